import Testing
import Waymark

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

@MainActor
@Suite("Reloading tabs")
struct ReloadTabsTests {
  private let hub = Desk()
  private let log = Log()

  @MainActor
  private final class Log {
    var changes: [String] = []
    var reports: [MisuseReport.Code] = []
  }

  init() {
    hub.flow.reporter = MisuseReporter { [log] in log.reports.append($0.code) }
    hub.start()
    hub.observe { [log] change, _ in log.changes.append(change.description) }
  }

  private func reload(_ tabs: [DeskRoute], selected: DeskRoute? = nil) -> Outcome {
    hub.tabs = tabs
    hub.selected = selected
    return hub.reloadTabs()
  }

  @Test("A new tab enters, unseen; those that are there keep everything")
  func enters() {
    #expect(hub.reloadTabs() == .unchanged)
    hub.deliver(.inbox(.item(1)))
    log.changes = []
    #expect(reload([.page(1), .archive(.list), .inbox(.list), .admin]) == .performed)
    #expect(
      picture(hub) == "Desk[tabs[page(1), Pages[list], >Pages[list, item(1) *], admin]]")
    #expect(log.changes == ["reloadTabs by Desk: enter page(1)"])
    #expect(hub.projection.base.entries[0].tabs?.revision == 1)
  }

  @Test("A tab that goes takes its layers along; the default is selected")
  func leaves() {
    hub.navigate(to: .inbox(.editor))
    log.changes = []
    #expect(reload([.admin, .archive(.list)], selected: .archive(.list)) == .performed)
    #expect(picture(hub) == "Desk[tabs[admin, >Pages[list *]]]")
    #expect(
      log.changes == [
        "reloadTabs by Desk: leave (replaced) inbox.editor · leave (replaced) inbox.list"
          + " · leave (replaced) Pages · activate archive.list"
      ])
  }

  @Test("The history of tabs forgets those that go, and keeps the others in their new places")
  func history() {
    hub.back = .history
    #expect(hub.reloadTabs() == .performed)
    hub.select(.archive(.list))
    hub.select(.admin)
    #expect(reload([.admin, .inbox(.list)], selected: .inbox(.list)) == .performed)
    #expect(picture(hub) == "Desk[tabs[>admin *, Pages[list]]]")
    #expect(hub.back() == .performed)
    #expect(picture(hub) == "Desk[tabs[admin, >Pages[list *]]]")
  }

  @Test("A request of what the platform showed before is outdated")
  func outdated() throws {
    let tabs = try #require(hub.projection.base.entries[0].tabs)
    let revision = tabs.revision
    _ = reload([.admin, .inbox(.list)])
    #expect(tabs.names == ["admin", "inbox.list"])
    #expect(tabs.layers.map { $0.entries.map(\.name) } == [["admin"], ["list"]])
    #expect(hub.request(select: 0, in: tabs, revision: revision) == .ignored(.outdated))
    #expect(hub.request(select: 0, in: tabs, revision: tabs.revision) == .performed)
  }

  @Test("Who may not be left is asked, and a refused selection refuses the change")
  func refused() throws {
    let before = picture(hub)
    hub.denied = .archive(.list)
    #expect(reload([.archive(.list), .admin]) == .denied("no"))
    #expect(picture(hub) == before)
    #expect(reload([.archive(.list), .admin], selected: .admin) == .performed)
    hub.denied = nil
    let navigator: Navigator<Desk> = try hub.navigator(of: "admin")
    navigator.leavePolicy = .blocked
    #expect(reload([.archive(.list), .page(1)]) == .ignored(.blocked))
    navigator.leavePolicy = .confirm
    let request = try #require(reload([.archive(.list), .page(1)]).leaveRequest)
    #expect(request.proceed() == .performed)
    #expect(picture(hub) == "Desk[tabs[>Pages[list *], page(1)]]")
  }

  @Test("A new tab that is not selected is asked for when it is")
  func unseen() {
    hub.denied = .page(1)
    #expect(reload([.inbox(.list), .page(1)]) == .performed)
    #expect(hub.select(.page(1)) == .denied("no"))
  }

  @Test("What cannot be shown is ignored and reported, and changes nothing")
  func invalid() {
    let before = picture(hub)
    #expect(reload([.inbox(.list), .inbox(.item(1))]) == .ignored(.invalidTabs))
    #expect(reload([.inbox(.list), .inbox(.list)]) == .ignored(.invalidTabs))
    #expect(reload([.inbox(.list)], selected: .admin) == .ignored(.invalidTabs))
    hub.showsTabs = false
    #expect(hub.reloadTabs() == .ignored(.invalidTabs))
    #expect(log.reports == [.invalidTabs, .invalidTabs, .invalidTabs, .invalidTabs])
    #expect(picture(hub) == before)
    #expect(log.changes.isEmpty)
  }

  @Test("Without tabs there is nothing to reload; covered ones are reloaded underneath")
  func notFound() {
    hub.push(.page(1))
    #expect(reload([.admin, .inbox(.list)]) == .performed)
    #expect(picture(hub) == "Desk[tabs[admin, >Pages[list]], page(1) *]")
    hub.setRoutes([.page(1)])
    #expect(hub.reloadTabs() == .ignored(.notFound))
  }

  @Test("Inside of a transaction it is one change, undone with the others")
  func transaction() {
    let before = picture(hub)
    let undone = hub.transaction {
      _ = reload([.admin])
      hub.pop(toLast: .page(7))
    }
    #expect(undone == .ignored(.notFound))
    #expect(picture(hub) == before)
    let done = hub.transaction {
      _ = reload([.admin, .page(1)])
      hub.select(.page(1))
    }
    #expect(done == .performed)
    #expect(picture(hub) == "Desk[tabs[admin, >page(1) *]]")
    #expect(log.changes.count == 1)
  }

  @Test("A coordinator of a tab that went is gone")
  func lifetime() {
    weak let pages = hub.children.first as? Pages
    #expect(pages != nil)
    _ = reload([.admin])
    #expect(pages == nil)
  }
}
