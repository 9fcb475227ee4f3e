import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The app as columns", .navigationTests)
@MainActor
struct AppSplitTests {
  let test = AppUnderTest(.split).test
  var app: AppCoordinator { test.root }

  /// What each column shows, from left to right.
  private var shown: [[String]] {
    let columns = app.projection.base.entries.lazy.compactMap(\.tabs).first
    return (columns?.layers ?? []).map { $0.entries.map(\.name) }
  }

  @Test("It starts with the menu, and has a list in each other column")
  func start() {
    test.begins { $0.base = [.split] }
    #expect(app.visiblePath == [[.split, .home]])
    #expect(app.projection.base.entries.first?.tabs?.areColumns == true)
    #expect(shown == [["home"], ["list"], ["list"]])
    #expect(test.visible?.title == "Home")
  }

  @Test("Each choice of the menu selects a column, or lies above them")
  func menu() async {
    for (title, route) in RouteTour.menu.prefix(2) {
      await test.choose(title) { $0.selected = route }
      test.step({ $0.go(to: .home) }) { $0.selected = .home }
    }
    for (title, route) in RouteTour.menu.dropFirst(2) {
      await test.choose(title) { $0.base.append(route) }
      test.step({ $0.go(to: .home) }) { $0.base.removeLast() }
    }
    test.step({ $0.back() }, .ignored(.atRoot))
  }

  @Test("In a narrow window back goes column by column; in a wide one it pops and leaves")
  func back() {
    test.given { $0.open("/todos/1") }
    test.step({ $0.back(2) }) {
      $0[tab: .todos(.list)].removeLast(); $0.selected = .posts(.list)
    }
    test.step({ $0.back() }) { $0.selected = .home }
    test.given { $0.open("/todos/1") }
    test.user(.resize(isCollapsed: false))
    test.step({ $0.back() }) { $0.path.removeLast() }
    test.step({ $0.back() }, .ignored(.atRoot))
  }

  @Test("The todos of an author are shown beside the author")
  func output() async {
    test.given { $0.open("/posts/by/2") }
    await test.choose("Todos of Bob Birch") {
      $0.selected = .todos(.list)
      $0.path.append(.todos(.author(userId: 2)))
    }
    #expect(shown == [["home"], ["list", "author(id: 2)"], ["list", "author(userId: 2)"]])
  }

  @Test("The menu beside screens that cover the columns leads to the columns")
  func covered() {
    let menu = test.visible
    test.user(.resize(isCollapsed: false))
    test.step({ $0.go(to: .settings) }) { $0.base.append(.settings(.root)) }
    test.act({ _ in #expect(menu?.actions[0].perform() == .done) }) {
      $0.base.removeLast()
      $0.selected = .todos(.list)
    }
  }
}
