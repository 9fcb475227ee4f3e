import Waymark

/// The reports of dropped holds.
@MainActor
final class DropLog {
  private(set) var drops: [HoldDrop] = []
  var reasons: [HoldDropReason] { drops.map(\.reason) }

  func append(_ drop: HoldDrop) { drops.append(drop) }
}
