/// The tabs of an entry.
///
/// They may be kept: they keep neither screens nor coordinators alive. What is read is observed.
@MainActor
public struct LayerTabs<Screen>: Identifiable {
  let owner: LayerEntry<Screen>
  private let declaration: TabsDeclaration

  /// The identity of the tabs: that of their entry.
  public nonisolated let id: EntryID

  /// The tabs from left to right.
  public let layers: [Layer<Screen>]

  init(
    _ tabs: TabsState, of owner: LayerEntry<Screen>,
    _ source: (any ProjectionSource<Screen>)?
  ) {
    self.owner = owner
    id = owner.id
    declaration = tabs.declaration
    layers = tabs.layers.map { Layer($0.object, of: source) }
  }

  /// The names of the routes that the tabs were declared with.
  public var names: [String] { declaration.names }

  /// The routes that the tabs were declared with, if they are of this type: that of the coordinator whose tabs
  /// they are.
  ///
  /// ```swift
  /// tabs.routes(as: AppRoute.self)  // [.todos(.list), .posts(.list)]
  /// ```
  ///
  /// - Parameter type: The type of routes.
  /// - Returns: One for each tab, from left to right; nil if they are of another type.
  public func routes<Route: Waymark.Route>(as type: Route.Type) -> [Route]? {
    declaration.routes(as: type)
  }

  /// The place of the selected tab, the leftmost having 0; 0 once the tabs have left.
  public var selectedIndex: Int { selection?.selected ?? 0 }

  /// The selected tab; it has no entries once the tabs have left.
  public var selected: Layer<Screen>? {
    let position = selectedIndex
    return layers.indices.contains(position) ? layers[position] : nil
  }

  /// Grows with each selection; a request says which one it has seen. 0 once the tabs have left.
  public var revision: Int { selection?.revision ?? 0 }

  private var selection: TabSelection? {
    owner.object?.access(.selection)
    return owner.livingTabs?.selection
  }

  /// The layer in which the tabs lie.
  var home: Layer<Screen>? {
    owner.object.map { Layer($0, of: owner.source) }
  }

  func request(_ position: Int, revision: Int) -> TabRequest {
    TabRequest(
      tree: owner.tree, tabs: owner.entry?.tabs, position: position, revision: revision)
  }
}
