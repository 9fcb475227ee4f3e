/// How the layers of one entry are arranged: one at a time, or side by side.
enum Arrangement: Equatable, Sendable {
  case tabs(back: TabBackPolicy)
  /// If collapsed, the window is too narrow for more than the selected column.
  case columns(isCollapsed: Bool)

  var areColumns: Bool {
    guard case .columns = self else { return false }
    return true
  }

  var style: LayerStyle { areColumns ? .column : .tab }

  /// The noun for the layers, in messages.
  var noun: String { areColumns ? "columns" : "tabs" }
}
