import Testing

/// An argument of a test that may be very long. Lists of tests show it in a few words.
struct Brief<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var testDescription: String {
    let text = String(describingForTest: value)
    let count = text.utf8.count
    return count <= 120 ? text : "\(text.prefix(60))… (\(count) bytes)"
  }
}
