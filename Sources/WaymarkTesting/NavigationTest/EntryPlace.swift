/// The place of an entry in a state.
struct EntryPlace: Hashable {
  var list: ListPlace
  var entry: Int

  /// The place of one of its tabs.
  func list(_ number: Int) -> ListPlace {
    ListPlace(
      layer: list.layer, steps: list.steps + [ListPlace.Step(entry: entry, list: number)])
  }
}
