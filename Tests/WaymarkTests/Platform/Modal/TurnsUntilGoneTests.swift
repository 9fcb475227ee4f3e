import Testing

@testable import Waymark

@Suite("The turns until a dialog or an alert is gone")
struct TurnsUntilGoneTests {
  private func ends(_ count: Int, _ turns: inout TurnsUntilGone) -> [Bool] {
    (0..<count).map { _ in turns.next() }
  }

  @Test("The second turn is the last")
  func two() {
    var turns = TurnsUntilGone()
    #expect(!turns.areLeft && !turns.canGoOn)
    let before = ends(1, &turns)
    #expect(before == [false])
    turns.begin()
    #expect(turns.areLeft && turns.canGoOn)
    let all = ends(3, &turns)
    #expect(all == [false, true, false])
    #expect(!turns.areLeft && !turns.canGoOn)
  }

  @Test("No turn counts before the platform has read the offer")
  func unread() {
    var turns = TurnsUntilGone()
    turns.waitForReading()
    turns.begin()
    let unread = ends(3, &turns)
    #expect(unread == [false, false, false])
    #expect(turns.areLeft && !turns.canGoOn)
    turns.noteRead()
    let read = ends(2, &turns)
    #expect(read == [false, true])
  }

  @Test("They begin anew, and end early")
  func anew() {
    var turns = TurnsUntilGone()
    turns.begin()
    _ = turns.next()
    turns.begin()
    let anew = ends(2, &turns)
    #expect(anew == [false, true])
    turns.begin()
    turns.end()
    #expect(!turns.areLeft)
    let over = ends(1, &turns)
    #expect(over == [false])
  }
}
