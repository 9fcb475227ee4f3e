import Testing
import Waymark
import WaymarkTesting

@Suite("All layers in one statement")
struct StatedPathsTests {
  @Test("All paths state what stays, comes and leaves", arguments: rights)
  func right(row: MazeRow) async throws { try await row.run() }

  @Test("A difference from the stated paths fails", arguments: wrongs)
  func wrong(row: MazeRow) async throws { try await row.run() }

  static let rights: [MazeRow] = [
    .right("layers that come and end") { test in
      test.step({ $0.navigate(to: .sheet) }) { $0.paths = [[.home], [.sheet]] }
      test.step({ $0.present(.cover) }) { $0.paths = [[.home], [.sheet], [.cover]] }
      test.step({ $0.dismissAll() }) { $0.paths = [[.home]] }
    },
    .right("a layer in place of another") { test in
      test.given {
        $0.present(.sheet)
        $0.present(.item(1), as: .sheet)
      }
      test.act({
        $0.dismissAll()
        $0.push(.item(2))
        $0.present(.cover)
        $0.present(.item(1), as: .sheet)
      }) { $0.paths = [[.home, .item(2)], [.cover], [.item(1)]] }
    },
    .right("paths of layers that stay") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.given { $0.present(.sheet) }
      test.step({ $0.push(.item(3)) }) { $0.paths[1].append(.item(3)) }
      #expect(test.state.paths == [[.home, .item(1), .item(2)], [.sheet, .item(3)]])
      test.step({ $0.popToRoot() }) { $0.paths = [[.home]] }
    },
    .right("how a tree begins", from: .item(1)) { test in
      test.begins { $0.paths = [[.item(1)]] }
    },
    .right("tabs are one step, and stay as they are", from: .tabs) { test in
      test.given { $0.navigate(to: .leaf(.detail(1))) }
      test.step({ $0.push(.item(1)) }) { $0.paths = [[.tabs, .item(1)]] }
    },
  ]

  private static let unstateable =
    "  paths were stated without a base, or with an empty layer above it."

  static let wrongs: [MazeRow] = [
    .wrong("no layer", unstateable) { test in
      test.step({ $0.pop() }, .ignored(.atRoot)) { $0.paths = [] }
    },
    .wrong("an empty layer", unstateable) { test in
      test.step({ $0.pop() }, .ignored(.atRoot)) { $0.paths = [[.home], []] }
    },
    .wrong(
      "another style than the route's own", "  Layer 1 is a cover, but was stated to be a sheet."
    ) { test in
      test.step({ $0.present(.sheet, as: .cover) }) { $0.paths = [[.home], [.sheet]] }
    },
    .wrong(
      "an equal layer in place of another",
      "  Layer 1 was dismissed, and another one was presented in its place."
    ) { test in
      test.given { $0.present(.sheet) }
      test.act({
        $0.dismiss()
        $0.present(.sheet)
      }) { $0.paths = [[.home], [.sheet]] }
    },
    .wrong("an equal entry that is new", "  item(1) left, and an equal one came in its place.") {
      test in
      test.given { $0.push(.item(1)) }
      test.act({
        $0.pop()
        $0.push(.item(1))
      }) { $0.paths = [[.home, .item(1)]] }
    },
  ]
}
