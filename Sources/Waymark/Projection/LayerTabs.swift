/// The tabs of an entry, or its columns.
///
/// ```swift
/// let tabs = app.projection.base.entries[0].tabs
/// tabs?.names          // ["todos.list", "posts.list"]
/// tabs?.selectedIndex  // 0
/// ```
///
/// You may store them: they keep neither screens nor coordinators alive. Observable.
@MainActor
public struct LayerTabs<Screen>: Identifiable {
  let owner: LayerEntry<Screen>
  /// The tabs as they were when they were read.
  let known: (layers: [Layer<Screen>], declaration: TabsDeclaration)

  /// The identity of the tabs: that of their entry.
  public nonisolated let id: EntryID

  init(
    _ tabs: TabsState, of owner: LayerEntry<Screen>,
    _ source: (any ProjectionSource<Screen>)?
  ) {
    self.owner = owner
    id = owner.id
    let layers = tabs.content.layers.map { Layer($0.object, of: source) }
    known = (layers, tabs.content.declaration)
  }

  /// True for the columns of a split; see ``Destination/split(_:selected:placeholders:)``.
  public var areColumns: Bool { known.layers.first?.style == .column }

  /// True if a window is too narrow for more than the selected column, which is the default until a
  /// platform says otherwise.
  ///
  /// False for tabs. Observed with the selection.
  public var isCollapsed: Bool { content?.arrangement == .columns(isCollapsed: true) }

  /// The tabs from left to right. They have no entries once they have left.
  ///
  /// - Complexity: Linear in the tabs.
  public var layers: [Layer<Screen>] {
    guard let content else { return known.layers }
    return content.layers.map { Layer($0.object, of: owner.source) }
  }

  /// The names of the routes that the tabs were declared with.
  ///
  /// - Complexity: Linear in the tabs; each name takes the time of `Route.name`.
  public var names: [String] { declaration.names }

  /// Returns the routes that the tabs were declared with, in the type of the coordinator that
  /// declares the tabs.
  ///
  /// ```swift
  /// tabs.routes(as: AppRoute.self)  // [.todos(.list), .posts(.list)]
  /// ```
  ///
  /// - Parameter type: The type of routes.
  /// - Returns: A route for each tab, from left to right; nil if they have another type.
  /// - Complexity: Linear in the tabs.
  public func routes<Route: Waymark.Route>(as type: Route.Type) -> [Route]? {
    declaration.routes(as: type)
  }

  /// The index of the selected tab, where the leftmost is 0. 0 once the tabs have left.
  public var selectedIndex: Int { selection?.selected ?? 0 }

  /// The selected tab. It has no entries once the tabs have left.
  ///
  /// - Complexity: Linear in the tabs.
  public var selected: Layer<Screen>? {
    let (layers, position) = (layers, selectedIndex)
    return layers.indices.contains(position) ? layers[position] : nil
  }

  /// A number that grows with each selection. A request names the last one that it has seen. 0 once
  /// the tabs have left.
  public var revision: Int { selection?.revision ?? 0 }

  private var content: TabsContent? {
    access()
    return owner.livingTabs?.content
  }

  /// Registers a reader of the selection, which is notified when the tabs leave, too.
  func access() {
    owner.object?.access(.selection)
  }

  private var selection: TabSelection? { content?.selection }

  private var declaration: TabsDeclaration { content?.declaration ?? known.declaration }

  /// The layer that the tabs lie in.
  var home: Layer<Screen>? {
    owner.object.map { Layer($0, of: owner.source) }
  }

  func request(_ position: Int, revision: Int) -> TabRequest {
    TabRequest(tabs: seen, position: position, revision: revision)
  }

  var seen: SeenTabs { SeenTabs(tree: owner.tree, tabs: owner.entry?.tabs) }
}

// For the testing kit.
extension LayerTabs {
  /// The index of the tab that is selected by default, where the leftmost is 0.
  package var initialIndex: Int { owner.livingTabs?.content.initial ?? 0 }

  /// The routes that the tabs were declared with, in the type of the root.
  package func declaredRoutes<Route: Waymark.Route>(as type: Route.Type) -> [Route] {
    guard let tabs = owner.livingTabs, let state = owner.tree?.tree?.state else { return [] }
    var boxes = tabs.content.declared
    var node = state.node(tabs.owner)
    while let embedding = node?.embedding {
      boxes = boxes.map { embedding.embed($0) }
      node = node.flatMap { state.parent(of: $0) }
    }
    return boxes.compactMap { ($0 as? RouteBox<Route>)?.route }
  }
}
