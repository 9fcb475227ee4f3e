/// The views of a stack, for a platform that is given a list of them, as a `UINavigationController` is.
///
/// ```swift
/// let views = StackViews(StackPort(app, layer)) { screen in controller(for: screen) }
/// navigation.setViewControllers(views.wanted, animated: true)
/// views.didShow(navigation.viewControllers)  // a transition is over, maybe a swipe: what is missing has gone
/// ```
///
/// ## Guarantees
///
/// - A view is made once for its entry, and let go of once that has left.
/// - Only what had appeared can go: see ``StackMirror``.
/// - The views of a layer that has left stay, until its animation is over.
@MainActor
public final class StackViews<C: Coordinator, View: AnyObject> {
  private let port: StackPort<C>
  /// Makes the view of a screen.
  public let make: @MainActor (C.Screen) -> View
  private var views: [(id: EntryID, view: View)] = []

  /// Makes the views of a stack, which has none yet.
  ///
  /// - Parameters:
  ///   - port: The port of the stack.
  ///   - make: Makes the view of a screen.
  public init(_ port: StackPort<C>, make: @escaping @MainActor (C.Screen) -> View) {
    self.port = port
    self.make = make
  }

  /// The views that the platform shall show, from the root to the top. Observed.
  public var wanted: [View] {
    if let root = port.layer.entries.first?.id {
      views = ([root] + port.path).compactMap { id in
        views.first { $0.id == id } ?? port.entry(id)?.screen.map { (id, make($0)) }
      }
    }
    return views.map(\.view)
  }

  /// The entry that a view shows; nil for a view of another, and once the entry has left. It observes no layer.
  ///
  /// - Parameter view: The view.
  public func entry(of view: View) -> LayerEntry<C.Screen>? {
    views.first { $0.view === view }.flatMap { port.entry($0.id) }
  }

  /// Notes what the platform shows once a transition is over: what is missing is gone from the tree, and the top has
  /// appeared.
  ///
  /// - Parameter shown: The views, from the root to the top.
  public func didShow(_ shown: [View]) {
    let remaining = views.filter { known in shown.contains { $0 === known.view } }
    if remaining.count < views.count {
      port.path = remaining.map(\.id).filter { $0 != views.first?.id }
      views = remaining
    }
    if let top = views.first(where: { $0.view === shown.last }) { port.appear(top.id) }
  }
}
