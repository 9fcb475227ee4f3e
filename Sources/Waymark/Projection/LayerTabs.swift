/// The tabs of an entry.
///
/// They may be kept: they keep neither screens nor coordinators alive. What is read is observed.
@MainActor
public struct LayerTabs<Screen> {
  private let owner: LayerEntry<Screen>
  private let declaration: any TabsDeclaration

  /// The tabs from left to right.
  public let layers: [Layer<Screen>]

  init(
    _ tabSet: any AnyTabSet, of owner: LayerEntry<Screen>,
    _ source: (any ProjectionSource<Screen>)?
  ) {
    self.owner = owner
    declaration = tabSet.declaration
    layers = tabSet.layers.compactMap { tab in tab.ownObject.map { Layer($0, of: source) } }
  }

  /// The names of the routes that the tabs were declared with.
  public var names: [String] { declaration.names }

  /// The place of the selected tab, the leftmost having 0; 0 once the tabs have left.
  public var selectedIndex: Int { selection?.selected ?? 0 }

  /// The selected tab; it has no entries once the tabs have left.
  public var selected: Layer<Screen>? {
    let position = selectedIndex
    return layers.indices.contains(position) ? layers[position] : nil
  }

  /// Grows with each selection; a request says which one it has seen. 0 once the tabs have left.
  public var revision: Int { selection?.revision ?? 0 }

  private var selection: TabSelection? { entry?.tabSet?.selection(.current) }

  /// The entry of the tabs while it is in the tree.
  var entry: Entry? { owner.entry }
}

/// What tabs were declared with, without the type of the routes.
protocol TabsDeclaration: AnyObject {
  var names: [String] { get }
}

extension TabsRecipe: TabsDeclaration where Route: Waymark.Route {
  var names: [String] { routes.map(\.name) }
}
