/// Reads a JSON array of records from the bytes of a file, in one pass.
///
/// Positions and reasons of Foundation's decoder differ between platforms and releases. The author
/// of a data file needs a message that is always the same.
struct JSONReader {
  /// How deep values under unknown keys may be nested.
  static let deepestNesting = 100

  let file: String
  let bytes: [UInt8]
  /// The position of the next byte.
  var offset = 0
  /// The item being read, counted from 1.
  var item = 0
  /// The key whose value is being read.
  private(set) var key = ""
  /// Whether the next key of the open object is its first one, with no comma before it.
  private var isFirstKey = true

  /// Creates a reader of bytes, which must be UTF-8; a byte order mark at the start is skipped.
  init(file: String, bytes: [UInt8]) throws(DataFileError) {
    self.file = file
    self.bytes = bytes
    if let bad = Self.firstByteThatIsNotUTF8(bytes) {
      throw notUTF8(at: bad)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
    }
  }

  /// Reads the whole file as an array of records, each with an id of its own.
  mutating func readRecords<Record: DataRecord>() throws(DataFileError) -> [Record] {
    skipBlanks()
    guard byte == UInt8(ascii: "[") else {
      throw try mismatch(expected: "an array of \(Record.plural)", inItem: false)
    }
    offset += 1
    var records: [Record] = []
    var ids: Set<Int> = []
    skipBlanks()
    if !skip(UInt8(ascii: "]")) {
      repeat {
        item += 1
        let record: Record = try readRecord()
        guard ids.insert(record.id).inserted else {
          throw duplicateId(record.id, firstItem: records.firstIndex { $0.id == record.id })
        }
        records.append(record)
        skipBlanks()
      } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"), or: "\",\" or \"]\"")
    }
    skipBlanks()
    guard byte == nil else { throw malformed(expected: "the end of the file") }
    return records
  }

  private mutating func readRecord<Record: DataRecord>() throws(DataFileError) -> Record {
    skipBlanks()
    guard byte == UInt8(ascii: "{") else {
      throw try mismatch(expected: "an object", inItem: true)
    }
    offset += 1
    isFirstKey = true
    return try Record(from: &self)
  }

  /// Returns the next key of the open object, past its colon, or nil past the closing brace.
  mutating func readKey() throws(DataFileError) -> String? {
    key = ""
    skipBlanks()
    if skip(UInt8(ascii: "}")) { return nil }
    if !isFirstKey {
      try expect(UInt8(ascii: ","), or: "\",\" or \"}\"")
      skipBlanks()
    }
    guard byte == UInt8(ascii: "\"") else {
      throw malformed(expected: isFirstKey ? "a key in quotes or \"}\"" : "a key in quotes")
    }
    isFirstKey = false
    let name = try scanString()
    skipBlanks()
    try expect(UInt8(ascii: ":"), or: "\":\"")
    skipBlanks()
    key = name
    return name
  }

  /// Reads the value of the key as a string.
  mutating func read(into value: inout String?) throws(DataFileError) {
    guard value == nil else { throw repeatedKey() }
    guard byte == UInt8(ascii: "\"") else { throw try mismatch(expected: "a string") }
    value = try scanString()
  }

  /// Reads the value of the key as a whole number.
  mutating func read(into value: inout Int?) throws(DataFileError) {
    guard value == nil else { throw repeatedKey() }
    guard let byte, byte == UInt8(ascii: "-") || Self.isDigit(byte) else {
      throw try mismatch(expected: "a whole number")
    }
    let digits = bytes[try scanNumber()]
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
      throw notWhole(String(decoding: digits, as: UTF8.self))
    }
    value = number
  }

  /// Reads the value of the key as true or false.
  mutating func read(into value: inout Bool?) throws(DataFileError) {
    guard value == nil else { throw repeatedKey() }
    switch byte {
    case UInt8(ascii: "t"):
      try scanWord("true")
      value = true
    case UInt8(ascii: "f"):
      try scanWord("false")
      value = false
    default:
      throw try mismatch(expected: "true or false")
    }
  }

  /// Returns the value of a key, or throws that the key is missing.
  func require<Value: JSONScalar>(
    _ value: Value?,
    _ key: String
  ) throws(DataFileError) -> Value {
    guard let value else { throw missingKey(key, expected: Value.expectation) }
    return value
  }
}
