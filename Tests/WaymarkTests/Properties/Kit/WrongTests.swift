import Waymark
import WaymarkTesting

extension WrongTest {
  static let all: [WrongTest] =
    beginnings + paths + outcomes + ends + moments + again + questions + refusals

  private static let paths: [WrongTest] = [
    .todos(
      "another payload",
      """
      The tree is not as stated.
        base, stated:  list  detail(id: 8)
        base, there:   list  detail(id: 7)
                             ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.detail(id: 7)) }
      """
    ) { test in
      test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 8)) }
    },
    .todos(
      "nothing is stated",
      """
      The tree is not as stated.
        base, stated:  list
        base, there:   list  detail(id: 7)
                             ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.detail(id: 7)) }
      """
    ) { test in
      test.step({ $0.push(.detail(id: 7)) })
    },
    .todos(
      "nothing happens",
      """
      The tree is not as stated.
        base, stated:  nothing
        base, there:   list
                       ^
      The outcome is .ignored(.atRoot), but .performed was stated.
      The first entry stays; there is nothing below it to go back to.
      If this is right, write: .ignored(.atRoot)
      """
    ) { test in
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
    .todos(
      "a layer too many",
      """
      The tree is not as stated.
        layer 1, stated:  nothing
        layer 1, there:   add
                          ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.present(.add) }
      """
    ) { test in
      test.step({ $0.navigate(to: .add) })
    },
    .todos(
      "a layer too few",
      """
      The tree is not as stated.
        base, stated:  list
        base, there:   list  detail(id: 7)
                             ^
        layer 1, stated:  detail(id: 7)
        layer 1, there:   nothing
                          ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.detail(id: 7)) }
      """
    ) { test in
      test.step({ $0.push(.detail(id: 7)) }) { $0.present(.detail(id: 7)) }
    },
    .todos(
      "another style",
      """
      The tree is not as stated.
        Layer 1 is a sheet, but was stated to be a cover.
      The outcome is .performed, as stated.
      If this is right, write: { $0.present(.add) }
      """
    ) { test in
      test.step({ $0.navigate(to: .add) }) { $0.present(.add, as: .cover) }
    },
    .todos(
      "a deep path",
      """
      The tree is not as stated.
        base, stated:  …  detail(id: 3)  detail(id: 4)  detail(id: 50)  detail(id: 6)  detail(id: 7)  …
        base, there:   …  detail(id: 3)  detail(id: 4)  detail(id: 5)  detail(id: 6)  detail(id: 7)  …
                                                        ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(contentsOf: [.detail(id: 1), .detail(id: 2), .detail(id: 3), .detail(id: 4), .detail(id: 5), .detail(id: 6), .detail(id: 7), .detail(id: 8), .detail(id: 9)]) }
      """
    ) { test in
      test.step({ $0.push((1...9).map { .detail(id: $0) }) }) {
        $0.base.append(contentsOf: (1...9).map { .detail(id: $0 == 5 ? 50 : $0) })
      }
    },
    .todos(
      "an equal entry that is new",
      """
      The tree is not as stated.
        author(1) left, and an equal one came in its place.
      If this is right, write: { $0.base.replaceLast(with: .author(1)) }
      """
    ) { test in
      test.step({ $0.push(.author(1)) }) { $0.base.append(.author(1)) }
      test.act { coordinator in
        coordinator.pop()
        coordinator.push(.author(1))
      }
    },
    .todos(
      "an entry that stays and is stated to be new",
      """
      The tree is not as stated.
        list was stated to be new, but it was there before.
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.removeLast() }
      """
    ) { test in
      test.step({ $0.push(.author(1)) }) { $0.base.append(.author(1)) }
      test.step({ $0.popToRoot() }) {
        $0.base.removeLast()
        $0.renew(.list)
      }
    },
    .todos(
      "an entry that is revised",
      """
      The tree is not as stated.
        author(2) was stated to be new, but it was there before.
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.revise(.author(1), to: .author(2)) }
      """
    ) { test in
      test.step({ $0.push(.author(1)) }) { $0.base.append(.author(1)) }
      test.step({ $0.revise($0.stack[1].id, to: .author(2)) }) {
        $0.base.replaceLast(with: .author(2))
      }
    },
    .todos(
      "a layer that is not there",
      """
      The tree is not as stated.
        dismiss(1) was stated, but 0 layers are presented.
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.author(1)) }
      """
    ) { test in
      test.step({ $0.push(.author(1)) }) {
        $0.base.append(.author(1))
        $0.dismiss()
      }
    },
    .todos(
      "more entries removed than there are",
      """
      The tree is not as stated.
        removeLast(3) was stated of a path with 1 entry.
        base, stated:  nothing
        base, there:   list  author(1)
                       ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.author(1)) }
      """
    ) { test in
      test.step({ $0.push(.author(1)) }) { $0.base.removeLast(3) }
    },
    .app(
      "another tab",
      """
      The tree is not as stated.
        selected, stated:  home
        selected, there:   diary.list
                           ^
        tab diary.list, stated:  diary.list  diary.detail(id: 4)
        tab diary.list, there:   diary.list  diary.detail(id: 3)
                                             ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.selected = .diary(.list); $0.path.append(.diary(.detail(id: 3))) }
      """
    ) { test in
      test.step({ $0.navigate(to: .diary(.detail(id: 3))) }) {
        $0[tab: .diary(.list)].append(.diary(.detail(id: 4)))
      }
    },
    .todos(
      "one failure for each step",
      """
      The tree is not as stated.
        base, stated:  list
        base, there:   list  author(1)
                             ^
      The outcome is .performed, as stated.
      If this is right, write: { $0.base.append(.author(1)) }
      """
    ) { test in
      test.step({ $0.push(.author(1)) })
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
  ]

  private static let outcomes: [WrongTest] = [
    .todos(
      "another outcome",
      """
      The outcome is .ignored(.atRoot), but .performed was stated.
      The first entry stays; there is nothing below it to go back to.
      If this is right, write: .ignored(.atRoot)
      """
    ) { test in
      test.step({ $0.pop() })
    },
    .todos(
      "a stated outcome that did not come",
      """
      The outcome is .performed, but .ignored(.atRoot) was stated.
      If this is right, write: .performed
      """
    ) { test in
      test.step({ $0.push(.author(1)) }, .ignored(.atRoot)) { $0.base.append(.author(1)) }
    },
    .app(
      "a target waits",
      """
      The tree is not as stated.
        layer 1, stated:  diary.add
        layer 1, there:   signIn
                          ^
      The outcome is .held("session"), but .performed was stated.
      The target waits for session.
      If this is right, write: .held("session") { $0.present(.signIn) }
      """
    ) { test in
      test.step({ $0.open(.diary(.add)) }) { $0.present(.diary(.add)) }
      test.ends(targets: 1)
    },
    .todos(
      "asked first",
      """
      The tree is not as stated.
        layer 1, stated:  nothing
        layer 1, there:   add
                          ^
      The outcome is .asks("add"), but .performed was stated.
      The leave policy of add asks first.
      If this is right, write: .asks("add")
      """
    ) { test in
      test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.ends(question: "add")
    },
    .todos(
      "a gesture that is not possible",
      """
      The tree is not as stated.
        base, stated:  nothing
        base, there:   list
                       ^
      .swipeBack(.finished) is not possible here.
      If it is right that nothing changes, write no closure.
      """
    ) { test in
      test.user(.swipeBack()) { $0.base.removeLast() }
    },
    .todos(
      "another screen",
      "The screen of list is TodoList, but AddTodo was asked for."
    ) { test in
      await test.screen(AddTodo.self, { $0.title = "Milk" })
    },
    .todos(
      "no question",
      "No question is open whether an entry may be left."
    ) { test in
      test.answer(.proceed)
    },
  ]
}
