/// The record of one transaction, as a coordinator sees it.
///
/// Every change in the subtree of a coordinator is told to its observers once, with all routes in
/// the coordinator's own route type.
///
/// ```swift
/// let token = app.observe { change, _ in print(change) }
/// app.navigate(to: .todos(.detail(id: 7)))
/// // navigate by AppCoordinator: enter TodosCoordinator · enter todos.detail(id: 7)
/// //   · cover home · activate todos.detail(id: 7)   (on one line)
/// ```
public struct NavigationChange<Route: Waymark.Route>: Hashable, Sendable {
  /// One step of the change.
  public struct Event: Hashable, Sendable {
    /// What happened.
    public let kind: LifecycleEvent
    /// To whom.
    public let subject: Subject
    /// How many entries lie below it in its layer; for a coordinator those below its first entry.
    public let depth: Int
  }

  /// Whom an event is about.
  public enum Subject: Hashable, Sendable {
    /// An entry, with its route in the observer's route type.
    case entry(id: EntryID, route: Route)
    /// A coordinator, by its name.
    case coordinator(name: String)
  }

  /// The verb that made the change.
  public let cause: NavigationCause
  /// Who asked for it.
  public let source: NavigationSource
  /// What happened, in order.
  public let events: [Event]
  /// The entries that left although their leave policy asked first: by force, because of `access`,
  /// or because the platform had removed them already. In the order in which they left.
  public let overruled: [EntryID]

  /// The entries and coordinators that entered, in order. Linear in the events.
  public var entered: [Event] {
    events.filter { $0.kind == .enter }
  }

  /// The entries and coordinators that left, in order. Linear in the events.
  public var left: [Event] {
    events.filter { event in
      if case .leave = event.kind { return true }
      return false
    }
  }
}

extension NavigationChange.Event: CustomStringConvertible {
  /// The event in words, for logs: `enter todos.detail(id: 7)`.
  public var description: String {
    switch subject {
    case .entry(_, let route): "\(kind) \(route.name)"
    case .coordinator(let name): "\(kind) \(name)"
    }
  }
}

extension NavigationChange: CustomStringConvertible {
  /// The change on one line: its cause, its source and its events.
  public var description: String {
    let steps = events.map(\.description).joined(separator: " · ")
    return "\(cause) by \(source)" + (steps.isEmpty ? "" : ": \(steps)")
  }
}
