import Waymark

extension Route {
  /// The route as Swift source: `.todos(.detail(id: 7))`. A value without a literal becomes three dots.
  var source: String {
    literal ?? CaseParts(of: self).map { ".\($0.title)(…)" } ?? "\(Self.self)(…)"
  }

  /// The route as Swift source; nil if something in it has no literal.
  var literal: String? { caseLiteral(of: self) }
}

extension Array where Element: Route {
  /// The routes as an array literal.
  func source(_ name: (Element) -> String) -> String {
    "[\(map(name).joined(separator: ", "))]"
  }
}

extension Optional<ModalStyle> {
  /// The style as the last argument of a call, with the comma before it; empty if there is none.
  var argument: String { map { ", as: \($0.source)" } ?? "" }
}

extension ModalStyle {
  /// The style as Swift source: `.sheet(stack: false)`.
  fileprivate var source: String {
    switch self {
    case .sheet(stack: true): ".sheet"
    case .sheet(stack: false): ".sheet(stack: false)"
    case .cover(stack: true): ".cover"
    case .cover(stack: false): ".cover(stack: false)"
    case .popover: ".popover"
    case .dialog: ".dialog"
    }
  }
}

/// A value as Swift source; nil if it has no literal.
func sourceLiteral(of value: Any) -> String? {
  // Optionals come first: a cast would unwrap them, and `.some(nil)` is not nil.
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    guard let wrapped = mirror.children.first?.value else { return "nil" }
    return sourceLiteral(of: wrapped).map { literal in
      // Without `.some`, Swift would read these as cases of the optional.
      let isCase = literal == "nil" || [".none", ".some"].contains(literal.prefix { $0 != "(" })
      return isCase ? ".some(\(literal))" : literal
    }
  }
  switch value {
  case let route as any Route: return route.literal
  case let text as String: return text.sourceLiteral
  case let number as any BinaryInteger: return "\(number)"
  case let isTrue as Bool: return "\(isTrue)"
  case let number as Double: return number.isFinite ? "\(number)" : nil
  case let number as Float: return number.isFinite ? "\(number)" : nil
  case let list as [Any]:
    let values = list.compactMap(sourceLiteral)
    return values.count == list.count ? "[\(values.joined(separator: ", "))]" : nil
  default: break
  }
  func opened<Value>(_ value: Value) -> String? { caseLiteral(of: value) }
  return opened(value)
}

/// A case as Swift source; nil if the value is not a case, or if its payload has no literal.
private func caseLiteral<Value>(of value: Value) -> String? {
  guard let parts = CaseParts(of: value) else { return nil }
  var values: [String] = []
  for payload in parts.payloads {
    guard let literal = sourceLiteral(of: payload.value) else { return nil }
    values.append(payload.label.map { "\($0): \(literal)" } ?? literal)
  }
  return "." + parts.title.asMemberName
    + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
}

extension String {
  /// The text as Swift source. Escapes characters that are invisible or easily mistaken.
  var sourceLiteral: String {
    var literal = "\""
    // A combining mark must follow its letter, not a quote or a bracket.
    var isAfterLetter = false
    for scalar in unicodeScalars {
      let text = scalar.source(afterLetter: isAfterLetter)
      isAfterLetter = text == String(scalar)
      literal += text
    }
    return literal + "\""
  }

  /// The name of a case after its dot: in backticks if Swift would read it as something else.
  fileprivate var asMemberName: String {
    // A raw identifier keeps its backticks.
    if hasPrefix("`") { return self }
    let isWord = !contains { !$0.isLetter && !$0.isNumber && $0 != "_" } && first?.isNumber == false
    return isWord && !["init", "self", "Self", "Type", "Protocol"].contains(self)
      ? self : "`\(self)`"
  }
}

extension Unicode.Scalar {
  fileprivate func source(afterLetter isAfterLetter: Bool) -> String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where isSeen(afterLetter: isAfterLetter): String(self)
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// True if a reader sees this character at this place.
  private func isSeen(afterLetter isAfterLetter: Bool) -> Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .nonspacingMark, .enclosingMark, .spacingMark: isAfterLetter
    case .spaceSeparator: self == " "
    default: true
    }
  }
}
