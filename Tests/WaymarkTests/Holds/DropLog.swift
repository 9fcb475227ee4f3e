@testable import Waymark

/// What is told of holds that were dropped.
@MainActor
final class DropLog {
  private(set) var drops: [HoldDrop] = []
  var reasons: [HoldDropReason] { drops.map(\.reason) }

  func append(_ drop: HoldDrop) { drops.append(drop) }
}
