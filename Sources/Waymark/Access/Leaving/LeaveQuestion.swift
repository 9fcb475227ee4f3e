internal import Observation

/// The place for a tree's open question whether an entry may be left, as one observed property.
@MainActor
final class LeaveQuestion: Observable {
  private var pending: PendingLeave?
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  /// A tree that is let go of without `end()` leaves nobody waiting.
  deinit {
    if let pending { Task { @MainActor in pending.drop() } }
  }

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  var request: LeaveRequest? {
    registrar.access(self, keyPath: \.state)
    return pending?.request
  }

  func holds(_ other: PendingLeave) -> Bool { pending === other }

  /// Puts a question in the place of the one that was open, and gives that back.
  func replace(by new: PendingLeave?) -> PendingLeave? {
    guard new != nil || pending != nil else { return nil }
    // Who answers on being notified is answered once, and not notified once more without an end.
    if !isNotifying {
      isNotifying = true
      registrar.willSet(self, keyPath: \.state)
      isNotifying = false
    }
    let old = pending
    pending = new
    registrar.didSet(self, keyPath: \.state)
    return old
  }
}
