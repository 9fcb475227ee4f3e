/// The reason why a route has no link.
///
/// ```swift
/// switch AppRoute.links.print(.search("")) {
/// case .success(let path): copy(path)
/// case .failure(let error):
///   error.code     // .emptyText
///   error.message  // says what is wrong, why, and how to mend it
/// }
/// ```
///
/// Two errors are equal if their codes are equal.
public struct DeepLinkPrintError: LinkFault {
  /// The kind of an error.
  public struct Code: LinkFaultCode {
    enum Kind: String, CaseIterable {
      case noLink, emptyText, emptyList, nilValue, unnamedStar, noText, otherRoute, tooLong, tooDeep
    }

    let kind: Kind

    /// No link makes this route.
    public static let noLink = Code(kind: .noLink)
    /// A segment would be empty.
    public static let emptyText = Code(kind: .emptyText)
    /// A list is empty, and its part of the pattern needs a value.
    public static let emptyList = Code(kind: .emptyList)
    /// A value is nil, and its part of the pattern must not be missing.
    public static let nilValue = Code(kind: .nilValue)
    /// The pattern ends in `*`, and no payload contains what that takes.
    public static let unnamedStar = Code(kind: .unnamedStar)
    /// A value has no text, such as a number that is not finite.
    public static let noText = Code(kind: .noText)
    /// The path would be read as another route, or as none.
    public static let otherRoute = Code(kind: .otherRoute)
    /// The path would have more bytes than the table's limit.
    public static let tooLong = Code(kind: .tooLong)
    /// The path would have more segments than the table's limit.
    public static let tooDeep = Code(kind: .tooDeep)

    /// All codes, in this order.
    public static var allCases: [Code] { Kind.allCases.map(Code.init) }

    /// The name of the code, the same in every release.
    public var rawValue: String { kind.rawValue }
  }

  /// The name of the route.
  public let route: String
  private let failure: LinkPrintFailure?

  init<R: Route>(route: R, failure: LinkPrintFailure?) {
    self.route = route.name
    self.failure = failure ?? (route == route ? nil : .unequal)
  }

  /// The kind of the error.
  public var code: Code {
    switch failure {
    case nil: .noLink
    case .unnamedStar: .unnamedStar
    case .empty: .emptyText
    case .emptyList: .emptyList
    case .isNil: .nilValue
    case .noText, .unequal: .noText
    case .otherRoute: .otherRoute
    case .tooLong: .tooLong
    case .tooDeep: .tooDeep
    }
  }

  /// The name of the value that cannot be printed; nil if that is not the reason.
  public var name: String? {
    switch failure {
    case .empty(let name), .emptyList(let name), .isNil(let name), .noText(let name): name
    case .unnamedStar, .unequal, .otherRoute, .tooLong, .tooDeep, nil: nil
    }
  }
}

extension DeepLinkPrintError {
  /// What happened, the value, why, and how to correct it, on one line. Long values are cut.
  public var message: String {
    let start = "the route \(route.linkExcerpt()) has no link: "
    switch failure {
    case nil:
      return start + "none is declared for its case, or its payload cannot be read by reflection;"
        + " declare one, or pass \"from:\""
    case .unnamedStar(let pattern):
      return start + "what \"*\" takes in \(pattern.linkExcerpt()) is in no payload; name it, as"
        + " \":path*\", or declare a second link without it"
    case .empty(let name):
      return start + "\"\(name)\" is empty, and empty segments are dropped when a path is read; put"
        + " it into the query, or make it optional and leave it out with nil"
    case .emptyList(let name):
      return start + "\"\(name)\" is an empty list, and \":\(name)+\" needs a value; give it"
        + " one, or write \":\(name)*\""
    case .isNil(let name):
      return start + "\"\(name)\" is nil, and must be there; write \":\(name)?\" in the pattern"
    case .noText(let name):
      return start + "\"\(name)\" has a value without a text; let its type give one for each value"
    case .unequal:
      return start + "it does not equal itself, for example because it contains NaN, so"
        + " no link can lead back to it; leave such values out of routes"
    case .otherRoute(let path):
      return start
        + "\(path.linkExcerpt()) would not be read as this route; another link takes that"
        + " path, or a value's text makes another value"
    case .tooLong(let count, let limit):
      return start + "its path would have \(count) bytes, and the limit is \(limit); shorten a"
        + " value, or raise the limit of the table"
    case .tooDeep(let count, let limit):
      return start + "its path would have \(count) segments, and the limit is \(limit); shorten a"
        + " list, or raise the limit of the table"
    }
  }
}
