/// Where the call of a verb comes from.
@MainActor
enum CallOrigin {
  case code
  /// The navigator of an entry.
  case entry(NavigatorOrigin)
  case system
}
