/// The observers of one coordinator, in the order in which they came.
@MainActor
struct ObserverList<Route: Waymark.Route> {
  typealias Body = @MainActor (NavigationChange<Route>, ChangePaths<Route>) -> Void

  private var bodies: [(token: ObserverToken, body: Body)] = []

  nonisolated init() {}

  var isEmpty: Bool { bodies.isEmpty }

  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let token = ObserverToken()
    bodies.removeAll { $0.token.isCancelled }
    bodies.append((token, body))
    return token
  }

  func deliver<Screen>(_ record: ChangeRecord, for flow: Flow<Route, Screen>) {
    guard bodies.contains(where: { !$0.token.isCancelled }) else { return }
    let change = flow.change(from: record)
    let paths = ChangePaths { [weak flow] reading in flow?.visiblePath(reading) ?? [] }
    for (token, body) in bodies where !token.isCancelled { body(change, paths) }
    paths.close()
  }
}

/// Ends an observation.
///
/// An observation lasts until `cancel()`, or until its coordinator is gone; letting go of the token
/// does not end it.
@MainActor
public final class ObserverToken {
  /// True once the observation has ended.
  public private(set) var isCancelled = false

  /// Ends the observation at once, also in the middle of a delivery.
  public func cancel() {
    isCancelled = true
  }
}

extension Flow {
  /// The record in this coordinator's types, with the events of its subtree.
  func change(from record: ChangeRecord) -> NavigationChange<Route> {
    var events: [NavigationChange<Route>.Event] = []
    events.reserveCapacity(record.events.count)
    for event in record.events {
      guard let subject = subject(of: event) else { continue }
      events.append(.init(kind: event.kind, subject: subject, depth: event.depth))
    }
    return NavigationChange(
      cause: record.action.cause, source: record.action.source, events: events)
  }

  private func subject(of event: RawEvent) -> NavigationChange<Route>.Subject? {
    switch event.subject {
    case .coordinator(let node):
      return node.isWithin(self) ? .coordinator(name: node.coordinatorName) : nil
    case .entry(let entry):
      return route(of: entry).map { .entry(id: entry.id, route: $0) }
    }
  }
}
