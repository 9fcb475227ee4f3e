public import Observation

/// The port of a platform's tabs or columns. It offers the selected one, and takes the one that the user chooses.
///
/// ```swift
/// let port = TabPort(app, tabs)
/// port.selection          // layer 1
/// port.appear(layer1)     // its content has appeared
/// port.selection = layer2 // the user tapped another tab
/// port.selection = layer2 // and again: it goes to the root of the tab, or calls its `onReselect`
/// ```
///
/// ## Guarantees
///
/// - Making a port does not touch the tree.
/// - A write is a request. It is guarded like a verb, and ignored after a newer selection; see ``TabMirror``.
/// - If the request is refused or outdated, or the tab is gone, the platform is told to read again.
/// - While columns lie side by side, writes do not count, because the user cannot choose a column. They count while one
///   column is shown at a time.
/// - Entries above columns are shown in the last column, so that column is offered as selected.
@MainActor
public final class TabPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  private let tabs: LayerTabs<C.Screen>
  private let observed = Observed()
  private var mirror = TabMirror()
  /// The last selection. Tabs that have left keep it.
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

  /// True if the platform has room for the selected column only. The platform writes it when that changes. False for
  /// tabs.
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

  /// The tab or column to show: the selected one, or the last column while an entry lies above the columns. Nil after
  /// they have left.
  private var wanted: LayerID? {
    var shown = tabs.selected
    if tabs.areColumns, let stage = tabs.stage, !stage.covering.isEmpty { shown = stage.covered }
    guard let shown, !shown.isGone else { return nil }
    return shown.id
  }

  /// The selected tab. The platform writes the tab that the user chooses. Observed.
  ///
  /// - Complexity: Linear in the tabs; a write takes the time of `select`.
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

  /// The tab that `selection` returned last, or that was chosen since, for a binding. The platform writes the tab that
  /// the user chooses. Its readers are told when those of `selection` are: an offer is due.
  ///
  /// ```swift
  /// let _ = port.selection                             // in the body of a view: makes the offer
  /// TabView(selection: $port.boundSelection) { … }     // repeats it, and takes what is written
  /// ```
  ///
  /// Reading it makes no offer, since a binding also reads just before it writes, and a tap would then count as newer
  /// than a selection that the user has not seen.
  public var boundSelection: LayerID {
    get {
      observed.access()
      return last
    }
    set { write(newValue) }
  }

  /// The index of the selection, from 0 at the leading edge. For platforms that give columns names instead of
  /// identities.
  ///
  /// ```swift
  /// port.position      // 2: the detail
  /// port.position = 1  // the user went back to the column in the middle
  /// ```
  ///
  /// A wrong index changes nothing, and the platform reads again. Observed.
  ///
  /// - Complexity: Linear in the tabs; a write takes the time of `select`.
  public var position: Int {
    get { position(of: selection) }
    set {
      let layers = tabs.layers
      guard layers.indices.contains(newValue) else { return observed.change() }
      selection = layers[newValue].id
    }
  }

  private func position(of id: LayerID) -> Int { tabs.layers.firstIndex { $0.id == id } ?? 0 }

  /// The position of `boundSelection` by the platform's names, for a binding. A written name that is not among them is a
  /// wrong position. Observed like `boundSelection`.
  ///
  /// ```swift
  /// let _ = port.selection                            // in the body of a view: makes the offer
  /// port[named: .sidebar, then: [.content, .detail]]  // .detail
  /// ```
  ///
  /// - Parameters:
  ///   - first: The name of the first column, and of columns without a name.
  ///   - others: The names of the other columns, from the leading edge.
  /// - Complexity: Linear in the tabs and in the names; a write takes the time of `select`.
  public subscript<Name: Equatable>(named first: Name, then others: [Name]) -> Name {
    get {
      let position = position(of: boundSelection)
      return others.indices.contains(position - 1) ? others[position - 1] : first
    }
    set { position = newValue == first ? 0 : others.firstIndex(of: newValue).map { $0 + 1 } ?? -1 }
  }

  /// Notes that the content of a tab has appeared.
  ///
  /// - Parameter id: The tab.
  /// - Complexity: Linear in the tabs.
  public func appear(_ id: LayerID) {
    // A tab that the user chose may appear before the platform reads again.
    if !tabs.areColumns, id == wanted { mirror.offer(id, revision: tabs.revision) }
    mirror.appear(id)
  }

  /// Notes that the container is made anew. Its writes do not count until something has appeared.
  public func disappear() {
    mirror.disappear()
  }

  /// True while a written path may belong to a tap on the selected tab. Then `settle()` must be called in the next
  /// turn. Observed.
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

  /// Notes that the stack of a tab has gone back.
  func wentBack(_ id: LayerID) {
    mirror.wentBack(id)
    isTapPending = true
    observed.change()
  }

  /// True if a write may be a choice of the user. Users choose columns only if they are shown one at a time, and never
  /// the same column again.
  private func mayAsk(for id: LayerID) -> Bool {
    !tabs.areColumns || tabs.isCollapsed && id != mirror.offered
  }

  private func write(_ id: LayerID) {
    if mayAsk(for: id), case .request(let revision) = mirror.wrote(id) {
      // A tab that is gone is ignored.
      if let position = tabs.layers.firstIndex(where: { $0.id == id }) {
        root.request(select: position, in: tabs, revision: revision)
      }
    }
    // The platform must read again. Only that is a new offer: earlier writes refer to what it has seen.
    if wanted ?? last != id { observed.change() } else { last = id }
  }
}
