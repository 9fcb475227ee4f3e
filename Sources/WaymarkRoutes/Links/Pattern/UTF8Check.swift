/// Accepts bytes one by one as long as they are UTF-8, without overlong forms and surrogates.
struct UTF8Check {
  private var pending = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether no scalar is incomplete.
  var isComplete: Bool { pending == 0 }

  mutating func accept(_ byte: UInt8) -> Bool {
    if pending > 0 {
      guard allowed.contains(byte) else { return false }
      pending -= 1
      allowed = 0x80...0xBF
      return true
    }
    switch byte {
    case 0x00...0x7F: return true
    case 0xC2...0xDF: pending = 1
    case 0xE0...0xEF: pending = 2
    case 0xF0...0xF4: pending = 3
    default: return false
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return true
  }
}
