/// A type whose values fill one data file.
protocol DataRecord: Identifiable<Int>, Sendable {
  /// What the items of the file are called.
  static var plural: String { get }

  /// Reads one object whose opening brace has been read.
  init(from reader: inout JSONReader) throws(DataFileError)
}
