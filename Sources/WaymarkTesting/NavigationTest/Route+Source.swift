import Waymark

extension Route {
  /// The route as Swift source: `.todos(.detail(id: 7))`. What has no literal is three dots.
  var source: String {
    literal ?? CaseParts(of: self).map { ".\($0.title)(…)" } ?? "\(Self.self)(…)"
  }

  /// The route as Swift source; nil if something in it has no literal.
  var literal: String? { caseLiteral(of: self) }
}

/// A value as Swift source; nil if it has no literal.
private func sourceLiteral(of value: Any) -> String? {
  switch value {
  case let route as any Route: return route.literal
  case let text as String: return text.debugDescription
  case let number as any BinaryInteger: return "\(number)"
  case let isTrue as Bool: return "\(isTrue)"
  case let number as Double: return number.isFinite ? "\(number)" : nil
  case let list as [Any]:
    let values = list.compactMap(sourceLiteral)
    return values.count == list.count ? "[\(values.joined(separator: ", "))]" : nil
  default: break
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { sourceLiteral(of: $0.value) } ?? "nil"
  }
  func opened<Value>(_ value: Value) -> String? { caseLiteral(of: value) }
  return opened(value)
}

/// A case as Swift source; nil for what is none, or holds what has no literal.
private func caseLiteral<Value>(of value: Value) -> String? {
  guard let parts = CaseParts(of: value) else { return nil }
  var values: [String] = []
  for payload in parts.payloads {
    guard let literal = sourceLiteral(of: payload.value) else { return nil }
    values.append(payload.label.map { "\($0): \(literal)" } ?? literal)
  }
  return "." + parts.title + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
}
