extension Route {
  /// True if both have the same case, and so have all routes among their payloads, at each level. A
  /// struct counts as one case.
  ///
  /// False if this is unknown: without the names of cases, and for types with a mirror of their
  /// own. An optional route is there in both or in neither. Equal routes always have the same case.
  package func isSameCase(as other: Self) -> Bool {
    guard self != other else { return true }
    guard !(Self.self is any CustomReflectable.Type) else { return false }
    guard let name = enumCaseName(of: self) else {
      return Mirror(reflecting: self).displayStyle == .struct
    }
    guard name == enumCaseName(of: other) else { return false }
    let (own, others) = (RouteParts(of: self).routes, RouteParts(of: other).routes)
    guard own.count == others.count else { return false }
    return zip(own, others).allSatisfy { own, other in
      switch (own, other) {
      case (nil, nil): true
      case (let own?, let other?): own.isSameCase(asAny: other)
      default: false
      }
    }
  }

  private func isSameCase(asAny other: any Route) -> Bool {
    guard let other = other as? Self else { return false }
    return isSameCase(as: other)
  }
}
