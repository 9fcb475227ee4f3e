/// A change as one coordinator sees it: the part in its subtree, with its types.
struct ChangeFacts: Sendable {
  let record: ChangeRecord
  let node: NodeKey
  let level: Int

  var overruled: [EntryID] {
    record.overruled.filter { concerns($0.path) }.map(\.id)
  }

  /// The subject of a step, with a route of the coordinator; nil outside its subtree.
  func subject(of step: ChangeRecord.Step) -> ChangeRecord.Step.Subject? {
    let path = step.path ?? record.path
    guard concerns(path) else { return nil }
    let levels = path.count - 1 - level
    guard levels > 0, case .entry(let id, let route) = step.subject else { return step.subject }
    return .entry(id, route.risen(by: levels))
  }

  /// The entries that were revised, with routes of the coordinator.
  var revisions: [(id: EntryID, old: AnyRoute, new: AnyRoute)] {
    record.revisions.compactMap { revision in
      guard concerns(revision.path) else { return nil }
      let levels = revision.path.count - 1 - level
      return (revision.id, revision.old.risen(by: levels), revision.new.risen(by: levels))
    }
  }

  private func concerns(_ path: [NodeKey]) -> Bool {
    level < path.count && path[level] == node
  }
}
