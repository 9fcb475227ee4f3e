/// A type for values of known keys.
protocol JSONScalar {
  /// What such a value is called in a message.
  static var expectation: String { get }
}

extension String: JSONScalar {
  static var expectation: String { "a string" }
}

extension Int: JSONScalar {
  static var expectation: String { "a whole number" }
}

extension Bool: JSONScalar {
  static var expectation: String { "true or false" }
}
