/// A verb that a navigator passes on, as a value.
///
/// Tests compare the commands that a `RecordedNavigator` of `WaymarkTesting` gets.
///
/// ```swift
/// let todos = RecordedNavigator<TodosCoordinator>()
/// TodoListModel(navigator: todos.navigator).open(7)
/// todos.commands  // [push([detail(id: 7)])]
/// ```
public enum NavigationCommand<Route: Waymark.Route>: Hashable, Sendable {
  /// Adds routes on top.
  case push([Route])
  /// Replaces the navigator's entry.
  case replaceTop(Route)
  /// Shows a route in a new layer; without a style as the route says, else as a sheet. It may take
  /// the place of the layer that is presented on the navigator's entry.
  case present(Route, as: ModalStyle?, replacing: Bool = false)
  /// Shows a route the way its presentation says.
  case navigate(to: Route, history: HistoryPolicy? = nil)
  /// Selects the tab declared with a route.
  case select(Route)
  /// Ends the navigator's entry and what lies above it.
  case pop
  /// Goes back to the nearest entry with a route below, in the layer of the navigator's entry.
  case popToLast(Route)
  /// Goes back to the first entry of the coordinator.
  case popToRoot
  /// Changes the route of the navigator's entry in place.
  case revise(to: Route)
  /// Ends the layers above the navigator's entry, or the layer that it lies in.
  case dismiss
  /// Ends every layer of the coordinator's subtree.
  case dismissAll
  /// Ends the coordinator's flow.
  case finish
  /// Shows a route with what lies below it.
  case open(
    Route, over: OpenPolicy = .dismissModals, bare: Bool = false, history: HistoryPolicy? = nil)
  /// Shows what a link leads to, with what lies below it.
  case openLink(
    String, over: OpenPolicy = .dismissModals, bare: Bool = false, history: HistoryPolicy? = nil)
}
