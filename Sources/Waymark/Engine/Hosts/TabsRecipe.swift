/// Tabs or columns, as declared by a destination.
struct TabsRecipe {
  let routes: [AnyRoute]
  let selected: AnyRoute
  /// The routes of columns that give way to others.
  var placeholders: [AnyRoute] = []
  let arrangement: Arrangement
}
