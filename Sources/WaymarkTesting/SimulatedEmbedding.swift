import Waymark

/// What shows an embedded root in a stack that somebody else owns.
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
  /// True while the host shows nothing of the root.
  var isAway: Bool { get }
  /// Levels that a host would leave on screen: it was told to drop several at once.
  var ghosts: Int { get }
  /// True if the view on top can go by itself, and the root stays.
  var canDismiss: Bool { get }

  func show(_ root: EntryID)
  func frame()
  func swipeBack(_ end: GestureEnd) -> Bool
  /// Goes back several entries at once, and keeps so many above the first one.
  func goBack(to depth: Int) -> Bool
  func dismiss() -> Bool
  func remake()
  /// Has what is behind offered anew; false if nothing is, or nothing can be done.
  func resync() -> Bool
}
