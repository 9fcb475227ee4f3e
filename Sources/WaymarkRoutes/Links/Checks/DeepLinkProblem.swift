/// A fault in a table of links.
///
/// ```swift
/// #expect(AppRoute.links.problems.isEmpty)
/// ```
///
/// The faulty link is left out, and all others work.
public struct DeepLinkProblem: LinkFault {
  /// The kind of a problem.
  public struct Code: LinkFaultCode {
    enum Kind: String, CaseIterable {
      case invalidPattern, invalidPrefix, unreachable, payloadCount, payloadKind, mountPrefix,
        mountCycle, redirectTarget, redirectNowhere, redirectLoop
    }

    let kind: Kind

    /// A pattern, or the target of a redirect, has the wrong syntax.
    public static let invalidPattern = Code(kind: .invalidPattern)
    /// A prefix has the wrong syntax.
    public static let invalidPrefix = Code(kind: .invalidPrefix)
    /// A link is never reached: an earlier one takes all its paths.
    public static let unreachable = Code(kind: .unreachable)
    /// The pattern has more or fewer names than the route has payloads.
    public static let payloadCount = Code(kind: .payloadCount)
    /// A payload has another kind than its part of the pattern: optional, list or one value.
    public static let payloadKind = Code(kind: .payloadKind)
    /// The prefix of a mount has a query, or ends in a part that may be missing or repeat.
    public static let mountPrefix = Code(kind: .mountPrefix)
    /// A route type mounts itself.
    public static let mountCycle = Code(kind: .mountCycle)
    /// A redirect's target has names that the redirect does not have, or `*`.
    public static let redirectTarget = Code(kind: .redirectTarget)
    /// No link of the table takes the target of a redirect.
    public static let redirectNowhere = Code(kind: .redirectNowhere)
    /// Redirects lead in a circle.
    public static let redirectLoop = Code(kind: .redirectLoop)

    /// All codes, in this order.
    public static var allCases: [Code] { Kind.allCases.map(Code.init) }

    /// The name of the code, the same in every release.
    public var rawValue: String { kind.rawValue }
  }

  /// The kind of the problem.
  public let code: Code
  /// What is wrong, why, and how to correct it.
  public let message: String
  /// The patterns of the problem, the faulty one first, with the prefix of their mount.
  public let patterns: [String]

  /// The same problem in a table that mounts this one.
  func mounted(below prefix: PatternSyntax) -> DeepLinkProblem {
    DeepLinkProblem(
      code: code, message: "below \(prefix.text.linkExcerpt()): \(message)",
      patterns: patterns.map { pattern in
        // As in the table, slashes at either end have no meaning, and a query follows at once.
        let text = pattern.withoutOuterSlashes
        let isQuery = text.utf8.first == LinkByte.questionMark
        let mark = prefix.text.isEmpty || text.isEmpty || isQuery ? "" : "/"
        return prefix.text + mark + text
      })
  }
}

extension String {
  /// The same text without slashes at either end.
  ///
  /// Read by bytes, like patterns: a combining mark after a slash would hide the slash.
  fileprivate var withoutOuterSlashes: Substring {
    var bytes = utf8[...]
    while bytes.first == LinkByte.slash { bytes.removeFirst() }
    while bytes.last == LinkByte.slash { bytes.removeLast() }
    return self[bytes.startIndex..<bytes.endIndex]
  }
}

extension DeepLinkProblem {
  static func invalidPattern(_ error: PathPatternError) -> DeepLinkProblem {
    DeepLinkProblem(code: .invalidPattern, message: error.message, patterns: [error.pattern])
  }

  static func invalidPrefix(_ prefix: String, _ problem: String) -> DeepLinkProblem {
    DeepLinkProblem(
      code: .invalidPrefix, message: "the prefix \(prefix.linkExcerpt()) \(problem)",
      patterns: [])
  }

  static func unreachable(_ link: PatternSyntax, _ other: PatternSyntax) -> DeepLinkProblem {
    let (text, otherText) = (link.text.linkExcerpt(), other.text.linkExcerpt())
    return DeepLinkProblem(
      code: .unreachable,
      message: text == otherText
        ? "the link \(text) is declared twice, and the second is never reached; remove one"
        : "the link \(text) is never reached: \(otherText), which is declared before it, takes all "
          + "its paths; declare it first, or remove it",
      patterns: [link.text, other.text])
  }

  static func mountPrefix(_ prefix: PatternSyntax) -> DeepLinkProblem {
    DeepLinkProblem(
      code: .mountPrefix,
      message: "the prefix \(prefix.text.linkExcerpt()) of a mount has a query, or ends in a part "
        + "that may be missing or repeat, so nothing can follow; write only literals and \":name\"",
      patterns: [prefix.text])
  }

  static func mountCycle(
    _ prefix: PatternSyntax, _ child: String, _ cycle: String
  ) -> DeepLinkProblem {
    DeepLinkProblem(
      code: .mountCycle,
      message:
        "the links of \(child) cannot be mounted at \(prefix.text.linkExcerpt()): that would "
        + "never end (\(cycle)); remove one of the mounts",
      patterns: [prefix.text])
  }

  static func redirectNowhere(
    _ redirect: PatternSyntax, _ target: PatternSyntax
  ) -> DeepLinkProblem {
    DeepLinkProblem(
      code: .redirectNowhere,
      message: "the redirect \(redirect.text.linkExcerpt()) leads to "
        + "\(target.text.linkExcerpt()), and no link of the table takes that; correct the target, or "
        + "declare a link for it",
      patterns: [redirect.text, target.text])
  }

  static func redirectLoop(
    _ redirect: PatternSyntax, _ target: PatternSyntax, _ other: PatternSyntax
  ) -> DeepLinkProblem {
    let text = redirect.text.linkExcerpt()
    return DeepLinkProblem(
      code: .redirectLoop,
      message: redirect == other
        ? "the redirect \(text) leads to itself; let it lead to a link"
        : "the redirect \(text) leads to \(target.text.linkExcerpt()), and "
          + "\(other.text.linkExcerpt()) leads back to it; remove one of the redirects",
      patterns: [redirect.text, other.text])
  }
}
