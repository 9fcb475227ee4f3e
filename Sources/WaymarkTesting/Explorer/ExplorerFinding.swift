/// Something that an ``Explorer`` found wrong, and the shortest way to it.
///
/// ```swift
/// let report = await Explorer { App() }.explore { _ in }
/// report.findings.first { $0.code == .noWayBack }?.way.map(\.command)  // ["open /todos/7", "Delete"]
/// ```
public struct ExplorerFinding: Hashable, Sendable {
  /// What kind of fault it is.
  ///
  /// A later version may have more: a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// One for each, so that all can be listed.
    enum Kind: String, CaseIterable {
      case brokenTree, refused, platform, misuse, unsettled, noWayBack, unreached, linkToNowhere
      case notRestored, history, notRepeatable, rule
    }

    let kind: Kind

    init(kind: Kind) {
      self.kind = kind
    }

    /// What always holds of a tree does not.
    public static var brokenTree: Code { Code(kind: .brokenTree) }
    /// Something is visible that `access` refuses.
    public static var refused: Code { Code(kind: .refused) }
    /// The platform shows something else than the tree has.
    public static var platform: Code { Code(kind: .platform) }
    /// The framework was used as cannot have been meant.
    public static var misuse: Code { Code(kind: .misuse) }
    /// Something goes on and on: a task for which nobody waits, or change after change.
    public static var unsettled: Code { Code(kind: .unsettled) }
    /// Nothing that a user can do leads home.
    public static var noWayBack: Code { Code(kind: .noWayBack) }
    /// No way that was tried shows a route.
    public static var unreached: Code { Code(kind: .unreached) }
    /// A link changes nothing, wherever it is opened.
    public static var linkToNowhere: Code { Code(kind: .linkToNowhere) }
    /// A saved state comes back as another one.
    public static var notRestored: Code { Code(kind: .notRestored) }
    /// One step back and one forward lead to another state.
    public static var history: Code { Code(kind: .history) }
    /// The same moves in a fresh app lead to another state.
    public static var notRepeatable: Code { Code(kind: .notRepeatable) }
    /// A rule of the app does not hold.
    public static var rule: Code { Code(kind: .rule) }
  }

  /// What kind of fault it is.
  public let code: Code
  /// What it is a fault of: a name, a link, the name of a rule.
  public let subject: String
  /// What happened, why, and how to mend it.
  public let message: String
  /// The shortest way to it; empty if it is so at the start, or of the app as a whole.
  public internal(set) var way: [Step] = []
  /// The same way as the source of a test, which was tried; nil if there is no way, or none that leads there each time.
  ///
  /// A line that did not pass says so in a comment; one that nobody can write is an `#error`, and so is an end that is
  /// not the state that was found.
  public internal(set) var test: String?
  /// In how many more places the same was found.
  public internal(set) var others = 0

  /// One move of a way.
  public struct Step: Hashable, Sendable {
    /// The move in words.
    public let name: String
    /// What is typed to make it, where an app has commands.
    public let command: String
  }
}

extension ExplorerFinding.Step: CustomStringConvertible {
  /// The command, and the words if they say more.
  public var description: String { command == name ? name : "\(command)  (\(name))" }
}

extension ExplorerFinding.Code: CaseIterable, RawRepresentable, CustomStringConvertible {
  /// All of them, in an order that stays.
  public static var allCases: [ExplorerFinding.Code] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// The name.
  public var description: String { rawValue }

  /// The code with a name; nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension ExplorerFinding: CustomStringConvertible {
  /// The message, the way and the test.
  public var description: String {
    var lines = [message]
    if others > 0 {
      lines.append("It is so in \(others) more \(others == 1 ? "place" : "places").")
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
