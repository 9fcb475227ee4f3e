// region: testing-xctest
import Waymark
import XCTest

func failingReporter(file: StaticString = #filePath, line: UInt = #line) -> MisuseReporter {
  MisuseReporter { XCTFail($0.message, file: file, line: line) }
}
// endregion
