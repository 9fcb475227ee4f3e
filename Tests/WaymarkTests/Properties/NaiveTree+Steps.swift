@testable import Waymark

// The steps.
extension NaiveTree {
  mutating func perform(_ step: TreeStep, _ numbers: [Int: Int]) throws(Stop) -> Outcome {
    switch step {
    case .verb(let owner, let command): return try perform(command, on: owner)
    case .told(let way, let owner, let command):
      return try perform(command, on: owner, told: way)
    case .tapped(let id, let owner, let commands):
      guard contains(id.number) else { throw .ignored(.left) }
      guard isOnTop(id.number, for: nil) || isInSight(id.number) else {
        throw .ignored(.originNotOnTop)
      }
      return try transact(commands.map { (owner, $0) }, by: id.number)
    case .transaction(let verbs): return try transact(verbs, by: nil)
    case .observation(let observation):
      switch observation.content {
      case .reconcile(let layer, let shown, let remaining):
        return try reconcile(
          numbers[layer.id.number], shown: shown.map(\.number), remaining: remaining.map(\.number))
      case .dismissed(let layer): return dismissed(numbers[layer.id.number])
      case .request(let position, _, let entry, let revision):
        return try request(position, of: entry.number, revision: revision)
      case .resize(let isCollapsed, _, let entry):
        return try resize(entry.number, isCollapsed: isCollapsed)
      }
    }
  }

  /// Several verbs as one change. After one that is ignored, the others say the same.
  private mutating func transact(
    _ verbs: [(owner: Int, command: TreeCommand)], by id: Int?
  ) throws(Stop) -> Outcome {
    // What new children of a transaction show depends on when they are asked.
    for case .reloadTabs(let variant) in verbs.map(\.command) where variant != self.variant {
      throw .unpredicted
    }
    isInTransaction = true
    let wasInReach = id.map { isInReach($0) }
    coveredBefore = Set(id.map { columns(around: $0).map(\.entry) } ?? []).filter(isCovered)
    (hasOpenedChild, endsWithShowing) = (false, false)
    for (owner, command) in verbs {
      if hasOpenedChild { throw .unpredicted }
      do throws(Stop) {
        try draft(command, on: owner, by: id, wasInReach)
      } catch {
        guard case .ignored(let reason) = error else { throw error }
        let refused = Drafted(outcome: .ignored(reason))
        drafts += Array(repeating: refused, count: verbs.count - drafts.count)
        throw error
      }
    }
    isInTransaction = false
    try regroupNewChildren()
    return .performed
  }

  /// Performs a verb of a transaction, and notes what it comes to.
  private mutating func draft(
    _ command: TreeCommand, on owner: Int, by id: Int?, _ wasInReach: Bool?
  ) throws(Stop) {
    let before = self
    let outcome =
      if let id {
        try perform(command, on: owner, by: id, wasInReach: wasInReach)
      } else {
        try perform(command, on: owner)
      }
    if case .ignored(let reason) = outcome { throw .ignored(reason) }
    let isChanged = differs(from: before)
    if isChanged { endsWithShowing = command.shows }
    var drafted = Drafted(outcome: isChanged ? outcome : .unchanged)
    let places = places(of: owner)
    if !hasOpenedChild, let base = places.first {
      let level = level(of: owner)
      drafted.layers = places.map { routes(at: $0, level: level) }
      drafted.kept = rows(at: base).map(\.id).filter { $0 > 0 }
    }
    drafts.append(drafted)
  }
}
