import Testing
import Waymark
import WaymarkTesting

@Suite("Tabs of a navigation test")
struct StatedTabsTests {
  @Test("Changes in tabs are stated", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("Unstated changes in tabs fail", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  static let rights: [MazeRow] = [
    .right("tabs in tabs are selected from the outside in", from: .tabs) { test in
      test.step({ $0.navigate(to: .nest(.one)) }) {
        $0.selected = .nest(.tabs)
        $0.selected = .nest(.one)
      }
      test.step({ $0.select(.home) }) { $0.selected = .home }
      test.step({ $0.select(.nest(.tabs)) }) { $0.selected = .nest(.tabs) }
      test.step({ $0.navigate(to: .nest(.two(.detail(1)))) }) {
        $0.selected = .nest(.two(.list))
        $0.path.append(.nest(.two(.detail(1))))
      }
    },
    .right("tabs are left in the order in which they are stated", from: .tabs) { test in
      test.given { $0.navigate(to: .nest(.one)) }
      test.act({
        $0.child(InnerTabsCoordinator.self)?.select(.two(.list))
        $0.select(.home)
      }) {
        $0.selected = .nest(.two(.list))
        $0.selected = .home
      }
    },
    .right("new tabs begin as they are declared", from: .tabs) { test in
      test.given {
        $0.select(.leaf(.list))
        $0.navigate(to: .leaf(.detail(1)))
      }
      test.act({
        $0.setRoot(.home)
        $0.setRoot(.tabs)
      }) { $0.base.replaceLast(with: .tabs) }
      test.meanwhile { $0.base.replaceLast(with: .home) }
    },
    .right("tabs lie in a sheet") { test in
      test.step({ $0.present(.tabs) }) { $0.present(.tabs) }
      test.step({ $0.select(.leaf(.list)) }) { $0.selected = .leaf(.list) }
      test.step({ $0.navigate(to: .leaf(.detail(1))) }) { $0.path.append(.leaf(.detail(1))) }
    },
    .right("a path grows in one column, and ends in another", from: .columns) { test in
      test.user(.resize(isCollapsed: false))
      test.given { $0.navigate(to: .other(.detail(1))) }
      test.act({
        ($0.children.last as? LeafCoordinator)?.popToRoot()
        $0.navigate(to: .leaf(.detail(2)))
      }) {
        $0.selected = .leaf(.list)
        $0.path.append(.leaf(.detail(2)))
        $0[tab: .other(.list)].removeLast()
      }
    },
    .right("columns are selected, by verbs and by swipes", from: .columns) { test in
      test.user(.resize(isCollapsed: false))
      test.step({ $0.select(.other(.list)) }) { $0.selected = .other(.list) }
      test.user(.resize(isCollapsed: true))
      test.user(.swipeBack()) { $0.selected = .leaf(.list) }
      test.step({ $0.navigate(to: .other(.detail(1))) }) {
        $0.selected = .other(.list)
        $0.path.append(.other(.detail(1)))
      }
    },
    .right("tabs that something covers are declared anew", from: .tabs) { test in
      test.given { $0.push(.item(1)) }
      test.root.control.tabs = [.home, .item(2)]
      test.step({ $0.reloadTabs() }) { $0[tabs: .tabs] = [.home, .item(2)] }
    },
    .right("tabs below equal ones", from: .tabs) { test in
      test.given { $0.push(.tabs) }
      let lower = try #require(test.root.children.first as? LeafCoordinator)
      test.act({ _ in lower.push(.detail(1)) }) {
        $0[layer: 0, upTo: 0][tab: .leaf(.list)].append(.leaf(.detail(1)))
      }
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
    .right("tabs in a tab, below equal ones", from: .tabs) { test in
      test.given { $0.select(.nest(.tabs)) }
      let inner = try #require(test.root.child(InnerTabsCoordinator.self))
      test.act({ _ in
        inner.select(.one)
        inner.push(.tabs)
      }) {
        $0.selected = .nest(.one)
        $0[tab: .nest(.tabs)].append(.nest(.tabs))
      }
      let lower = try #require(inner.children.first as? LeafCoordinator)
      test.act({ _ in lower.push(.detail(1)) }) {
        $0[tab: .nest(.tabs), upTo: 0][tab: .nest(.two(.list))].append(.nest(.two(.detail(1))))
      }
      test.act({ _ in inner.pop() }) { $0[tab: .nest(.tabs)].removeLast() }
    },
    .right("tabs in a tab with the name of one of them") { test in
      let inner = try nestTabs(called: .one, of: test)
      test.act({ _ in inner.select(.one) }) { $0[tab: .nest(.one), upTo: 1].selected = .nest(.one) }
      test.step({ $0.select(.home) }) { $0.selected = .home }
      test.step({ $0.select(.nest(.one)) }) { $0.selected = .nest(.one) }
      test.act({ _ in inner.pop() }) { $0[tab: .nest(.one)].removeLast() }
    },
    .right("equal tabs come above others, one of which is selected", from: .tabs) { test in
      test.given { $0.select(.nest(.tabs)) }
      let inner = try #require(test.root.child(InnerTabsCoordinator.self))
      test.act({ _ in
        inner.select(.one)
        inner.push(.tabs)
      }) {
        $0[tab: .nest(.tabs)].append(.nest(.tabs))
        $0[tab: .nest(.tabs), upTo: 0].selected = .nest(.one)
      }
    },
  ]

  /// Shows tabs in the path of a tab.
  @MainActor
  private static func nestTabs(
    called route: InnerTabsRoute, of test: NavigationTest<MazeCoordinator>
  ) throws -> InnerTabsCoordinator {
    test.root.control.tabs = [.home, .nest(route)]
    test.given {
      $0.push(.tabs)
      $0.select(.nest(route))
    }
    let inner = try #require(test.root.child(InnerTabsCoordinator.self))
    test.act({ _ in inner.push(.tabs) }) { $0.path.append(.nest(.tabs)) }
    return inner
  }

  static let wrongs: [MazeRow] = [
    .wrong(
      "an unselected tab", from: .tabs,
      "If this is right, write: { $0[tab: .leaf(.list)].append(.leaf(.detail(1))) }"
    ) { test in
      test.step({ $0.deliver(.leaf(.detail(1)), select: false) })
    },
    .wrong(
      "an unselected tab in an unselected tab", from: .tabs,
      "If this is right, write: { $0[tab: .nest(.two(.list))].append(.nest(.two(.detail(2)))) }"
    ) { test in
      test.step({ $0.deliver(.nest(.two(.detail(2))), select: false) })
    },
    .wrong("the selection in an unselected tab", from: .tabs, "tab nest.tabs, selected, there:") {
      test in
      test.act({ $0.child(InnerTabsCoordinator.self)?.select(.one) })
    },
    .wrong(
      "a tab that starts anew", from: .tabs,
      "If this is right, write: { $0[tab: .leaf(.list)].replaceLast(with: .leaf(.list)) }"
    ) { test in
      test.act({
        $0.child(LeafCoordinator.self)?.setRoot(.detail(1))
        $0.child(LeafCoordinator.self)?.setRoot(.list)
      })
      test.meanwhile { $0[tab: .leaf(.list)].replaceLast(with: .leaf(.detail(1))) }
    },
    .wrong(
      "a tab that changes as soon as it is there",
      "If this is right, write: { $0.base.append(.tabs); $0[tab: .leaf(.list)].append(.leaf(.detail(4))) }"
    ) { test in
      test.act({
        $0.push(.tabs)
        $0.deliver(.leaf(.detail(4)), select: false)
      }) { $0.base.append(.tabs) }
    },
    .wrong(
      "tabs that something covers", from: .tabs,
      "If this is right, write: { $0[tabs: .tabs] = [.leaf(.list), .home] }"
    ) { test in
      test.given { $0.push(.item(1)) }
      test.root.control.tabs = [.leaf(.list), .home]
      test.step({ $0.reloadTabs() })
    },
    .wrong(
      "tabs below equal ones", from: .tabs,
      "If this is right, write: { $0[layer: 0, upTo: 0][tab: .leaf(.list)].append(.leaf(.detail(1))) }"
    ) { test in
      test.given { $0.push(.tabs) }
      let lower = try #require(test.root.children.first as? LeafCoordinator)
      test.act({ _ in lower.push(.detail(1)) })
    },
    .wrong(
      "tabs in a tab, below equal ones", from: .tabs,
      """
      The tree is not as stated.
        tab nest.tabs, tab nest.two.list, stated:  nest.two.list
        tab nest.tabs, tab nest.two.list, there:   nest.two.list  nest.two.detail(1)
                                                                  ^
      If this is right, write: { $0[tab: .nest(.tabs), upTo: 0].path.append(.nest(.two(.detail(1)))) }
      """
    ) { test in
      test.given { $0.select(.nest(.tabs)) }
      let inner = try #require(test.root.child(InnerTabsCoordinator.self))
      test.given { _ in inner.push(.tabs) }
      let lower = try #require(inner.children.first as? LeafCoordinator)
      test.act({ _ in lower.push(.detail(1)) })
    },
    .wrong(
      "the selection of tabs in a tab with the name of one of them",
      "If this is right, write: { $0[tab: .nest(.one), upTo: 1].selected = .nest(.one) }"
    ) { test in
      let inner = try nestTabs(called: .one, of: test)
      test.act({ _ in inner.select(.one) }) { $0.selected = .nest(.one) }
    },
    .wrong(
      "tabs in a tab, below equal ones, all in a sheet above equal ones", from: .tabs,
      """
      If this is right, write: { $0[layer: 0, upTo: 0][tab: .nest(.tabs), upTo: 0].path.append(.nest(.two(.detail(1)))) }
      """
    ) { test in
      test.given { $0.select(.nest(.tabs)) }
      let inner = try #require(test.root.child(InnerTabsCoordinator.self))
      test.given {
        inner.push(.tabs)
        $0.present(.tabs)
      }
      let lower = try #require(inner.children.first as? LeafCoordinator)
      test.act({ _ in lower.push(.detail(1)) })
    },
    .wrong(
      "an entry that is not in a tab", from: .tabs,
      """
        [tab: .leaf(.list), upTo: 1] was stated, but there is no such entry, or a layer above it is stated.
      """
    ) { test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[tab: .leaf(.list), upTo: 1].base.append(.leaf(.detail(1)))
      }
    },
    .wrong("no tab up to an entry", "[tab: .leaf(.list), upTo: 0] was stated, but there is no such")
    {
      test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[tab: .leaf(.list), upTo: 0].base.append(.leaf(.detail(1)))
      }
    },
    .wrong(
      "equal tabs in a sheet, and the tabs below it change", from: .tabs,
      "If this is right, write: { $0[layer: 0, upTo: 0].selected = .nest(.one) }"
    ) { test in
      test.given { $0.present(.tabs) }
      test.act({ $0.child(InnerTabsCoordinator.self, at: 0)?.select(.one) })
    },
    .wrong(
      "an entry that is not there", "[layer: 0, upTo: 3] was stated, but there is no such entry"
    ) { test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[layer: 0, upTo: 3].base.append(.item(2))
      }
    },
    .wrong(
      "a layer above an entry that others cover", "or a layer above it is stated"
    ) { test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[layer: 0, upTo: 0].present(.sheet)
      }
    },
    .wrong(
      "no tabs where some are stated",
      "[tabs: .home] was stated, but no entry with that route has tabs."
    ) { test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[tabs: .home] = [.item(2)]
      }
    },
    .wrong("tabs that leave and come", from: .tabs, "tabs left, and an equal one came") { test in
      test.act({
        $0.setRoot(.home)
        $0.setRoot(.tabs)
      })
      test.meanwhile { $0.base.replaceLast(with: .home) }
    },
    .wrong("a layer that ends with its tab", from: .tabs, "$0.dismiss(); $0.selected = .home") {
      test in
      test.given {
        $0.select(.leaf(.list))
        $0.child(LeafCoordinator.self)?.present(.form)
      }
      test.step({ $0.select(.home) })
    },
  ]
}
