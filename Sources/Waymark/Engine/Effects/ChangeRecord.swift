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
    /// The coordinators from the root down to the one that it is about; nil for those of the first
    /// step, since most changes are of one coordinator.
    let path: [NodeKey]?
  }

  /// An entry whose route was changed in place.
  struct Revision: Sendable {
    let id: EntryID
    let old: AnyRoute
    let new: AnyRoute
    let path: [NodeKey]

    @MainActor
    fileprivate init?(_ entry: Entry, _ state: TreeState) {
      guard let edit = entry.edit, let path = state.node(of: entry)?.path else { return nil }
      // The edit holds the past, or, of what is only tried, what is to come.
      let isMade = state.reads == .settled
      (id, old, new) = (entry.id, isMade ? edit : entry.route, isMade ? entry.route : edit)
      self.path = path
    }
  }

  let cause: NavigationCause
  let source: NavigationSource
  /// The coordinators of the first step.
  let path: [NodeKey]
  /// How many steps there are.
  let count: Int
  /// The first steps: most changes have no more, and need no list.
  private let first: Step?
  private let second: Step?
  private let third: Step?
  private let others: [Step]
  /// The entries that left although they are not free and nobody confirmed it, each with its
  /// coordinators.
  let overruled: [(id: EntryID, path: [NodeKey])]
  let revisions: [Revision]

  @MainActor
  init(
    _ action: borrowing Action, _ events: [RawEvent], _ extras: DraftExtras?, _ state: TreeState
  ) {
    cause = action.cause
    source = action.source
    path = events.isEmpty ? [] : state.path(of: events[0].subject)
    count = events.count
    let node = path.last
    first = events.isEmpty ? nil : Step(events[0], besides: node, state)
    second = events.count < 2 ? nil : Step(events[1], besides: node, state)
    third = events.count < 3 ? nil : Step(events[2], besides: node, state)
    others = events.count < 4 ? [] : events[3...].map { Step($0, besides: node, state) }
    overruled = extras?.leaving.overruled.map { ($0.id, state.node(of: $0)?.path ?? []) } ?? []
    revisions = extras?.revisedEntries.compactMap { Revision($0, state) } ?? []
  }

  /// The step at a place; nil behind the last.
  func step(_ place: Int) -> Step? {
    switch place {
    case 0: first
    case 1: second
    case 2: third
    default: place - 3 < others.count ? others[place - 3] : nil
    }
  }
}

extension ChangeRecord.Step {
  @MainActor
  fileprivate init(_ event: RawEvent, besides node: NodeKey?, _ state: TreeState) {
    kind = event.kind
    depth = event.depth
    switch event.subject {
    case .entry(let entry):
      subject = .entry(entry.id, state.route(of: entry))
      path = entry.node == node ? nil : state.path(of: event.subject)
    case .coordinator(let node):
      subject = .coordinator(node.name)
      path = node.path
    }
  }
}

extension TreeState {
  /// The coordinators from the root down to the one that an event is about.
  fileprivate func path(of subject: Subject) -> [NodeKey] {
    switch subject {
    case .entry(let entry): node(of: entry)?.path ?? []
    case .coordinator(let node): node.path
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

  /// The subject of a step, with the route of the coordinator; nil for one outside of its subtree.
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

/// What is open while a change is told to the observers of one coordinator: the way to the tree.
@MainActor
final class ChangeDelivery {
  private var state: TreeState?
  private var node: Node?

  /// Nil once the callbacks are over.
  var source: (state: TreeState, node: Node)? {
    guard let state, let node else { return nil }
    return (state, node)
  }

  func open(_ node: Node, in state: TreeState) {
    self.state = state
    self.node = node
  }

  func close() {
    state = nil
    node = nil
  }
}
