/// A view that popovers and dialogs of a route point at.
///
/// ```swift
/// let anchor = PresentationAnchor()
/// anchor.route = TodosRoute.filter
/// port.appear(anchor, in: entry)  // port[.popover, at: anchor.id] presents .filter from there
/// ```
@MainActor
public final class PresentationAnchor {
  /// The identity of the view.
  public nonisolated let id = AnchorID()
  /// The first route of the layers that point at the view. A view may change it at any time.
  public var route: (any Route)?

  /// Makes an anchor that nothing points at yet.
  public nonisolated init() {}

  func matches<Screen>(_ entry: LayerEntry<Screen>) -> Bool {
    func isFirst<R: Route>(_ route: R) -> Bool { entry.routes(as: R.self).contains(route) }
    return route.map { isFirst($0) } ?? false
  }
}
