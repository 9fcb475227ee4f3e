import Testing
import Waymark
import WaymarkTesting

/// Tabs that were seen before but may no longer be seen, with something above them.
private func row(
  _ name: String, from routes: [GuardedRoute] = [.page(7), .tabs, .page(8)],
  forbid: @escaping GuardedRow.Forbid = deny(.tabs), _ verb: @escaping GuardedRow.Verb,
  _ came: ExpectedOutcome = .performed,
  _ change: GuardedRow.Change? = {
    $0.dismiss($0.layerCount - 1)
    $0.base = [.page(7)]
  }
) -> GuardedRow {
  GuardedRow(name, routes, forbid: forbid, verb, came, change)
}

extension GuardedRow {
  fileprivate func presenting() -> GuardedRow { preparing { $0.present(.note) } }

  /// Adds a club with its own tabs to the selected tab.
  fileprivate func withTabsInTab() -> GuardedRow {
    preparing { $0.onClub { $0.push(.tabs) } }
  }
}

@MainActor
@Suite("Tabs that come into view")
struct AccessTabsInViewTests {
  @Test(
    "Tabs whose own route may not be seen go, whatever uncovers them",
    arguments: [
      row("pop") { $0.pop() },
      row("back") { $0.back() },
      row("pop(toFirst:)") { $0.pop(toFirst: .tabs) },
      row("remove") { app in app.remove(app.stack[2].id) },
      row("update") { $0.update { $0.pop() } },
      row("a transaction") { app in app.transaction { app.pop() } },
      row("a swipe") { app in
        let layer = app.projection.base
        return app.reconcile(
          layer, shown: layer.entries.ids, remaining: layer.entries.ids.dropLast())
      },
      row("finish of a child", from: [.page(7), .tabs, .annex(.room(1))]) {
        $0.onClub(2) { $0.finish() }
      },
      row("revalidate of a child", from: [.page(7), .tabs, .annex(.room(1))]) { app in
        app.session.app[.annex(.room(1))] = .deny("no")
        return app.onClub(2) { $0.revalidate() }
      },
      row("dismiss", from: [.page(7), .tabs]) { $0.dismiss() }.presenting(),
      row("dragged away", from: [.page(7), .tabs]) { app in
        app.dismissed(app.projection.layers[1])
      }.presenting(),
      row(
        "tabs in a tab, by the tab's coordinator", from: [.page(7), .tabs],
        forbid: deny(.club(.tabs)), { $0.onClub { $0.pop() } }, .performed
      ) { $0.path.removeLast(2) }.preparing { $0.onClub { $0.push([.tabs, .room(1)]) } },
      row("tabs in a tab, from above both", forbid: deny(.club(.tabs)), { $0.pop() }, .performed) {
        $0.base.removeLast()
        $0[tab: .club(.lobby)].removeLast()
      }.withTabsInTab(),
      row("tabs around tabs in a tab", { $0.pop() }).withTabsInTab(),
    ])
  func removals(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs whose own route may not be seen are not shown by a verb",
    arguments: [
      row("open", { $0.open(.tabs) }, .denied("no"), nil),
      row("a link", { $0.open("tabs") }, .denied("no"), nil),
      row("popOrPush", { $0.popOrPush(.tabs) }, .denied("no"), nil),
      row("setRoutes", { $0.setRoutes([.page(7), .tabs]) }, .denied("no"), nil),
      row("moved", { $0.setRoutes([.page(7), .page(8), .tabs]) }, .denied("no"), nil),
      row(
        "setRoutes below a layer", from: [.page(7), .tabs], { $0.setRoutes([.page(7), .tabs]) },
        .denied("no"), nil
      ).presenting(),
      row(
        "held", forbid: { $0.app[.tabs] = .hold(until: "gate") }, { $0.popOrPush(.tabs) }, .held,
        nil),
      row(
        "redirected", forbid: { $0.app[.tabs] = .redirect(to: .page(9)) },
        { $0.popOrPush(.tabs) }, .redirected
      ) { $0.base = [.page(9)] },
      row(
        "another tab, with tabs in it", from: [.page(7), .tabs], forbid: deny(.club(.tabs)),
        { $0.select(.club(.lobby)) }, .denied("no"), nil
      ).preparing {
        $0.onClub { $0.push(.tabs) }
        $0.select(.home)
      },
    ])
  func verbs(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs that stay in view are not checked",
    arguments: [
      row("a pop in a tab", from: [.page(7), .tabs], { $0.onClub { $0.pop() } }, .performed) {
        $0.path.removeLast()
      }.preparing { $0.onClub { $0.push(.room(1)) } },
      row("another tab", from: [.page(7), .tabs], { $0.select(.home) }, .performed) {
        $0.selected = .home
      },
    ])
  func staying(_ row: GuardedRow) { row.check() }

  @Test("Tabs that are all of the app stay, with the declared route of the tab that they show")
  func lastTabs() {
    let session = GuardSession()
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      test.given { app in app.onClub { $0.setRoutes([.room(1), .room(2)]) } }
      for route in [.lobby, .room(1), .room(2)] as [ClubRoute] { session.club[route] = .deny("no") }
      session.app[.home] = .deny("no")
      session.app[.tabs] = .deny("no")
      test.step({ $0.revalidate() }) { $0.path = [.club(.lobby)] }
      test.report(.refusedRoot)
    }
  }

  @Test("If tabs are all of the app and may not be seen, they show a tab that may be seen")
  func lastTabsWithAnother() {
    let session = GuardSession()
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      session.club[.lobby] = .deny("no")
      session.app[.tabs] = .deny("no")
      test.step({ $0.revalidate() }) { $0.selected = .home }
      test.report(.refusedRoot)
    }
  }
}
