import Testing
import Waymark

@MainActor
@Suite("Leaving with force")
struct LeaveForceTests {
  private let watch: LeaveWatch
  private let b: EntryID
  private let c: EntryID
  private var app: ShopCoordinator { watch.app }

  init() throws {
    watch = try LeaveWatch(LeaveTable.notes)
    b = try watch.app.set(.confirm, of: LeaveTable.b)
    c = try watch.app.set(.confirm, of: LeaveTable.c)
  }

  @Test("Without force a transaction asks like any verb")
  func notForced() {
    #expect(app.transaction { app.popToRoot() }.leaveRequest?.name == LeaveTable.c)
    #expect(app.transaction(force: false) { app.popToRoot() }.leaveRequest != nil)
  }

  @Test("The force of a nested transaction counts for what its own verbs leave")
  func nested() {
    let all = app.transaction { app.transaction(force: true) { app.pop(2) } }
    #expect(all == .performed)
    #expect(watch.changes.last?.overruled == [c, b])
  }

  @Test("What the outer transaction itself leaves is asked")
  func nestedInPart() throws {
    let watch = try LeaveWatch(LeaveTable.notes)
    let app = watch.app
    try app.set(.confirm, of: LeaveTable.b)
    let forced = try app.set(.blocked, of: LeaveTable.c)
    let part = app.transaction {
      app.transaction(force: true) { app.pop() }
      app.pop()
    }
    #expect(part.leaveRequest?.name == LeaveTable.b)
    #expect(part.leaveRequest?.proceed() == .performed)
    #expect(watch.changes.last?.overruled == [forced])
  }

  @Test("What an outer transaction dropped before is asked")
  func droppedBefore() {
    let outcome = app.transaction {
      app.pop()
      app.transaction(force: true) { app.popToRoot() }
    }
    #expect(outcome.leaveRequest?.name == LeaveTable.c)
    #expect(outcome.leaveRequest?.proceed() == .performed)
    #expect(watch.changes.last?.overruled == [b])
  }

  @Test("A transaction with force needs none inside")
  func outer() {
    let outcome = app.transaction(force: true) { app.transaction { app.popToRoot() } }
    #expect(outcome == .performed)
    #expect(watch.changes.last?.overruled.count == 2)
  }

  @Test("Force lasts for one transaction")
  func once() throws {
    #expect(app.transaction(force: true) { app.pop() } == .performed)
    #expect(app.pop().leaveRequest?.name == LeaveTable.b)
  }

  @Test("Force allows nothing else")
  func refused() {
    #expect(app.transaction(force: true) { app.pop(4) } == .performed)
    #expect(app.transaction(force: true) { app.pop() } == .ignored(.atRoot))
    #expect(app.transaction(force: true) {} == .unchanged)
  }

  @Test("A change names only entries of the observer's own subtree")
  func ownSubtree() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.list), .catalog(.item(1)), .note("a")])
    let item = try app.set(.blocked, of: "item(1)")
    let note = try app.set(.blocked, of: LeaveTable.a)
    let catalog = try #require(app.child(CatalogCoordinator.self))
    var named: [String: [EntryID]] = [:]
    app.observe { change, _ in named["app"] = change.overruled }
    catalog.observe { change, _ in named["catalog"] = change.overruled }
    app.transaction(force: true) { app.popToRoot() }
    #expect(named == ["app": [note, item], "catalog": [item]])
  }
}
