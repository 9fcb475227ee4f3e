/// Tabs or columns, as declared by a destination.
struct TabsRecipe {
  let routes: [AnyRoute]
  let selected: AnyRoute
  /// The columns that are empty with their declared route.
  var placeholders: [AnyRoute] = []
  let arrangement: Arrangement
}
