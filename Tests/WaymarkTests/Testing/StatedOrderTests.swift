import Testing
import Waymark
import WaymarkTesting

@Suite("What happens between the steps of a navigation test, inside them and by itself")
struct StatedOrderTests {
  @Test("Steps may be written wherever something happens", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("What happens outside steps fails at the nearest one", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  static let rights: [MazeRow] = [
    .right("how the tree begins, even with tabs") { test in
      test.begins { $0.base = [.home] }
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
    },
    .right("a verb outside any step is stated afterwards") { test in
      test.root.push(.item(1))
      await test.settle { $0.base.append(.item(1)) }
    },
    .right("a step in a step") { test in
      test.act({ _ in test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) } })
    },
    .right("a task that goes on after the next step") { test in
      test.act({ root in Task { root.push(.item(7)) } })
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      await test.settle { $0.base.append(.item(7)) }
    },
    .right("a chain of tasks") { test in
      @MainActor func chain(_ count: Int) {
        if count == 0 { test.root.push(.item(7)) } else { Task { chain(count - 1) } }
      }
      await test.screen(MazePage.self, { _ in chain(10) }) { $0.base.append(.item(7)) }
    },
    .right("one result after another, none of them given") { test in
      await test.screen(
        MazePage.self,
        { page in
          Task {
            _ = await page.navigator?.push(.item(2), returning: Int.self)
            _ = await page.navigator?.present(.sheet, returning: Int.self)
          }
        }
      ) { $0.base.append(.item(2)) }
      test.user(.swipeBack()) { $0.base.removeLast() }
      await test.settle { $0.present(.sheet) }
      test.user(.drag()) { $0.dismiss() }
    },
    .right("a target that goes on when its sign-in is dragged away") { test in
      test.root.control.access = { $0 == .item(1) ? .hold(until: "gate", showing: .sheet) : .allow }
      test.step({ $0.push(.item(1)) }, .held("gate")) { $0.present(.sheet) }
      test.act({ $0.control.access = { _ in .allow } })
      test.user(.drag()) {
        $0.dismiss()
        $0.base.append(.item(1))
      }
    },
    .right("gestures with steps between, possible or not") { test in
      test.step({ $0.push([.item(1), .item(2), .item(3)]) }) {
        $0.base.append(contentsOf: [.item(1), .item(2), .item(3)])
      }
      test.user(.goBack(to: 1)) { $0.base.removeLast(2) }
      test.step({ $0.push(.leaf(.list)) }) { $0.base.append(.leaf(.list)) }
      test.user(.swipeBack(.cancelled))
      test.step({ $0.present(.sheet) }) { $0.present(.sheet) }
      test.user(.swipeBack())
      test.user(.drag(.cancelled))
      test.user(.drag()) { $0.dismiss() }
      test.user(.goBack(to: 99))
      test.user(.select(tab: -1))
      test.user(.tap(link: ""))
      test.user(.dismiss) { $0.base.removeLast() }
    },
    .right("a second test of the same root, after gestures of the first") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.user(.swipeBack()) { $0.base.removeLast() }
      await navigationTest(test.root, fail: record) { second in
        second.user(.swipeBack(.cancelled))
        await second.settle()
      }
      test.user(.swipeBack()) { $0.base.removeLast() }
    },
  ]

  static let wrongs: [MazeRow] = [
    .wrong(
      "a verb after the last step", "write after it: await test.settle { $0.base.append(.item(1)) }"
    ) {
      test in
      test.root.push(.item(1))
    },
    .wrong("a verb after a step in a step", "If this is right, write: { $0.base.append(.item(2)) }")
    { test in
      test.act({ root in
        test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
        root.push(.item(2))
      })
    },
    .wrong("a verb that an observer calls", "[.item(2), .item(9)]") { test in
      let token = test.root.observe { [weak root = test.root] _, _ in
        guard let root, root.depth < 3 else { return }
        root.push(.item(9))
      }
      test.step({ $0.push(.item(2)) }) { $0.base.append(.item(2)) }
      token.cancel()
    },
    .wrong("an output outside any step", "No line states this output: told(4)") { test in
      test.root.emit(.told(4))
    },
    .wrong("an output that the line of another one causes", "this output: told(2)") { test in
      test.act { $0.emit(.told(1)) }
      test.output {
        test.root.emit(.told(2))
        return $0 == .told(1)
      }
    },
    .wrong(
      "outputs in another order", "is told(1), but told(2) was", "is told(2), but told(1) was"
    ) { test in
      test.act {
        $0.emit(.told(1))
        $0.emit(.told(2))
      }
      test.output(.told(2))
      test.output(.told(1))
    },
    .wrong("a question that nobody answers", "whether sheet may be left") { test in
      test.given { $0.present(.sheet) }
      test.act { $0.screen(as: MazePage.self)?.navigator?.leavePolicy = .confirm }
      test.step({ $0.dismiss() }, .asks("sheet"))
    },
    .wrong("a child that is kept", "LeafCoordinator has left in this step but still lives") {
      test in
      test.root.control.keepsLeaves = true
      test.step({ $0.push(.leaf(.list)) }) { $0.base.append(.leaf(.list)) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
  ]
}
