public import Observation

/// What a platform's tabs are bound to: the selected tab, and the one that the user wants.
///
/// ```swift
/// let port = TabPort(app, tabs)
/// port.selection          // layer 1
/// port.appear(layer1)     // its content has appeared
/// port.selection = layer2 // the user tapped another tab
/// port.selection = layer2 // and once more: its root, or `onReselect` of that
/// ```
///
/// ## Guarantees
///
/// - Making a port touches nothing of the tree.
/// - What is written is a request: guarded, and nothing if a newer selection was made; see ``TabMirror``.
/// - If it is refused, outdated or gone, the platform is told to look again.
@MainActor
public final class TabPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let tabs: LayerTabs<C.Screen>
  private let observed = Observed()
  private var mirror = TabMirror()
  /// What was selected last: what has left is shown as it was.
  private var last: LayerID

  /// Makes the port of a container.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - tabs: The tabs that the container shows.
  public init(_ root: C, _ tabs: LayerTabs<C.Screen>) {
    self.root = root
    self.tabs = tabs
    last = tabs.known.layers.first?.id ?? LayerID(-1)
  }

  /// The selected tab, and what the platform writes. Observed.
  public var selection: LayerID {
    get {
      observed.access()
      if let selected = tabs.selected, !selected.isGone {
        last = selected.id
        mirror.offer(last, revision: tabs.revision)
      }
      return last
    }
    set { write(newValue) }
  }

  /// Notes that the content of a tab has appeared.
  ///
  /// - Parameter id: The tab.
  public func appear(_ id: LayerID) {
    mirror.appear(id)
  }

  /// Notes that the container is made anew: what it writes until something appears is no wish of the user.
  public func disappear() {
    mirror.disappear()
  }

  /// True while a path that was written may belong to a tap on the selected tab. Then `settle()` has to be called on
  /// the next turn. Observed.
  public var isSettling: Bool {
    observed.access()
    return isTapPending
  }
  private var isTapPending = false

  /// Notes that the turn is over.
  public func settle() {
    isTapPending = false
    mirror.settle()
    observed.change()
  }

  /// Notes that the stack of a tab has written that something is gone.
  func wentBack(_ id: LayerID) {
    mirror.wentBack(id)
    isTapPending = true
    observed.change()
  }

  private func write(_ id: LayerID) {
    if case .request(let revision) = mirror.wrote(id) {
      // A tab that is gone is nothing.
      if let position = tabs.layers.firstIndex(where: { $0.id == id }) {
        root.request(select: position, in: tabs, revision: revision)
      }
    }
    if selection != id { observed.change() }
  }
}
