internal import WaymarkRoutes

/// A failure of a test, with the line of the test that caused it.
///
/// Pass it on to your test library with a function in the test target:
///
/// ```swift
/// func record(_ failure: TestFailure) {
///   Issue.record(
///     "\(failure)",
///     sourceLocation: SourceLocation(
///       fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
///       column: Int(failure.column)))
/// }
/// ```
///
/// With XCTest, the body of the function is
/// `XCTFail(failure.message, file: failure.filePath, line: failure.line)`.
public struct TestFailure: Sendable, CustomStringConvertible {
  /// What happened, why, and how to correct it.
  public let message: String
  /// The module and the file of the line.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  init(message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The message.
  public var description: String { message }

  /// Writes the failure to standard error, on a line of its own.
  func printToStandardError() {
    var stream = StandardErrorStream()
    print("\(filePath):\(line): \(message)", to: &stream)
  }
}
