extension Route {
  /// The case with its payload, on one line; see the requirement for the rules.
  ///
  /// ```swift
  /// AppRoute.todos(.detail(id: 7)).name  // "todos.detail(id: 7)"
  /// ```
  ///
  /// - Complexity: Linear in the text that it returns, for each level of nested routes; uses
  ///   reflection.
  public var name: String {
    let parts = RouteParts(of: self)
    var text = parts.title
    if !parts.payloads.isEmpty {
      let payloads = parts.payloads.map { payload in
        let value = payloadText(of: payload.value)
        return payload.label.map { "\($0): \(value)" } ?? value
      }
      text += "(" + payloads.joined(separator: ", ") + ")"
    }
    if let tail = parts.tail { text += "." + tail.name }
    // Escapes only once, at the end, because the name of a nested type may contain line breaks,
    // too.
    return text.escapingLineBreaks()
  }

  /// The case without its payload, on one line; see the requirement for the rules.
  ///
  /// ```swift
  /// AppRoute.todos(.detail(id: 7)).caseName  // "todos.detail"
  /// ```
  ///
  /// - Complexity: Linear in the text that it returns, for each level of nested routes; uses
  ///   reflection.
  public var caseName: String {
    let parts = RouteParts(of: self)
    guard let tail = parts.tail else { return parts.title.escapingLineBreaks() }
    return (parts.title + "." + tail.caseName).escapingLineBreaks()
  }

  /// The route as a failed expectation of Swift Testing shows it: its `name`.
  ///
  /// ```swift
  /// import Testing
  ///
  /// extension AppRoute: @retroactive CustomTestStringConvertible {}  // once, in the test target
  ///
  /// String(describingForTest: AppRoute.todos(.detail(id: 7)))  // "todos.detail(id: 7)"
  /// ```
  ///
  /// No route conforms by itself, since that would need the test library in the app.
  ///
  /// - Complexity: That of `name`.
  public var testDescription: String { name }
}

/// A payload as it stands in the parentheses of a name.
private func payloadText(of value: Any) -> String {
  if let optional = value as? any OptionalPayload {
    return optional.wrappedPayload.map(payloadText(of:)) ?? "nil"
  }
  if let string = value as? String { return String(reflecting: string) }
  if let route = value as? any Route { return route.name }
  return DatePayload.text(of: value) ?? String(describing: value)
}

/// Detects an optional inside `Any`. There a comparison with `nil` is impossible, and a cast
/// unwraps it.
private protocol OptionalPayload {
  var wrappedPayload: Any? { get }
}

extension Optional: OptionalPayload {
  fileprivate var wrappedPayload: Any? { self }
}
