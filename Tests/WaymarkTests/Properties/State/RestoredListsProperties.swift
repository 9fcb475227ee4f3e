import Testing

@testable import Waymark

@MainActor
@Suite("The lists of a shape, compared with a plain array")
struct RestoredListsProperties {
  /// The known facts of a list.
  private struct Plain {
    let layer: LayerState
    let place: SnapshotPlace
    var numbers: [Int]
    var done: Set<Int> = []
  }

  private func layers(_ count: Int, _ state: TreeState) -> [LayerState] {
    (0..<count).map { number in
      state.makeLayer(number % 3 == 0 ? .base : .modal(.sheet), of: state.root)
    }
  }

  private func list(
    _ layer: LayerState, _ place: SnapshotPlace, _ numbers: [Int]
  ) -> RestoredLists.List {
    let rows = numbers.map {
      TreeShape.Row(number: $0, text: "\($0)", route: RouteBox(PosedRoute.page($0)))
    }
    return RestoredLists.List(layer: layer, rows: rows, place: place)
  }

  @Test("Whatever is added, left out and removed, each list is found by its layer and by its place")
  func random() throws {
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      let state = TreeState(
        object: LayerObject(number: 0, style: .base), handle: TreeHandle(),
        reporter: MisuseReporter { _ in })
      let layers = layers(12, state)
      var (lists, plain) = (RestoredLists(), [Plain]())
      for step in 0..<80 {
        let layer = layers[Int.random(in: 0..<12, using: &generator)]
        let known = plain.firstIndex { $0.layer === layer }
        switch (Int.random(in: 0..<5, using: &generator), known) {
        case (_, nil):
          let numbers = (0..<9).filter { _ in Bool.random(using: &generator) }
          let place = SnapshotPlace(layer: step)
          lists.append(list(layer, place, numbers))
          plain.append(Plain(layer: layer, place: place, numbers: numbers))
        case (0, _):
          let going = layers.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
          let gone = lists.remove(going).map(\.place)
          let wanted = plain.filter { one in going.contains { $0 === one.layer } }.map(\.place)
          #expect(gone == wanted, "seed \(seed), step \(step)")
          plain.removeAll { one in going.contains { $0 === one.layer } }
        case (1, let place?):
          let rows = Set(
            plain[place].numbers.indices.filter { _ in Bool.random(using: &generator) })
          lists.removeRows(rows, in: layer)
          plain[place].numbers = plain[place].numbers.indices.filter { !rows.contains($0) }
            .map { plain[place].numbers[$0] }
        case (_, let place?):
          guard let number = plain[place].numbers.randomElement(using: &generator),
            let found = lists.row(number, in: layer)
          else { continue }
          lists.finish(found.position, in: layer)
          plain[place].done.insert(number)
        }
        check(lists, plain, layers, "seed \(seed), step \(step)")
      }
    }
  }

  private func check(
    _ lists: RestoredLists, _ plain: [Plain], _ layers: [LayerState], _ place: String
  ) {
    #expect(lists.all.map(\.place) == plain.map(\.place), "\(place)")
    #expect(lists.modalCount == plain.count { $0.layer.isModal }, "\(place)")
    for layer in layers {
      let one = plain.first { $0.layer === layer }
      #expect(lists[layer]?.place == one?.place, "\(place)")
      #expect(lists[layer]?.rows.map(\.number) == one?.numbers, "\(place)")
      #expect(one.map { lists[$0.place]?.layer === layer } ?? true, "\(place)")
      for number in -1...9 {
        let found = lists.row(number, in: layer)
        #expect(found?.position == one?.numbers.firstIndex(of: number), "\(place)")
        #expect(
          found?.row.isDone == found.map { _ in one?.done.contains(number) ?? false }, "\(place)")
      }
    }
    #expect(lists[SnapshotPlace(layer: -1)]?.place == nil, "\(place)")
  }
}
