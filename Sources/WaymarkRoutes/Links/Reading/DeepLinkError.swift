/// The reason why a link has no route.
///
/// ```swift
/// switch AppRoute.links.parse("/todos/forty") {
/// case .success(let route): app.navigate(to: route)
/// case .failure(let error):
///   error.code     // .invalidParameter
///   error.name     // "id"
///   error.value    // "forty"
///   error.pattern  // "/todos/:id"
///   error.message  // says what is wrong, why, and how to mend it
/// }
/// ```
///
/// Two errors are equal if their codes are equal, so a test compares the code and not the text. An
/// error is one word in size, and its message is made when it is read.
public struct DeepLinkError: LinkFault {
  /// The kind of an error.
  public struct Code: LinkFaultCode {
    enum Kind: String, CaseIterable {
      case notOurs, noMatch, invalidParameter, declined, tooLong, tooDeep, redirectLoop
    }

    let kind: Kind

    /// The link's scheme and host fit none of the table's prefixes.
    public static let notOurs = Code(kind: .notOurs)
    /// No pattern fits the path.
    public static let noMatch = Code(kind: .noMatch)
    /// A pattern fits, but a value in the link does not fit its type.
    public static let invalidParameter = Code(kind: .invalidParameter)
    /// A pattern fits, but the link's `where:` or its constructor refuses the values.
    public static let declined = Code(kind: .declined)
    /// The link has more bytes than the table's limit.
    public static let tooLong = Code(kind: .tooLong)
    /// The path has more segments than the table's limit.
    public static let tooDeep = Code(kind: .tooDeep)
    /// Redirects lead to further redirects without an end.
    public static let redirectLoop = Code(kind: .redirectLoop)

    /// All codes, in this order.
    public static var allCases: [Code] { Kind.allCases.map(Code.init) }

    /// The name of the code, the same in every release.
    public var rawValue: String { kind.rawValue }
  }

  /// The reason, with the data for its message.
  enum Reason {
    /// The link could not be read at all.
    case failure(LinkFailure)
    case noMatch
    /// The first candidate that fits could not be read.
    case refusal(LinkRefusal)
    /// There were too many redirects before this one.
    case redirect(to: String)
  }

  private final class Storage: Sendable {
    let link: String
    let reason: Reason
    let matcher: LinkMatcher

    init(_ link: String, _ reason: Reason, _ matcher: LinkMatcher) {
      self.link = link
      self.reason = reason
      self.matcher = matcher
    }
  }

  private let storage: Storage

  init(link: String, _ reason: Reason, matcher: LinkMatcher) {
    storage = Storage(link, reason, matcher)
  }

  /// The kind of the error.
  public var code: Code {
    switch storage.reason {
    case .failure(.notOurs): .notOurs
    case .failure(.tooLong): .tooLong
    case .failure(.tooDeep): .tooDeep
    case .noMatch: .noMatch
    case .refusal(let refusal): refusal.isDeclined ? .declined : .invalidParameter
    case .redirect: .redirectLoop
    }
  }

  /// The link as it was passed in.
  public var link: String { storage.link }

  /// The name of the value that does not fit; nil if that is not the reason.
  public var name: String? {
    guard case .refusal(let refusal) = storage.reason, !refusal.isDeclined else { return nil }
    return refusal.plan.parameters[refusal.index].name
  }

  /// The text that does not fit, decoded. Nil if that is not the reason, or if the text is missing
  /// or cannot be decoded.
  public var value: String? {
    guard case .refusal(let refusal) = storage.reason, case .notA = refusal.reason else {
      return nil
    }
    return refusal.text
  }

  /// The pattern that fits except for a value, otherwise the one that was probably meant; nil if
  /// there is none.
  ///
  /// ```swift
  /// AppRoute.links.parse("/todo")  // .failure, and its pattern is "/todos"
  /// ```
  ///
  /// - Complexity: Linear in the table for `noMatch`, otherwise in the pattern.
  public var pattern: String? {
    switch storage.reason {
    case .refusal(let refusal): "/" + refusal.plan.syntax.text
    case .noMatch: storage.matcher.nearest(to: storage.link)
    case .failure, .redirect: nil
    }
  }
}

extension DeepLinkError {
  /// What happened, the value, why, and how to correct it, on one line. Long values are cut.
  ///
  /// - Complexity: That of `pattern`; linear in the text.
  public var message: String {
    let link = "the link \(link.linkExcerpt())"
    switch storage.reason {
    case .failure(.notOurs(let origin)):
      return "\(link) is not for this app: \(origin.linkExcerpt()) is none of its prefixes"
        + storage.matcher.prefixText + "; declare it as one if it should be"
    case .failure(.tooLong(let count, let limit)):
      return "\(link) is too long: it has \(count) bytes, and the limit is \(limit); shorten it, or"
        + " raise the limit of the table"
    case .failure(.tooDeep(let count, let limit)):
      return "\(link) is too deep: it has \(count) segments, and the limit is \(limit); shorten it,"
        + " or raise the limit of the table"
    case .noMatch:
      let mend = pattern.map { "did you mean \($0.linkExcerpt())?" }
      return "\(link) leads nowhere: no pattern fits its path; "
        + (mend ?? "declare a link for it, or a fallback")
    case .refusal(let refusal):
      return "\(link) does not fit \(("/" + refusal.plan.syntax.text).linkExcerpt()): "
        + refusal.explanation
    case .redirect(let last):
      return "\(link) leads nowhere: after 16 redirects it would go on to \(last.linkExcerpt());"
        + " let one of them lead to a link"
    }
  }
}

extension LinkRefusal {
  fileprivate var isDeclined: Bool {
    if case .declined = reason { true } else { false }
  }

  fileprivate var explanation: String {
    switch reason {
    case .declined:
      return "the link's `where:` or its constructor does not take these values; write others, or"
        + " declare a link or a fallback for them"
    case .missing: return "\(quotedName) is missing; add it"
    case .malformed:
      return "\(quotedName) has an invalid escape, or one that is not UTF-8; write \"%\" and two"
        + " hexadecimal digits for each byte, and \"%25\" for a percent sign"
    case .notA(let type):
      let examples = type.linkExamples.prefix(3).map { $0.linkExcerpt() }
      return "\(quotedName) is \(text.linkExcerpt()), which is no \(type)"
        + (examples.isEmpty ? "" : "; write \(examples.joined(separator: " or ")), for example")
    }
  }

  private var quotedName: String {
    let parameter = plan.parameters[index]
    return "\"\(parameter.name)\"" + (parameter.key.map { " (\($0)=…)" } ?? "")
  }
}

extension LinkMatcher {
  fileprivate var prefixText: String {
    prefixes.texts.isEmpty
      ? "" : " (\(prefixes.texts.map { $0.linkExcerpt() }.joined(separator: ", ")))"
  }
}
