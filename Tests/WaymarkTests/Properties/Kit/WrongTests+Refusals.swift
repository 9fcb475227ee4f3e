import Waymark
import WaymarkTesting

extension WrongTest {
  /// The outcomes of verbs of screens and of `given`.
  static let refusals: [WrongTest] = [
    .todos(
      "a verb of a screen that is ignored",
      """
      The tree is not as stated.
        base, stated:  list  detail(id: 7)  detail(id: 8)
        base, there:   list  detail(id: 7)
                                            ^
      push of detail(id: 8) returned .ignored(.originNotOnTop). The screen that asked is no longer on top.
      If this is right, write: { $0.base.append(.detail(id: 7)) }
      """
    ) { test in
      await test.screen(
        TodoList.self,
        {
          $0.tap(7)
          $0.tap(8)
        }
      ) { $0.base.append(contentsOf: [.detail(id: 7), .detail(id: 8)]) }
    },
    .todos(
      "a screen that may not be left",
      """
      The tree is not as stated.
        layer 1, stated:  nothing
        layer 1, there:   add
                          ^
      dismiss returned .ignored(.blocked). A screen that would leave may not be left now; let its work end first.
      If it is right that nothing changes, write no closure.
      """
    ) { test in
      test.given { $0.present(.add) }
      await test.screen(AddTodo.self) { screen in
        screen.navigator.leavePolicy = .blocked
        screen.navigator.dismiss()
        screen.navigator.dismiss()
      } _: {
        $0.dismiss()
      }
      test.ends(policies: ["add": .blocked])
    },
    .todos(
      "a screen that has left",
      """
      The tree is not as stated.
        base, stated:  list  detail(id: 8)
        base, there:   list
                             ^
      push of detail(id: 8) returned .ignored(.left). It has left the tree; ask its parent to show it again.
      If it is right that nothing changes, write no closure.
      """
    ) { test in
      test.given { $0.push(.detail(id: 7)) }
      let detail = test.root.screen(as: TodoDetail.self)?.navigator
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.act({ _ in detail?.push(.detail(id: 8)) }) { $0.base.append(.detail(id: 8)) }
    },
    .app(
      "a target that is called again in vain",
      """
      The tree is not as stated.
        layer 1, stated:  diary.add
        layer 1, there:   signIn
                          ^
        Layer 1 was stated to be presented, but it was there before.
      open of diary.add, called again after it had waited, returned .held("session"). The target waits for session.
      If it is right that nothing changes, write no closure.
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.act({ $0.release("session") }) {
        $0.dismiss()
        $0.present(.diary(.add))
      }
      test.ends(targets: 1)
    },
    .todos(
      "a beginning that is not reached",
      """
      test.given did not get there.
      pop returned .ignored(.atRoot). The first entry stays; there is nothing below it to go back to.
      """
    ) { test in
      test.given { $0.pop() }
    },
    .todos(
      "a task that nobody waits for",
      """
      The tree is not as stated.
        base, stated:  list  detail(id: 7)
        base, there:   list
                             ^
      No task of a navigator is at work. A Task of the model's own is not waited for.
      If it is right that nothing changes, write no closure.
      """
    ) { test in
      await test.settle { $0.base.append(.detail(id: 7)) }
    },
    .todos(
      "a leave policy that nobody states",
      """
      Something is left at the end: the leave policy .confirm of add.
      End it, or write: test.ends(policies: ["add": .confirm])
      """
    ) { test in
      test.given { $0.present(.add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
    },
    .app(
      "another leave policy",
      """
      What is left is not as stated.
        stated: the leave policy .blocked of add, the leave policy .confirm of list
        there:  the leave policy .confirm of add, the leave policy .blocked of list
      If this is right, write: test.ends(policies: ["add": .confirm, "list": .blocked])
      """
    ) { test in
      test.given {
        $0.session.user = "Ann"
        $0.select(.diary(.list))
      }
      await test.screen(TodoList.self, { $0.navigator.leavePolicy = .blocked })
      test.given {
        $0.select(.home)
        $0.present(.diary(.add))
      }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.ends(policies: ["add": .blocked, "list": .confirm])
    },
  ]
}
