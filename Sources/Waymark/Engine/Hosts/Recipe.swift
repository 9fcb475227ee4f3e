/// A destination without the types of its coordinator.
enum Recipe {
  case screen
  case child(any ChildRecipe)
  indirect case tabs(TabsRecipe)

  var isTabs: Bool { arrangement != nil }

  /// The arrangement of tabs or columns; nil for anything else.
  var arrangement: Arrangement? {
    guard case .tabs(let recipe) = self else { return nil }
    return recipe.arrangement
  }

  var child: (any ChildRecipe)? {
    guard case .child(let recipe) = self else { return nil }
    return recipe
  }
}

/// Tabs or columns, as declared by a destination.
struct TabsRecipe {
  let routes: [AnyRoute]
  let selected: AnyRoute
  let arrangement: Arrangement
}

/// A child, as declared by a destination of the parent.
@MainActor
protocol ChildRecipe: AnyObject {
  /// The presentation of the child's route.
  var presentation: Presentation { get }
  /// The embedded route of the child. It equals the parent's route if the embedding is right.
  var embedded: AnyRoute { get }
  var embedding: any ChildEmbedding { get }
  /// The name of the child's type.
  var name: String { get }
  /// The parent's reaction to an output of a child with this embedding; nil if there is none.
  func receiver(of output: Any, as embedding: any ChildEmbedding) -> (@MainActor () -> Void)?
  /// Makes the coordinator of a child's node.
  func make(_ node: Node, _ tree: TreeHandle, _ state: TreeState) throws(ChildRefusal)
    -> any NodeHost
  /// Makes the coordinator only to return its screen.
  func preview(_ level: Int) -> AnyObject?
}

/// Which routes of a parent a child takes, and how routes and screens of the child become the
/// parent's.
@MainActor
protocol ChildEmbedding: AnyObject {
  /// Returns a route of the child as the parent's.
  func embed(_ route: AnyRoute) -> AnyRoute
  /// Returns the child's route in a recipe, if this embedding turns it into the parent's route.
  func take(_ recipe: any ChildRecipe, for route: AnyRoute) -> AnyRoute?
  /// Returns a route of another child of the same kind, if this embedding turns it into the same
  /// route.
  func take(_ route: AnyRoute, for outer: AnyRoute) -> AnyRoute?
  /// Returns the same route in a box that also holds the parent's route.
  func wrap(_ route: AnyRoute, in outer: AnyRoute) -> AnyRoute
  /// Returns a screen of the child as the parent's.
  func show(_ screen: AnyObject) -> AnyObject?
}
