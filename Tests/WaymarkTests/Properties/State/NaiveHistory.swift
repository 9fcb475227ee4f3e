@testable import Waymark

/// The log of a history, from its rules: a list of whole states and an index.
struct NaiveHistory {
  struct Position {
    let number: Int
    var state: NaiveState
  }

  /// The result of a change.
  enum Effect: String, CaseIterable {
    case nothing, ignored, replaced, added, altered, passedBy, movedBack
  }

  private(set) var positions: [Position] = []
  private(set) var place = 0
  private(set) var lastStep: String?
  let limit: Int
  private var lastNumber = 0

  init(limit: Int, _ now: NaiveState) {
    self.limit = limit
    begin(now)
  }

  private mutating func begin(_ now: NaiveState) {
    lastNumber += 1
    positions = [Position(number: lastNumber, state: now)]
    place = 0
  }

  var current: NaiveState { positions[place].state }

  /// A change of the tree.
  mutating func commit(
    from before: NaiveState, to now: NaiveState, _ policy: HistoryPolicy?, onlyRemoves: Bool
  ) -> Effect {
    switch policy {
    case .some(.ignore): return .ignored
    case .some(.replace):
      positions[place].state = now
      lastStep = "none by 0"
      return .replaced
    case .some:
      add(now)
      return .added
    case nil: break
    }
    if current.showsTheSame(as: now) {
      positions[place].state = now
      return .altered
    }
    if before.showsTheSame(as: now) { return .passedBy }
    if onlyRemoves,
      let earlier = positions[..<place].lastIndex(where: { $0.state.showsTheSame(as: now) })
    {
      step(to: earlier)
      positions[place].state = now
      return .movedBack
    }
    add(now)
    return .added
  }

  private mutating func add(_ now: NaiveState) {
    lastNumber += 1
    positions = positions[...place] + [Position(number: lastNumber, state: now)]
    positions = positions.suffix(max(1, limit))
    place = positions.count - 1
    lastStep = "forward by 1"
  }

  private mutating func step(to place: Int) {
    let count = place - self.place
    if count != 0 { lastStep = "\(count < 0 ? "back" : "forward") by \(abs(count))" }
    self.place = place
  }

  /// Notes a step to a position. Entries that came back under other ids count as the same for all positions from now
  /// on.
  ///
  /// - Parameters:
  ///   - aim: The position as it is shown now.
  ///   - loose: The entries of the target state that are not part of the position.
  mutating func go(to place: Int, _ aim: NaiveState, without loose: Set<Int>, _ now: NaiveState) {
    var names: [Int: Int] = [:]
    for (old, new) in zip(aim.rows, now.rows) where old.id != new.id && !loose.contains(old.id) {
      names[old.id] = new.id
    }
    for index in positions.indices {
      positions[index].state = positions[index].state.renamed(names)
    }
    positions[place].state = now
    step(to: place)
  }

  mutating func clear(_ now: NaiveState) {
    begin(now)
    lastStep = nil
  }
}
