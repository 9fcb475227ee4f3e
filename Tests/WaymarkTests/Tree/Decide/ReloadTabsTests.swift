import Testing
import Waymark
import WaymarkTesting

private enum DeskRoute: Route {
  case tabs, inbox(PageRoute), archive(PageRoute), admin, page(Int)
}

private enum PageRoute: Route {
  case list, item(Int), editor
  var presentation: Presentation { self == .editor ? .sheet : .push }
}

private final class Desk: Coordinator {
  let flow = Flow<DeskRoute, TestScreen>(start: .tabs)
  var tabs: [DeskRoute] = [.inbox(.list), .archive(.list), .admin]
  var selected: DeskRoute?
  var back = TabBackPolicy.first
  var denied: DeskRoute?
  var showsTabs = true

  func access(to route: DeskRoute) -> Access<DeskRoute> { route == denied ? .deny("no") : .allow }

  func reload(_ tabs: [DeskRoute], selected: DeskRoute? = nil) -> Outcome {
    self.tabs = tabs
    self.selected = selected
    return reloadTabs()
  }

  func destination(for route: DeskRoute) -> Destination<Desk> {
    switch route {
    case .tabs where !showsTabs: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs(tabs, selected: selected ?? tabs[0], back: back)
    case .inbox(let route): .child(route, as: DeskRoute.inbox) { Pages() }
    case .archive(let route): .child(route, as: DeskRoute.archive) { Pages() }
    case .admin, .page: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

private final class Pages: Coordinator {
  let flow = Flow<PageRoute, TestScreen>(start: .list)
  func destination(for route: PageRoute) -> Destination<Pages> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

/// Numbers that differ by one are equal, so `==` is not transitive.
private enum NearRoute: Route {
  case tabs, at(Int)

  static func == (one: NearRoute, other: NearRoute) -> Bool {
    switch (one, other) {
    case (.tabs, .tabs): true
    case (.at(let one), .at(let other)): abs(one - other) < 2
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {}
}

private final class NearDesk: Coordinator {
  let flow = Flow<NearRoute, TestScreen>(start: .tabs)
  var numbers = [1]

  func destination(for route: NearRoute) -> Destination<NearDesk> {
    switch route {
    case .tabs: .tabs(numbers.map(NearRoute.at), selected: .at(numbers[0]))
    case .at: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

@MainActor
@Suite("Reloading tabs")
struct ReloadTabsTests {
  private let hub = Desk()
  private let log = Log()

  @MainActor
  private final class Log {
    var changes: [String] = []
  }

  init() {
    hub.start()
    hub.observe { [log] change, _ in log.changes.append(change.description) }
  }

  @Test("A new tab enters unseen; existing tabs keep everything")
  func enters() {
    navigationTest(hub, fail: record) { test in
      test.step({ $0.reloadTabs() }, .unchanged)
      test.given { $0.deliver(.inbox(.item(1))) }
      log.changes = []
      test.step({ $0.reload([.page(1), .archive(.list), .inbox(.list), .admin]) }) {
        $0.tabs = [.page(1), .archive(.list), .inbox(.list), .admin]
      }
      #expect(log.changes == ["reloadTabs by Desk: enter page(1)"])
      #expect(hub.projection.base.entries[0].tabs?.revision == 1)
    }
  }

  @Test("A removed tab takes its layers along; the default is selected")
  func leaves() {
    navigationTest(hub, fail: record) { test in
      test.given { $0.navigate(to: .inbox(.editor)) }
      log.changes = []
      test.step({ $0.reload([.admin, .archive(.list)], selected: .archive(.list)) }) {
        $0.dismiss()
        $0.tabs = [.admin, .archive(.list)]
        $0.selected = .archive(.list)
      }
    }
    #expect(
      log.changes == [
        "reloadTabs by Desk: leave (replaced) inbox.editor · leave (replaced) inbox.list"
          + " · leave (replaced) Pages · activate archive.list"
      ])
  }

  @Test("The history of tabs forgets removed ones, and keeps the others in their new places")
  func history() {
    navigationTest(hub, fail: record) { test in
      hub.back = .history
      test.step({ $0.reloadTabs() })
      test.given {
        $0.select(.archive(.list))
        $0.select(.admin)
      }
      test.step({ $0.reload([.admin, .inbox(.list)], selected: .inbox(.list)) }) {
        $0.tabs = [.admin, .inbox(.list)]
      }
      test.step({ $0.back() }) { $0.selected = .inbox(.list) }
    }
  }

  @Test("A request for what the platform showed before is outdated")
  func outdated() throws {
    let tabs = try #require(hub.projection.base.entries[0].tabs)
    let revision = tabs.revision
    _ = hub.reload([.admin, .inbox(.list)])
    #expect(tabs.names == ["admin", "inbox.list"])
    #expect(tabs.layers.map { $0.entries.map(\.name) } == [["admin"], ["list"]])
    navigationTest(hub, fail: record) { test in
      test.step({ $0.request(select: 0, in: tabs, revision: revision) }, .ignored(.outdated))
      test.step({ $0.request(select: 0, in: tabs, revision: tabs.revision) }) {
        $0.selected = .admin
      }
    }
  }

  @Test("Entries that may not be left are asked, and a refused selection refuses the change")
  func refused() throws {
    try navigationTest(hub, fail: record) { test in
      hub.denied = .archive(.list)
      test.step({ $0.reload([.archive(.list), .admin]) }, .denied("no"))
      test.step({ $0.reload([.archive(.list), .admin], selected: .admin) }) {
        $0.tabs = [.archive(.list), .admin]
        $0.selected = .admin
      }
      hub.denied = nil
      let navigator: Navigator<Desk> = try hub.navigator(of: "admin")
      navigator.leavePolicy = .blocked
      test.step({ $0.reload([.archive(.list), .page(1)]) }, .ignored(.blocked))
      navigator.leavePolicy = .confirm
      test.step({ $0.reload([.archive(.list), .page(1)]) }, .asks("admin"))
      test.answer(.proceed) {
        $0.tabs = [.archive(.list), .page(1)]
        $0.selected = .archive(.list)
      }
    }
  }

  @Test("A new unselected tab is checked when it is selected")
  func unseen() {
    navigationTest(hub, fail: record) { test in
      hub.denied = .page(1)
      test.step({ $0.reload([.inbox(.list), .page(1)]) }) { $0.tabs = [.inbox(.list), .page(1)] }
      test.step({ $0.select(.page(1)) }, .denied("no"))
    }
  }

  @Test("Tabs that cannot be shown are ignored and reported, and change nothing")
  func invalid() {
    navigationTest(hub, fail: record) { test in
      for tabs in [[DeskRoute.inbox(.list), .inbox(.item(1))], [.inbox(.list), .inbox(.list)]] {
        test.step({ $0.reload(tabs) }, .ignored(.invalidTabs))
        test.report(.invalidTabs)
      }
      test.step({ $0.reload([.inbox(.list)], selected: .admin) }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
      hub.showsTabs = false
      test.step({ $0.reloadTabs() }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
    }
    #expect(log.changes.isEmpty)
  }

  @Test("Without tabs nothing is reloaded; covered tabs are reloaded where they are")
  func notFound() {
    navigationTest(hub, fail: record) { test in
      test.given { $0.push(.page(1)) }
      test.step({ $0.reload([.admin, .inbox(.list)]) }) {
        $0[tabs: .tabs] = [.admin, .inbox(.list)]
      }
      test.given { $0.setRoutes([.page(1)]) }
      test.step({ $0.reloadTabs() }, .ignored(.notFound))
    }
  }

  @Test("Inside a transaction it is one change, undone with the others")
  func transaction() {
    navigationTest(hub, fail: record) { test in
      test.step(
        { hub in
          hub.transaction {
            _ = hub.reload([.admin])
            hub.pop(toLast: .page(7))
          }
        }, .ignored(.notFound))
      test.step({ hub in
        hub.transaction {
          _ = hub.reload([.admin, .page(1)])
          hub.select(.page(1))
        }
      }) {
        $0.tabs = [.admin, .page(1)]
        $0.selected = .page(1)
      }
    }
    #expect(log.changes.count == 1)
  }

  @Test("Another list counts only when the tabs are reloaded")
  func unasked() {
    navigationTest(hub, fail: record) { test in
      hub.tabs = [.page(1), .admin]
      test.step({ $0.select(.page(1)) }, .ignored(.notFound))
      test.step({ $0.navigate(to: .archive(.item(1))) }) {
        $0.selected = .archive(.list)
        $0.path.append(.archive(.item(1)))
      }
      test.step({ $0.push(.page(2)) }) { $0.base.append(.page(2)) }
      test.step({ $0.popToRoot() }) { $0.base.removeLast() }
      test.step({ $0.setRoutes([.tabs]) }, .unchanged)
    }
  }

  @Test("The coordinator of a removed tab is gone")
  func lifetime() {
    weak let pages = hub.children.first as? Pages
    #expect(pages != nil)
    _ = hub.reload([.admin])
    #expect(pages == nil)
  }

  @Test("Each old tab stays once, even if it equals two of the new ones that differ")
  func near() throws {
    let app = NearDesk()
    app.start()
    for numbers in [[0, 2], [1], [2, 0], [1, 3]] {
      app.numbers = numbers
      app.reloadTabs()
      let tabs = try #require(app.projection.base.entries[0].tabs)
      let ids = tabs.layers.flatMap { $0.entries.map(\.id) }
      #expect(ids.count == numbers.count)
      #expect(Set(ids).count == ids.count)
    }
  }
}
