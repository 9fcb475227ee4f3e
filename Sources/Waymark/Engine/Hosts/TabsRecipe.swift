/// Tabs or columns, as declared by a destination.
struct TabsRecipe {
  let routes: [AnyRoute]
  let selected: AnyRoute
  let arrangement: Arrangement
}
