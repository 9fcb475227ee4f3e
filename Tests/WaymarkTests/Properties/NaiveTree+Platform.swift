import Waymark

// Reports of the platform.
extension NaiveTree {
  /// An id that no session reaches.
  static let neverIssued = 1_000_000

  mutating func reconcile(
    _ number: Int?, shown: [Int], remaining: [Int]
  ) throws(Stop) -> Outcome {
    reason = .system
    guard let number, position(of: number) != nil else { return .unchanged }
    let unknown = Set((shown + remaining).filter { $0 >= Self.neverIssued })
    reports += unknown.map { _ in .unknownEntry }
    let nothing: Outcome = unknown.isEmpty ? .unchanged : .ignored(.unknownEntry)
    let layer = layer(number)
    var gone = layer.rows.map(\.id).filter { shown.contains($0) && !remaining.contains($0) }
    if gone.isEmpty { return nothing }
    if case .modal = layer.kind {
      if gone.count == layer.rows.count { return dismissed(number) }
    } else if gone.contains(layer.rows[0].id) {
      gone.removeFirst()
      reports.append(.rootRemoved)
      if gone.isEmpty { throw .ignored(.atRoot) }
    }
    try removeRows(gone, from: number)
    return .performed
  }

  mutating func dismissed(_ number: Int?) -> Outcome {
    reason = .system
    guard let number, position(of: number) != nil else { return .unchanged }
    guard let position = chain.firstIndex(of: number) else {
      reports.append(.rootRemoved)
      return .ignored(.atRoot)
    }
    endModals(from: position, .system)
    return .performed
  }

  mutating func request(
    _ position: Int, of entry: Int, revision: Int
  ) throws(Stop) -> Outcome {
    reason = .replaced
    guard let tabs = tabs(of: entry) else { throw .ignored(.left) }
    guard tabs.declared.indices.contains(position) else { throw .ignored(.notFound) }
    guard tabs.revision == revision else { throw .ignored(.outdated) }
    return try choose(position, of: entry)
  }
}
