/// The query of a link, without the question mark: items joined by `&`, each `key=value` or `key`.
///
/// Every method walks over the items, and stores nothing.
struct LinkQueryBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The value of the first item with this key.
  ///
  /// - Complexity: Linear in the query; allocates only for values over 15 bytes.
  func first(_ key: String) -> LinkText {
    for item in items where isKey(item, key) {
      return PercentCoding.decode(value(of: item)).map(LinkText.value) ?? .malformed
    }
    return .absent
  }

  /// The values of all items with this key; nil if one of them is malformed.
  func all(_ key: String) -> [String]? {
    var values: [String] = []
    for item in items where isKey(item, key) {
      guard let value = PercentCoding.decode(value(of: item)) else { return nil }
      values.append(value)
    }
    return values
  }

  /// The items with other keys, as they are written, joined by `&`.
  func rest(excluding keys: [String]) -> String {
    rest(excluding: keys) { $1 += String(decoding: $0, as: UTF8.self) }
  }

  /// The same in the canonical spelling of items in a link. Malformed items stay as they are
  /// written.
  func spelledRest(excluding keys: [String]) -> String {
    rest(excluding: keys, Self.spell)
  }

  private func rest(
    excluding keys: [String], _ write: (Slice<UnsafeBufferPointer<UInt8>>, inout String) -> Void
  ) -> String {
    var text = ""
    for item in items where !keys.contains(where: { isKey(item, $0) }) {
      if !text.isEmpty { text += "&" }
      write(item, &text)
    }
    return text
  }

  private static func spell(
    _ item: Slice<UnsafeBufferPointer<UInt8>>, into text: inout String
  ) {
    let end = item.firstIndex(of: LinkByte.equals) ?? item.endIndex
    let value = item[min(end + 1, item.endIndex)...]
    guard let key = PercentCoding.decode(UnsafeBufferPointer(rebasing: item[..<end])),
      let value = PercentCoding.decode(UnsafeBufferPointer(rebasing: value))
    else {
      // Escapes the number sign, where a fragment would begin. Nothing else can end a query.
      for part in String(decoding: item, as: UTF8.self).unicodeScalars {
        if part == "#" { text += "%23" } else { text.unicodeScalars.append(part) }
      }
      return
    }
    PercentCoding.encodeQuery(key, into: &text)
    if end < item.endIndex { text += "=" }
    PercentCoding.encodeQuery(value, into: &text)
  }

  private func isKey(_ item: Slice<UnsafeBufferPointer<UInt8>>, _ key: String) -> Bool {
    let end = item.firstIndex(of: LinkByte.equals) ?? item.endIndex
    let written = UnsafeBufferPointer(rebasing: item[..<end])
    guard written.contains(LinkByte.percent) else { return written.elementsEqual(key.utf8) }
    // A key is UTF-8, so bytes that equal it are, too. Only a malformed escape has to be found.
    var source = EscapedBytes(written)
    for byte in key.utf8 {
      guard source.next() == byte else { return false }
    }
    return source.isAtEnd
  }

  private func value(
    of item: Slice<UnsafeBufferPointer<UInt8>>
  ) -> UnsafeBufferPointer<UInt8> {
    guard let equals = item.firstIndex(of: LinkByte.equals) else {
      return UnsafeBufferPointer(rebasing: item[item.endIndex...])
    }
    return UnsafeBufferPointer(rebasing: item[(equals + 1)...])
  }

  private var items: Items { Items(rest: bytes[...]) }

  /// Cuts a query at `&`, without the empty items.
  private struct Items: Sequence, IteratorProtocol {
    var rest: Slice<UnsafeBufferPointer<UInt8>>

    mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
      while !rest.isEmpty {
        let end = rest.firstIndex(of: LinkByte.ampersand) ?? rest.endIndex
        let item = rest[..<end]
        rest = end < rest.endIndex ? rest[(end + 1)...] : rest[end...]
        if !item.isEmpty { return item }
      }
      return nil
    }
  }
}
