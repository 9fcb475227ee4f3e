/// Something that an ``Explorer`` found wrong, and the shortest way to it.
public struct ExplorerFinding: Hashable, Sendable {
  /// What kind of fault it is.
  ///
  /// A later version may have more: a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// The name, the same in every release.
    public let rawValue: String

    init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// What always holds of a tree does not.
    public static var brokenTree: Code { Code("brokenTree") }
    /// Something is visible that `access` refuses.
    public static var refused: Code { Code("refused") }
    /// The platform shows something else than the tree has, or does not come to rest.
    public static var platform: Code { Code("platform") }
    /// The framework was used as cannot have been meant.
    public static var misuse: Code { Code("misuse") }
    /// Something goes on and on: a task for which nobody waits, or change after change.
    public static var unsettled: Code { Code("unsettled") }
    /// Nothing that a user can do leads home.
    public static var noWayBack: Code { Code("noWayBack") }
    /// No way that was tried shows a route.
    public static var unreached: Code { Code("unreached") }
    /// A link changes nothing, wherever it is opened.
    public static var linkToNowhere: Code { Code("linkToNowhere") }
    /// A saved state comes back as another one.
    public static var notRestored: Code { Code("notRestored") }
    /// One step back and one forward lead to another state.
    public static var history: Code { Code("history") }
    /// The same moves in a fresh app lead to another state.
    public static var notRepeatable: Code { Code("notRepeatable") }
    /// A rule of the app does not hold.
    public static var rule: Code { Code("rule") }
  }

  /// What kind of fault it is.
  public let code: Code
  /// What it is a fault of: a name, a link, the name of a rule.
  public let subject: String
  /// What happened, why, and how to mend it.
  public let message: String
  /// The shortest way to it; empty if it is so at the start, or of the app as a whole.
  public internal(set) var way: [Step] = []
  /// The same way as the source of a test; nil if there is no way.
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

extension ExplorerFinding: CustomStringConvertible {
  /// The message, the way and the test.
  public var description: String {
    var lines = [message]
    if others > 0 { lines.append("It is so in \(others) more \(others == 1 ? "place" : "places").") }
    if !way.isEmpty {
      lines.append(
        "The shortest way, \(way.count) \(way.count == 1 ? "move" : "moves"):")
      lines += way.map { "  \($0)" }
    }
    if let test { lines += ["As a test:"] + test.split(separator: "\n").map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }
}

/// What was found so far: of the same fault the first, which was reached by the shortest way.
struct FindingList {
  struct Found {
    var finding: ExplorerFinding
    /// The way to it; nil for a fault of the app as a whole.
    let way: [ExplorerMove]?
  }

  private(set) var all: [Found] = []
  private var places: [String: Int] = [:]

  /// - Parameter way: How it was reached; asked only for the first of its kind.
  mutating func add(
    _ code: ExplorerFinding.Code, of subject: String, _ message: @autoclosure () -> String,
    way: () -> [ExplorerMove]?
  ) {
    let key = "\(code.rawValue) \(subject)"
    if let place = places[key] {
      all[place].finding.others += 1
      return
    }
    places[key] = all.count
    let finding = ExplorerFinding(code: code, subject: subject, message: message())
    all.append(Found(finding: finding, way: way()))
  }
}
