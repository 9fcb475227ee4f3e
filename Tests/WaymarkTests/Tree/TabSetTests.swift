import Testing
import Waymark
import WaymarkTesting

private enum MenuRoute: Route {
  case start, tabs, page
  case catalog(CatalogRoute)
  case user(id: Int, AccountRoute)
}

/// Declares the tabs that a test sets.
@MainActor
private final class MenuCoordinator: Coordinator {
  let flow: Flow<MenuRoute, TestScreen>
  let tabs: [MenuRoute]
  let selected: MenuRoute

  init(_ tabs: [MenuRoute], selected: MenuRoute, start: MenuRoute = .start) {
    self.tabs = tabs
    self.selected = selected
    flow = Flow(start: start)
  }

  func destination(for route: MenuRoute) -> Destination<MenuCoordinator> {
    switch route {
    case .start, .page: .screen { TestScreen(route.name) }
    case .tabs: .tabs(tabs, selected: selected)
    case .catalog(let route): .child(route, as: MenuRoute.catalog) { CatalogCoordinator() }
    case .user(let id, let route): .child(route, as: { .user(id: id, $0) }) { AccountCoordinator() }
    }
  }
}

private enum NestRoute: Route {
  case tabs, page(Int)
  indirect case nested(NestRoute)
}

/// Tabs, the second of which contains tabs.
@MainActor
private final class NestCoordinator: Coordinator {
  let flow = Flow<NestRoute, TestScreen>(start: .tabs)
  let isOuter: Bool

  init(isOuter: Bool = true) { self.isOuter = isOuter }

  func destination(for route: NestRoute) -> Destination<NestCoordinator> {
    switch route {
    case .page: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs([.page(0), isOuter ? .nested(.tabs) : .page(1)], selected: .page(0))
    case .nested(let route):
      .child(route, as: NestRoute.nested) { NestCoordinator(isOuter: false) }
    }
  }
}

@MainActor
@Suite("Sets of tabs")
struct TabSetTests {
  @Test(
    "Tabs that cannot be told apart, or do not contain the selected one, are refused and reported",
    arguments: [
      ([], .page),
      ([.page], .start),
      ([.page, .page], .page),
      ([.catalog(.list), .catalog(.item(1))], .catalog(.list)),
      ([.user(id: 1, .profile), .user(id: 1, .edit)], .user(id: 1, .edit)),
      ([.page, .tabs], .page),
    ] as [([MenuRoute], MenuRoute)])
  private func invalid(_ tabs: [MenuRoute], _ selected: MenuRoute) {
    navigationTest(MenuCoordinator(tabs, selected: selected), fail: record) { test in
      test.step({ $0.push(.tabs) }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
      #expect(test.root.children.isEmpty)
      test.step({ $0.push(.page) }) { $0.base.append(.page) }
    }
    let root = MenuCoordinator(tabs, selected: selected, start: .tabs)
    var reports: [MisuseReport.Code] = []
    root.flow.reporter = MisuseReporter { reports.append($0.code) }
    #expect(root.start() == .ignored(.invalidTabs))
    #expect(reports == [.invalidTabs])
  }

  @Test("Two tabs of one type whose embeddings differ by a payload are two tabs")
  func payloads() {
    let app = MenuCoordinator(
      [.user(id: 1, .profile), .user(id: 2, .profile)], selected: .user(id: 2, .profile))
    app.push(.tabs)
    #expect(picture(app) == "Menu[start, tabs[Account[profile], >Account[profile *]]]")
    app.deliver(.user(id: 1, .more(.profile)))
    #expect(
      picture(app) == "Menu[start, tabs[>Account[profile, Account[profile *]], Account[profile]]]")
    #expect(app.deliver(.user(id: 3, .profile)) == .ignored(.notFound))
  }

  @Test("All tabs exist before any is shown, and leave with their entry")
  func lifetime() {
    let app = ShopCoordinator(start: .tabs)
    #expect(app.children.isEmpty)
    app.start()
    #expect(app.made == ["catalog", "favourites"])
    #expect(app.children.count == 2)
    weak let first = app.children.first
    weak let last = app.children.last
    #expect(first != nil)
    app.setRoot(.about)
    #expect(first == nil)
    #expect(last == nil)
  }

  @Test("The declared routes are numbered after their tabs, from left to right")
  func identities() throws {
    let app = ShopCoordinator(start: .tabs)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    #expect(tabs.layers.map { $0.entries.ids.map(\.description) } == [["#2"], ["#3"], ["#4"]])
    #expect(tabs.names == ["catalog.list", "favourites.list", "home"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Tabs in a tab: the outer ones are selected, too")
  func nested() throws {
    let app = NestCoordinator()
    app.start()
    let inner = try #require(app.child(NestCoordinator.self))
    #expect(app.deliver(.nested(.page(0))) == .performed)
    #expect(picture(app) == "Nest[tabs[page(0), >Nest[tabs[>page(0) *, page(1)]]]]")
    app.select(.page(0))
    #expect(app.navigate(to: .nested(.page(1))) == .performed)
    #expect(picture(app) == "Nest[tabs[page(0), >Nest[tabs[page(0), >page(1) *]]]]")
    app.select(.page(0))
    #expect(inner.deliver(.page(1)) == .performed)
    #expect(picture(app) == "Nest[tabs[page(0), >Nest[tabs[page(0), >page(1) *]]]]")
    app.select(.page(0))
    #expect(inner.select(.page(0)) == .performed)
    #expect(picture(app) == "Nest[tabs[>page(0) *, Nest[tabs[>page(0), page(1)]]]]")
    #expect(inner.navigate(to: .page(0)) == .performed)
    #expect(picture(app) == "Nest[tabs[page(0), >Nest[tabs[>page(0) *, page(1)]]]]")
    #expect(app.visiblePath == [[.tabs, .nested(.tabs), .nested(.page(0))]])
  }

  @Test("A change of the selection is reported, even if it is not visible")
  func told() {
    let app = ShopCoordinator(start: .tabs)
    app.push(.about)
    var told: [String] = []
    app.observe { change, _ in told.append("\(change.cause): \(change.events.count)") }
    app.select(.home)
    #expect(told == ["select: 0"])
  }

  @Test("Each tabs entry has its own selection and paths")
  func twice() {
    let app = ShopCoordinator(start: .tabs)
    app.deliver(.favourites(.item(1)))
    app.push(.tabs)
    #expect(
      picture(app)
        == "Shop[tabs[Catalog[list], >Catalog[list, item(1)], home], "
        + "tabs[>Catalog[list *], Catalog[list], home]]")
    app.select(.home)
    #expect(app.visiblePath == [[.tabs, .tabs, .home]])
    app.pop()
    #expect(app.visiblePath == [[.tabs, .favourites(.list), .favourites(.item(1))]])
  }
}
