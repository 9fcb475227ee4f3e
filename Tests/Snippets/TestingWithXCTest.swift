// region: testing-xctest
import WaymarkTesting
import XCTest

func recordInXCTest(_ failure: TestFailure) {
  XCTFail(failure.message, file: failure.filePath, line: failure.line)
}
// endregion
