import Waymark
import WaymarkTesting

extension WrongTest {
  /// What comes and goes, and statements below a step.
  static let moments: [WrongTest] = [
    .app(
      "a target that is cancelled after the last step",
      """
      No line states that a target was given up: diary.add, cancelled.
      If this is right, write below it: test.drop("diary.add", .cancelled)
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.root.pendingNavigations.first?.token.cancel()
    },
    .todos(
      "something that comes and goes",
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
      })
    },
    .todos(
      "another moment",
      """
      What came and went is not as stated.
        base, stated:  list  detail(id: 8)
        base, there:   list  detail(id: 7)
                             ^
      If this is right, write: { $0.base.append(.detail(id: 7)) }
      """
    ) { test in
      test.act({
        $0.push(.detail(id: 7))
        $0.pop()
      })
      test.meanwhile { $0.base.append(.detail(id: 8)) }
    },
    .todos(
      "a moment that did not happen",
      "Nothing more came and went, but test.meanwhile states a moment."
    ) { test in
      test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
      test.meanwhile { $0.base.append(.detail(id: 7)) }
    },
    .todos(
      "an entry that comes and goes on the way to another one",
      """
      Something came and went, but no line states it.
        base, stated:  list
        base, there:   list  detail(id: 9)
                             ^
      If this is right, write below it: test.meanwhile { $0.base.append(.detail(id: 9)) }
      """
    ) { test in
      test.act({
        $0.push(.detail(id: 9))
        $0.replaceTop(.detail(id: 7))
      }) { $0.base.append(.detail(id: 7)) }
    },
    .app(
      "a tab that is left again on the way to it",
      """
      Something came and went, but no line states it.
      It was as before the step once more.
      If this is right, write below it: test.meanwhile { _ in }
      """
    ) { test in
      test.act({
        $0.select(.diary(.list))
        $0.select(.home)
        $0.select(.diary(.list))
      }) { $0.selected = .diary(.list) }
    },
    .app(
      "a target that is given up",
      """
      No line states that a target was given up: diary.add, abandoned.
      If this is right, write below it: test.drop("diary.add", .abandoned)
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.step({ $0.dismiss() }) { $0.dismiss() }
    },
    .app(
      "a target that goes on",
      #"No more targets were given up, but test.drop("diary.add", .abandoned) states one. diary.add still waits for session."#,
      """
      Something is left at the end: 1 target.
      End it, or write: test.ends(targets: 1)
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.drop("diary.add", .abandoned)
    },
    .app(
      "a target that is given up for another reason",
      """
      The target that was given up is diary.add, cleared, but diary.add, abandoned was stated.
      If this is right, write: test.drop("diary.add", .cleared)
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.step({ $0.dropHolds() })
      test.drop("diary.add", .abandoned)
    },
    .todos(
      "an output that is stated too late",
      """
      No line states this output: wantsAuthor(3)
      If this is right, write below it: test.output(.wantsAuthor(3))
      """,
      "No more outputs were emitted, but wantsAuthor(3) was stated."
    ) { test in
      await test.screen(TodoList.self, { $0.showAuthor(3) })
      test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
      test.output(.wantsAuthor(3))
    },
    WrongTest(
      title: "a screen that outlives its entry",
      run: { fail in
        var kept: [AddTodo] = []
        await navigationTest(DiaryCoordinator(), fail: fail) { test in
          test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
          await test.screen(AddTodo.self, { kept.append($0) })
          test.step({ $0.dismiss() }) { $0.dismiss() }
        }
        withExtendedLifetime(kept) {}
      },
      texts: ["AddTodo has left in this step but still lives. What keeps it?"]),
    .todos(
      "an answer with another outcome",
      """
      The outcome is .performed, but .unchanged was stated.
      If this is right, write: .performed
      """
    ) { test in
      test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.step({ $0.dismiss() }, .asks)
      test.answer(.proceed, .unchanged) { $0.dismiss() }
    },
    .todos(
      "another report than a closure states",
      """
      The report is unheardSignal, but another one was stated.
      No coordinator or screen takes the signal String that DiaryCoordinator sent. Call handle(String.self) on a coordinator above it, or ask canSend first. A screen takes signals only after it was made.
      If this is right, write: test.report(.unheardSignal)
      """
    ) { test in
      test.step({ $0.send("nobody hears this") }, ExpectedOutcome(.ignored(.noReceiver)))
      test.report { "\($0)".contains("signal Int") }
    },
    .todos(
      "a style that is not the route's own",
      """
      The tree is not as stated.
        Layer 1 is a sheet (no stack), but was stated to be a sheet.
      The outcome is .performed, as stated.
      If this is right, write: { $0.present(.add, as: .sheet(stack: false)) }
      """
    ) { test in
      test.step({ $0.present(.add, as: .sheet(stack: false)) }) { $0.present(.add) }
    },
  ]
}
