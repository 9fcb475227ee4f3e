import Testing
import WaymarkTesting

/// Fails the test at the line of the kit's failure.
func record(_ failure: TestFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column)))
}
