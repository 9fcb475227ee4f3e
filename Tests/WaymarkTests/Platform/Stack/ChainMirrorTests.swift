import Testing

@testable import Waymark

/// Events of an embedded root, and the offer after each.
private struct ChainRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case offer([Int])
    case appear(Int)
    case noteRead
    case settle
    case cut(Int)
  }

  let testDescription: String
  let steps: [(step: Step, offered: [Int])]

  init(_ name: String, _ steps: [(step: Step, offered: [Int])]) {
    testDescription = name
    self.steps = steps
  }
}

private let rows: [ChainRow] = [
  ChainRow(
    "one level appears after the other",
    [
      (.offer([2, 3]), [2]), (.offer([2, 3]), [2]), (.appear(2), [2]), (.offer([2, 3]), [2, 3]),
    ]),
  ChainRow(
    "the level below appears once more",
    [
      (.offer([2, 3, 4]), [2]), (.appear(2), [2]), (.offer([2, 3, 4]), [2, 3]),
      (.appear(2), [2, 3]),
      (.offer([2, 3, 4]), [2, 3]),
    ]),
  ChainRow(
    "several levels go, one a turn, each after the platform has seen the last one go",
    [
      (.offer([2]), [2]), (.appear(2), [2]), (.offer([2, 3]), [2, 3]), (.appear(3), [2, 3]),
      (.noteRead, [2, 3]), (.offer([]), [2]), (.settle, [2]), (.noteRead, [2]), (.settle, []),
    ]),
  ChainRow(
    "what replaces them comes when all are gone",
    [
      (.offer([2]), [2]), (.appear(2), [2]), (.offer([2, 3]), [2, 3]), (.appear(3), [2, 3]),
      (.offer([5]), [2]), (.noteRead, [2]), (.settle, []), (.offer([5]), [5]),
    ]),
  ChainRow(
    "the platform pops",
    [
      (.offer([2]), [2]), (.appear(2), [2]), (.offer([2, 3]), [2, 3]), (.appear(3), [2, 3]),
      (.cut(1), [2]), (.offer([2]), [2]),
    ]),
]

@Suite("What an embedded root offers")
struct ChainMirrorTests {
  @Test("Levels come and go one after the other", arguments: rows)
  private func row(_ row: ChainRow) {
    var chain = ChainMirror()
    for (step, offered) in row.steps {
      switch step {
      case .offer(let path): chain.offer(entries(path))
      case .appear(let id): chain.appear(entry(id))
      case .noteRead: chain.noteRead()
      case .settle: chain.settle()
      case .cut(let depth): chain.cut(to: depth)
      }
      #expect(chain.offered == entries(offered), "after \(step)")
    }
  }
}
