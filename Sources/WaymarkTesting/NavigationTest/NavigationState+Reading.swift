import Waymark

// Reads what a tree shows now.

extension NavigationState {
  /// Reads the tree of a root. Makes no screens.
  @MainActor
  init<C: Coordinator>(of root: C) where C.Route == Route {
    layers = root.projection.layers.map { layer in
      Layer(id: layer.id, style: layer.style, list: Self.list(of: layer))
    }
  }

  @MainActor
  private static func list<Screen>(of layer: Waymark.Layer<Screen>) -> StatedList<Route> {
    StatedList(
      layer.entries.compactMap { entry in
        guard let route = entry.rootRoute(as: Route.self) else { return nil }
        return StatedEntry(route, id: entry.id, tabs: entry.tabs.map(Self.tabs(of:)))
      })
  }

  @MainActor
  private static func tabs<Screen>(of tabs: LayerTabs<Screen>) -> StatedTabs<Route> {
    StatedTabs(
      declared: tabs.declaredRoutes(as: Route.self), initial: tabs.initialIndex,
      selected: tabs.selectedIndex, areColumns: tabs.areColumns,
      lists: tabs.layers.map(Self.list(of:)))
  }
}
