import Waymark
import WaymarkTesting

extension LeaveTable {
  /// Columns with an entry above the roots of the first two; the first is selected.
  private static let inColumns: LeaveRow.Prepare = { app in
    app.setRoot(.columns)
    app.deliver(.catalog(.item(1)))
    app.deliver(.favourites(.item(2)), select: false)
  }

  /// The second column is selected, and has presented a layer.
  private static let sheetInColumn: LeaveRow.Prepare = { app in
    try inColumns(app)
    app.select(.favourites(.list))
    app.onCatalog(1) { $0.present(.item(5)) }
  }

  static let columns: [LeaveRow] = [
    LeaveRow(
      "another route in a column", inColumns, leaves: ["item(2)"],
      { $0.navigate(to: .favourites(.item(3))) }
    ) {
      $0.selected = .favourites(.list)
      $0.path.replaceLast(with: .favourites(.item(3)))
    },
    LeaveRow(
      "another route in a column, delivered", inColumns, leaves: ["item(2)"],
      { $0.deliver(.favourites(.item(3)), select: false) }
    ) { $0[tab: .favourites(.list)].replaceLast(with: .favourites(.item(3))) },
    LeaveRow(
      "the columns to the right are reset", inColumns, leaves: ["item(2)", "item(1)"],
      { $0.navigate(to: .catalog(.item(4))) }
    ) {
      $0.path.replaceLast(with: .catalog(.item(4)))
      $0[tab: .favourites(.list)].removeLast()
    },
    LeaveRow(
      "the declared route of a column", inColumns, leaves: ["item(2)", "item(1)"],
      { $0.navigate(to: .catalog(.list)) }
    ) {
      $0.path.removeLast()
      $0[tab: .favourites(.list)].removeLast()
    },
    LeaveRow(
      "layers of other columns", sheetInColumn, leaves: ["item(5)", "item(2)", "item(1)"],
      { $0.navigate(to: .catalog(.item(4))) }
    ) {
      $0.dismiss()
      $0.selected = .catalog(.list)
      $0.path.replaceLast(with: .catalog(.item(4)))
      $0[tab: .favourites(.list)].removeLast()
    },
    LeaveRow(
      "pop in a column that is not selected", inColumns, leaves: ["item(2)"],
      { $0.onCatalog(1) { $0.pop() } }
    ) { $0[tab: .favourites(.list)].removeLast() },
    LeaveRow(
      "a link out of columns", inColumns, leaves: ["home", "item(2)", "item(1)"],
      { $0.open(.catalog(.item(4))) }
    ) {
      $0.base = [.home, .catalog(.list), .catalog(.item(4))]
    },
    LeaveRow(
      "another root than columns", inColumns, leaves: ["home", "item(2)", "item(1)"],
      { $0.setRoot(.about) }
    ) { $0.base.replaceLast(with: .about) },
    LeaveRow(
      "end through columns", sheetInColumn, leaves: ["item(5)", "home", "item(2)", "item(1)"],
      { $0.end() }
    ) {
      $0.dismiss()
      $0.base = []
    },
  ]
}
