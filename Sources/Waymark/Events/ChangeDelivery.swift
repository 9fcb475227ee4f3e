/// A change on its way to the observers of one coordinator, before it has the coordinator's types.
@MainActor
final class ChangeDelivery {
  let facts: ChangeFacts
  /// The observed coordinator; nil once its observers have been told.
  private(set) var node: (any FlowNode)?

  init(_ record: ChangeRecord, of node: any FlowNode) {
    self.node = node
    var steps: [ChangeStep] = []
    steps.reserveCapacity(record.events.count)
    for event in record.events {
      guard let subject = node.subject(of: event) else { continue }
      steps.append(ChangeStep(kind: event.kind, subject: subject, depth: event.depth))
    }
    facts = ChangeFacts(
      cause: record.cause, source: record.source, steps: steps,
      overruled: node.ids(of: record.overruled))
  }

  func close() {
    node = nil
  }
}

extension FlowNode {
  /// The ids of those entries that lie in the coordinator's subtree.
  fileprivate func ids(of entries: [Entry]) -> [EntryID] {
    entries.filter { $0.node?.isWithin(self) ?? false }.map(\.id)
  }

  /// Whom an event is about, as the coordinator sees it; nil if that lies outside of its subtree.
  fileprivate func subject(of event: RawEvent) -> ChangeStep.Subject? {
    switch event.subject {
    case .coordinator(let node):
      return node.isWithin(self) ? .coordinator(node.coordinatorName) : nil
    case .entry(let entry):
      if entry.node === self { return .entry(entry.id, entry.route) }
      return embeddedRoute(of: entry).map { .entry(entry.id, $0) }
    }
  }
}
