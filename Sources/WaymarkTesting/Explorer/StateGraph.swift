/// The states that were seen, and the moves between them.
struct StateGraph: Sendable {
  struct Node: Sendable {
    let state: ExplorerState
    /// The move by which it was seen first; nil for the start.
    let arrival: Edge?
    let depth: Int
    var progress = Progress.open
  }

  enum Progress: Sendable {
    /// Not all its moves have been made.
    case open
    case done
    /// Nothing is tried from there, since it is no state to come back to; that is told.
    case givenUp
  }

  struct Edge: Sendable {
    let source: Int
    let move: ExplorerMove
    /// Nil if the limit cut off what it leads to.
    let target: Int?
    /// What it leads to, if the limit cut it off.
    let beyond: String?
    /// True if nothing went on after the move by itself.
    let isQuiet: Bool
  }

  enum Arrival: Equatable {
    case new(Int)
    case known(Int)
    case cutOff
  }

  /// How many states are kept.
  let limit: Int
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// What the limit cut off, by their texts.
  private(set) var beyond: [String: ExplorerState] = [:]
  private var places: [String: Int] = [:]

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// Adds the first state.
  mutating func begin(_ state: ExplorerState) {
    guard nodes.isEmpty else { return }
    places[state.text] = 0
    nodes.append(Node(state: state, arrival: nil, depth: 0))
  }

  /// Notes where a move leads.
  mutating func arrive(
    at state: ExplorerState, from source: Int, by move: ExplorerMove, isQuiet: Bool
  ) -> Arrival {
    let text = state.text
    let known = places[text]
    let isNew = known == nil && nodes.count < limit
    let target = known ?? (isNew ? nodes.count : nil)
    let edge = Edge(
      source: source, move: move, target: target, beyond: target == nil ? text : nil,
      isQuiet: isQuiet)
    edges.append(edge)
    if isNew {
      places[text] = nodes.count
      nodes.append(Node(state: state, arrival: edge, depth: nodes[source].depth + 1))
      return .new(nodes.count - 1)
    }
    if let known { return .known(known) }
    beyond[text] = state
    return .cutOff
  }

  /// Notes that all moves of a state have been made, or that none is tried.
  mutating func finish(_ node: Int, as progress: Progress = .done) {
    nodes[node].progress = progress
  }

  /// The moves of the shortest way from the start to a state.
  func way(to node: Int) -> [Edge] {
    var way: [Edge] = []
    var current = node
    while let edge = nodes[current].arrival {
      way.append(edge)
      current = edge.source
    }
    return way.reversed()
  }
}
