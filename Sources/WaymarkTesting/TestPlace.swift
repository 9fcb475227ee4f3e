/// A line of a test.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  func failure(_ message: String) -> TestFailure {
    TestFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
