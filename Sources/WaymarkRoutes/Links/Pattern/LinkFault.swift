/// A fault of a link, a route, a pattern or a table of links: a code for programs, and a message
/// for people.
///
/// ```swift
/// func log(_ fault: some LinkFault) { logger.warning("\(fault.code): \(fault.message)") }
/// ```
///
/// ``DeepLinkError``, ``DeepLinkPrintError``, ``DeepLinkProblem`` and ``PathPatternError`` conform.
/// Two faults of one type are equal if their codes are equal, so a test compares the code and not
/// the text. Only types of Waymark conform: a later version may add requirements.
public protocol LinkFault: Error, Hashable, CustomStringConvertible {
  /// The kinds of this fault.
  associatedtype Code: LinkFaultCode

  /// The kind of the fault.
  var code: Code { get }

  /// What happened, the value, why, and how to correct it, on one line. Long values are cut.
  var message: String { get }
}

extension LinkFault {
  /// Whether both have the same code.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The message.
  public var description: String { message }
}
