extension Route {
  /// True if both have the same case, at each level of nested routes. A struct counts as one case.
  ///
  /// False if this is unknown: without the names of cases, and for types with a mirror of their
  /// own.
  package func isSameCase(as other: Self) -> Bool {
    guard !(Self.self is any CustomReflectable.Type) else { return false }
    guard let name = enumCaseName(of: self) else {
      return Mirror(reflecting: self).displayStyle == .struct
    }
    guard name == enumCaseName(of: other) else { return false }
    switch (RouteParts(of: self).tail, RouteParts(of: other).tail) {
    case (nil, nil): return true
    case (let inner?, let outer?): return inner.isSameCase(asAny: outer)
    default: return false
    }
  }

  private func isSameCase(asAny other: any Route) -> Bool {
    guard let other = other as? Self else { return false }
    return isSameCase(as: other)
  }
}
