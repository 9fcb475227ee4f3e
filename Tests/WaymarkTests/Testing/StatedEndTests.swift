import Testing
import Waymark
import WaymarkTesting

@Suite("The end of a navigation test")
struct StatedEndTests {
  @Test("What is over need not be stated", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("What is left fails", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  @Test("A body that throws leaves nothing behind")
  @MainActor
  func throwing() async {
    weak var freed: MazeCoordinator?
    do {
      let root = MazeCoordinator(.tabs)
      freed = root
      await #expect(throws: CancellationError.self) {
        try await navigationTest(root, fail: record) { test in
          test.given { $0.present(.sheet) }
          test.user(.drag(.interrupted)) { $0.dismiss() }
          await test.screen(MazePage.self, { page in page.navigator?.task { await waitForever() } })
          throw CancellationError()
        }
      }
    }
    #expect(freed == nil)
  }

  static let rights: [MazeRow] = [
    .right("an observer that nobody cancels") { test in
      _ = test.root.observe { _, _ in }
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
    },
    .right("a history of the root") { test in
      let history = History(test.root)
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      test.step({ _ in history.back() }) { $0.base.removeLast() }
      test.step({ _ in history.forward() }) { $0.base.append(.item(1)) }
    },
    .right("a caller whose entry is replaced") { test in
      await test.screen(
        MazePage.self,
        { page in Task { _ = await page.navigator?.push(.item(2), returning: Int.self) } }
      ) { $0.base.append(.item(2)) }
      test.step({ $0.replaceTop(.item(3)) }) { $0.base.replaceLast(with: .item(3)) }
    },
    .right("a target that waits and is replaced in one step, as stated") { test in
      test.root.control.access = {
        [.item(1), .item(2)].contains($0) ? .hold(until: "gate") : .allow
      }
      test.act({
        $0.push(.item(1))
        $0.push(.item(2))
      })
      test.drop("item(1)", .replaced)
      test.ends(targets: 1)
    },
    .right("what is left, as stated") { test in
      test.root.control.access = { $0 == .item(1) ? .hold(until: "gate") : .allow }
      test.step({ $0.push(.item(1)) }, .held("gate"))
      await test.screen(MazePage.self, { page in page.navigator?.task { await waitForever() } })
      test.ends(targets: 1, tasks: 1)
    },
    .right("leave policies, as stated", from: .tabs) { test in
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .blocked })
      test.given { $0.present(.sheet) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.ends(policies: ["home": .blocked, "sheet": .confirm, "item(1)": .free])
    },
    .right("a leave policy that ended with its entry, or was freed") { test in
      test.given { $0.present(.sheet) }
      await test.screen(
        MazePage.self,
        {
          $0.navigator?.leavePolicy = .confirm
          $0.navigator?.leavePolicy = .free
        })
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.step({ $0.dismiss() }, .asks("sheet"))
      test.answer(.proceed) { $0.dismiss() }
    },
    .right("a leave policy with which the test began") { test in
      test.given { $0.present(.sheet) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      await navigationTest(test.root, fail: record) { inner in
        inner.step({ $0.back() }, .asks("sheet"))
        inner.answer(.cancel)
      }
      test.asks("sheet")
      test.closes(question: "sheet")
      test.ends(policies: ["sheet": .confirm])
    },
    .right("the strictest leave policy of entries with one name") { test in
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.given { $0.push(.home) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .blocked })
      test.given { $0.push(.home) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.ends(policies: ["home": .blocked])
    },
  ]

  static let wrongs: [MazeRow] = [
    .wrong("a target", "test.ends(targets: 1)") { test in
      test.root.control.access = { $0 == .item(1) ? .hold(until: "gate") : .allow }
      test.step({ $0.push(.item(1)) }, .held("gate"))
    },
    .wrong(
      "a target that waits and is dropped in one step", #"test.drop("item(1)", .cleared)"#
    ) { test in
      test.root.control.access = { $0 == .item(1) ? .hold(until: "gate") : .allow }
      test.act({
        $0.push(.item(1))
        $0.dropHolds()
      })
    },
    .wrong("a caller", "test.ends(waiters: 1)") { test in
      await test.screen(
        MazePage.self,
        { page in Task { _ = await page.navigator?.push(.item(2), returning: Int.self) } }
      ) { $0.base.append(.item(2)) }
    },
    .wrong("a task that only yields", "test.ends(tasks: 1)") { test in
      await test.screen(MazePage.self, { page in page.navigator?.task { await waitForever() } })
    },
    .wrong(
      "a task that never stops changing something",
      "Something keeps changing after this step, and never comes to rest.", "test.ends(tasks: 1)"
    ) { test in
      test.given { $0.push(.item(1)) }
      await test.screen(
        MazePage.self,
        { page in
          page.navigator?.task {
            while !Task.isCancelled {
              page.navigator?.revise(to: .item(2))
              page.navigator?.revise(to: .item(1))
              await Task.yield()
            }
          }
        })
    },
    .wrong(
      "a task that changes something at every turn", "never comes to rest", "test.ends(tasks: 1)"
    ) { test in
      test.given { $0.push(.item(1)) }
      await test.screen(
        MazePage.self,
        { page in
          page.navigator?.task {
            var number = 2
            while !Task.isCancelled {
              page.navigator?.revise(to: .item(number))
              number += 1
              await Task.yield()
            }
          }
        })
    },
    .wrong(
      "a task that changes something at every turn, in a line that only waits",
      "never comes to rest", "test.ends(tasks: 1)"
    ) { test in
      test.given { root in
        root.push(.item(1))
        let navigator = root.screen(as: MazePage.self)?.navigator
        navigator?.task {
          var number = 2
          while !Task.isCancelled {
            navigator?.revise(to: .item(number))
            number += 1
            await Task.yield()
          }
        }
      }
      await test.settle()
    },
    .wrong("nothing, although something was stated", "If this is right, write: test.ends()") {
      test in
      test.ends(waiters: 1)
    },
    .wrong("a child of a child that is kept", "DeepCoordinator has left in this step") { test in
      test.given { $0.push(.leaf(.deep(.first))) }
      if let deep = test.root.children.first?.children.first as? DeepCoordinator {
        test.root.control.kept.append(deep)
      }
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
    .wrong("a child of a root that ended", "LeafCoordinator has left in this step") { test in
      test.root.control.keepsLeaves = true
      test.given { $0.push(.leaf(.list)) }
      test.step({ $0.end() }) { $0.base = [] }
    },
  ]
}

/// Returns when its task is cancelled.
@MainActor
private func waitForever() async {
  while !Task.isCancelled { await Task.yield() }
}
