/// The reason why a link that fits a route could not be printed.
enum LinkPrintFailure: Sendable {
  /// The pattern ends in `*`, and no payload contains what that takes.
  case unnamedStar(pattern: String)
  /// A segment would be empty.
  case empty(name: String)
  case emptyList(name: String)
  case isNil(name: String)
  case noText(name: String)
  /// The route does not equal itself.
  case unequal
  /// The text would be read as another route.
  case otherRoute(path: String)
  case tooLong(count: Int, limit: Int)
  case tooDeep(count: Int, limit: Int)
}
