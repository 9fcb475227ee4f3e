/// The reason why a text is not a pattern, or why a pattern could not be printed.
///
/// ```swift
/// do {
///   _ = try PathPattern("todos/:2nd")
/// } catch {
///   error.code     // .invalidName
///   error.place    // 6
///   error.message  // says what is wrong, why, and how to mend it
/// }
/// ```
///
/// Two errors are equal if their codes are: a test compares the code and not the text.
public struct PathPatternError: LinkFault {
  /// The kind of an error.
  public struct Code: LinkFaultCode {
    enum Kind: String, CaseIterable {
      case invalidName, notLast, unknownSyntax, wholeURL, dotSegment, unusableCharacter,
        invalidQueryItem, duplicateName, duplicateKey, missingValue, emptyValue, unknownValue,
        severalValues, keyInRest, unexpectedRest
    }

    let kind: Kind

    /// The text after a colon is not a name.
    public static let invalidName = Code(kind: .invalidName)
    /// `:name?`, `:name+`, `:name*` or `*` is not the last segment.
    public static let notLast = Code(kind: .notLast)
    /// A segment looks like the syntax of other kinds of patterns, and would be plain text here.
    public static let unknownSyntax = Code(kind: .unknownSyntax)
    /// The pattern is a whole URL, with a scheme and a host.
    public static let wholeURL = Code(kind: .wholeURL)
    /// A segment is `.` or `..`.
    public static let dotSegment = Code(kind: .dotSegment)
    /// The pattern has a `#` or a control character.
    public static let unusableCharacter = Code(kind: .unusableCharacter)
    /// An item of the query has the wrong syntax.
    public static let invalidQueryItem = Code(kind: .invalidQueryItem)
    /// Two values have the same name.
    public static let duplicateName = Code(kind: .duplicateName)
    /// Two items of the query have the same key.
    public static let duplicateKey = Code(kind: .duplicateKey)
    /// A value that the path needs was not given.
    public static let missingValue = Code(kind: .missingValue)
    /// A segment would be empty.
    public static let emptyValue = Code(kind: .emptyValue)
    /// A value has a name that the pattern does not have.
    public static let unknownValue = Code(kind: .unknownValue)
    /// A list was given where there is room for one value.
    public static let severalValues = Code(kind: .severalValues)
    /// The rest of the query has an item whose key the pattern names.
    public static let keyInRest = Code(kind: .keyInRest)
    /// A rest was given to a pattern that does not end in `*`.
    public static let unexpectedRest = Code(kind: .unexpectedRest)

    /// All codes, in this order.
    public static var allCases: [Code] { Kind.allCases.map(Code.init) }

    /// The name of the code, the same in every release.
    public var rawValue: String { kind.rawValue }
  }

  /// The kind of the error.
  public let code: Code
  /// The pattern as it was written.
  public let pattern: String
  /// The place in the pattern, counted in characters from 0; nil if the pattern itself is right.
  public let place: Int?
  /// The part of the pattern, or the name of the value, that the error is about.
  public let value: String

  init(code: Code, pattern: String, place: Int? = nil, value: String) {
    self.code = code
    self.pattern = pattern
    self.place = place
    self.value = value
  }
}

extension PathPatternError {
  /// What happened, the value, why, and how to correct it, on one line. Long values are cut.
  public var message: String {
    let value = value.linkExcerpt()
    let pattern = pattern.linkExcerpt()
    let offender = "\(value) at place \(place ?? 0) of the pattern \(pattern)"
    let unprintable = "the pattern \(pattern) cannot be printed"
    switch code.kind {
    case .invalidName:
      return "\(offender) is not a parameter: a name is a letter, then letters and digits;"
        + " write \":id\", for example"
    case .notLast:
      return "\(offender) is not the last segment: only the last one may take any number of"
        + " segments; move it to the end, or write a second pattern"
    case .unknownSyntax:
      return "\(offender) is written like a pattern, and would be plain text here; write text,"
        + " \":name\", or at the end \":name?\", \":name+\", \":name*\" or \"*\""
    case .wholeURL:
      return "\(offender) begins a whole URL, and a pattern is only its path; leave it out here,"
        + " and name it among the prefixes of the table"
    case .dotSegment:
      return "\(offender) is no literal: paths are matched after \".\" and \"..\" are resolved;"
        + " leave it out"
    case .unusableCharacter:
      return "\(offender) matches nothing: fragments are cut off, and control characters are"
        + " escaped in links; leave it out"
    case .invalidQueryItem:
      return "\(offender) is no item of a query: it needs a key, \"=\" and a name;"
        + " write \"key=:name\", \"key=:name?\", \"key=:name+\", \"key=:name*\" or \"*=:name\""
    case .duplicateName:
      return "\(offender) has a name that was used before: values are found by their names;"
        + " choose another name"
    case .duplicateKey:
      return "\(offender) is a key that was used before: an item gives its value once;"
        + " leave one of them out, or write \"key=:name+\" for all values of a key"
    case .missingValue:
      return "\(unprintable): \(value) has no value; pass one under this name"
    case .emptyValue:
      return "\(unprintable): \(value) has an empty value, and empty segments are dropped when a"
        + " path is read; pass a value that is not empty"
    case .unknownValue:
      return "\(unprintable): it has no \(value); leave that value out, or correct its name"
    case .severalValues:
      return "\(unprintable): \(value) has a list, and there is room for one value;"
        + " pass a text, or write \"+\" behind the name in the pattern"
    case .keyInRest:
      return "\(unprintable): the rest of the query has an item \(value), which the pattern reads"
        + " by another name; pass its value under that name"
    case .unexpectedRest:
      return "\(unprintable): it does not end in \"*\", so there is no room for the rest"
        + " \(value); leave the rest out, or end the pattern in \"*\""
    }
  }
}
