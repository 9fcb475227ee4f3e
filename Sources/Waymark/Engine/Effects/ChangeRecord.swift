/// One change as all its observers see it: made once, and read by each in the types of its own
/// coordinator.
final class ChangeRecord: Sendable {
  struct Step: Sendable {
    enum Subject {
      case entry(EntryID, AnyRoute)
      case coordinator(String)
    }

    let kind: LifecycleEvent
    let depth: Int
    let subject: Subject
    /// The coordinators from the root down to the one that it is about.
    let path: [NodeKey]
  }

  /// An entry whose route was changed in place.
  struct Revision: Sendable {
    let id: EntryID
    let old: AnyRoute
    let new: AnyRoute
    let path: [NodeKey]
  }

  let cause: NavigationCause
  let source: NavigationSource
  let steps: [Step]
  /// The entries that left although they are not free and nobody confirmed it, each with its
  /// coordinators.
  let overruled: [(id: EntryID, path: [NodeKey])]
  let revisions: [Revision]

  @MainActor
  init(_ action: Action, _ draft: Draft, _ state: TreeState) {
    let events = draft.effects.events
    cause = action.cause
    source = action.source
    var steps: [Step] = []
    steps.reserveCapacity(events.count)
    for event in events {
      switch event.subject {
      case .entry(let entry):
        let path = state.node(of: entry)?.path ?? []
        let subject = Step.Subject.entry(entry.id, entry.route)
        steps.append(Step(kind: event.kind, depth: event.depth, subject: subject, path: path))
      case .coordinator(let node):
        let subject = Step.Subject.coordinator(node.name)
        steps.append(Step(kind: event.kind, depth: event.depth, subject: subject, path: node.path))
      }
    }
    self.steps = steps
    overruled =
      draft.extras?.leaving.overruled.map { ($0.id, state.node(of: $0)?.path ?? []) } ?? []
    revisions =
      draft.revisedEntries.compactMap { entry in
        guard let old = entry.edit, let path = state.node(of: entry)?.path else { return nil }
        return Revision(id: entry.id, old: old, new: entry.route, path: path)
      }
  }
}

/// A change as one coordinator sees it: what is of its subtree, in its type.
struct ChangeFacts: Sendable {
  let record: ChangeRecord
  let node: NodeKey
  let level: Int

  var overruled: [EntryID] {
    record.overruled.filter { concerns($0.path) }.map(\.id)
  }

  /// The steps of the subtree, with routes of the coordinator.
  var steps: [ChangeRecord.Step] {
    record.steps.compactMap { step in
      guard concerns(step.path) else { return nil }
      guard case .entry(let id, let route) = step.subject else { return step }
      let own = route.risen(by: step.path.count - 1 - level)
      return ChangeRecord.Step(
        kind: step.kind, depth: step.depth, subject: .entry(id, own), path: step.path)
    }
  }

  var revisions: [ChangeRecord.Revision] {
    record.revisions.compactMap { revision in
      guard concerns(revision.path) else { return nil }
      let levels = revision.path.count - 1 - level
      return ChangeRecord.Revision(
        id: revision.id, old: revision.old.risen(by: levels), new: revision.new.risen(by: levels),
        path: revision.path)
    }
  }

  private func concerns(_ path: [NodeKey]) -> Bool {
    level < path.count && path[level] == node
  }
}

/// A record on its way to the observers of one coordinator.
@MainActor
final class ChangeDelivery {
  let facts: ChangeFacts
  /// Nil once the callback is over.
  private(set) var source: (state: TreeState, node: Node)?

  init(_ record: ChangeRecord, of node: Node, _ state: TreeState) {
    source = (state, node)
    facts = ChangeFacts(record: record, node: node.key, level: node.level)
  }

  func close() {
    source = nil
  }
}
