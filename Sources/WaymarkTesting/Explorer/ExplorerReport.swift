/// What an ``Explorer`` has seen of an app, and what it found.
///
/// ```swift
/// let report = await Explorer { App(stores: .sample) }.explore(fail: record)
/// print(report)        // 214 states, 3,120 moves, no finding. Nothing was cut off.
/// print(report.map())  // flowchart LR …
/// ```
public struct ExplorerReport: Sendable {
  /// What is wrong, what was found first coming first.
  public let findings: [ExplorerFinding]
  /// How many states were seen and looked at.
  public let states: Int
  /// How many moves were made in them, without those on the way to a state again.
  public let moves: Int
  /// The length of the longest of all shortest ways, in moves.
  public let depth: Int
  /// What the limit cut off; nil if every state that can be reached was seen.
  public let cutOff: CutOff?
  let sketch: MapSketch

  /// The app as the text of a Mermaid diagram: what leads where, grouped by coordinator.
  ///
  /// ```text
  /// flowchart LR
  ///   subgraph "AppCoordinator"
  ///     n0["home"]
  ///     n1["home > settings"]
  ///   end
  ///   n0 --> n1
  /// ```
  ///
  /// An arrow is a move that leads on: an action, or a tap on a tab from home. A dotted one presents a layer. What only
  /// links lead to, and what leads back, has no arrow.
  ///
  /// - Parameter nodes: How many nodes there are at most. A node is a visible path; if there are more, it is the case of
  ///   what is on top; and if there are more of these, the last ones are left out, and counted.
  /// - Returns: The text, the same for the same app.
  public func map(nodes: Int = 60) -> String { sketch.text(limit: nodes) }

  /// What a limit cut off.
  public struct CutOff: Hashable, Sendable {
    /// How many states lie right beyond what was looked at, and perhaps others behind them.
    public let states: Int
    /// How many states were seen in which not all moves were made.
    public let unfinished: Int
    /// Where the states beyond lie: what is visible there, and in how many of them, the most frequent first.
    public let frontier: [Place]
  }

  /// What is visible in states that were cut off.
  public struct Place: Hashable, Sendable {
    /// The case of the visible route.
    public let name: String
    /// In how many states it is visible.
    public let count: Int
  }
}

extension ExplorerReport: CustomStringConvertible {
  /// The numbers, what was cut off, and every finding.
  public var description: String {
    let title =
      "\(Self.count(states, "state")), \(Self.count(moves, "move")), "
      + (findings.isEmpty ? "no finding" : Self.count(findings.count, "finding")) + "."
    let rest = cutOff.map { "\($0)" } ?? "Nothing was cut off."
    let texts = findings.enumerated().map { "\n\($0 + 1). \($1)" }
    return ([title + " " + rest] + texts).joined(separator: "\n")
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return "\(digits) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension ExplorerReport.CutOff: CustomStringConvertible {
  /// How much it is, and where it lies.
  public var description: String {
    var parts: [String] = []
    if states > 0 {
      let named = frontier.prefix(5).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      let rest =
        frontier.count > 5 ? " and \(ExplorerReport.count(frontier.count - 5, "more place"))" : ""
      parts.append("\(ExplorerReport.count(states, "state")) right beyond it, at \(named)\(rest)")
    }
    if unfinished > 0 {
      parts.append(
        "moves of \(ExplorerReport.count(unfinished, "state")) that \(unfinished == 1 ? "was" : "were") seen"
      )
    }
    return "The limit cut off " + parts.joined(separator: ", and ") + "."
  }
}
