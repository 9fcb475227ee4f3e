/// A part that may be missing: `:name?` at the end of a path, and `&key=:name?` in a query.
///
/// An empty item of a query counts as missing if its type does not take the empty text.
extension Optional: LinkValue where Wrapped: LinkValue {
  /// Makes the value of a part that is present.
  ///
  /// ```swift
  /// Int?(linkText: "7")      // .some(.some(7))
  /// Int?(linkText: "seven")  // nil: the link does not match
  /// ```
  ///
  /// - Parameter linkText: A text for `Wrapped`. Nil has no text.
  @inlinable
  public init?(linkText: String) {
    guard let value = Wrapped(linkText: linkText) else { return nil }
    self = .some(value)
  }

  /// The text of the value. Without a value, nil, which leaves the part out.
  @inlinable public var linkText: String? { self?.linkText }

  /// The examples of the value.
  public static var linkExamples: [String] { Wrapped.linkExamples }

  /// An optional part.
  public static var _linkShape: _LinkShape {
    let shape = Wrapped._linkShape
    return _LinkShape(
      kind: shape.kind == .one ? .optional : .nested, isExact: shape.isExact,
      takesAll: shape.takesAll)
  }

  /// Reads the next part of a link.
  @inlinable
  public static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> Wrapped? {
    guard let text = try input.nextTextIfPresent() else { return nil }
    guard let value = Wrapped(linkText: text) else {
      if text.isEmpty, input.mayBeMissing { return nil }
      throw input.refuse(as: Wrapped.self)
    }
    return value
  }

  /// Prints the next part of a link.
  @inlinable
  public func _write(to output: inout _LinkOutput) {
    guard let value = self else { return output.leaveOutNext() }
    value._write(to: &output)
  }
}

/// A part that repeats: at least once for `:name+` at the end of a path and `&key=:name+` in a
/// query, any number of times for `:name*` and `&key=:name*`.
extension Array: LinkValue where Element: LinkValue {
  /// Makes a list of one value.
  ///
  /// ```swift
  /// [Int](linkText: "7")  // [7]
  /// ```
  ///
  /// - Parameter linkText: A text for `Element`.
  @inlinable
  public init?(linkText: String) {
    guard let value = Element(linkText: linkText) else { return nil }
    self = [value]
  }

  /// The text of a list of one value. A longer list has several texts, and an empty list has none.
  @inlinable public var linkText: String? { count == 1 ? self[0].linkText : nil }

  /// The examples of an element.
  public static var linkExamples: [String] { Element.linkExamples }

  /// A list.
  public static var _linkShape: _LinkShape {
    let shape = Element._linkShape
    return _LinkShape(
      kind: shape.kind == .one ? .list : .nested, isExact: shape.isExact, takesAll: shape.takesAll)
  }

  /// Reads the next part of a link.
  @inlinable
  public static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> [Element] {
    let texts = try input.nextList()
    var values: [Element] = []
    values.reserveCapacity(texts.count)
    for text in texts {
      guard let value = Element(linkText: text) else {
        throw input.refuse(text, as: Element.self)
      }
      values.append(value)
    }
    return values
  }

  /// Prints the next part of a link.
  @inlinable
  public func _write(to output: inout _LinkOutput) {
    var texts: [String] = []
    texts.reserveCapacity(count)
    for value in self {
      guard let text = value.linkText else { return output.refuseNext() }
      texts.append(text)
    }
    output.writeNext(texts)
  }
}
