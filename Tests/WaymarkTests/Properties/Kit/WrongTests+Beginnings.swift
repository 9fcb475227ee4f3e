import Waymark
import WaymarkTesting

extension WrongTest {
  static let beginnings: [WrongTest] = [
    .todos(
      "another beginning",
      """
      The tree does not begin as stated.
        base, stated:  list  detail(id: 7)
        base, there:   list
                             ^
      If this is right, write: { $0.base = [.list] }
      """
    ) { test in
      test.begins { $0.base = [.list, .detail(id: 7)] }
    },
    .todos(
      "a beginning of nothing",
      """
      The tree does not begin as stated.
        base, stated:  nothing
        base, there:   list
                       ^
      If this is right, write: { $0.base = [.list] }
      """
    ) { test in
      test.begins { _ in }
    },
    .todos(
      "a beginning after a step",
      "A step was taken already. State how the tree begins before it."
    ) { test in
      test.step({ $0.pop() }, .ignored(.atRoot))
      test.begins { $0.base = [.list] }
    },
  ]
}
