import Testing

@testable import Waymark

/// Events of a presenter, and the offer after each.
private struct ModalRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case want(Int?)
    case appear(Int)
    /// Nil is written. The layer that the platform ended with that.
    case nils(Int?)
    /// A layer is gone. The layer that the platform ended without writing nil.
    case gone(Int?, ends: Int? = nil)
    case takeBack(Int?)
    case noteRead
    case offerAnew
    case handOver
  }

  let testDescription: String
  let steps: [(step: Step, item: Int?)]

  init(_ name: String, _ steps: [(step: Step, item: Int?)]) {
    testDescription = name
    self.steps = steps
  }
}

private let rows: [ModalRow] = [
  ModalRow(
    "the next comes once the one before is gone",
    [
      (.want(1), 1), (.appear(1), 1), (.want(2), nil), (.gone(nil), 2), (.appear(2), 2),
    ]),
  ModalRow(
    "it comes at once if that never appeared", [(.want(1), 1), (.want(2), 2), (.want(nil), nil)]),
  ModalRow(
    "a layer that appears although it was replaced has to go first",
    [
      (.want(1), 1), (.want(2), 2), (.appear(1), nil), (.gone(nil), 2),
    ]),
  ModalRow(
    "nil ends the offered layer",
    [
      (.want(1), 1), (.appear(1), 1), (.nils(1), nil), (.want(nil), nil), (.gone(nil), nil),
    ]),
  ModalRow("nil does not end a layer that has not appeared", [(.want(1), 1), (.nils(nil), 1)]),
  ModalRow(
    "nil twice ends one layer",
    [(.want(1), 1), (.appear(1), 1), (.nils(1), nil), (.nils(nil), nil)]),
  ModalRow(
    "a late nil does not end a newer layer",
    [
      (.want(1), 1), (.appear(1), 1), (.nils(1), nil), (.want(2), nil), (.gone(nil), 2),
      (.nils(nil), 2), (.appear(2), 2),
    ]),
  ModalRow(
    "a nil for a layer that the app has withdrawn does nothing",
    [
      (.want(1), 1), (.appear(1), 1), (.want(nil), nil), (.nils(nil), nil), (.gone(nil), nil),
    ]),
  ModalRow(
    "what the tree keeps is offered again",
    [
      (.want(1), 1), (.appear(1), 1), (.nils(1), nil), (.want(1), nil), (.gone(nil), 1),
    ]),
  ModalRow(
    "going before nil ends a layer as well",
    [
      (.want(1), 1), (.appear(1), 1), (.gone(nil, ends: 1), nil), (.nils(nil), nil), (.want(2), 2),
    ]),
  ModalRow(
    "going twice counts once",
    [
      (.want(1), 1), (.appear(1), 1), (.want(2), nil), (.gone(nil), 2), (.gone(nil), 2),
      (.appear(2), 2),
    ]),
  ModalRow(
    "another layer that is gone confirms nothing",
    [
      (.want(1), 1), (.appear(1), 1), (.want(2), nil), (.gone(3), nil), (.gone(1), 2),
    ]),
  ModalRow(
    "a layer that never appeared is offered again once the platform has seen it taken back",
    [
      (.want(1), 1), (.takeBack(1), nil), (.offerAnew, nil), (.want(1), nil), (.noteRead, nil),
      (.offerAnew, nil), (.want(1), 1),
    ]),
  ModalRow(
    "a layer that has appeared is not taken back",
    [(.want(1), 1), (.appear(1), 1), (.takeBack(nil), 1)]),
  ModalRow(
    "a layer that is taken back may still come",
    [
      (.want(1), 1), (.takeBack(1), nil), (.appear(1), 1), (.offerAnew, 1), (.nils(1), nil),
    ]),
  ModalRow(
    "the tree changes while a layer is taken back",
    [
      (.want(1), 1), (.takeBack(1), nil), (.want(2), 2), (.noteRead, 2), (.offerAnew, 2),
    ]),
  ModalRow(
    "a layer withdrawn before it appeared may come once it is offered again",
    [
      (.want(1), 1), (.want(nil), nil), (.want(1), 1), (.appear(1), 1),
    ]),
  ModalRow(
    "what an anchor presented is offered elsewhere once it is gone, and its nil does nothing",
    [
      (.want(1), 1), (.appear(1), 1), (.handOver, nil), (.nils(nil), nil), (.want(1), nil),
      (.gone(2, ends: nil), nil), (.gone(1, ends: nil), 1), (.handOver, nil), (.want(1), 1),
    ]),
  ModalRow(
    "an anchor that goes after the user ended what it presented hands over nothing",
    [
      (.want(1), 1), (.appear(1), 1), (.nils(1), nil), (.handOver, nil), (.want(nil), nil),
      (.gone(1, ends: nil), nil), (.want(2), 2),
    ]),
]

@Suite("What a presenter has taken of its layers")
struct ModalMirrorTests {
  @Test("At most one layer is offered, and a nil ends only that one", arguments: rows)
  private func row(_ row: ModalRow) {
    var mirror = ModalMirror()
    for (step, item) in row.steps {
      switch step {
      case .want(let id): mirror.want(id.map(layer))
      case .appear(let id): mirror.appear(layer(id))
      case .nils(let ended): #expect(mirror.wroteNil() == ended.map(layer), "\(step)")
      case .gone(let id, let ended):
        let said = mirror.gone(id.map(layer))
        #expect(said == ended.map(layer), "\(step)")
      case .takeBack(let taken): #expect(mirror.takeBack() == taken.map(layer), "\(step)")
      case .noteRead: mirror.noteRead()
      case .offerAnew: mirror.offerAnew()
      case .handOver: mirror.handOver()
      }
      #expect(mirror.item == item.map(layer), "after \(step)")
    }
  }
}
