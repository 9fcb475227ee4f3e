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
}
