/// A child in a draft that is just the routes to show, until `access` allows all of them.
@MainActor
final class PendingChild {
  /// Something that the coordinator will show once it is made.
  enum Visit {
    case enter([Step])
    case navigate(AnyRoute, selecting: Bool)
    /// Ends everything that it has presented until then.
    case endLayers
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
  /// Visits after its rows.
  var journeys: [Visit] = []

  init(_ recipe: any ChildRecipe) {
    self.recipe = recipe
  }

  var name: String { recipe.name }
  var embedding: any ChildEmbedding { recipe.embedding }

  /// True if it will show more than its rows.
  var showsMore: Bool { !earlier.isEmpty || !journeys.isEmpty }

  /// Shows exactly its rows, whatever led to them.
  func forgetArrivals() {
    arrivals = [:]
    forgetVisits()
  }

  /// Shows nothing before its rows, and nothing after them.
  func forgetVisits() {
    earlier = []
    journeys = []
  }

  /// Ends what it would present, because everything that it is part of ends its layers. Returns
  /// false if it would present nothing.
  func endLayers() -> Bool {
    if case .endLayers? = journeys.last { return false }
    let isLiteral = arrivals.values.allSatisfy { $0 == .literal }
    guard !isLiteral || showsMore else { return false }
    journeys.append(.endLayers)
    return true
  }

  /// True if it presents one of its rows above its start, or what it starts with does.
  func presents(_ row: Entry) -> Bool {
    guard case .modal(let style) = row.route.presentation else { return false }
    switch arrivals[row.id] ?? .literal {
    case .literal: return false
    case .navigating(let placed, _): return style != placed
    case .opening(let opening):
      return opening.hasLeaf && !opening.mode.placed.includes(row.route.presentation)
    }
  }

  /// The steps of rows.
  func steps(_ rows: [Entry]) -> [Step] {
    rows.map { Step(id: $0.id, route: $0.route, arrival: arrivals[$0.id] ?? .literal) }
  }
}
