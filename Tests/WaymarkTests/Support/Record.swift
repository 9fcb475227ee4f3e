import Testing
import Waymark
import WaymarkTesting

/// Shows a failure of the kit where its step stands.
@MainActor
func record(_ failure: TestFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column)))
}
