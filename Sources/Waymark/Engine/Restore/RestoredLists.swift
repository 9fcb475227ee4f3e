/// The lists of a shape that are shown so far, found by layer or by place. The cost of one layer
/// does not grow with the number of layers.
@MainActor
struct RestoredLists {
  /// A layer or a tab that shows a list of the shape.
  struct List {
    let layer: LayerState
    /// Its rows, in the order of the layer.
    var rows: [TreeShape.Row]
    /// The place of the list in the snapshot.
    let place: SnapshotPlace

    /// The index of the row with a number; nil if it is left out. Numbers grow from row to row.
    func position(of number: Int) -> Int? {
      var range = 0..<rows.count
      while let lower = range.first {
        let middle = lower + range.count / 2
        let found = rows[middle].number
        if found == number { return middle }
        range = found < number ? middle + 1..<range.upperBound : lower..<middle
      }
      return nil
    }
  }

  /// The lists in the order of showing; nil for a list that is gone.
  private var slots: [List?] = []
  private var slotsByLayer: [LayerKey: Int] = [:]
  private var slotsByPlace: [SnapshotPlace: Int] = [:]
  /// How many modal layers show a list. These are the lowest ones.
  private(set) var modalCount = 0

  /// All lists, in the order of showing.
  var all: [List] { slots.compactMap(\.self) }

  /// The list that a layer shows.
  subscript(layer: LayerState) -> List? {
    slotsByLayer[layer.key].flatMap { slots[$0] }
  }

  /// The list at a place of the snapshot.
  subscript(place: SnapshotPlace) -> List? {
    slotsByPlace[place].flatMap { slots[$0] }
  }

  /// A row of the list that a layer shows, found by its number. Does not go through the list,
  /// because holding the list during a change would copy it.
  func row(_ number: Int, in layer: LayerState) -> (
    position: Int, row: TreeShape.Row, place: SnapshotPlace
  )? {
    guard let slot = slotsByLayer[layer.key], let list = slots[slot],
      let position = list.position(of: number)
    else { return nil }
    return (position, list.rows[position], list.place)
  }

  mutating func append(_ list: List) {
    slotsByLayer[list.layer.key] = slots.count
    slotsByPlace[list.place] = slots.count
    slots.append(list)
    if list.layer.isModal { modalCount += 1 }
  }

  /// Notes that the tabs of a row are shown, or noted as dropped.
  mutating func finish(_ position: Int, in layer: LayerState) {
    guard let slot = slotsByLayer[layer.key] else { return }
    slots[slot]?.rows[position].isDone = true
  }

  /// Forgets rows of the list that a layer shows.
  mutating func removeRows(_ gone: Set<Int>, in layer: LayerState) {
    guard let slot = slotsByLayer[layer.key], let list = slots[slot] else { return }
    let kept = list.rows.indices.filter { !gone.contains($0) }
    slots[slot]?.rows = kept.map { list.rows[$0] }
  }

  /// Forgets the lists that layers show, and returns them in the order of showing.
  mutating func remove(_ layers: some Sequence<LayerState>) -> [List] {
    let gone = layers.compactMap { slotsByLayer[$0.key] }.sorted()
    return gone.compactMap { slot in
      let taken = slots[slot]
      guard let list = taken else { return nil }
      slots[slot] = nil
      slotsByLayer[list.layer.key] = nil
      slotsByPlace[list.place] = nil
      if list.layer.isModal { modalCount -= 1 }
      return list
    }
  }

  mutating func removeAll() {
    self = RestoredLists()
  }
}
