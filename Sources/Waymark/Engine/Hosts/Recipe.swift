/// What a destination comes to, without the types of the coordinator.
enum Recipe {
  case screen
  case child(any ChildRecipe)
  case tabs(TabsRecipe)

  var isTabs: Bool { arrangement != nil }

  /// How tabs or columns lie; nil for anything else.
  var arrangement: Arrangement? {
    guard case .tabs(let recipe) = self else { return nil }
    return recipe.arrangement
  }

  var child: (any ChildRecipe)? {
    guard case .child(let recipe) = self else { return nil }
    return recipe
  }
}

/// Tabs as a destination declares them, or columns.
final class TabsRecipe {
  let routes: [AnyRoute]
  let selected: AnyRoute
  let arrangement: Arrangement

  init(routes: [AnyRoute], selected: AnyRoute, arrangement: Arrangement) {
    self.routes = routes
    self.selected = selected
    self.arrangement = arrangement
  }
}

/// What a parent's destination says about a child.
@MainActor
protocol ChildRecipe: AnyObject {
  /// How the child's route is shown.
  var presentation: Presentation { get }
  /// What the embedding makes of the child's route; the parent's route, if it is the right one.
  var embedded: AnyRoute { get }
  var embedding: any ChildEmbedding { get }
  /// The name of the child's type.
  var name: String { get }
  /// What the parent does with an output of a child with this embedding; nil if nothing.
  func receiver(of output: Any, as embedding: any ChildEmbedding) -> (@MainActor () -> Void)?
  /// Makes the coordinator, as the child that a node stands for.
  func make(_ node: Node, _ tree: TreeHandle, _ state: TreeState) throws(ChildRefusal)
    -> any NodeHost
  /// The screen of a coordinator made just to be asked for it.
  func preview(_ level: Int) -> AnyObject?
}

/// Which routes of a parent a child takes, and how what it shows becomes the parent's.
@MainActor
protocol ChildEmbedding: AnyObject {
  /// A route of the child as the parent's.
  func embed(_ route: AnyRoute) -> AnyRoute
  /// The child's route in a recipe, if this embedding makes the parent's route of it.
  func take(_ recipe: any ChildRecipe, for route: AnyRoute) -> AnyRoute?
  /// A route of another child of the same kind, if this embedding makes the same of it.
  func take(_ route: AnyRoute, for outer: AnyRoute) -> AnyRoute?
  /// The same route with the one that the parent knows it as.
  func wrap(_ route: AnyRoute, in outer: AnyRoute) -> AnyRoute
  /// A screen of the child as the parent's.
  func show(_ screen: AnyObject) -> AnyObject?
}
