/// A target that waits: stub.
@MainActor
final class Hold {
  let targets: [any HeldTarget]
  let gate: Gate
  let waiter: (any AnyResultWaiter)?
  private(set) var result: HoldResult?
  init(targets: [any HeldTarget], gate: Gate, waiter: (any AnyResultWaiter)?) {
    self.targets = targets; self.gate = gate; self.waiter = waiter
  }
  var isWaiting: Bool { result == nil }
  @discardableResult func drop(_ reason: HoldDropReason) -> Bool { false }
  func finish(_ result: HoldResult) { self.result = result }
  func wait(again gate: Gate) {}
  func finalResult() async -> HoldResult { result ?? .dropped(.left) }
}
@MainActor
final class HoldList {
  var holds: [Hold] = []
  func add(_ hold: Hold) { holds = [hold] }
  func release(_ gate: Gate) -> [Hold] {
    defer { holds = [] };
    return holds.filter { $0.isWaiting && Set($0.gate.names).isSubset(of: gate.names) }
  }
  func dropLeft() {}
  func supersedeChecks(except: Hold?) {}
}
