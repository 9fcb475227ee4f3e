/// The states that were seen, with the moves between them.
struct StateGraph: Sendable {
  struct Node: Sendable {
    let state: ExplorerState
    /// The move that first led to it; nil for the start.
    let arrival: Edge?
    let depth: Int
    var progress = Progress.open
  }

  enum Progress: Sendable {
    /// Some of its moves have not been made.
    case open
    case done
    /// No moves are tried from there, because it never comes to rest, or a fresh app cannot be
    /// brought to it. A finding says so.
    case givenUp
  }

  struct Edge: Sendable {
    let source: Int
    let move: ExplorerMove
    /// The state that the move leads to; nil if it was cut off.
    let target: Int?
    /// The text of the state that was cut off.
    let beyond: String?
    /// True if nothing happened by itself after the move.
    let isQuiet: Bool
  }

  enum Arrival: Equatable {
    case new(Int)
    case known(Int)
    case cutOff
  }

  /// The largest number of states.
  let limit: Int
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The states that were cut off, by their texts.
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

  /// Notes that all moves of a state have been made, or that the state is given up.
  mutating func finish(_ node: Int, as progress: Progress = .done) {
    nodes[node].progress = progress
  }

  /// The shortest way from the start to a state.
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
