import Testing

@testable import Waymark

@MainActor
@Suite("Waiting by a clock of any type")
struct PortTimerTests {
  private let clocks: [any Clock<Duration>] = [
    ContinuousClock(), SuspendingClock(), ManualClock(),
  ]

  @Test("The longest time is no trap, and ends with its task")
  func longest() async {
    let longest = Duration.seconds(Int64.max) + .seconds(Int64.max)
    for clock in clocks {
      let wait = Task { await portTimer(longest, by: clock) }
      await Task.yield()
      wait.cancel()
      #expect(await wait.value == false)
    }
  }

  @Test("A wait that is cancelled after its end, before its task goes on, does not count")
  func cancelledLate() async throws {
    let clock = ManualClock()
    let wait = Task { await portTimer(.seconds(1), by: clock) }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    wait.cancel()
    #expect(await wait.value == false)
  }

  @Test("A time below zero is over at once")
  func negative() async {
    for clock in clocks {
      for time in [.zero, .seconds(-1), .seconds(Int64.min)] as [Duration] {
        #expect(await portTimer(time, by: clock))
      }
    }
  }
}
