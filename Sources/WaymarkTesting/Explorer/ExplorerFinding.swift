/// A fault that an ``Explorer`` found, and the shortest way to it.
///
/// ```swift
/// let report = await Explorer { App() }.explore { _ in }
/// report.findings.first { $0.code == .noWayBack }?.way.map(\.command)  // ["open /todos/7", "Delete"]
/// ```
public struct ExplorerFinding: Hashable, Sendable {
  /// What kind of fault it is.
  ///
  /// A later version may add more, so a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// One case for each, so that all can be listed.
    enum Kind: String, CaseIterable {
      case brokenTree, refused, platform, misuse, unsettled, noWayBack, unreached, linkToNowhere
      case notRestored, history, notRepeatable, rule
    }

    let kind: Kind

    init(kind: Kind) {
      self.kind = kind
    }

    /// An invariant of the tree is broken.
    public static var brokenTree: Code { Code(kind: .brokenTree) }
    /// Something is visible that `access` refuses.
    public static var refused: Code { Code(kind: .refused) }
    /// The platform does not show the tree.
    public static var platform: Code { Code(kind: .platform) }
    /// The framework reports misuse.
    public static var misuse: Code { Code(kind: .misuse) }
    /// Something never ends: a task that nothing waits for, or change after change.
    public static var unsettled: Code { Code(kind: .unsettled) }
    /// From a place, no moves of a user lead home.
    public static var noWayBack: Code { Code(kind: .noWayBack) }
    /// A case of the samples or the links is never visible, and the limit cut nothing off.
    public static var unreached: Code { Code(kind: .unreached) }
    /// A link is ignored, denied or unreadable, wherever it is opened, and the limit cut nothing off; or the table has a fault.
    public static var linkToNowhere: Code { Code(kind: .linkToNowhere) }
    /// A saved state comes back as another one.
    public static var notRestored: Code { Code(kind: .notRestored) }
    /// A step back and a step forward in the history lead to another state.
    public static var history: Code { Code(kind: .history) }
    /// The same moves in a fresh app lead to another state.
    public static var notRepeatable: Code { Code(kind: .notRepeatable) }
    /// A rule of the app does not hold.
    public static var rule: Code { Code(kind: .rule) }
  }

  /// What kind of fault it is.
  public let code: Code
  /// The subject of the fault: the name of a route, a link, the name of a rule.
  public let subject: String
  /// What happened, why, and how to correct it.
  public let message: String
  /// The shortest way to it; empty for a fault of the start, or of the app as a whole.
  public internal(set) var way: [Step] = []
  /// The source of a test that takes ``way``, which was tried; nil if there is no way, or if it leads elsewhere at times.
  ///
  /// A line that did not pass gets a comment. A move without source becomes an `#error`, and so does an end that
  /// differs from the state that was found.
  public internal(set) var test: String?
  /// The number of other places with the same fault.
  public internal(set) var others = 0

  /// One move of a way.
  public struct Step: Hashable, Sendable {
    /// The move, in words.
    public let name: String
    /// What the user types for it, if the app has commands.
    public let command: String
  }
}

extension ExplorerFinding.Step: CustomStringConvertible {
  /// The command, and the name if it differs.
  public var description: String { command == name ? name : "\(command)  (\(name))" }
}

extension ExplorerFinding.Code: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [ExplorerFinding.Code] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the code with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension ExplorerFinding.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension ExplorerFinding: CustomStringConvertible {
  /// The message, the way and the test.
  public var description: String {
    var lines = [message]
    if others > 0 {
      lines.append("\(others) more \(others == 1 ? "place has" : "places have") the same fault.")
    }
    if !way.isEmpty {
      lines.append(
        "The shortest way, \(way.count) \(way.count == 1 ? "move" : "moves"):")
      lines += way.map { "  \($0)" }
    }
    if let test { lines += ["As a test:"] + test.split(separator: "\n").map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }
}
