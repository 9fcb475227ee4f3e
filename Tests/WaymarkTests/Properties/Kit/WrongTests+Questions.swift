import Waymark
import WaymarkTesting

extension WrongTest {
  /// Unstated questions whether an entry may be left.
  static let questions: [WrongTest] = [
    .todos(
      "a question that a screen asks",
      """
      add asks whether it may be left.
      If this is right, write below it: test.asks("add")
      """
    ) { test in
      await edit(test)
      await test.screen(AddTodo.self, { $0.navigator.dismiss() })
      test.answer(.proceed) { $0.dismiss() }
    },
    .todos(
      "a question that a newer one replaces",
      """
      The question whether add may be left was closed without test.answer.
      If this is right, write below it: test.closes(question: "add")
      """
    ) { test in
      await edit(test)
      test.step({ $0.dismiss() }, .asks("add"))
      test.step({ $0.dismiss() }, .asks("add"))
      test.answer(.proceed) { $0.dismiss() }
    },
    .todos(
      "a question that another one replaces within a step",
      """
      The question whether add may be left was closed without test.answer.
      If this is right, write: test.closes(question: "add")
      """
    ) { test in
      await edit(test)
      test.act({
        $0.dismiss()
        $0.dismiss()
      })
      test.asks("add")
      test.asks("add")
      test.asks("add")
      test.answer(.proceed) { $0.dismiss() }
    },
    .todos(
      "a question that a change closes",
      """
      The question whether add may be left was closed without test.answer.
      If this is right, write below it: test.closes(question: "add")
      """
    ) { test in
      await edit(test)
      test.step({ $0.dismiss() }, .asks("add"))
      test.step({ $0.push(.detail(id: 7)) }) { $0.path.append(.detail(id: 7)) }
      test.ends(policies: ["add": .confirm])
    },
    .todos(
      "a question that code answers",
      """
      The question whether add may be left was closed without test.answer.
      If this is right, write below it: test.closes(question: "add")
      """
    ) { test in
      await edit(test)
      test.step({ $0.dismiss() }, .asks("add"))
      test.act({ $0.pendingLeave?.cancel() })
      test.ends(policies: ["add": .confirm])
    },
    .todos(
      "a question that goes after the last step",
      """
      The question whether add may be left was closed without test.answer.
      If this is right, write below it: test.closes(question: "add")
      """
    ) { test in
      await edit(test)
      test.step({ $0.dismiss() }, .asks("add"))
      test.root.pendingLeave?.cancel()
      test.ends(policies: ["add": .confirm])
    },
    .todos("no question opens", #"No more questions have opened, but test.asks("add") states one."#)
    { test in
      await edit(test)
      test.asks("add")
      test.ends(policies: ["add": .confirm])
    },
    .todos(
      "no question goes",
      #"No more questions have closed, but test.closes(question: "add") states one."#
    ) { test in
      await edit(test)
      test.step({ $0.dismiss() }, .asks("add"))
      test.closes(question: "add")
      test.answer(.cancel)
      test.ends(policies: ["add": .confirm])
    },
  ]

  @MainActor
  private static func edit(_ test: NavigationTest<DiaryCoordinator>) async {
    test.given { $0.navigate(to: .add) }
    await test.screen(AddTodo.self, { $0.title = "Milk" })
  }
}
