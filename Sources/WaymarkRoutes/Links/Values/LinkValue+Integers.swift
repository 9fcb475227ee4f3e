extension LinkValue where Self: FixedWidthInteger {
  /// Makes the integer that decimal digits stand for, with a minus sign where it is negative.
  ///
  /// ```swift
  /// Int(linkText: "-7")    // -7
  /// UInt8(linkText: "256") // nil
  /// Int(linkText: "+7")    // nil
  /// ```
  ///
  /// - Parameter linkText: The digits. Linear in their number; allocates nothing.
  @inlinable
  public init?(linkText: String) {
    // A plus sign is a number's sign for the standard library, and a character of links.
    guard linkText.utf8.first != UInt8(ascii: "+") else { return nil }
    self.init(linkText)
  }

  /// The decimal digits. Allocates only where there are more than 15.
  @inlinable public var linkText: String? { String(self) }

  /// Prints the digits as they are: none of them is ever escaped.
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
