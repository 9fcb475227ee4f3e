import Waymark
import WaymarkTesting

extension WrongTest {
  /// What is left at the end, and what nobody states.
  static let ends: [WrongTest] = [
    .todos(
      "an output that nobody states",
      """
      No line states this output: wantsAuthor(3)
      If this is right, write below it: test.output(.wantsAuthor(3))
      """
    ) { test in
      await test.screen(TodoList.self, { $0.showAuthor(3) })
    },
    .todos(
      "another output",
      """
      The output is wantsAuthor(3), but wantsAuthor(4) was stated.
      If this is right, write: test.output(.wantsAuthor(3))
      """
    ) { test in
      await test.screen(TodoList.self, { $0.showAuthor(3) })
      test.output(.wantsAuthor(4))
    },
    .todos(
      "an output that does not come",
      "No more outputs were emitted, but wantsAuthor(4) was stated."
    ) { test in
      test.output(.wantsAuthor(4))
    },
    .todos(
      "a report that nobody states",
      """
      No line states this report of misuse (unheardSignal).
      No coordinator or screen takes the signal String that DiaryCoordinator sent. Call handle(String.self) on a coordinator above it, or ask canSend first. A screen takes signals only after it was made.
      If this is right, write below it: test.report(.unheardSignal)
      """
    ) { test in
      test.step({ $0.send("nobody hears this") }, .ignored(.noReceiver))
    },
    .todos(
      "another report",
      """
      The report is unheardSignal, but computedFlow was stated.
      No coordinator or screen takes the signal String that DiaryCoordinator sent. Call handle(String.self) on a coordinator above it, or ask canSend first. A screen takes signals only after it was made.
      If this is right, write: test.report(.unheardSignal)
      """,
      "No more reports were made, but unheardSignal was stated."
    ) { test in
      test.step({ $0.send("nobody hears this") }, .ignored(.noReceiver))
      test.report(.computedFlow)
      test.report(.unheardSignal)
    },
    .todos(
      "an output that a closure does not accept",
      """
      The output is wantsAuthor(3), but another one was stated.
      If this is right, write: test.output(.wantsAuthor(3))
      """
    ) { test in
      await test.screen(
        TodoList.self,
        {
          $0.showAuthor(3); $0.showAuthor(4)
        })
      test.output { $0 == .wantsAuthor(4) }
      test.output { $0 == .wantsAuthor(4) }
    },
    .app(
      "a target left waiting",
      """
      Something is left at the end: 1 target.
      End it, or write: test.ends(targets: 1)
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
    },
    .todos(
      "a waiter and a task that are left",
      """
      Something is left at the end: 1 waiter, 1 task.
      End it, or write: test.ends(waiters: 1, tasks: 1)
      """
    ) { test in
      test.act { coordinator in
        _ = coordinator.screen(as: TodoList.self)?.navigator.task {
          _ = await coordinator.present(.add, returning: Int.self)
        }
      }
      await test.settle { $0.present(.add) }
    },
    .todos(
      "a change after the last step",
      """
      Something changed after the last step.
        base, stated:  list
        base, there:   list  author(1)
                             ^
      Do it in a step, or write after it: await test.settle { $0.base.append(.author(1)) }
      """
    ) { test in
      test.act { coordinator in
        _ = coordinator.screen(as: TodoList.self)?.navigator.task { coordinator.push(.author(1)) }
      }
    },
    WrongTest(
      title: "a coordinator that outlives its entry",
      run: { fail in
        var kept: [any Coordinator] = []
        await navigationTest(DiaryAppCoordinator(DiarySession()), fail: fail) { test in
          test.step({ $0.setRoutes([.home]) }) { $0.base = [.home] }
          test.step({ $0.push(.diary(.list)) }) { $0.base.append(.diary(.list)) }
          kept = test.root.children
          test.step({ $0.pop() }) { $0.base.removeLast() }
        }
        withExtendedLifetime(kept) {}
      },
      texts: [
        "DiaryCoordinator has left in this step but still lives. What keeps it?"
      ]),
  ]
}
