import Testing
import Waymark
import WaymarkTesting

@Suite("New tabs within a step of a navigation test")
struct NewTabsTests {
  @Test(
    "They are stated in any order, and in the same words as other tabs",
    arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("Unstated changes in them fail, and so do impossible statements", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  typealias Line = @MainActor @Sendable (inout NavigationState<MazeRoute>) -> Void

  /// Changes in new tabs, one line each.
  private static let lines: [Line] = [
    { $0.selected = .leaf(.list) },
    { $0[tab: .leaf(.list)].append(.leaf(.detail(1))) },
    { $0[tab: .nest(.two(.list))].append(.nest(.two(.detail(2)))) },
  ]

  @MainActor
  private static func fillTabs(_ app: MazeCoordinator) {
    app.push(.tabs)
    app.deliver(.nest(.two(.detail(2))), select: false)
    app.deliver(.leaf(.detail(1)), select: false)
    app.select(.leaf(.list))
  }

  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  static let rights: [MazeRow] =
    orders.map { order in
      .right("lines in the order \(order)") { test in
        test.act(fillTabs) { state in
          state.base.append(.tabs)
          for number in order { lines[number](&state) }
        }
      }
    } + [
      .right("lines before the entries below them leave") { test in
        test.given { $0.push([.item(1), .item(2)]) }
        test.act({
          $0.setRoot(.home)
          fillTabs($0)
        }) { state in
          state.base.append(.tabs)
          for line in lines { line(&state) }
          state.base.remove(.item(1))
          state.base.remove(.item(2))
        }
      },
      .right("tabs in a sheet, above the same tabs") { test in
        test.given { $0.push(.tabs) }
        test.act({
          $0.present(.tabs)
          $0.select(.leaf(.list))
          $0.navigate(to: .leaf(.detail(4)))
        }) {
          $0.present(.tabs)
          $0.selected = .leaf(.list)
          $0[tab: .leaf(.list)].append(.leaf(.detail(4)))
        }
      },
      .right("the visible path is that of the tab that they begin with") { test in
        test.act({
          $0.push(.columns)
          $0.navigate(to: .leaf(.detail(4)))
        }) {
          $0.base.append(.columns)
          #expect($0.selected == .leaf(.list))
          #expect($0.tabs == [.leaf(.list), .other(.list)])
          #expect($0.path.routes == [.leaf(.list)])
          $0.path.append(.leaf(.detail(4)))
        }
      },
      .right("tabs in new tabs") { test in
        test.act({
          $0.push(.tabs)
          $0.navigate(to: .nest(.one))
        }) {
          $0.base.append(.tabs)
          $0.selected = .nest(.tabs)
          $0.selected = .nest(.one)
        }
      },
      .right("an entry is renewed below a new one with an equal route") { test in
        test.given { $0.push(.item(1)) }
        test.act({
          $0.pop()
          $0.push([.item(1), .item(1)])
        }) {
          $0.base.append(.item(1))
          $0.renew(.item(1))
        }
      },
    ]

  static let wrongs: [MazeRow] = [
    .wrong(
      "several facets",
      "If this is right, write: { $0.base.append(.tabs); $0.selected = .leaf(.list); $0.path.append(.leaf(.detail(1))); "
        + "$0[tab: .nest(.two(.list))].append(.nest(.two(.detail(2)))) }"
    ) { test in
      test.act(fillTabs)
    },
    .wrong("a line too few", "tab leaf.list, stated:") { test in
      test.act(fillTabs) { state in
        state.base.append(.tabs)
        for number in [2, 0] { lines[number](&state) }
      }
    },
    .wrong("a tab that they do not have", "[tab: .item(9)] was stated, but no tab is declared so.")
    {
      test in
      test.step({ $0.push(.tabs) }) {
        $0.base.append(.tabs)
        $0[tab: .item(9)].append(.item(1))
      }
    },
    .wrong(
      "a selection that they do not have",
      "selected = .item(9) was stated, but no tab is declared so."
    ) { test in
      test.step({ $0.push(.tabs) }) {
        $0.base.append(.tabs)
        $0.selected = .item(9)
      }
    },
    .wrong("an entry without tabs", "[tab: .leaf(.list)] was stated, but no tab is declared so.") {
      test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0[tab: .leaf(.list)].append(.leaf(.detail(1)))
      }
    },
    .wrong(
      "tabs that did not come", "selected = .leaf(.list) was stated, but no tab is declared so."
    ) { test in
      test.root.control.access = { $0 == .tabs ? .deny("closed") : .allow }
      test.step({ $0.push(.tabs) }) {
        $0.base.append(.tabs)
        $0.selected = .leaf(.list)
      }
    },
    .wrong(
      "a tab of a layer that has none",
      "[layer: 1, tab: .leaf(.list)] was stated, but no tab of that layer is declared so."
    ) { test in
      test.given { $0.push(.tabs) }
      test.step({ $0.present(.sheet) }) {
        $0.present(.sheet)
        $0[layer: 1, tab: .leaf(.list)].removeLast()
      }
    },
    .wrong(
      "a tab of tabs that something covers",
      "If this is right, write: { $0[layer: 0, tab: .leaf(.list)].append(.leaf(.detail(1))) }"
    ) { test in
      test.given {
        $0.push(.tabs)
        $0.present(.tabs)
      }
      test.act({ $0.child(LeafCoordinator.self, at: 0)?.push(.detail(1)) })
    },
    .wrong(
      "an entry that is stated twice to be new",
      "renew(.item(1)) was stated, but no entry with that route was there."
    ) { test in
      test.step({ $0.push(.item(1)) }) {
        $0.base.append(.item(1))
        $0.renew(.item(1))
      }
    },
  ]
}
