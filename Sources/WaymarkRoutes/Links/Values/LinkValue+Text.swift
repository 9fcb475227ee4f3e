extension String: LinkValue {
  /// The text itself.
  @inlinable
  public init?(linkText: String) {
    self = linkText
  }

  /// The text itself.
  @inlinable public var linkText: String? { self }

  /// The letter a.
  public static var linkExamples: [String] { ["a"] }

  /// One part, which takes every text.
  public static var _linkShape: _LinkShape {
    _LinkShape(kind: .one, isExact: true, takesAll: true)
  }
}

extension Bool: LinkValue {
  /// Makes a Boolean from `true` or `false`. Nil for any other text.
  @inlinable
  public init?(linkText: String) {
    switch linkText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  @inlinable public var linkText: String? { self ? "true" : "false" }

  /// Both values.
  public static var linkExamples: [String] { ["true", "false"] }

  /// One part; each value has one text.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one, isExact: true) }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Makes the value with the raw value of the text.
  ///
  /// ```swift
  /// enum Category: String, LinkValue { case work, home }
  /// Category(linkText: "work")  // .work
  /// ```
  ///
  /// - Parameter linkText: The text of the raw value.
  @inlinable
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The text of the raw value.
  @inlinable public var linkText: String? { rawValue.linkText }
}

extension LinkValue where Self: CaseIterable {
  /// The texts of all cases.
  public static var linkExamples: [String] { allCases.compactMap(\.linkText) }
}
