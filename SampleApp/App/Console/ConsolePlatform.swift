import Kit
import Waymark
import WaymarkTesting

/// What shows the app in a terminal, and does what a finger does: a simulated platform that behaves.
@MainActor
struct ConsolePlatform {
  private let app: AppCoordinator
  private let simulator: PlatformSimulator<AppCoordinator>

  /// Whether the window is too narrow for columns side by side. What is shown follows once they are on top.
  var isNarrow: Bool

  /// Shows an app in a window, which begins with that.
  init(_ app: AppCoordinator, isNarrow: Bool = true) {
    self.app = app
    self.isNarrow = isNarrow
    // A dialog is a few lines like any other screen: a sheet, as wherever no content of dialogs is given.
    simulator = PlatformSimulator(app, traits: PlatformTraits(hasDialog: false))
  }

  /// The entry whose screen is on top.
  var leaf: LayerEntry<any TextScreen>? { simulator.leaf }

  /// The position of the selected tab in the bar on screen; nil if there is no bar.
  var selectedTab: Int? { leaf == nil ? nil : simulator.selectedTab }

  /// Lets everything come to rest, and says what is on screen then that should not be; nil if it shows the tree.
  func rest() -> String? {
    let isAtRest = simulator.settle()
    return Self.problem(isAtRest: isAtRest, differences: simulator.differences)
  }

  /// The same, and has the columns on top be as wide as the window.
  ///
  /// - Parameter resizing: Calls what makes them so, unless they are.
  func settle(resizing: (UserGesture, () -> Void) -> Void = { $1() }) -> String? {
    let early = rest()
    guard let isCollapsed = simulator.isCollapsed, isCollapsed != isNarrow else { return early }
    var late: String?
    resizing(.resize(isCollapsed: isNarrow)) {
      simulator.resize(isCollapsed: isNarrow)
      late = rest()
    }
    return late
  }

  nonisolated static func problem(isAtRest: Bool, differences: [String]) -> String? {
    guard isAtRest else { return "the platform does not come to rest" }
    guard !differences.isEmpty else { return nil }
    return "what is on screen is not what the tree has: " + differences.joined(separator: "; ")
  }

  /// Takes the top screen off its stack, by a gesture that ends in a way.
  func swipeBack(_ end: GestureEnd) throws(CommandError) {
    guard !simulator.swipeBack(end) else { return }
    guard simulator.visible.stack.count > 1, let leaf else { throw .noEvent(.back) }
    throw .noGesture(leaf.name)
  }

  /// Takes the top sheet down.
  func drag(_ end: GestureEnd) throws(CommandError) {
    guard !simulator.drag(end) else { return }
    guard simulator.visible.layers.count > 1, let leaf else { throw .noEvent(.dismiss) }
    throw .noGesture(leaf.name)
  }

  /// Has the view on top dismiss itself.
  func close() throws(CommandError) {
    guard simulator.dismiss() else { throw .noEvent(.close) }
  }

  /// Makes the window narrow or wide.
  mutating func resize(isNarrow: Bool) throws(CommandError) {
    guard app.layout == .split else { throw .noEvent(isNarrow ? .collapse : .expand) }
    guard isNarrow != self.isNarrow else { throw .noResizing(isNarrow: isNarrow) }
    self.isNarrow = isNarrow
  }

  /// What is shown side by side, from left to right; nil where one screen is shown.
  var columns: [ConsoleColumn]? {
    guard
      case .columns(_, let selected, isCollapsed: false, let columns) = simulator.visible.layers
        .last?.content
    else { return nil }
    let entries = app.projection.base.entries
    let all =
      Array(entries) + entries.compactMap(\.tabs).flatMap(\.layers).flatMap { Array($0.entries) }
    return columns.enumerated().map { place, column in
      guard case .stack(let shown) = column, let id = shown.last?.id else {
        return ConsoleColumn(screen: nil, isSelected: place == selected)
      }
      return ConsoleColumn(screen: all.first { $0.id == id }?.screen, isSelected: place == selected)
    }
  }

  /// Taps a tab; false if no bar is on screen.
  func tap(_ position: Int) -> Bool { selectedTab != nil && simulator.select(tab: position) }
}
