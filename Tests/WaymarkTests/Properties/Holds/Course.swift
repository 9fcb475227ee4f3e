import Waymark

/// The changes of a verb, and the targets to call after those that were worked through.
@MainActor
struct Course {
  /// The state after the last change that was worked through.
  private(set) var state: JourneyShot
  var rest: ArraySlice<JourneyShot>
  var left: [HoldToken] = []
  /// How many routes could not be shown.
  private(set) var unshown = 0
  /// How many changes were worked through.
  private(set) var passed = 0
  /// The change whose consequences were not worked out yet.
  private var unsettled: JourneyShot?

  init(state: JourneyShot, rest: ArraySlice<JourneyShot>) {
    self.state = state
    self.rest = rest
  }

  mutating func pass(_ shot: JourneyShot) {
    state = shot
    passed += 1
    unsettled = shot
  }

  /// True if the next report says that a route could not be shown, in the present state.
  mutating func takeUnshown(_ reports: [(code: MisuseReport.Code, place: Int)]) -> Bool {
    let next = reports.filter { $0.code == .unshownHold }.dropFirst(unshown).first
    guard let next, next.place == passed else { return false }
    unshown += 1
    return true
  }

  mutating func takeUnsettled() -> JourneyShot? { unsettled.take() }
}
