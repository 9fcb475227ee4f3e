import Waymark

extension Route {
  /// True for equal routes, and for routes with the same name that do not equal themselves. A route with `Double.nan`
  /// is such a route; a test that states that it did not change should pass.
  func isSame(as other: Self) -> Bool {
    self == other || self != self && other != other && name == other.name
  }
}
