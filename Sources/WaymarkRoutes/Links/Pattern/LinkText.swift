/// The text in a link for a value of a pattern.
enum LinkText: Hashable, Sendable {
  case value(String)
  case absent
  /// A text with an invalid escape, or with escapes that are not UTF-8.
  case malformed
}
