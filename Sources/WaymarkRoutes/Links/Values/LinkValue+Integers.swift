extension LinkValue where Self: FixedWidthInteger {
  /// Makes an integer from decimal digits, with a minus sign for a negative number.
  ///
  /// ```swift
  /// Int(linkText: "-7")    // -7
  /// UInt8(linkText: "256") // nil
  /// Int(linkText: "+7")    // nil
  /// ```
  ///
  /// - Parameter linkText: The digits.
  /// - Complexity: Linear in the text; no allocation.
  @inlinable
  public init?(linkText: String) {
    // The standard library accepts a plus sign, but in links it is an ordinary character.
    guard linkText.utf8.first != UInt8(ascii: "+") else { return nil }
    self.init(linkText)
  }

  /// The decimal digits. Allocates only for more than 15 digits.
  @inlinable public var linkText: String? { String(self) }

  /// Prints the digits as they are, because they never need an escape.
  @inlinable
  public func _write(to output: inout _LinkOutput) {
    output.writeNext(plain: String(self))
  }

  /// The number one.
  public static var linkExamples: [String] { ["1"] }

  /// One part; each number has one text.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one, isExact: true) }
}

extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: LinkValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: LinkValue {}
