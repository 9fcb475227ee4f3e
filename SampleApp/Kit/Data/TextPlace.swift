/// A position in a text: line and column, both counted from 1, the column in characters.
public struct TextPlace: Hashable, Sendable {
  /// The line.
  public let line: Int

  /// The column.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte of a text; lines end at `\n`, `\r\n` or `\r`.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    var line = 1
    var lineStart = before.startIndex
    for index in before.indices {
      let ends =
        switch before[index] {
        case UInt8(ascii: "\n"): true
        // The line break of `\r\n` is its second byte.
        case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
        default: false
        }
      if ends {
        line += 1
        lineStart = index + 1
      }
    }
    self.line = line
    self.column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
  }
}
