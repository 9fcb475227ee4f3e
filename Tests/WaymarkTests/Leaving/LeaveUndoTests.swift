import Testing

@testable import Waymark

@MainActor
@Suite("A change that an entry refused leaves no trace")
struct LeaveUndoTests {
  /// Changes each existing part of the tree in turn.
  private func goOn(_ app: ShopCoordinator) {
    for child in app.descendants {
      if let catalog = child as? CatalogCoordinator { catalog.push(.item(8)) }
      if let account = child as? AccountCoordinator { account.push(.profile) }
    }
    app.select(.favourites(.list))
    app.push(.note("x"))
    app.present(.note("y"))
    app.push(.note("z"))
    app.dismissAll()
    app.popToAppRoot()
    app.setRoutes([.catalog(.list), .about])
  }

  @Test("Later changes are reported as if it had never been asked", arguments: LeaveTable.all)
  func follows(_ row: LeaveRow) throws {
    let twin = try LeaveWatch(row.prepare)
    let watch = try LeaveWatch(row.prepare)
    for policy in [LeavePolicy.confirm, .blocked] {
      for name in row.leaves { try watch.app.set(policy, of: name) }
      #expect(try !row.verb(watch.app).didChange)
    }
    for name in row.leaves { try watch.app.set(.free, of: name) }
    goOn(twin.app)
    goOn(watch.app)
    #expect(picture(watch.app) == picture(twin.app))
    #expect(watch.changes.map(\.description) == twin.changes.map(\.description))
    #expect(watch.changes.count > 3)
  }

  @Test(
    "Coordinators that were made for it are released", arguments: [LeavePolicy.confirm, .blocked])
  func made(_ policy: LeavePolicy) {
    let census = Census()
    let app = TreeCoordinator(back: .first, census: census)
    app.setRoutes([.page(0), .left(.page(1))])
    app.navigator(of: app.stack.topID)?.leavePolicy = policy
    #expect(census.livingCoordinators() == [1, 2])
    #expect(!app.replaceTop(.right(.tabs)).didChange)
    #expect(census.made > 2)
    #expect(census.livingCoordinators() == [1, 2])
    app.pendingLeave?.cancel()
    #expect(census.livingCoordinators() == [1, 2])
  }

  @Test("Its leave events are not reported")
  func leaves() throws {
    let app = try LeaveWatch(LeaveTable.sheetInTab).app
    try app.set(.confirm, of: "item(5)")
    var told = 0
    try app.navigator(CatalogCoordinator.self, of: "list").onReselect { told += 1 }
    let outcome = app.transaction {
      app.select(.home)
      app.select(.home)
    }
    #expect(outcome.leaveRequest != nil)
    #expect(told == 0)
  }
}
