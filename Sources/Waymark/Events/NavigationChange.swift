/// The record of one transaction, as a coordinator sees it.
///
/// ```swift
/// let token = app.observe { change, _ in print(change) }
/// app.navigate(to: .todos(.detail(id: 7)))
/// // navigate by AppCoordinator: enter TodosCoordinator · enter todos.detail(id: 7)
/// //   · cover home · activate todos.detail(id: 7)   (on one line)
/// ```
///
/// ## Guarantees
///
/// - The observers of a coordinator get each change in its subtree once.
/// - All routes are in the coordinator's own route type.
/// - Two records are equal if they record the same, whenever it happened.
public struct NavigationChange<Route: Waymark.Route>: Hashable, Sendable {
  /// One step of the change.
  public struct Event: Hashable, Sendable {
    /// What happened.
    public let kind: LifecycleEvent
    /// The entry or coordinator that it happened to.
    public let subject: Subject
    /// How many entries are below it in its layer: before the change for what leaves or is covered,
    /// otherwise after it. For a coordinator, how many are below its first entry.
    public let depth: Int

    @inline(__always)
    init(kind: LifecycleEvent, subject: Subject, depth: Int) {
      self.kind = kind
      self.subject = subject
      self.depth = depth
    }
  }

  /// The entry or coordinator of an event.
  public enum Subject: Hashable, Sendable {
    /// An entry, with its route in the observer's route type.
    case entry(id: EntryID, route: Route)
    /// A coordinator, by its name.
    case coordinator(name: String)
  }

  /// An entry whose route was changed in place.
  public struct Revision: Hashable, Sendable {
    /// The entry, which stays the same.
    public let id: EntryID
    /// The route before.
    public let old: Route
    /// The route after.
    public let new: Route
  }

  private let facts: ChangeFacts

  init(_ facts: ChangeFacts) {
    self.facts = facts
  }

  /// The verb that made the change.
  public var cause: NavigationCause { facts.record.cause }
  /// The caller of the verb.
  public var source: NavigationSource { facts.record.source }
  /// The events of the change, in order. They are made when this is read.
  ///
  /// - Complexity: Linear in all events of the change, times how deeply their coordinators are
  ///   nested.
  public var events: [Event] {
    events(RouteBox<Route>.self)
  }

  /// One function with the type of the boxes as a generic parameter, so that types are looked up
  /// once and not for each event.
  private func events<Box: TypedRouteBox>(_ type: Box.Type) -> [Event] where Box.Route == Route {
    var events: [Event] = []
    events.reserveCapacity(facts.record.count)
    var place = 0
    while let step = facts.record.step(place) {
      place += 1
      switch facts.subject(of: step) {
      case .entry(let id, let box):
        guard let box = box as? Box else { continue }
        events.append(
          Event(kind: step.kind, subject: .entry(id: id, route: box.route), depth: step.depth))
      case .coordinator(let name):
        events.append(
          Event(kind: step.kind, subject: .coordinator(name: name), depth: step.depth))
      case nil: continue
      }
    }
    return events
  }

  /// The entries that left although their leave policy asks first: by force, because of `access`,
  /// or because the platform had already removed them. In the order in which they left.
  ///
  /// ```swift
  /// app.transaction(force: true) { app.popToRoot() }
  /// // its record: change.overruled is [#2], the entry with leavePolicy .confirm
  /// ```
  ///
  /// - Complexity: Linear in these entries.
  public var overruled: [EntryID] { facts.overruled }

  /// The entries that got another route by `revise`, or as the screen of a tab. The list is made
  /// when it is read.
  ///
  /// - Complexity: Linear in these entries.
  public var revised: [Revision] {
    facts.revisions.compactMap { revision in
      guard let old = revision.old as? RouteBox<Route>, let new = revision.new as? RouteBox<Route>
      else { return nil }
      return Revision(id: revision.id, old: old.route, new: new.route)
    }
  }

  /// The entries and coordinators that entered, in order.
  ///
  /// - Complexity: That of `events`.
  public var entered: [Event] {
    events.filter { $0.kind == .enter }
  }

  /// The entries and coordinators that left, in order.
  ///
  /// ```swift
  /// app.observe { change, _ in print(change.left) }
  /// app.pop()  // [leave (popped) about]
  /// ```
  ///
  /// - Complexity: That of `events`.
  public var left: [Event] {
    events.filter { event in
      if case .leave = event.kind { return true }
      return false
    }
  }
}

extension NavigationChange {
  /// True if both record the same.
  ///
  /// - Complexity: That of `events`.
  public static func == (one: Self, other: Self) -> Bool {
    one.cause == other.cause && one.source == other.source && one.overruled == other.overruled
      && one.events == other.events && one.revised == other.revised
  }

  /// Hashes the contents of the record.
  ///
  /// - Complexity: That of `events`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cause)
    hasher.combine(source)
    hasher.combine(overruled)
    hasher.combine(events)
    hasher.combine(revised)
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

extension NavigationChange.Revision: CustomStringConvertible {
  /// The revision in words, for logs: `revise detail(id: 7) to detail(id: 8)`.
  public var description: String { "revise \(old.name) to \(new.name)" }
}

extension NavigationChange: CustomStringConvertible {
  /// The change on one line: its cause, its source and its events.
  public var description: String {
    let steps = events.map(\.description) + revised.map(\.description)
    return "\(cause) by \(source)" + (steps.isEmpty ? "" : ": " + steps.joined(separator: " · "))
  }
}
