import Waymark

// The messages of faults.

extension ExplorerFault {
  static func brokenTree(_ text: String) -> ExplorerFault {
    ExplorerFault(
      .brokenTree, of: text,
      "The tree is broken: \(text). That is a fault of Waymark; please report it with the way.")
  }

  static func refused(_ name: String, _ why: String) -> ExplorerFault {
    ExplorerFault(
      .refused, of: name,
      """
      \(name) is visible, although access refuses it: \(why)
      Call revalidate() when what access reads has changed.
      """)
  }

  static func endlessChanges(at name: String) -> ExplorerFault {
    ExplorerFault(
      .unsettled, of: name,
      "Something keeps changing at \(name), and never comes to rest. No moves were tried from there."
    )
  }

  static func endlessTask(of name: String) -> ExplorerFault {
    ExplorerFault(
      .unsettled, of: "task of \(name)",
      """
      A task of \(name) still runs when everything else is at rest, and waits for no result.
      End it; let its time pass with passTime(_:); or allow it with tasksMayGoOn(in:).
      """)
  }

  static func platform(_ difference: String) -> ExplorerFault {
    // Entries and layers have other numbers on each way.
    let plain = String(difference.prefix { $0 != ":" }).replacing(/(#|layer )[0-9]+/, with: "#")
    return ExplorerFault(
      .platform, of: plain, "The platform does not show the tree.\n  \(difference)")
  }

  static func misuse(_ report: MisuseReport) -> ExplorerFault {
    // Entries have other numbers each time.
    let plain = report.message.replacing(/#[0-9]+/, with: "#")
    return ExplorerFault(
      .misuse, of: plain, "Misuse is reported (\(report.code)). \(report)")
  }

  static func rule(_ name: String, _ text: String) -> ExplorerFault {
    ExplorerFault(.rule, of: name, "The rule \(name.debugDescription) does not hold: \(text)")
  }

  static func notRestored(
    _ leaf: String, _ wanted: PlaceTree, _ there: PlaceTree, _ drops: [RestoreDrop]
  ) -> ExplorerFault {
    let lines =
      [
        "The state saved at \(leaf) comes back as another one.", "  saved:    \(wanted)",
        "  restored: \(there)",
      ] + drops.prefix(3).map { "  dropped:  \($0)" }
    // If an entry does not come back, neither does anything above it. So only the lowest counts.
    return ExplorerFault(
      .notRestored, of: wanted.firstName(missingIn: there) ?? leaf, lines.joined(separator: "\n"))
  }

  static func unreadable(_ leaf: String, _ error: String) -> ExplorerFault {
    ExplorerFault(.notRestored, of: leaf, "The state saved at \(leaf) cannot be read: \(error)")
  }

  static func history(
    _ leaf: String, _ step: String, wanted: String, there: String
  ) -> ExplorerFault {
    ExplorerFault(
      .history, of: leaf,
      """
      From \(leaf) the history goes \(step), but another state is shown.
        wanted: \(wanted)
        there:  \(there)
      """)
  }

  static func noForward(_ leaf: String, _ outcome: String, _ reason: String?) -> ExplorerFault {
    ExplorerFault(
      .history, of: leaf,
      "From \(leaf) the history goes back, but not forward again: \(outcome)."
        + (reason.map { " \($0)" } ?? ""))
  }

  static func forwardTaken(_ leaf: String) -> ExplorerFault {
    ExplorerFault(
      .history, of: leaf,
      "From \(leaf) the history goes back, but not forward again: the app has added something to what the"
        + " step back showed.")
  }

  static func notRepeatable(_ before: String, _ now: String) -> ExplorerFault {
    ExplorerFault(
      .notRepeatable, of: "a fresh app",
      """
      The same moves in a fresh app lead to another state. No moves were tried from there.
        before: \(before)
        now:    \(now)
      Make each app with stores, clocks and seeds of its own.
      """)
  }

  static func notOffered(_ name: String) -> ExplorerFault {
    ExplorerFault(
      .notRepeatable, of: "a fresh app",
      "The same moves in a fresh app lead to a screen that does not offer \(name.debugDescription) any more."
    )
  }

  static func noWayBack(_ leaf: String, home: String) -> ExplorerFault {
    ExplorerFault(
      .noWayBack, of: leaf,
      "\(leaf) has no way back: nothing that a user can do there leads to \(home).")
  }

  static func unreached(_ name: String) -> ExplorerFault {
    ExplorerFault(.unreached, of: name, "No tried move shows \(name).")
  }

  static func linkToNowhere(_ link: String, _ reason: String) -> ExplorerFault {
    ExplorerFault(
      .linkToNowhere, of: link, "\(link) leads nowhere, wherever it is opened. \(reason)")
  }

  static func unmadeLink(_ pattern: String) -> ExplorerFault {
    ExplorerFault(
      .linkToNowhere, of: pattern,
      "No tried value gives a route for \(pattern). Pass one to samples(_:).")
  }

  static func brokenTable(_ problem: String) -> ExplorerFault {
    ExplorerFault(.linkToNowhere, of: problem, problem)
  }
}
