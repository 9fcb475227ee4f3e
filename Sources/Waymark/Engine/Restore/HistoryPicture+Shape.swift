// Turns a picture into a shape, to show a position again.

extension HistoryPicture {
  var shape: TreeShape {
    TreeShape(
      layers: layers.enumerated().map { number, layer in
        TreeShape.ChainLayer(
          style: layer.style, owner: layer.owner,
          presenter: layer.presenter.flatMap { place(of: $0, below: number) } ?? [],
          number: layer.rows.layer, rows: Self.rows(layer.rows))
      })
  }

  private static func rows(_ rows: HistoryRows) -> [TreeShape.Row] {
    rows.list.enumerated().map { number, row in
      TreeShape.Row(
        number: number, text: "", route: row.route,
        tabs: row.tabs.map { tabs in
          TreeShape.Tabs(
            lists: tabs.lists.map { Self.rows($0) }, selected: tabs.selected,
            declared: tabs.declared)
        }, mark: row.mark)
    }
  }

  /// The place of an entry, numbered as in snapshots: from the layer on, through tabs.
  private func place(of mark: HistoryMark, below layer: Int) -> [Int]? {
    for number in layers[..<layer].indices.reversed() {
      if let place = Self.place(of: mark, in: layers[number].rows) { return [number] + place }
    }
    return nil
  }

  private static func place(of mark: HistoryMark, in rows: HistoryRows) -> [Int]? {
    var next = rows.top
    while let row = next {
      if row.mark === mark { return [row.number - 1] }
      for (tab, list) in (row.tabs?.lists ?? []).enumerated() {
        if let place = Self.place(of: mark, in: list) { return [row.number - 1, tab] + place }
      }
      next = row.below
    }
    return nil
  }
}
