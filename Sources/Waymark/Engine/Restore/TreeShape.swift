/// What a tree is to show, as routes of the root: what a snapshot is read into.
struct TreeShape {
  /// One layer of the chain.
  struct ChainLayer {
    /// Nil for the base.
    var style: ModalStyle?
    /// How many coordinators are above the one that presents it.
    var owner = 0
    /// Where the entry lies that it is presented on, as ``NavigationSnapshot`` numbers it.
    var presenter: [Int] = []
    /// The number that it had, for a layer of a position.
    var number: Int?
    var rows: [Row]
  }

  struct Row {
    /// Its number in the list that it comes from, some of which may be left out.
    let number: Int
    /// Empty for a row of a history: nothing of it is reported.
    let text: String
    let route: AnyRoute
    var tabs: Tabs?
    /// The entry that it is, for a row of a history.
    var mark: HistoryMark?
    /// True once the lists of the tabs are shown, or noted as dropped.
    var isDone = false
  }

  struct Tabs {
    var lists: [[Row]]
    var selected: Int
    /// The routes that the tabs of a position were declared with, by which they are known.
    var declared: [AnyRoute] = []
  }

  var layers: [ChainLayer]
}

extension TreeShape {
  /// How many rows there are, those of tabs among them.
  var count: Int {
    var count = 0
    visit { _, _ in count += 1 }
    return count
  }

  /// Calls a closure with each row and its place, those of tabs after the row that has them.
  func visit(_ body: (Row, _ place: String) -> Void) {
    for (number, layer) in layers.enumerated() { Self.visit(layer.rows, "layers[\(number)]", body) }
  }

  private static func visit(
    _ rows: [Row], _ place: String, _ body: (Row, _ place: String) -> Void
  ) {
    for row in rows {
      let place = "\(place)[\(row.number)]"
      body(row, place)
      for (number, list) in (row.tabs?.lists ?? []).enumerated() {
        visit(list, "\(place).tabs[\(number)]", body)
      }
    }
  }
}
