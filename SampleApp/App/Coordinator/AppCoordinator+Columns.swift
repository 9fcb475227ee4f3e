import Kit
import Waymark

// Screens that lie beside what covers the last column, where the user can tap them, too.
extension AppCoordinator {
  /// The screen on top of a column; nil without columns.
  func screen(inColumn position: Int) -> (any TextScreen)? {
    columns.indices.contains(position) ? columns[position].entries.last?.screen : nil
  }

  /// The column with a screen on top that is not the visible leaf; nil for any other screen.
  func column(beside screen: any TextScreen) -> Int? {
    guard projection.leaf?.screen !== screen else { return nil }
    return columns.indices.first { self.screen(inColumn: $0) === screen }
  }

  private var columns: [Layer<any TextScreen>] {
    projection.base.entries.lazy.compactMap(\.tabs).first?.layers ?? []
  }
}
