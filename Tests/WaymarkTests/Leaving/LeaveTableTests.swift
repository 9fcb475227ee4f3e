import Testing
import Waymark

@MainActor
@Suite("Every way out asks")
struct LeaveTableTests {
  @Test("Without leave policies a verb does what it always does", arguments: LeaveTable.all)
  func free(_ row: LeaveRow) throws {
    try row.checkFree()
  }

  @Test("All leaving entries are asked, the top first, deepest first", arguments: LeaveTable.all)
  func confirmAll(_ row: LeaveRow) throws {
    try row.checkConfirm(row.leaves)
  }

  @Test("Each leaving entry is asked, wherever it lies", arguments: LeaveTable.all)
  func confirmOne(_ row: LeaveRow) throws {
    for name in row.leaves { try row.checkConfirm([name]) }
  }

  @Test("One entry that may not be left stops the whole verb", arguments: LeaveTable.all)
  func blocked(_ row: LeaveRow) throws {
    for name in row.leaves { try row.checkBlocked(name) }
  }

  @Test("With force all of them leave, and are named", arguments: LeaveTable.all)
  func forced(_ row: LeaveRow) throws {
    try row.checkForced()
  }
}
