import Testing

@testable import Waymark

/// Events of a stack, and what a written path means after them.
private struct StackRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case offer([Int])
    case appear(Int)
    case disappear
  }

  let testDescription: String
  let steps: [Step]
  let shown: [Int]
  let isBehind: Bool
  /// The written paths, and what each removes.
  let writes: [(path: [Int], gone: [Int])]

  init(
    _ name: String, _ steps: [Step], shown: [Int], isBehind: Bool = false,
    _ writes: [(path: [Int], gone: [Int])]
  ) {
    testDescription = name
    self.steps = steps
    self.shown = shown
    self.isBehind = isBehind
    self.writes = writes
  }
}

private let rows: [StackRow] = [
  StackRow("nothing was offered", [], shown: [], [([], []), ([1], [])]),
  StackRow(
    "nothing has appeared", [.offer([2, 3])], shown: [], isBehind: true, [([], []), ([2], [])]),
  StackRow(
    "the top has appeared, so what is below it counts as shown", [.offer([2, 3]), .appear(3)],
    shown: [2, 3], [([2], [3]), ([], [2, 3]), ([2, 3], []), ([3], [2]), ([2, 3, 4], [])]),
  StackRow(
    "only the lower entry has appeared", [.offer([2, 3]), .appear(2)], shown: [2], isBehind: true,
    [([], [2]), ([2], [])]),
  StackRow(
    "pushed during a swipe", [.offer([2]), .appear(2), .offer([2, 3])], shown: [2],
    isBehind: true, [([], [2]), ([2], []), ([2, 3], [])]),
  StackRow(
    "a covered entry appears once more", [.offer([2, 3, 4]), .appear(4), .appear(2)],
    shown: [2, 3, 4], [([2], [3, 4])]),
  StackRow(
    "an entry appears that was not offered", [.offer([2]), .appear(2), .appear(9)], shown: [2],
    [([], [2])]),
  StackRow(
    "popped by code", [.offer([2, 3]), .appear(3), .offer([2])], shown: [2],
    [([2, 3], []), ([2], []), ([], [2])]),
  StackRow(
    "removed from the middle", [.offer([2, 3, 4]), .appear(4), .offer([2, 4])], shown: [2, 4],
    [([2], [4]), ([2, 3, 4], [])]),
  StackRow(
    "the shown top is replaced", [.offer([2, 3]), .appear(3), .offer([2, 5])], shown: [2],
    isBehind: true, [([2], []), ([], [2])]),
  StackRow(
    "something is inserted below what is shown", [.offer([4]), .appear(4), .offer([3, 4])],
    shown: [3, 4], [([3], [4]), ([], [3, 4])]),
  StackRow(
    "something is inserted below while the platform is behind",
    [.offer([4]), .appear(4), .offer([4, 5]), .offer([3, 4, 5])], shown: [4], isBehind: true,
    [([], [4]), ([3, 4], []), ([4], [])]),
  StackRow(
    "the top appears after all",
    [.offer([4]), .appear(4), .offer([4, 5]), .offer([3, 4, 5]), .appear(5)], shown: [3, 4, 5],
    [([], [3, 4, 5])]),
  StackRow(
    "the container is made again", [.offer([2, 3]), .appear(3), .disappear], shown: [],
    isBehind: true, [([], []), ([2], [])]),
  StackRow(
    "the container is made again and appears",
    [.offer([2, 3]), .appear(3), .disappear, .appear(3)], shown: [2, 3],
    [([], [2, 3])]),
  StackRow(
    "ids out of their order, as in a joined path", [.offer([7, 3]), .appear(3)], shown: [7, 3],
    [([7], [3]), ([3], [7]), ([3, 7], [])]),
]

@Suite("What a stack has shown of its path")
struct StackMirrorTests {
  @Test("Only what counts as shown can go", arguments: rows)
  private func row(_ row: StackRow) {
    var mirror = StackMirror()
    for step in row.steps {
      switch step {
      case .offer(let path): mirror.offer(entries(path))
      case .appear(let id): mirror.appear(entry(id))
      case .disappear: mirror.disappear()
      }
    }
    #expect(mirror.shown == entries(row.shown))
    #expect(mirror.isBehind == row.isBehind)
    for (path, gone) in row.writes {
      #expect(mirror.wrote(entries(path)) == entries(gone), "\(path) was written")
    }
  }
}
