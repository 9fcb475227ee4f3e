/// A handwritten parser for links such as `section/:id`: a trie of bytes in plain memory that prefers
/// literals to parameters and tries nothing twice.
///
/// It has no prefixes, queries, escapes, limits, errors or mounts.
final class ByteTrie {
  /// One row for each node: where each byte leads, where a parameter leads (0 for nowhere), and the
  /// number of the link that ends here. A row is known by the index where it begins, which saves a
  /// multiplication for each byte.
  private let table: UnsafeMutableBufferPointer<Int32>
  private var end = 0

  private enum Row {
    static let parameter = 128
    static let number = 129
    static let width = 130
  }

  init(_ patterns: [String]) {
    // At most one row for each byte, and the first one. Rows that are never written cost nothing.
    let rows = patterns.reduce(1) { $0 + $1.utf8.count }
    table = .allocate(capacity: rows * Row.width)
    _ = add()
    for (number, pattern) in patterns.enumerated() {
      var row = 0
      var isName = false
      for byte in pattern.utf8 {
        if byte == UInt8(ascii: "/") { isName = false }
        if isName { continue }
        isName = byte == UInt8(ascii: ":")
        row = next(row + (isName ? Row.parameter : Int(byte & 127)))
      }
      table[row + Row.number] = Int32(number)
    }
  }

  deinit {
    table.deallocate()
  }

  private func next(_ place: Int) -> Int {
    if table[place] == 0 {
      let row = add()
      table[place] = Int32(row)
    }
    return Int(table[place])
  }

  private func add() -> Int {
    let row = end
    end += Row.width
    table[row..<row + Row.number].initialize(repeating: 0)
    table[row + Row.number] = -1
    return row
  }

  /// The values of a link. Most links have one, and a list of one would be an allocation.
  struct Values {
    private(set) var first = ""
    private var rest: [String] = []
    private(set) var count = 0

    subscript(place: Int) -> String { place == 0 ? first : rest[place - 1] }

    @inline(__always)
    mutating func add(_ text: String) {
      if count == 0 { first = text } else { rest.append(text) }
      count += 1
    }
  }

  /// The number of the link that matches, and the values of its parameters as strings.
  @inline(never)
  func match(_ link: String) -> (number: Int, values: Values)? {
    var values = Values()
    return walk(link) { values.add(String(decoding: $0, as: UTF8.self)) }.map { ($0, values) }
  }

  @inline(__always)
  private func walk(_ link: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Int? {
    var link = link
    return link.withUTF8 { bytes in
      guard let table = table.baseAddress, var byte = bytes.baseAddress, bytes[0] == slash else {
        return nil
      }
      let end = byte + bytes.count
      byte += 1
      var row = 0
      while byte < end {
        guard byte.pointee < 128 else { return nil }
        let next = Int(table[row + Int(byte.pointee)])
        if next > 0 {
          row = next
          byte += 1
          continue
        }
        row = Int(table[row + Row.parameter])
        guard row > 0 else { return nil }
        let start = byte
        while byte < end, byte.pointee != slash {
          switch byte.pointee {
          case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
          default: byte += 1
          }
        }
        take(UnsafeBufferPointer(start: start, count: byte - start))
      }
      let number = table[row + Row.number]
      return number >= 0 ? Int(number) : nil
    }
  }
}

private let slash = UInt8(ascii: "/")
