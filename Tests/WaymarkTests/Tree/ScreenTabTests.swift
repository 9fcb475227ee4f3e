import Testing
import Waymark

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
  private let app = Finder()

  @Test("navigate, deliver and open of another route of its case select the tab and revise it")
  func revises() {
    #expect(app.navigate(to: .search("milk")) == .performed)
    #expect(picture(app) == "Finder[tabs[list, >search(\"milk\") *, page(1), page(2)]]")
    #expect(app.deliver(.search("tea"), select: false) == .performed)
    #expect(app.select(.list) == .performed)
    #expect(app.open("/search/bread") == .performed)
    #expect(picture(app) == "Finder[tabs[list, >search(\"bread\") *, page(1), page(2)]]")
    #expect(app.open("/search/bread") == .unchanged)
    #expect(ids(app) == "#1")
  }

  @Test("It is still the tab that was declared")
  func declared() {
    app.navigate(to: .search("milk"))
    app.select(.list)
    #expect(app.select(.search("")) == .performed)
    #expect(app.visiblePath == [[.tabs, .search("milk")]])
    #expect(app.navigate(to: .search("")) == .performed)
    #expect(app.visiblePath == [[.tabs, .search("")]])
  }

  @Test("Of two tabs of one case only a route that one shows is taken")
  func ambiguous() {
    #expect(app.navigate(to: .page(2)) == .performed)
    #expect(app.visiblePath == [[.tabs, .page(2)]])
    #expect(app.navigate(to: .page(3)) == .performed)
    #expect(app.visiblePath == [[.tabs, .page(3)]])
    #expect(app.routes == [.tabs, .page(3)])
  }

  @Test("A push never looks for a tab")
  func push() {
    #expect(app.push(.search("milk")) == .performed)
    #expect(app.routes == [.tabs, .search("milk")])
  }
}
