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

  let cause: NavigationCause
  let source: NavigationSource
  let steps: [Step]
  /// The entries that left although they are not free and nobody confirmed it, each with its
  /// coordinators.
  let overruled: [(id: EntryID, path: [NodeKey])]

  @MainActor
  init(_ action: Action, _ events: [RawEvent], overruled: [Entry], _ state: TreeState) {
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
    self.overruled =
      overruled.isEmpty ? [] : overruled.map { ($0.id, state.node(of: $0)?.path ?? []) }
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

  private func concerns(_ path: [NodeKey]) -> Bool {
    level < path.count && path[level] == node
  }
}

/// What is open while a change is told to the observers of one coordinator: the way to the tree.
@MainActor
final class ChangeDelivery {
  /// Nil once the callbacks are over.
  private(set) var source: (state: TreeState, node: Node)?

  func open(_ node: Node, in state: TreeState) {
    source = (state, node)
  }

  func close() {
    source = nil
  }
}
