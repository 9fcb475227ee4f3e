/// The observers of one coordinator, in the order in which they came.
@MainActor
struct ObserverList<Route: Waymark.Route> {
  typealias Body = @MainActor (NavigationChange<Route>, ChangePaths<Route>) -> Void

  /// One observer; a class, so that a list of them is copied without touching the closures.
  @MainActor
  private final class Observer {
    let token = ObserverToken()
    /// Nil once the observation is over, so that nothing it captured is kept.
    private(set) var body: Body?

    init(_ body: @escaping Body) {
      self.body = body
      token.onCancel = { [weak self] in
        // Let go of outside of the access, since what it captured may call verbs when it goes.
        _ = self?.body.take()
      }
    }
  }

  private var observers: [Observer] = []

  nonisolated init() {}

  var isEmpty: Bool { observers.isEmpty }

  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let observer = Observer(body)
    observers.removeAll { $0.token.isCancelled }
    observers.append(observer)
    return observer.token
  }

  func deliver<Screen>(_ record: ChangeRecord, for flow: Flow<Route, Screen>) {
    guard observers.contains(where: { !$0.token.isCancelled }) else { return }
    let change = flow.change(from: record)
    let paths = ChangePaths(flow)
    for observer in observers { observer.body?(change, paths) }
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
  var onCancel: (() -> Void)?

  /// Ends the observation at once, also in the middle of a delivery.
  public func cancel() {
    isCancelled = true
    onCancel.take()?()
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
      cause: record.action.cause, source: record.action.source, events: events,
      overruled: record.overruled.filter { $0.node?.isWithin(self) ?? false }.map(\.id))
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
