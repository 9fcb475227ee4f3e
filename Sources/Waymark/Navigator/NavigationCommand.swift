/// A verb that a navigator passes on, as a value.
///
/// Tests compare the commands that a `RecordedNavigator` of `WaymarkTesting` gets.
///
/// ```swift
/// let todos = RecordedNavigator<TodosCoordinator>()
/// TodoListModel(navigator: todos.navigator).open(7)
/// todos.commands  // [push([detail(id: 7)])]
/// ```
///
/// A later version may add cases, and values to cases: compare commands with `==`, or give a `switch` a `default`.
public enum NavigationCommand<Route: Waymark.Route>: Hashable, Sendable {
  /// Adds routes on top.
  case push([Route])
  /// Replaces the navigator's entry.
  case replaceTop(Route)
  /// Shows a route in a new layer; without a style as the route says, otherwise as a sheet. Can
  /// replace the layer that is presented on the navigator's entry.
  case present(Route, as: ModalStyle?, replacing: Bool = false)
  /// Shows a route as its presentation says.
  case navigate(to: Route, history: HistoryPolicy? = nil)
  /// Selects the tab declared with a route.
  case select(Route)
  /// Ends the navigator's entry and everything above it.
  case pop
  /// Goes back to the nearest entry below with a route, in the layer of the navigator's entry.
  case popToLast(Route)
  /// Goes back to the first entry of the coordinator.
  case popToRoot
  /// Changes the route of the navigator's entry in place.
  case revise(to: Route)
  /// Ends the layers above the navigator's entry, or the layer that the entry is in.
  case dismiss
  /// Ends every layer of the coordinator's subtree.
  case dismissAll
  /// Ends the coordinator's flow.
  case finish
  /// Shows a route and its back stack.
  case open(
    Route, over: OpenPolicy = .dismissModals, bare: Bool = false, history: HistoryPolicy? = nil)
  /// Shows the route of a link and its back stack.
  case openLink(
    String, over: OpenPolicy = .dismissModals, bare: Bool = false, history: HistoryPolicy? = nil)
}
