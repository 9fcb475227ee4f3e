/// A child in a draft that is just the routes to show, until `access` allows all of them.
@MainActor
final class PendingChild {
  /// Something that the coordinator will show once it is made.
  enum Visit {
    case enter([Step])
    case navigate(AnyRoute)
  }

  /// A route of the child, and its arrival.
  struct Step {
    let id: EntryID
    let route: AnyRoute
    let arrival: Arrival
  }

  let recipe: any ChildRecipe
  /// Visits before its rows, because it was opened again.
  var earlier: [Visit] = []
  /// The arrival of each of its rows.
  var arrivals: [EntryID: Arrival] = [:]
  /// Routes to navigate to after its rows.
  var journeys: [AnyRoute] = []

  init(_ recipe: any ChildRecipe) {
    self.recipe = recipe
  }

  var name: String { recipe.name }
  var embedding: any ChildEmbedding { recipe.embedding }

  /// Shows exactly its rows, whatever led to them.
  func forgetArrivals() {
    earlier = []
    arrivals = [:]
    journeys = []
  }

  /// The steps of rows.
  func steps(_ rows: [Entry]) -> [Step] {
    rows.map { Step(id: $0.id, route: $0.route, arrival: arrivals[$0.id] ?? .literal) }
  }
}
