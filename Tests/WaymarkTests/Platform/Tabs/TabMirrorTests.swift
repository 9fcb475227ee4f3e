import Testing

@testable import Waymark

/// Events of tabs, and what a written selection means after them.
private struct TabRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case offer(Int, revision: Int)
    case appear(Int)
    case disappear
    case wentBack(Int)
    case settle
  }

  let testDescription: String
  let steps: [Step]
  /// What writing tab 1 and tab 2 means: the revision of the request, or nil for none.
  let one: Int?
  let two: Int?

  init(_ name: String, _ steps: [Step], one: Int?, two: Int?) {
    testDescription = name
    self.steps = steps
    self.one = one
    self.two = two
  }
}

private let rows: [TabRow] = [
  TabRow("nothing was offered", [], one: nil, two: nil),
  TabRow("selected, not on screen yet", [.offer(1, revision: 3)], one: nil, two: 3),
  TabRow("on screen", [.offer(1, revision: 3), .appear(1)], one: 3, two: 3),
  TabRow("another tab has appeared", [.offer(1, revision: 3), .appear(2)], one: nil, two: 3),
  TabRow(
    "selected by code", [.offer(1, revision: 3), .appear(1), .offer(2, revision: 4)], one: 4,
    two: nil),
  TabRow(
    "left and selected again, and not on screen since",
    [.offer(1, revision: 3), .appear(1), .offer(2, revision: 4), .offer(1, revision: 5)],
    one: nil, two: 5),
  TabRow(
    "the same selection evaluated once more",
    [.offer(1, revision: 3), .appear(1), .offer(1, revision: 3)], one: 3, two: 3),
  TabRow(
    "made again", [.offer(1, revision: 3), .appear(1), .disappear], one: nil, two: nil),
  TabRow(
    "made again, and on screen again",
    [.offer(1, revision: 3), .appear(1), .disappear, .appear(1)], one: 3, two: 3),
  TabRow(
    "its stack has gone back by itself", [.offer(1, revision: 3), .appear(1), .wentBack(1)],
    one: nil, two: 3),
  TabRow(
    "in the turn before", [.offer(1, revision: 3), .appear(1), .wentBack(1), .settle], one: 3,
    two: 3),
  TabRow(
    "the stack of another tab has gone back", [.offer(1, revision: 3), .appear(1), .wentBack(2)],
    one: 3, two: 3),
]

@Suite("What tabs have shown of their selection")
struct TabMirrorTests {
  @Test("A written selection is a request, or nothing", arguments: rows)
  private func row(_ row: TabRow) {
    var mirror = TabMirror()
    for step in row.steps {
      switch step {
      case .offer(let id, let revision): mirror.offer(layer(id), revision: revision)
      case .appear(let id): mirror.appear(layer(id))
      case .disappear: mirror.disappear()
      case .wentBack(let id): mirror.wentBack(layer(id))
      case .settle: mirror.settle()
      }
    }
    let answers = [layer(1), layer(2)].map(mirror.wrote)
    let wanted = [row.one, row.two].map { revision in
      revision.map { TabMirror.Answer.request(revision: $0) } ?? .ignore
    }
    #expect(answers == wanted)
  }
}
