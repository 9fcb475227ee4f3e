import Testing
import Waymark
import WaymarkTesting

@Suite("What comes and goes within a step of a navigation test")
struct StatedMomentTests {
  @Test("A moment is stated below its step", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("A moment that no line states, or a wrong one, fails", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  static let rights: [MazeRow] = [
    .right("a sheet that comes and goes") { test in
      test.act({
        $0.present(.sheet)
        $0.dismiss()
      })
      test.meanwhile { $0.present(.sheet) }
    },
    .right("what is on the way, and what comes and goes above it") { test in
      test.act({
        $0.push(.item(1))
        $0.push(.item(2))
        $0.pop()
        $0.push(.item(3))
      }) { $0.base.append(contentsOf: [.item(1), .item(3)]) }
      test.meanwhile { $0.base.append(contentsOf: [.item(1), .item(2)]) }
    },
    .right("a tab on the way to another one", from: .tabs) { test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.nest(.tabs))
      }) { $0.selected = .nest(.tabs) }
      test.meanwhile { $0.selected = .leaf(.list) }
    },
    .right("a layer in the place of one that ends, and then nothing") { test in
      test.given { $0.present(.sheet) }
      test.act({
        $0.dismiss()
        $0.present(.sheet, as: .cover)
        $0.dismiss()
      }) { $0.dismiss() }
      test.meanwhile {
        $0.dismiss()
        $0.present(.sheet, as: .cover)
      }
    },
    .right("what comes and goes one after the other") { test in
      test.act({
        $0.push([.item(1), .item(2)])
        $0.pop()
      }) { $0.base.append(.item(1)) }
      test.meanwhile { $0.base.append(contentsOf: [.item(1), .item(2)]) }
      test.act({
        $0.push(.item(3))
        $0.popToRoot()
      }) { $0.base.removeLast() }
      test.meanwhile { $0.base.append(.item(3)) }
    },
    .right("two moments, one after the other", from: .tabs) { test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.nest(.tabs))
        $0.select(.home)
      })
      test.meanwhile { $0.selected = .leaf(.list) }
      test.meanwhile { $0.selected = .nest(.tabs) }
    },
    .right("the first tab on the way from the second to the third", from: .tabs) { test in
      test.given { $0.select(.leaf(.list)) }
      test.act({
        $0.select(.home)
        $0.select(.nest(.tabs))
      }) { $0.selected = .nest(.tabs) }
      test.meanwhile { $0.selected = .home }
    },
    .right("the left column on the way from the right one and back", from: .columns) { test in
      test.given { $0.select(.other(.list)) }
      test.act({
        $0.select(.leaf(.list))
        $0.select(.other(.list))
      })
      test.meanwhile { $0.selected = .leaf(.list) }
    },
    .right("what comes and goes again is another moment") { test in
      test.act({
        $0.present(.sheet)
        $0.dismiss()
        $0.present(.sheet, as: .cover)
        $0.dismiss()
        $0.present(.sheet, as: .cover)
        $0.dismiss()
      })
      test.meanwhile { $0.present(.sheet) }
      test.meanwhile { $0.present(.sheet, as: .cover) }
      test.meanwhile { $0.present(.sheet, as: .cover) }
    },
    .right("an entry and an equal one in its place are two moments") { test in
      test.act({
        $0.push(.item(1))
        $0.transaction { [root = $0] in
          root.pop()
          root.push(.item(1))
        }
        $0.pop()
      })
      test.meanwhile { $0.base.append(.item(1)) }
      test.meanwhile { $0.base.append(.item(1)) }
    },
    .right("the same moment for several changes, one of them in a tab", from: .tabs) {
      test in
      test.act({
        $0.select(.leaf(.list))
        $0.deliver(.leaf(.detail(1)), select: false)
        $0.select(.home)
      }) { $0[tab: .leaf(.list)].append(.leaf(.detail(1))) }
      test.meanwhile { $0.selected = .leaf(.list) }
      test.meanwhile {
        $0.selected = .leaf(.list)
        $0.path.append(.leaf(.detail(1)))
      }
    },
    .right("a layer in the place of an equal one is no moment") { test in
      test.given { $0.present(.sheet) }
      test.act({
        $0.dismiss()
        $0.present(.sheet)
      }) {
        $0.dismiss()
        $0.present(.sheet)
      }
    },
    .right("moments before the first step, which nobody states") { test in
      test.given {
        $0.present(.sheet)
        $0.dismiss()
      }
    },
    .right("a moment of tasks") { test in
      await test.screen(
        MazePage.self,
        { page in
          Task {
            page.navigator?.present(.sheet)
            Task { page.navigator?.dismiss() }
          }
        })
      test.meanwhile { $0.present(.sheet) }
    },
  ]

  static let wrongs: [MazeRow] = [
    .wrong(
      "a tab that flashes", from: .tabs,
      "If this is right, write below it: test.meanwhile { $0.selected = .leaf(.list) }"
    ) { test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.home)
      })
    },
    .wrong("a moment between two steps", "test.meanwhile { $0.present(.sheet) }") { test in
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      test.root.present(.sheet)
      test.root.dismiss()
      test.step({ $0.pop() }) { $0.base.removeLast() }
    },
    .wrong(
      "a moment that is stated too late", "Something came and went",
      "Nothing more came and went"
    ) {
      test in
      test.act({
        $0.push(.item(1))
        $0.pop()
      })
      test.step({ $0.push(.item(2)) }) { $0.base.append(.item(2)) }
      test.meanwhile { $0.base.append(.item(1)) }
    },
    .wrong("a tab that is left again on the way to it", from: .tabs, "Something came and went") {
      test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.home)
        $0.select(.leaf(.list))
      }) { $0.selected = .leaf(.list) }
    },
    .right("a tab that is left again on the way to it, as stated", from: .tabs) { test in
      test.act({
        $0.select(.leaf(.list))
        $0.select(.home)
        $0.select(.leaf(.list))
      }) { $0.selected = .leaf(.list) }
      test.meanwhile { _ in }
    },
    .wrong("a route that is revised again on the way to it", "Something came and went") { test in
      test.given { $0.push(.item(7)) }
      test.screen(
        MazePage.self,
        { page in for number in [8, 7, 8] { page.navigator?.revise(to: .item(number)) } }
      ) { $0.base.revise(.item(7), to: .item(8)) }
    },
    .wrong("a moment of another style", "Layer 1 is a cover, but was stated to be a sheet.") {
      test in
      test.act({
        $0.present(.sheet, as: .cover)
        $0.dismiss()
      })
      test.meanwhile { $0.present(.sheet) }
    },
  ]
}
