/// The reason why a link was refused before any pattern was tried.
enum LinkFailure: Error, Hashable, Sendable {
  /// No prefix fits. The text is the origin of the link: `https://example.org`, cut if it is long.
  case notOurs(String)
  /// The link has more bytes of UTF-8 than the limit.
  case tooLong(count: Int, limit: Int)
  /// The path has more segments than the limit.
  case tooDeep(count: Int, limit: Int)
}
