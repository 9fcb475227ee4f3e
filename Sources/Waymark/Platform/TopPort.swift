/// What a view shows that has room for one screen, and no stack: the top of the base, and where it came from.
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
/// - A replaced top counts as forward, one that was there already as back.
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

  /// An entry of the base, without observing that it is there.
  ///
  /// - Parameter id: The entry.
  public func entry(_ id: EntryID) -> LayerEntry<C.Screen>? { root.projection.base.entry(id) }

  private func look() {
    let ids = root.projection.base.entries.ids
    defer { shown = ids.isEmpty ? shown : ids }
    guard let old = shown.last, let new = ids.last, old != new else { return }
    last = shown.contains(new) ? .back : .forward
  }
}
