import Waymark

extension PlaceTree {
  /// Reads the tree of a root. Makes no screens.
  @MainActor
  init<C: Coordinator>(of root: C) {
    layers = root.projection.layers.map { layer in
      Layer(style: layer.style, entries: Self.entries(of: layer, C.Route.self))
    }
  }

  @MainActor
  private static func entries<Screen, Route: Waymark.Route>(
    of layer: Waymark.Layer<Screen>, _ type: Route.Type
  ) -> [Entry] {
    layer.entries.map { entry in
      var tabs: Tabs?
      if let real = entry.tabs {
        tabs = Tabs(
          areColumns: real.areColumns, isCollapsed: real.isCollapsed,
          selected: real.selectedIndex,
          lists: real.layers.map { entries(of: $0, type) })
      }
      let name = entry.rootRoute(as: type)?.caseName ?? entry.name
      return Entry(name: name, policy: entry.leavePolicy, tabs: tabs)
    }
  }
}
