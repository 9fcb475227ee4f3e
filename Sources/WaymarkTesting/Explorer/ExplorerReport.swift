/// What an ``Explorer`` has seen in an app, and its findings.
///
/// ```swift
/// let report = await Explorer { App(stores: .sample) }.explore(fail: record)
/// print(report)        // 214 states, 3,120 moves, no finding. Nothing was cut off.
/// print(report.map())  // flowchart LR …
/// ```
public struct ExplorerReport: Sendable {
  /// The findings, in the order in which they were made.
  public let findings: [ExplorerFinding]
  /// The number of states that were seen.
  public let states: Int
  /// The number of moves that were made in them. Moves to get back to a state do not count.
  public let moves: Int
  /// The number of moves to the most distant state, on its shortest way.
  public let depth: Int
  /// What the limit cut off; nil if every reachable state was seen.
  public let cutOff: CutOff?
  let sketch: MapSketch

  /// Draws the app as a Mermaid diagram, grouped by coordinator.
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
  /// An arrow is a move that leads on: an action, or a tap on a tab from home. A dotted arrow presents a layer. Links
  /// and moves that lead back have no arrows.
  ///
  /// - Parameter nodes: The largest number of nodes. A node is a visible path. If there are too many paths, a node is
  ///   the case of the entry on top. If there are still too many, the last ones are left out and counted.
  /// - Returns: The text of the diagram, the same for the same app.
  public func map(nodes: Int = 60) -> String { sketch.text(limit: nodes) }

  /// What a limit cut off.
  public struct CutOff: Hashable, Sendable {
    /// The number of states just beyond the limit. There may be more behind them.
    public let states: Int
    /// The number of states in which not all moves were made.
    public let unfinished: Int
    /// The routes that are visible in the states beyond the limit, the most frequent first.
    public let frontier: [Place]
  }

  /// A route that is visible in states beyond the limit.
  public struct Place: Hashable, Sendable {
    /// The case of the visible route.
    public let name: String
    /// The number of states in which it is visible.
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
  /// The numbers, and the most frequent routes.
  public var description: String {
    var parts: [String] = []
    if states > 0 {
      let named = frontier.prefix(5).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      let rest =
        frontier.count > 5 ? " and \(ExplorerReport.count(frontier.count - 5, "more place"))" : ""
      parts.append("\(ExplorerReport.count(states, "state")) just beyond it, at \(named)\(rest)")
    }
    if unfinished > 0 {
      parts.append("moves in \(ExplorerReport.count(unfinished, "state"))")
    }
    return "The limit cut off " + parts.joined(separator: ", and ") + "."
  }
}
