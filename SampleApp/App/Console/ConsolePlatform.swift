import Kit
import Waymark
import WaymarkTesting

/// The platform that shows the app in a terminal and plays gestures: a simulated platform that
/// behaves well.
@MainActor
struct ConsolePlatform {
  private let app: AppCoordinator
  private let simulator: PlatformSimulator<AppCoordinator>

  /// Whether the window is too narrow for columns side by side. Columns adapt once they are on top.
  var isNarrow: Bool

  /// Shows an app in a window, which begins with this width.
  init(_ app: AppCoordinator, isNarrow: Bool = true) {
    self.app = app
    self.isNarrow = isNarrow
    // A dialog is a few lines of text, like any other screen. So it is shown as a sheet, as in any
    // app that sets no content for dialogs.
    simulator = PlatformSimulator(app, traits: PlatformTraits(hasDialog: false))
  }

  /// The entry whose screen is on top.
  var leaf: LayerEntry<any TextScreen>? { simulator.leaf }

  /// The position of the selected tab in the bar on screen; nil if there is no bar.
  var selectedTab: Int? { leaf == nil ? nil : simulator.selectedTab }

  /// Waits until all work is done. Returns how the screen then differs from the tree, or nil if it
  /// does not.
  func rest() -> String? {
    let isAtRest = simulator.settle()
    return Self.problem(isAtRest: isAtRest, differences: simulator.differences)
  }

  /// The same, and also adapts the columns on top to the width of the window.
  ///
  /// - Parameter resizing: Runs the closure that resizes them, if that is needed.
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

  /// Pops the top screen with a swipe that ends in a certain way.
  func swipeBack(_ end: GestureEnd) throws(CommandError) {
    guard !simulator.swipeBack(end) else { return }
    guard simulator.visible.stack.count > 1, let leaf else { throw .noGesture(.back) }
    throw .gestureIsOff(leaf.name)
  }

  /// Dismisses the top sheet with a drag.
  func drag(_ end: GestureEnd) throws(CommandError) {
    guard !simulator.drag(end) else { return }
    guard simulator.visible.layers.count > 1, let leaf else { throw .noGesture(.dismiss) }
    throw .gestureIsOff(leaf.name)
  }

  /// Makes the top view dismiss itself.
  func close() throws(CommandError) {
    guard simulator.dismiss() else { throw .noEvent(.close) }
  }

  /// Makes the window narrow or wide.
  mutating func resize(isNarrow: Bool) throws(CommandError) {
    guard app.layout == .split else { throw .noEvent(isNarrow ? .collapse : .expand) }
    guard isNarrow != self.isNarrow else { throw .noResizing(isNarrow: isNarrow) }
    self.isNarrow = isNarrow
  }

  /// The columns side by side, from left to right; nil if one screen is shown.
  var columns: [ConsoleColumn]? {
    guard
      case .columns(let columns, let selected, isCollapsed: false) = simulator.visible.layers.last?
        .content
    else { return nil }
    let entries = app.projection.base.entries
    let all =
      Array(entries) + entries.compactMap(\.tabs).flatMap(\.layers).flatMap { Array($0.entries) }
    return columns.enumerated().map { place, column in
      guard case .stack(let shown) = column.content, let id = shown.last?.id else {
        return ConsoleColumn(screen: nil, isSelected: place == selected)
      }
      return ConsoleColumn(screen: all.first { $0.id == id }?.screen, isSelected: place == selected)
    }
  }

  /// Taps a tab. Returns false if there is no bar on screen.
  func tap(_ position: Int) -> Bool { selectedTab != nil && simulator.select(tab: position) }
}
