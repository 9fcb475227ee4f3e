import Kit
import Waymark
import WaymarkTesting

/// What shows the app in a terminal, and does what a finger does: a simulated platform that behaves.
@MainActor
struct ConsolePlatform {
  private let simulator: PlatformSimulator<AppCoordinator>

  /// Shows an app, which begins with that.
  init(_ app: AppCoordinator) {
    // A dialog is a few lines like any other screen: a sheet, as wherever no content of dialogs is given.
    simulator = PlatformSimulator(app, traits: PlatformTraits(hasDialog: false))
  }

  /// The entry whose screen is on top.
  var leaf: LayerEntry<any TextScreen>? { simulator.leaf }

  /// The position of the selected tab in the bar on screen; nil if there is no bar.
  var selectedTab: Int? { leaf == nil ? nil : simulator.selectedTab }

  /// Lets everything come to rest, and says what is on screen then that should not be; nil if it shows the tree.
  func settle() -> String? {
    Self.problem(isAtRest: simulator.settle(), differences: simulator.differences)
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

  /// Taps a tab; false if no bar is on screen.
  func tap(_ position: Int) -> Bool { selectedTab != nil && simulator.select(tab: position) }
}
