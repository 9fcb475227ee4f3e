/// A child that is no more than what it will be asked to show: in a draft, until `access` allows
/// all of that.
@MainActor
final class PendingChild {
  /// Something that the coordinator goes through once it is made.
  enum Visit {
    case enter([Step])
    case navigate(AnyRoute)
  }

  /// A route of the child, and how it came.
  struct Step {
    let id: EntryID
    let route: AnyRoute
    let arrival: Arrival
  }

  let recipe: any ChildRecipe
  /// What it goes through before its rows, since it was opened again.
  var earlier: [Visit] = []
  /// How each of its rows came.
  var arrivals: [EntryID: Arrival] = [:]
  /// What it goes to after its rows.
  var journeys: [AnyRoute] = []

  init(_ recipe: any ChildRecipe) {
    self.recipe = recipe
  }

  var name: String { recipe.name }
  var embedding: any ChildEmbedding { recipe.embedding }

  /// The steps that rows stand for.
  func steps(_ rows: [Entry]) -> [Step] {
    rows.map { Step(id: $0.id, route: $0.route, arrival: arrivals[$0.id] ?? .literal) }
  }
}
