import Testing
import Waymark
import WaymarkTesting

@Suite("Identity in a navigation test")
struct StatedIdentityTests {
  @Test("An entry that stays and a new one are told apart", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("An equal entry is not the same one", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  static let rights: [MazeRow] = [
    .right("a moved entry stays") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.step({ $0.moveToTop(.item(1)) }) { $0.base = [.home, .item(2), .item(1)] }
    },
    .right("a state of the test before, with the same entries") { test in
      test.given { $0.push(.item(1)) }
      let before = test.state
      test.step({ $0.push(.item(2)) }) { $0.base.append(.item(2)) }
      test.step({ $0.present(.sheet) }) { $0.present(.sheet) }
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.step({ $0.pop() }) { $0 = before }
    },
    .right("new entries in another order") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.act({
        $0.setRoot(.home)
        $0.push([.item(2), .item(1)])
      }) {
        $0.base = [.home, .item(2), .item(1)]
        $0.renew(.item(2))
        $0.renew(.item(1))
      }
    },
    .right("a layer in the place of an equal one") { test in
      test.given { $0.present(.sheet) }
      test.act({
        $0.dismiss()
        $0.present(.sheet)
      }) {
        $0.dismiss()
        $0.present(.sheet)
      }
    },
    .right("the root ends with all its layers") { test in
      test.given {
        $0.push(.leaf(.list))
        $0.present(.sheet)
      }
      test.step({ $0.end() }) {
        $0.dismiss()
        $0.base = []
      }
      test.step({ $0.end() }, .ignored(.left))
      test.user(.swipeBack())
      test.user(.becomeActive)
    },
  ]

  static let wrongs: [MazeRow] = [
    .wrong(
      "an entry that comes again",
      "If this is right, write: { $0.base.replaceLast(with: .item(1)) }"
    ) { test in
      test.given { $0.push(.item(1)) }
      test.act({
        $0.pop()
        $0.push(.item(1))
      })
    },
    .wrong(
      "an entry that comes again, stated as a whole path",
      "If this is right, write: { $0.base.replaceLast(with: .item(1)) }"
    ) {
      test in
      test.given { $0.push(.item(1)) }
      test.act({
        $0.pop()
        $0.push(.item(1))
      }) { $0.base = [.home, .item(1)] }
    },
    .wrong(
      "a child that comes again",
      "If this is right, write: { $0.base.replaceLast(with: .leaf(.list)) }"
    ) {
      test in
      test.given { $0.push(.leaf(.list)) }
      test.act({
        $0.pop()
        $0.push(.leaf(.list))
      }) { $0.base = [.home, .leaf(.list)] }
    },
    .wrong(
      "an entry revised, stated as another",
      "If this is right, write: { $0.base.revise(.item(1), to: .item(2)) }"
    ) {
      test in
      test.given { $0.push(.item(1)) }
      test.act({ $0.revise($0.stack.topID, to: .item(2)) }) { $0.base.replaceLast(with: .item(2)) }
    },
    .wrong(
      "an entry that comes again, stated by the state before",
      "item(1) left, and an equal one came in its place."
    ) { test in
      test.given { $0.push(.item(1)) }
      let before = test.state
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.push(.item(1)) }) { $0 = before }
    },
    .wrong(
      "a path that has grown, stated by the state before",
      "If this is right, write: { $0.base.append(.item(2)) }"
    ) { test in
      test.given { $0.push(.item(1)) }
      let before = test.state
      test.step({ $0.push(.item(2)) }) { $0 = before }
    },
    .wrong("another entry, stated as revised", "item(2) left, and an equal one came") { test in
      test.given { $0.push(.item(1)) }
      test.step({ $0.replaceTop(.item(2)) }) { $0.base.revise(.item(1), to: .item(2)) }
    },
    .wrong(
      "a layer that comes again",
      "Layer 1 was dismissed, and another one was presented in its place."
    ) { test in
      test.given { $0.present(.sheet) }
      test.act({
        $0.dismiss()
        $0.present(.sheet)
      })
    },
    .wrong(
      "a layer that stays, stated as another",
      "Layer 1 was stated to be presented, but it was there before."
    ) { test in
      test.given { $0.present(.sheet) }
      test.step({ $0.push(.item(1)) }) {
        $0.dismiss()
        $0.present(.sheet)
        $0.path.append(.item(1))
      }
    },
    .wrong("a layer in another style", "Layer 1 is a cover, but was stated to be a sheet.") {
      test in
      test.step({ $0.present(.sheet, as: .cover) }) { $0.present(.sheet, as: .sheet) }
    },
  ]
}
