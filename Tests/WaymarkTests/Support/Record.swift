import Testing
import Waymark
import WaymarkTesting

/// Records a failure of the kit at the line of its step.
@MainActor
func record(_ failure: TestFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column)))
}
