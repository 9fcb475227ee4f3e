import Testing
import Waymark
import WaymarkTesting

private enum FinderRoute: LinkedRoute {
  case tabs, search(String), page(Int), list

  static let links = DeepLinks<Self> {
    DeepLink("", .tabs)
    DeepLink("search/:text", to: FinderRoute.search)
    DeepLink("page/:number", to: FinderRoute.page)
  }
}

private final class Finder: Coordinator {
  let flow = Flow<FinderRoute, TestScreen>(start: .tabs)

  func destination(for route: FinderRoute) -> Destination<Finder> {
    switch route {
    case .tabs: .tabs([.list, .search(""), .page(1), .page(2)], selected: .list)
    case .search, .page, .list: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

@MainActor
@Suite("Tabs that are screens")
struct ScreenTabTests {
  @Test("navigate, deliver and open of another route of its case select the tab and revise it")
  func revises() {
    navigationTest(Finder(), fail: record) { test in
      test.step({ $0.navigate(to: .search("milk")) }) {
        $0.selected = .search("")
        $0.path.revise(.search(""), to: .search("milk"))
      }
      test.step({ $0.deliver(.search("tea"), select: false) }) {
        $0.path.revise(.search("milk"), to: .search("tea"))
      }
      test.step({ $0.select(.list) }) { $0.selected = .list }
      test.step({ $0.open("/search/bread") }) {
        $0.selected = .search("")
        $0.path.revise(.search("tea"), to: .search("bread"))
      }
      test.step({ $0.open("/search/bread") }, .unchanged)
    }
  }

  @Test("It is still the declared tab")
  func declared() {
    navigationTest(Finder(), fail: record) { test in
      test.given {
        $0.navigate(to: .search("milk"))
        $0.select(.list)
      }
      test.step({ $0.select(.search("")) }) { $0.selected = .search("") }
      #expect(test.root.visiblePath == [[.tabs, .search("milk")]])
      test.step({ $0.navigate(to: .search("")) }) {
        $0.path.revise(.search("milk"), to: .search(""))
      }
    }
  }

  @Test("Of two tabs of one case, only a route that one of them shows is taken")
  func ambiguous() {
    navigationTest(Finder(), fail: record) { test in
      test.step({ $0.navigate(to: .page(2)) }) { $0.selected = .page(2) }
      test.step({ $0.navigate(to: .page(3)) }) { $0.base.append(.page(3)) }
    }
  }

  @Test("A push never looks for a tab")
  func push() {
    navigationTest(Finder(), fail: record) { test in
      test.step({ $0.push(.search("milk")) }) { $0.base.append(.search("milk")) }
    }
  }

  @Test("What it presents lies on its entry: it can be replaced, and ends with the selection")
  func presents() throws {
    let app = ShopCoordinator(start: .tabs)
    app.select(.home)
    let home: Navigator<ShopCoordinator> = try app.navigator(of: "home")
    #expect(home.present(.note("a")) == .performed)
    #expect(app.projection.layers.last?.presenter == home.id)
    #expect(home.present(.note("b")) == .ignored(.originNotOnTop))
    #expect(home.present(.note("b"), replacing: true) == .performed)
    #expect(app.layers == [[.tabs], [.note("b")]])
    app.select(.catalog(.list))
    #expect(app.layers == [[.tabs]])
  }

  @Test("What a screen in a tab presents through an outer coordinator lies on its entry, too")
  func presentsOutside() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let shop = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(shop.present(.note("a")) == .performed)
    #expect(shop.present(.note("b"), replacing: true) == .performed)
    #expect(app.projection.layers.last?.presenter == shop.id)
    app.select(.home)
    #expect(app.layers == [[.tabs]])
    // The coordinator itself presents from its own top entry, the tabs.
    app.present(.note("c"))
    app.select(.catalog(.list))
    #expect(app.layers == [[.tabs], [.note("c")]])
  }

  @Test("A link to what it presents keeps the layer")
  func opensPresented() throws {
    let plan = RelayPlan()
    plan.starts = [.tabs]
    plan.tabs = { _ in [.page(9), .forward(.page(0))] }
    let app = plan.app()
    try app.navigator(RelayCoordinator.self, of: "page(9)").present(.sheet(1))
    let id = app.projection.leaf?.id
    #expect(app.open(.sheet(1), bare: true) == .unchanged)
    #expect(app.projection.leaf?.id == id)
  }

  @Test("Its transaction is checked once, even if the first verb covers the tabs")
  func transaction() throws {
    let app = ShopCoordinator(start: .tabs)
    app.select(.home)
    let home: Navigator<ShopCoordinator> = try app.navigator(of: "home")
    let change = home.transaction {
      home.push(.about)
      home.navigate(to: .note("a"))
    }
    #expect(change == .performed)
    #expect(app.routes == [.tabs, .about, .note("a")])
  }
}
