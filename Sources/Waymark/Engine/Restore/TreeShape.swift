/// What a tree should show, as routes of the root. A snapshot is read into a shape.
struct TreeShape {
  /// One layer of the chain.
  struct ChainLayer {
    /// Nil for the base.
    var style: ModalStyle?
    /// How many coordinators are above the one that presents it.
    var owner = 0
    /// The place of the entry that presents it, numbered as in ``NavigationSnapshot``.
    var presenter: [Int] = []
    /// Its number at the time, for a layer of a position.
    var number: Int?
    var rows: [Row]
  }

  struct Row {
    /// Its number in the original list, whose rows may be left out.
    let number: Int
    /// Empty for a row of a history, which is never reported.
    let text: String
    let route: AnyRoute
    var tabs: Tabs?
    /// The mark of its entry, for a row of a history.
    var mark: HistoryMark?
    /// True once the lists of the tabs are shown, or noted as dropped.
    var isDone = false
  }

  struct Tabs {
    var lists: [[Row]]
    var selected: Int
    /// The declared routes of the tabs of a position, which identify them.
    var declared: [AnyRoute] = []
  }

  var layers: [ChainLayer]
}

extension TreeShape {
  /// The number of rows, including those in tabs.
  var count: Int { layers.reduce(0) { $0 + Self.count($1.rows) } }

  private static func count(_ rows: [Row]) -> Int {
    var count = rows.count
    // Reads in place, because a copy of a row retains all that it holds.
    for number in rows.indices {
      for list in rows[number].tabs?.lists ?? [] { count += Self.count(list) }
    }
    return count
  }

  /// Calls a closure with each row and the text of its place. Rows in tabs come after the row of the tabs.
  func visit(_ body: (Row, _ place: String) -> Void) {
    for (number, layer) in layers.enumerated() {
      Self.visit(layer.rows, SnapshotPlace(layer: number), body)
    }
  }

  private static func visit(
    _ rows: [Row], _ place: SnapshotPlace, _ body: (Row, _ place: String) -> Void
  ) {
    for row in rows {
      let place = place[row.number]
      body(row, place.text)
      for (number, list) in (row.tabs?.lists ?? []).enumerated() {
        visit(list, place[number], body)
      }
    }
  }
}
