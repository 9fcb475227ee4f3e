public import Observation

/// What a platform's tabs or columns are bound to: the selected one, and the one that the user wants.
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
/// - While columns lie side by side, a written one is nobody's wish: it counts only where one of them is shown.
/// - What lies above columns is shown in the last one, so that one is offered as selected.
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

  /// True if the platform has room for the selected column alone; it says so when that changes. False for tabs.
  ///
  /// ```swift
  /// .onChange(of: sizeClass, initial: true) { port.isCollapsed = sizeClass == .compact }
  /// ```
  ///
  /// Observed.
  public var isCollapsed: Bool {
    get { tabs.isCollapsed }
    set { root.request(isCollapsed: newValue, in: tabs) }
  }

  /// The tab or column to show: the selected one, or the last column while something lies above them all. Nil once they
  /// have left.
  private var wanted: LayerID? {
    var shown = tabs.selected
    if tabs.areColumns, let stage = tabs.stage, !stage.covering.isEmpty { shown = stage.covered }
    guard let shown, !shown.isGone else { return nil }
    return shown.id
  }

  /// The selected tab, and what the platform writes. Observed.
  public var selection: LayerID {
    get {
      observed.access()
      if let wanted {
        last = wanted
        mirror.offer(wanted, revision: tabs.revision)
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

  /// Columns are chosen by the platform only where they are shown one at a time, and no column is chosen once more.
  private func mayAsk(for id: LayerID) -> Bool {
    !tabs.areColumns || tabs.isCollapsed && id != mirror.offered
  }

  private func write(_ id: LayerID) {
    if mayAsk(for: id), case .request(let revision) = mirror.wrote(id) {
      // A tab that is gone is nothing.
      if let position = tabs.layers.firstIndex(where: { $0.id == id }) {
        let outcome = root.request(select: position, in: tabs, revision: revision)
        // The tab that the user chose may appear before the platform looks again.
        if outcome.didChange, !tabs.areColumns { mirror.offer(id, revision: tabs.revision) }
      }
    }
    // The platform looks again, and is offered something by that alone: what it writes before comes of what it saw.
    if wanted ?? last != id { observed.change() }
  }
}
