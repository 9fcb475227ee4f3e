/// How the layers of one entry lie: one at a time, or side by side.
enum Arrangement: Equatable, Sendable {
  case tabs(back: TabBackPolicy)
  /// Collapsed, a window is too narrow for more than the selected column.
  case columns(isCollapsed: Bool)

  var areColumns: Bool {
    guard case .columns = self else { return false }
    return true
  }

  var style: LayerStyle { areColumns ? .column : .tab }

  /// What is arranged, in words.
  var noun: String { areColumns ? "columns" : "tabs" }
}
