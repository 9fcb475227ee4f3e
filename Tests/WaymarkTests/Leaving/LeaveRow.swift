import Testing
import Waymark

/// One way out: what is there, what is called, what comes of it, and who leaves in which order.
struct LeaveRow: Sendable, CustomTestStringConvertible {
  typealias Prepare = @MainActor @Sendable (ShopCoordinator) throws -> Void
  typealias Verb = @MainActor @Sendable (ShopCoordinator) throws -> Outcome

  let testDescription: String
  let prepare: Prepare
  let verb: Verb
  let leaves: [String]
  let after: String

  init(
    _ name: String, _ prepare: @escaping Prepare, leaves: [String], after: String,
    _ verb: @escaping Verb
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
    #expect(try verb(watch.app) == .performed)
    #expect(picture(watch.app) == after)
    #expect(watch.changes.count == 1)
    var left = watch.changes.first?.left.map(\.description)[...] ?? []
    for name in leaves {
      let place = left.firstIndex { $0.hasSuffix(" \(name)") || $0.hasSuffix(".\(name)") }
      #expect(place != nil, "\(name)")
      left = left.dropFirst((place ?? 0) + 1 - left.startIndex)
    }
    #expect(watch.changes.first?.overruled == [])
  }

  /// Entries that confirm are asked one after the other; then the verb does what it does without.
  func checkConfirm(_ names: [String]) throws {
    let free = try LeaveWatch(prepare)
    _ = try verb(free.app)
    let watch = try LeaveWatch(prepare)
    let app = watch.app
    for name in names { try app.set(.confirm, of: name) }
    let before = watch.state
    var outcome = try verb(app)
    for name in names {
      let request = try #require(outcome.leaveRequest, "\(name), but \(outcome)")
      #expect(request.name == name)
      #expect(request.entry == app.entry(named: name)?.id)
      #expect(app.pendingLeave == request)
      #expect(watch.state == before, "\(name)")
      outcome = request.proceed()
    }
    #expect(outcome == .performed)
    #expect(app.pendingLeave == nil)
    #expect(picture(app) == after)
    #expect(watch.lastChange == free.lastChange)
    #expect(watch.changes.count == 1)
    #expect(watch.changes.first?.overruled == [])
    #expect(watch.reports.isEmpty)
  }

  /// One entry that may not be left stops the verb, whatever the others say, and leaves no trace.
  func checkBlocked(_ blocked: String) throws {
    let free = try LeaveWatch(prepare)
    _ = try verb(free.app)
    let watch = try LeaveWatch(prepare)
    let app = watch.app
    for name in leaves { try app.set(name == blocked ? .blocked : .confirm, of: name) }
    let before = watch.state
    #expect(try verb(app) == .ignored(.blocked))
    #expect(watch.state == before)
    #expect(app.pendingLeave == nil)
    #expect(watch.questionChanges == 0)
    for name in leaves { try app.set(.free, of: name) }
    #expect(try verb(app) == .performed)
    #expect(picture(app) == after)
    #expect(watch.lastChange == free.lastChange)
  }

  /// A transaction by force leaves all of them, and the change names them.
  func checkForced() throws {
    let watch = try LeaveWatch(prepare)
    let app = watch.app
    var ids: [EntryID] = []
    for (position, name) in leaves.enumerated() {
      ids.append(try app.set(position.isMultiple(of: 2) ? .blocked : .confirm, of: name))
    }
    var outcome: Outcome?
    var failure: (any Error)?
    let whole = app.transaction(force: true) {
      do { outcome = try verb(app) } catch { failure = error }
    }
    #expect(failure == nil)
    #expect(outcome == .performed)
    #expect(whole == .performed)
    #expect(picture(app) == after)
    #expect(watch.changes.map(\.overruled) == [ids])
    #expect(app.pendingLeave == nil)
  }
}
