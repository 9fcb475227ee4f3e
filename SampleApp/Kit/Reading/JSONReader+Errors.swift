import Foundation

extension JSONReader {
  /// The error for malformed JSON at the next byte.
  func malformed(expected: String, found: String? = nil) -> DataFileError {
    var error = DataFileError(
      .malformed, file: file, "expected \(expected), found \(found ?? nextCharacter)")
    error.place = TextPlace(of: offset, in: bytes)
    return error
  }

  /// The error for a value of the wrong type, or for a text that is not JSON.
  mutating func mismatch(
    expected: String,
    inItem: Bool = true
  ) throws(DataFileError) -> DataFileError {
    guard let byte, "{[\"-0123456789tfn".utf8.contains(byte) else {
      return malformed(expected: expected)
    }
    let structure = byte == UInt8(ascii: "{") ? "an object" : "an array"
    let found = try scanPlainValue() ?? structure
    return wrongType("expected \(expected), found \(found)", inItem: inItem)
  }

  /// The error for a number that is not an `Int`.
  func notWhole(_ text: String) -> DataFileError {
    let isWhole = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Self.isDigit($0) }
    let expected = isWhole ? "a whole number of at most 64 bits" : "a whole number"
    return wrongType("expected \(expected), found \(text.oneLine(limit: 40))", inItem: true)
  }

  private func wrongType(_ problem: String, inItem: Bool) -> DataFileError {
    var error = DataFileError(.wrongType, file: file, problem)
    error.item = inItem ? item : nil
    error.key = inItem && !key.isEmpty ? key : nil
    return error
  }

  func missingKey(_ key: String, expected: String) -> DataFileError {
    var error = DataFileError(
      .missingKey, file: file, "expected \(expected), found no such key")
    error.item = item
    error.key = key
    return error
  }

  func repeatedKey() -> DataFileError {
    var error = DataFileError(.repeatedKey, file: file, "expected once, found twice")
    error.item = item
    error.key = key
    return error
  }

  func duplicateId(_ id: Int, firstItem: Int?) -> DataFileError {
    let owner = (firstItem ?? 0) + 1
    var error = DataFileError(
      .duplicateId, file: file,
      "expected an id of its own, found \(id), which item \(owner) has already")
    error.item = item
    error.key = "id"
    return error
  }

  func controlCharacterInString() -> DataFileError {
    malformed(expected: "the closing quote of a string, or an escape such as \\n")
  }

  func tooDeep() -> DataFileError {
    malformed(expected: "at most \(Self.deepestNesting) values inside each other", found: "more")
  }

  func notUTF8(at bad: Int) -> DataFileError {
    let hexadecimal = String(bytes[bad], radix: 16, uppercase: true)
    var error = DataFileError(
      .notUTF8, file: file, "expected UTF-8, found the byte 0x\(hexadecimal)")
    error.place = TextPlace(of: bad, in: bytes)
    return error
  }

  static func firstByteThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    guard String(bytes: bytes, encoding: .utf8) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Words for the character at the next byte.
  private var nextCharacter: String {
    guard offset < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self)
    guard let character = rest.first else { return "the end of the file" }
    switch character {
    case "\n", "\r", "\r\n": return "a line break"
    case "\t": return "a tab"
    case "\"": return "a quote"
    default: return "\"\(String(character).oneLine(limit: 20))\""
    }
  }
}
