/// The part of a path that one child takes.
@MainActor
struct OpenRun<Route: Waymark.Route, Screen> {
  var steps: [(step: OpenPath<Route>.Step, recipe: any ChildRecipe<Route, Screen>)] = []
  /// True if the last of them is the route that was opened.
  var hasLeaf = false
  /// True if the first of them is the route that a tab was declared with.
  var startsTab = false

  /// The path of a child that takes the run.
  func path<Child: Waymark.Route>(
    _ route: (any ChildRecipe<Route, Screen>) -> Child?
  ) throws(Refusal) -> OpenPath<Child> {
    var path = OpenPath<Child>([])
    for item in steps {
      guard let route = route(item.recipe) else { throw Refusal(.notFound) }
      path.steps.append(OpenPath.Step(route: route, id: item.step.id))
    }
    path.hasLeaf = hasLeaf
    path.startsTab = startsTab
    return path
  }
}
