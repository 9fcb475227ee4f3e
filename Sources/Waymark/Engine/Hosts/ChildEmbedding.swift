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
