extension String {
  /// The same text on one line: every line break is written as its Swift escape.
  package func escapingLineBreaks() -> String {
    guard unicodeScalars.contains(where: { $0.isLineBreak }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isLineBreak {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether Unicode ends a line here. `\r\n` counts as two.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
