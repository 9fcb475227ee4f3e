import Testing
import Waymark
import WaymarkTesting

/// A way out: the routes, the verb, its result, and the entries that leave, in order.
struct LeaveRow: Sendable, CustomTestStringConvertible {
  typealias Prepare = @MainActor @Sendable (ShopCoordinator) throws -> Void
  typealias Verb = @MainActor @Sendable (ShopCoordinator) throws -> Outcome
  typealias Change = @MainActor @Sendable (inout NavigationState<ShopRoute>) -> Void

  let testDescription: String
  let prepare: Prepare
  let verb: Verb
  let leaves: [String]
  /// Turns the state before into the state after.
  let after: Change

  init(
    _ name: String, _ prepare: @escaping Prepare, leaves: [String], _ verb: @escaping Verb,
    _ after: @escaping Change
  ) {
    testDescription = name
    self.prepare = prepare
    self.verb = verb
    self.leaves = leaves
    self.after = after
  }
}

@MainActor
extension LeaveRow {
  /// Without policies the verb does what the row says.
  func checkFree() throws {
    let watch = try LeaveWatch(prepare)
    navigationTest(watch.app, fail: record) { test in test.step(call) { after(&$0) } }
    #expect(watch.changes.count == 1)
    var left = watch.changes.first?.left.map(\.description)[...] ?? []
    for name in leaves {
      let place = left.firstIndex { $0.hasSuffix(" \(name)") || $0.hasSuffix(".\(name)") }
      #expect(place != nil, "\(name)")
      left = left.dropFirst((place ?? 0) + 1 - left.startIndex)
    }
    #expect(watch.changes.first?.overruled == [])
  }

  /// Entries that confirm are asked one after the other. Then the verb does what it does without policies.
  func checkConfirm(_ names: [String]) throws {
    let free = try LeaveWatch(prepare)
    _ = try verb(free.app)
    let watch = try LeaveWatch(prepare)
    for name in names { try watch.app.set(.confirm, of: name) }
    let before = watch.state
    navigationTest(watch.app, fail: record) { test in
      for (position, name) in names.enumerated() {
        if position == 0 {
          test.step(call, .asks(name))
        } else {
          test.answer(.proceed, .asks(name))
        }
        #expect(test.root.pendingLeave?.entry == test.root.entry(named: name)?.id)
        #expect(watch.state == before, "\(name)")
      }
      test.answer(.proceed, .performed) { after(&$0) }
    }
    #expect(watch.lastChange == free.lastChange)
    #expect(watch.changes.count == 1)
    #expect(watch.changes.first?.overruled == [])
  }

  /// One entry that may not be left stops the verb, whatever the other policies are, and nothing changes.
  func checkBlocked(_ blocked: String) throws {
    let free = try LeaveWatch(prepare)
    _ = try verb(free.app)
    let watch = try LeaveWatch(prepare)
    for name in leaves { try watch.app.set(name == blocked ? .blocked : .confirm, of: name) }
    let before = watch.state
    try navigationTest(watch.app, fail: record) { test in
      test.step(call, .ignored(.blocked))
      #expect(watch.state == before)
      #expect(watch.questionChanges == 0)
      for name in leaves { try watch.app.set(.free, of: name) }
      test.step(call) { after(&$0) }
    }
    #expect(watch.lastChange == free.lastChange)
  }

  /// A transaction with force leaves all of them, and the change names them.
  func checkForced() throws {
    let watch = try LeaveWatch(prepare)
    let ids = try leaves.enumerated().map { position, name in
      try watch.app.set(position.isMultiple(of: 2) ? .blocked : .confirm, of: name)
    }
    var outcome: Outcome?
    navigationTest(watch.app, fail: record) { test in
      test.step({ app in app.transaction(force: true) { outcome = call(app) } }) { after(&$0) }
    }
    #expect(outcome == .performed)
    #expect(watch.changes.map(\.overruled) == [ids])
  }

  private func call(_ app: ShopCoordinator) -> Outcome {
    do { return try verb(app) } catch {
      Issue.record(error)
      return .queued
    }
  }
}
