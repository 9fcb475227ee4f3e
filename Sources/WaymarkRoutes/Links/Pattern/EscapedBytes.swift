/// Walks over bytes and decodes escapes on the way. Stops before a malformed one.
struct EscapedBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private(set) var isMalformed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    guard byte == LinkByte.percent else {
      index += 1
      return byte
    }
    guard bytes.count - index > 2, let high = bytes[index + 1].hexadecimalDigit,
      let low = bytes[index + 2].hexadecimalDigit
    else {
      isMalformed = true
      return nil
    }
    index += 3
    return high << 4 | low
  }
}
