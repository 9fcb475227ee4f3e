extension LinkValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Makes a number from plain decimal text.
  ///
  /// ```swift
  /// Double(linkText: "-0.25")  // -0.25
  /// Double(linkText: "1e3")    // nil: no exponents, no hexadecimal digits, no "inf"
  /// ```
  ///
  /// - Parameter linkText: Digits, at most one point between them, and a minus sign for a negative
  ///   number. Nil for numbers that are too large for the type.
  /// - Complexity: Linear in the text.
  public init?(linkText: String) {
    guard linkText.isPlainDecimal, let value = Self(linkText), value.isFinite else { return nil }
    self = value
  }

  /// The shortest plain decimal text of the number; nil if it is not finite.
  ///
  /// ```swift
  /// 0.25.linkText      // "0.25"
  /// 3.0.linkText       // "3"
  /// 1e21.linkText      // "1000000000000000000000"
  /// ```
  ///
  /// - Complexity: Linear in the text.
  public var linkText: String? {
    guard isFinite else { return nil }
    return DecimalText(description).plain
  }

  /// The number one.
  public static var linkExamples: [String] { ["1"] }

  /// One part; each number has one text.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one, isExact: true) }
}

extension Double: LinkValue {}
extension Float: LinkValue {}

extension String {
  /// Whether this is `-?digits(.digits)?`, in ASCII.
  fileprivate var isPlainDecimal: Bool {
    var digits = 0
    var points = 0
    for (offset, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-") where offset == 0: continue
      case UInt8(ascii: ".") where digits > 0 && points == 0:
        points = 1
        digits = 0
      default: return false
      }
    }
    return digits > 0
  }
}

/// The digits of a number's description, written without an exponent.
struct DecimalText {
  let plain: String

  /// - Parameter description: The description of a floating point number, such as `-1.5e-07`.
  init(_ description: String) {
    let parts = description.split(separator: "e", maxSplits: 1)
    let mantissa = parts.first ?? ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let halves = mantissa.dropFirst(sign.count).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var whole = String(halves.first ?? "")
    var fraction = halves.count > 1 ? String(halves[1]) : ""
    if exponent > 0 {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
      whole += fraction.prefix(exponent)
      fraction = String(fraction.dropFirst(exponent))
    } else if exponent < 0 {
      whole = String(repeating: "0", count: max(0, -exponent - whole.count + 1)) + whole
      fraction = whole.suffix(-exponent) + fraction
      whole = String(whole.dropLast(-exponent))
    }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    plain = sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
