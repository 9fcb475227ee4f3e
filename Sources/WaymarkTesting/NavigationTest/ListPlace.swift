/// The place of a list in a state: a layer, and the steps from there into tabs.
struct ListPlace: Hashable {
  /// Leads from a list into one of the tabs of an entry.
  struct Step: Hashable {
    let entry: Int
    let list: Int
  }

  var layer: Int
  var steps: [Step] = []
}
