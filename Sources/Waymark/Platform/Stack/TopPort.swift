/// The port of a view with room for one screen and no stack. It offers the top of the base, and the direction of the
/// last change.
///
/// If the base has tabs or columns, it is the top of the selected one.
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
/// - Making a port does not touch the tree.
/// - A replaced top counts as forward. A top that was already there counts as back, and so does a column to the left.
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

  /// The entry to show; the last one after the root has ended. Observed.
  ///
  /// - Complexity: Linear in the entries of the base.
  public var top: EntryID? {
    look()
    return shown.last
  }

  /// The direction of the last change of the top. Observed.
  public var direction: NavigationDirection {
    look()
    return last
  }

  /// An entry of the base, or of its selected tabs and columns.
  ///
  /// Looking up an entry of the base itself does not observe the base.
  ///
  /// - Parameter id: The entry.
  /// - Returns: The entry; nil if it is not there.
  /// - Complexity: Linear in the entries of the base, and of its selected tabs.
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

  /// The entries with screens: through the selected tab, or through the selected column and those to its left, which
  /// back leads to.
  private func entries(of layer: Layer<C.Screen>) -> [LayerEntry<C.Screen>] {
    layer.entries.flatMap { entry in
      guard let tabs = entry.tabs else { return [entry] }
      let selected = tabs.selectedIndex
      let shown = tabs.layers.prefix(selected + 1).dropFirst(tabs.areColumns ? 0 : selected)
      return shown.flatMap { entries(of: $0) }
    }
  }
}
