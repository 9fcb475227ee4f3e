import Waymark

/// Shows an embedded root in the stack of a host.
@MainActor
protocol SimulatedEmbedding<C>: AnyObject {
  associatedtype C: Coordinator

  var port: StackPort<C> { get }
  var log: SimulatedLog { get }
  var guards: SimulatedGuards<C.Screen> { get }
  /// The entries of the root on screen, from bottom to top.
  var shown: [EntryID] { get }
  var isAtRest: Bool { get }
  /// False while a cover is above it.
  var isOnScreen: Bool { get set }
  /// True while the host shows no entry of the root.
  var isAway: Bool { get }
  /// The number of levels that a host would leave on screen, because it was told to drop several at once.
  var ghosts: Int { get }
  /// True if the view on top can dismiss itself without taking the root along.
  var canDismiss: Bool { get }

  func show(_ root: EntryID)
  func frame()
  func swipeBack(_ end: GestureEnd) -> Bool
  /// Goes back several entries at once. Keeps a number of entries above the first one.
  func goBack(to depth: Int) -> Bool
  func dismiss() -> Bool
  func remake()
  /// Asks the port to offer a dropped path again. Returns false if none was dropped, or if it cannot.
  func resync() -> Bool
}
