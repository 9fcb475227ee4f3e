// Makes the record of a change.

extension ChangeRecord {
  @MainActor
  convenience init(
    _ action: borrowing Action, _ events: [RawEvent], _ extras: DraftExtras?, _ state: TreeState
  ) {
    let path = events.isEmpty ? [] : state.path(of: events[0].subject)
    let node = path.last
    self.init(
      action.cause, action.source, of: path, count: events.count,
      events.isEmpty ? nil : Step(events[0], besides: node, state),
      events.count < 2 ? nil : Step(events[1], besides: node, state),
      events.count < 3 ? nil : Step(events[2], besides: node, state),
      events.count < 4 ? [] : events[3...].map { Step($0, besides: node, state) },
      overruled: extras?.leaving.overruled.map { ($0.id, state.node(of: $0)?.path ?? []) } ?? [],
      extras?.revisedEntries.compactMap { Revision($0, state) } ?? [])
  }
}

extension ChangeRecord.Revision {
  @MainActor
  fileprivate init?(_ entry: Entry, _ state: TreeState) {
    guard let edit = entry.edit, let path = state.node(of: entry)?.path else { return nil }
    // After the commit, the edit holds the old route. In an evaluation, it holds the new one.
    let isMade = state.reads == .settled
    self.init(
      id: entry.id, old: isMade ? edit : entry.route, new: isMade ? entry.route : edit, path: path)
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
  /// The coordinators from the root down to the coordinator of an event.
  fileprivate func path(of subject: RawEvent.Subject) -> [NodeKey] {
    switch subject {
    case .entry(let entry): node(of: entry)?.path ?? []
    case .coordinator(let node): node.path
    }
  }
}
