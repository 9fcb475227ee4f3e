import Waymark
import WaymarkTesting

extension WrongTest {
  /// What comes and goes unseen: on the way, again, or without any change.
  static let again: [WrongTest] = [
    .maze(
      "the first tab, on the way from the second to the third", from: .tabs,
      """
      Something came and went, but no line states it.
        selected, stated:  leaf.list
        selected, there:   home
                           ^
      If this is right, write below it: test.meanwhile { $0.selected = .home }
      """
    ) { test in
      test.given { $0.select(.leaf(.list)) }
      test.act({
        $0.select(.home)
        $0.select(.nest(.tabs))
      }) { $0.selected = .nest(.tabs) }
    },
    .maze(
      "the tab that new tabs begin with, when it is selected again",
      """
      Something came and went, but no line states it.
        layer 1, stated:  nothing
        layer 1, there:   tabs
                          ^
        layer 1, tabs, stated:  nothing
        layer 1, tabs, there:   home  leaf.list  nest.tabs
                                ^
        8 more differ.
      If this is right, write below it: test.meanwhile { $0.present(.tabs) }
      """
    ) { test in
      test.act({
        $0.present(.tabs)
        $0.select(.leaf(.list))
        $0.select(.home)
        $0.select(.leaf(.list))
      }) {
        $0.present(.tabs)
        $0.selected = .leaf(.list)
      }
    },
    .maze(
      "a tab that flashes twice", from: .tabs,
      """
      Something came and went, but no line states it.
        selected, stated:  home
        selected, there:   leaf.list
                           ^
      If this is right, write below it: test.meanwhile { $0.selected = .leaf(.list) }
      """
    ) { test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.home)
        $0.select(.leaf(.list))
        $0.select(.home)
      })
      test.meanwhile { $0.selected = .leaf(.list) }
    },
    .todos(
      "a sheet that comes and goes twice",
      """
      Something came and went, but no line states it.
        layer 1, stated:  nothing
        layer 1, there:   add
                          ^
      If this is right, write below it: test.meanwhile { $0.present(.add) }
      """
    ) { test in
      test.act({
        $0.present(.add)
        $0.dismiss()
        $0.present(.add)
        $0.dismiss()
      })
      test.meanwhile { $0.present(.add) }
    },
    .maze(
      "a target that waits and is replaced in one step",
      """
      No line states that a target was given up: item(1), replaced.
      If this is right, write below it: test.drop("item(1)", .replaced)
      """
    ) { test in
      test.root.control.access = {
        [.item(1), .item(2)].contains($0) ? .hold(until: "gate") : .allow
      }
      test.act({
        $0.push(.item(1))
        $0.push(.item(2))
      })
      test.ends(targets: 1)
    },
    .todos(
      "a question behind any outcome",
      """
      add asks whether it may be left.
      If this is right, write below it: test.asks("add")
      """
    ) { test in
      test.given { $0.navigate(to: .add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.step({ $0.dismiss() }, .any)
      test.answer(.proceed) { $0.dismiss() }
    },
    WrongTest(
      title: "misuse by the start of the root",
      run: { await navigationTest(LooseFlowApp(), fail: $0) { _ in } },
      texts: [
        """
        No line states this report of misuse (computedFlow).
        LooseFlowCoordinator makes a new flow each time its `flow` is read, so the effect of a verb is lost. Store it: `let flow = Flow<DiaryRoute, AnyObject>(start: …)`.
        If this is right, write below it: test.report(.computedFlow)
        """
      ]),
  ]
}
