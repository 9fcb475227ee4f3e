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
