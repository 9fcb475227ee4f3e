/// A button that leads to a route of a coordinator, or to a link.
///
/// ```swift
/// let button = LinkButton(TodosCoordinator.self, .detail(id: 7))
/// button.isShown(at: place)  // false
/// button.show(at: place)     // navigates, from the entry of the place
/// LinkButton(TodosCoordinator.self, nil).isEnabled  // false
/// ```
@MainActor
public struct LinkButton {
  /// False for a route that is nil.
  public let isEnabled: Bool
  private let isShown: @MainActor (NavigationPlace) -> Bool
  private let perform: @MainActor (NavigationPlace) -> Outcome

  /// Leads to a route of the nearest coordinator of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the coordinator: that of the place, or the nearest one around it.
  ///   - route: The route; nil for nothing.
  ///   - way: How to show the route.
  public init<C: Coordinator>(_ type: C.Type, _ route: C.Route?, by way: LinkVerb = .navigate) {
    isEnabled = route != nil
    isShown = { place in route.map { place.isShowing($0, of: type) } ?? false }
    perform = { place in
      route.map { way.show($0, by: place.navigator(for: type)) } ?? .unchanged
    }
  }

  /// Leads to a link.
  ///
  /// - Parameters:
  ///   - link: The link, resolved as by `open`.
  ///   - exactly: True if the button is not shown while a link below it is visible.
  ///   - policy: What happens to the presented layers.
  ///   - history: How the history of the app records the change.
  public init(
    _ link: String, exactly: Bool = false, over policy: OpenPolicy = .dismissModals,
    history: HistoryPolicy? = nil
  ) {
    isEnabled = true
    isShown = { $0.isShowing(link, exactly: exactly) }
    perform = { $0.open(link, over: policy, history: history) }
  }

  /// True while the route is on the visible path, or while the link, or one below it, is visible. Observed.
  ///
  /// - Parameter place: The place of the view.
  /// - Complexity: That of `isShowing` of the place.
  public func isShown(at place: NavigationPlace) -> Bool { isShown(place) }

  /// Shows the route or the link, from the entry of a place, as a tap on the button does.
  ///
  /// - Parameter place: The place of the view.
  /// - Returns: As the verb; `unchanged` without a route.
  /// - Complexity: That of the verb.
  @discardableResult
  public func show(at place: NavigationPlace) -> Outcome { perform(place) }
}
