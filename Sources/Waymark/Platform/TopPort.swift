/// What a view shows that has room for one screen, and no stack: the top of the base, and where it came from.
///
/// Of tabs and of columns it is the top of the selected one.
///
/// ```swift
/// let port = TopPort(wizard)
/// port.top               // #1
/// wizard.push(.address)
/// port.top               // #2
/// port.direction         // forward
/// wizard.pop()
/// port.direction         // back
/// ```
///
/// ## Guarantees
///
/// - Making a port touches nothing of the tree.
/// - A replaced top counts as forward, one that was there already as back, and so does a column to the left of it.
@MainActor
public final class TopPort<C: Coordinator> {
  /// The coordinator whose base is shown. The port holds it.
  public let root: C
  private var shown: [EntryID] = []
  private var last = NavigationDirection.none

  /// Makes the port of a root.
  ///
  /// - Parameter root: The coordinator whose base is shown.
  public init(_ root: C) {
    self.root = root
  }

  /// The entry to show; nil once the root has ended. Observed.
  ///
  /// - Complexity: Linear in the entries of the base.
  public var top: EntryID? {
    look()
    return shown.last
  }

  /// Which way the last change of the top went. Observed.
  public var direction: NavigationDirection {
    look()
    return last
  }

  /// An entry of the base, or of the tabs and columns in it that are selected.
  ///
  /// In the base, it is not observed that it is there.
  ///
  /// - Parameter id: The entry.
  public func entry(_ id: EntryID) -> LayerEntry<C.Screen>? {
    let base = root.projection.base
    return base.entry(id) ?? entries(of: base).first { $0.id == id }
  }

  private func look() {
    let ids = entries(of: root.projection.base).map(\.id)
    defer { shown = ids.isEmpty ? shown : ids }
    guard let old = shown.last, let new = ids.last, old != new else { return }
    last = shown.contains(new) ? .back : .forward
  }

  /// The entries with screens: of tabs those of the selected one, and of columns also of those to its left, to which one
  /// goes back.
  private func entries(of layer: Layer<C.Screen>) -> [LayerEntry<C.Screen>] {
    layer.entries.flatMap { entry in
      guard let tabs = entry.tabs else { return [entry] }
      let selected = tabs.selectedIndex
      let shown = tabs.layers.prefix(selected + 1).dropFirst(tabs.areColumns ? 0 : selected)
      return shown.flatMap { entries(of: $0) }
    }
  }
}
