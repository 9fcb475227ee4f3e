/// What one writes by hand for links such as `section/:id`: a trie of bytes in plain memory, where
/// literals go before parameters and nothing is tried twice.
///
/// It knows no prefixes, queries, escapes, limits, errors or mounts.
final class ByteTrie {
  private var nodes: UnsafeMutableBufferPointer<Node>
  private var count = 1

  /// Where each byte leads, and a parameter, 0 being nowhere; and the number of the link that ends here.
  private struct Node {
    var next: InlineArray<128, Int32> = .init(repeating: 0)
    var parameter: Int32 = 0
    var number: Int32 = -1
  }

  init(_ patterns: [String]) {
    nodes = .allocate(capacity: 64)
    nodes.initializeElement(at: 0, to: Node())
    for (number, pattern) in patterns.enumerated() {
      var node = 0
      var isName = false
      for byte in pattern.utf8 {
        if byte == UInt8(ascii: "/") { isName = false }
        if isName { continue }
        isName = byte == UInt8(ascii: ":")
        node = isName ? parameter(of: node) : next(of: node, byte)
      }
      nodes[node].number = Int32(number)
    }
  }

  deinit {
    nodes.deallocate()
  }

  private func parameter(of node: Int) -> Int {
    if nodes[node].parameter == 0 {
      let new = add()
      nodes[node].parameter = new
    }
    return Int(nodes[node].parameter)
  }

  private func next(of node: Int, _ byte: UInt8) -> Int {
    let place = Int(byte & 127)
    if nodes[node].next[place] == 0 {
      let new = add()
      nodes[node].next[place] = new
    }
    return Int(nodes[node].next[place])
  }

  private func add() -> Int32 {
    if count == nodes.count {
      let larger = UnsafeMutableBufferPointer<Node>.allocate(capacity: 2 * count)
      _ = larger.moveInitialize(fromContentsOf: nodes)
      nodes.deallocate()
      nodes = larger
    }
    nodes.initializeElement(at: count, to: Node())
    count += 1
    return Int32(count - 1)
  }

  /// The values of a link; most have one, and a list of it would be an allocation.
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

  /// The number of the link that fits, with the values of its parameters as strings.
  @inline(never)
  func match(_ link: String) -> (number: Int, values: Values)? {
    var values = Values()
    return walk(link) { values.add(String(decoding: $0, as: UTF8.self)) }.map { ($0, values) }
  }

  @inline(__always)
  private func walk(_ link: String, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Int? {
    var link = link
    return link.withUTF8 { bytes in
      guard let nodes = nodes.baseAddress, var byte = bytes.baseAddress, bytes[0] == slash else {
        return nil
      }
      let end = byte + bytes.count
      byte += 1
      var node = 0
      while byte < end {
        guard byte.pointee < 128 else { return nil }
        let next = nodes[node].next[unchecked: Int(byte.pointee)]
        if next > 0 {
          node = Int(next)
          byte += 1
          continue
        }
        node = Int(nodes[node].parameter)
        guard node > 0 else { return nil }
        let start = byte
        while byte < end, byte.pointee != slash {
          switch byte.pointee {
          case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
          default: byte += 1
          }
        }
        take(UnsafeBufferPointer(start: start, count: byte - start))
      }
      let number = nodes[node].number
      return number >= 0 ? Int(number) : nil
    }
  }
}

private let slash = UInt8(ascii: "/")
