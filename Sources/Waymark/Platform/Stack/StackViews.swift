/// The views of a stack, for a platform that takes a list of views, such as a `UINavigationController`.
///
/// ```swift
/// let views = StackViews(StackPort(app, layer)) { screen in controller(for: screen) }
/// navigation.setViewControllers(views.wanted, animated: true)
/// views.didShow(navigation.viewControllers)  // a transition is over: missing views were swiped away
/// ```
///
/// ## Guarantees
///
/// - A view is made once for its entry, and released after the entry has left.
/// - Only entries that have appeared can go: see ``StackMirror``.
/// - The views of a layer that has left stay until its animation is over.
@MainActor
public final class StackViews<C: Coordinator, View: AnyObject> {
  private let port: StackPort<C>
  /// Makes the view of a screen.
  public let make: @MainActor (C.Screen) -> View
  private var views: [(id: EntryID, view: View)] = []

  /// Makes the list of views. It is empty at first.
  ///
  /// - Parameters:
  ///   - port: The port of the stack.
  ///   - make: Makes the view of a screen.
  public init(_ port: StackPort<C>, make: @escaping @MainActor (C.Screen) -> View) {
    self.port = port
    self.make = make
    port.keepsContainer = true
  }

  /// The views that the platform should show, from the root to the top. Observed.
  ///
  /// - Complexity: Linear in the path and in the views.
  public var wanted: [View] {
    if let root = port.layer.entries.first?.id {
      let ids = [root] + port.path
      let known = Dictionary(views.map { ($0.id, $0.view) }) { first, _ in first }
      let added = port.entries(with: ids.filter { known[$0] == nil })
      let wanted = ids.compactMap { id in
        (known[id] ?? added[id]?.screen.map { make($0) }).map { (id: id, view: $0) }
      }
      // Views may ask for their entry when they are released.
      releaseOutside(exchange(&views, with: wanted))
    }
    return views.map(\.view)
  }

  /// True if the top view lies above the root and may not be left unasked. Then the platform needs another button in
  /// the place of its Back button, one that calls `back()`. Observed.
  ///
  /// ```swift
  /// item.hidesBackButton = views.topAsks
  /// ```
  ///
  /// - Complexity: Linear in the path.
  public var topAsks: Bool {
    port.path.last.flatMap { port.entry($0) }?.leavePolicy ?? .free != .free
  }

  /// The entry of a view; nil for a foreign view, and after the entry has left. It does not observe the layer.
  ///
  /// - Parameter view: The view.
  /// - Complexity: Linear in the views and in the path.
  public func entry(of view: View) -> LayerEntry<C.Screen>? {
    views.first { $0.view === view }.flatMap { port.entry($0.id) }
  }

  /// Notes the views that the platform shows after a transition. The entries of missing views leave the tree, and the
  /// top has appeared.
  ///
  /// - Parameter shown: The views, from the root to the top.
  /// - Complexity: Linear in the views that are known and shown.
  public func didShow(_ shown: [View]) {
    let isShown = Set(shown.map { ObjectIdentifier($0) })
    let remaining = views.filter { isShown.contains(ObjectIdentifier($0.view)) }
    if remaining.count < views.count {
      port.path = remaining.map(\.id).filter { $0 != views.first?.id }
      // An entry that asks before it is left may stay, and comes back with its view.
      let staying = port.entries(with: views.map(\.id))
      let kept = views.filter {
        staying[$0.id] != nil || isShown.contains(ObjectIdentifier($0.view))
      }
      releaseOutside(exchange(&views, with: kept))
    }
    if let top = views.first(where: { $0.view === shown.last }) { port.appear(top.id) }
  }
}
