import Testing
import Waymark

@MainActor
@Suite("Leave policies and the platform")
struct LeavePlatformTests {
  @Test("What the platform removed is accepted, named and reported", arguments: [1, 2])
  func reconcile(_ remaining: Int) throws {
    let watch = try LeaveWatch(LeaveTable.notes)
    let app = watch.app
    let asks = try app.set(.confirm, of: LeaveTable.b)
    let blocked = try app.set(.blocked, of: LeaveTable.c)
    let base = app.projection.base
    let shown = base.entries.ids
    let outcome = app.reconcile(base, shown: shown, remaining: Array(shown.prefix(remaining)))
    #expect(outcome == .performed)
    #expect(app.depth == remaining)
    #expect(app.pendingLeave == nil)
    #expect(watch.changes.map(\.overruled) == [[blocked, asks]])
    #expect(
      watch.reports.map(\.description) == [
        "The platform removed note(\"c\") \(blocked), whose leave policy is blocked, without asking."
          + " It has left. Disable the gestures of an entry while its `leavePolicy` in the projection"
          + " is not free.",
        "The platform removed note(\"b\") \(asks), whose leave policy is confirm, without asking."
          + " It has left. Disable the gestures of an entry while its `leavePolicy` in the projection"
          + " is not free.",
      ])
    #expect(watch.reports.map(\.code) == [.leftUnasked, .leftUnasked])
  }

  @Test("A layer that was dragged down has left, with everything above it, and that is reported")
  func dismissed() throws {
    let watch = try LeaveWatch(LeaveTable.sheets)
    let app = watch.app
    let item = try app.set(.confirm, of: "item(6)")
    let note = try app.set(.confirm, of: LeaveTable.a)
    let layer = try #require(app.projection.base.next)
    #expect(app.dismissed(layer) == .performed)
    #expect(watch.changes.map(\.overruled) == [[note, item]])
    #expect(watch.reports.map(\.code) == [.leftUnasked, .leftUnasked])
    #expect(app.dismissed(layer) == .unchanged)
    #expect(watch.reports.count == 2)
  }

  @Test("A gesture that removes nothing leaves the question open; another one closes it")
  func question() throws {
    let app = try LeaveWatch(LeaveTable.notes).app
    try app.set(.confirm, of: LeaveTable.c)
    let request = try #require(app.pop().leaveRequest)
    let base = app.projection.base
    let shown = base.entries.ids
    #expect(app.reconcile(base, shown: shown, remaining: shown) == .unchanged)
    #expect(app.pendingLeave == request)
    #expect(app.reconcile(base, shown: shown, remaining: shown.dropLast()) == .performed)
    #expect(app.pendingLeave == nil)
    #expect(request.proceed() == .unchanged)
  }

  @Test("A policy is known in advance, and readers of the layer are notified once of a new one")
  func observed() throws {
    let app = try LeaveWatch(LeaveTable.sheets).app
    let base = app.projection.base
    let sheet = try #require(base.next)
    let entry = try #require(sheet.entries.last)
    let ofBase = ChangeCounter { _ = base.entries.map(\.leavePolicy) }
    let ofSheet = ChangeCounter { _ = entry.leavePolicy }
    #expect(entry.leavePolicy == .free)
    try app.set(.confirm, of: "item(6)")
    #expect(entry.leavePolicy == .confirm)
    #expect((ofBase.count, ofSheet.count) == (0, 1))
    try app.set(.confirm, of: "item(6)")
    #expect(ofSheet.count == 1)
    try app.set(.blocked, of: "item(6)")
    try app.set(.free, of: "item(6)")
    try app.set(.free, of: "item(6)")
    #expect((ofBase.count, ofSheet.count) == (0, 3))
  }

  @Test("A policy ends with its entry, for the platform and the navigator")
  func ends() throws {
    let app = try LeaveWatch(LeaveTable.notes).app
    try app.set(.confirm, of: LeaveTable.c)
    let entry = try #require(app.projection.base.entries.last)
    let navigator = try app.navigator(ShopCoordinator.self, of: LeaveTable.c)
    var seen: [LeavePolicy] = []
    navigator.onLifecycle { _ in
      navigator.leavePolicy = .blocked
      navigator.isProtected = true
      seen.append(navigator.leavePolicy)
    }
    #expect(navigator.leavePolicy == .confirm)
    app.transaction(force: true) { app.pop() }
    #expect(seen == [.free])
    navigator.leavePolicy = .blocked
    navigator.isProtected = true
    #expect(navigator.leavePolicy == .free)
    #expect(!navigator.isProtected)
    #expect(entry.leavePolicy == .free)
    #expect(app.pop() == .performed)
    #expect(app.open(.about, over: .whenClear) == .performed)
  }

  @Test("A navigator without a coordinator remembers its policy, for a test to read")
  func recording() {
    let navigator = Navigator<ShopCoordinator> { _ in .performed }
    navigator.leavePolicy = .blocked
    navigator.isProtected = true
    #expect(navigator.leavePolicy == .blocked)
    #expect(navigator.isProtected)
  }

  @Test("Tabs are free; each entry in them has its own policy")
  func tabs() throws {
    let app = try LeaveWatch(LeaveTable.inTabs).app
    try app.set(.confirm, of: "item(2)")
    let tabs = try #require(app.projection.base.entries.first)
    #expect(tabs.leavePolicy == .free)
    let policies = tabs.tabs?.layers.map { $0.entries.map(\.leavePolicy) }
    #expect(policies == [[.free, .free], [.free, .confirm], [.free]])
  }

  @Test("Verbs that only add never ask")
  func adding() throws {
    let app = try LeaveWatch(LeaveTable.inTabs).app
    for name in ["item(1)", "item(2)"] { try app.set(.blocked, of: name) }
    #expect(app.onCatalog { $0.push(.item(7)) } == .performed)
    #expect(app.select(.home) == .performed)
    #expect(app.push(.about) == .performed)
    #expect(app.present(.note("a")) == .performed)
    #expect(app.navigate(to: .note("b")) == .performed)
    #expect(app.open(.note("c"), over: .presentOnTop) == .performed)
    #expect(app.deliver(.favourites(.item(8)), select: false) == .ignored(.notFound))
  }
}
