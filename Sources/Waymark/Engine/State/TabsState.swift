/// The tabs of one entry: each a layer of its own, one of them selected.
@MainActor
final class TabsState {
  let key: TabsKey
  /// The entry that shows the tabs, once that is made.
  var entry: Entry?
  let owner: NodeKey
  /// The layer in which they lie.
  let home: LayerKey
  let layers: [LayerState]
  /// The routes that the tabs were declared with, in the type of their owner.
  let declared: [AnyRoute]
  /// What hands out their names. It may be kept.
  let declaration: TabsDeclaration
  let back: TabBackPolicy
  let initial: Int
  var selection: TabSelection
  var edit: TabSelection?

  init(
    _ key: TabsKey, of owner: NodeKey, in home: LayerKey, layers: [LayerState],
    _ recipe: TabsRecipe, selected: Int
  ) {
    self.key = key
    self.owner = owner
    self.home = home
    self.layers = layers
    declared = recipe.routes
    declaration = TabsDeclaration(recipe.routes)
    back = recipe.back
    initial = selected
    selection = TabSelection(selected: selected)
  }

  var isChanged: Bool { edit.map { $0.selected != selection.selected } ?? false }

  func swap() {
    // A tab that is selected once more at the end was never left: nobody is told of a revision.
    guard isChanged, let draft = edit else { return edit = nil }
    edit = selection
    selection = draft
  }
}

/// What tabs were declared with.
final class TabsDeclaration: Sendable {
  private let routes: [AnyRoute]

  init(_ routes: [AnyRoute]) {
    self.routes = routes
  }

  var names: [String] { routes.map(\.name) }

  /// All routes, if they are of a type.
  func routes<Route: Waymark.Route>(as type: Route.Type) -> [Route]? {
    let typed = routes.compactMap { ($0 as? RouteBox<Route>)?.route }
    return typed.count == routes.count ? typed : nil
  }
}

/// Which tab is selected, and which were before.
struct TabSelection: Equatable {
  var selected: Int
  /// Tabs by their last selection, each once, the selected one last.
  var history: [Int]
  /// Grows with each selection, so that a late request of the platform can be told from a new one.
  var revision = 0

  init(selected: Int) {
    self.selected = selected
    history = [selected]
  }

  func selecting(_ position: Int, forgetting: Bool) -> TabSelection {
    var changed = self
    changed.history.removeAll { $0 == position || (forgetting && $0 == selected) }
    changed.history.append(position)
    changed.selected = position
    changed.revision += 1
    return changed
  }
}
