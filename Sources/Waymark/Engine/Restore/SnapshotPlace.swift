/// The place of an entry of a snapshot, or of a list of entries.
struct SnapshotPlace: Hashable {
  /// The number of a layer, then those of rows and tabs in turn, as in ``NavigationSnapshot``.
  private let numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  init(layer: Int) {
    numbers = [layer]
  }

  /// The place of a row of this list, or of the list in a tab of this row.
  subscript(number: Int) -> SnapshotPlace { SnapshotPlace(numbers + [number]) }

  /// The place for people: `layers[0][1].tabs[2][0]`.
  var text: String {
    var text = ""
    for (place, number) in numbers.enumerated() {
      text += place == 0 ? "layers" : place % 2 == 0 ? ".tabs" : ""
      text += "[\(number)]"
    }
    return text
  }
}
