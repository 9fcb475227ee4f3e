@testable import Waymark

/// A list of holds without a tree: replays are outcomes that a test names.
@MainActor
final class HoldBench {
  let clock = ManualClock()
  let log = DropLog()
  /// Nil after the tree was released.
  private(set) var list: HoldList?

  init(
    keeping: HoldPolicy.Keeping = .latest, limit: Int = HoldPolicy().limit,
    lifetime: Duration? = nil
  ) {
    list = HoldList(
      HoldPolicy(keeping: keeping, limit: limit, lifetime: lifetime, clock: clock) { [log] in
        log.append($0)
      })
  }

  /// Has a verb wait.
  @discardableResult
  func hold(
    _ name: String, until gate: Gate = "gate", awaitedBy waiter: (any AnyResultWaiter)? = nil
  ) -> Hold {
    hold([FakeTarget(name)], until: gate, awaitedBy: waiter)
  }

  @discardableResult
  func hold(
    _ targets: [FakeTarget], until gate: Gate = "gate",
    awaitedBy waiter: (any AnyResultWaiter)? = nil
  ) -> Hold {
    let hold = Hold(targets: targets, gate: gate, waiter: waiter)
    list?.add(hold)
    return hold
  }

  /// Releases a gate, performs all holds that this completes, and returns their names.
  @discardableResult
  func release(_ gate: Gate) -> [String] {
    var replayed: [String] = []
    for hold in list?.release(gate) ?? [] where hold.beginReplay() {
      replayed.append(hold.name)
      hold.finish(.replayed(.performed))
    }
    return replayed
  }

  /// Makes the replay after a check be held again, or performed.
  func answerChecks(heldUntil gate: Gate?) {
    list?.releaseCheck = { [weak list] hold, name in
      guard list?.release(check: name, of: hold).first === hold, hold.beginReplay() else { return }
      if let gate { hold.waitAgain(for: gate) } else { hold.finish(.replayed(.performed)) }
    }
  }

  func letGo() { list = nil }

  /// The waiting holds with their gates; a running check is marked.
  var pending: [String] {
    (list?.pending ?? []).map { "\($0.name): \($0.gate)\($0.isChecking ? " (checking)" : "")" }
  }
}

extension HoldList {
  /// A list without a tree, which does nothing after a check.
  convenience init(_ policy: HoldPolicy = HoldPolicy()) {
    self.init(
      policy, whenIdle: { $0() }, whenDropped: {}, askAgain: { _ in }, releaseCheck: { _, _ in })
  }
}

extension Hold {
  var token: HoldToken { HoldToken(self) }
}
