/// The effect that verbs would have, found out without performing them.
///
/// ```swift
/// let evaluation = app.evaluate { $0.open("/todos/7") }
/// evaluation.outcome    // .performed
/// evaluation.routes     // [.home, .todos(.list), .todos(.detail(id: 7))]
/// evaluation.entering   // enter TodosCoordinator, enter todos.list, enter todos.detail(id: 7)
/// app.routes            // [.home]
/// ```
///
/// It is a value that keeps nothing of the tree alive. You can read it after the tree has changed:
/// it still says what would have happened.
///
/// ## Guarantees
///
/// - Ids of entries that would enter are never used by real entries.
/// - A token in the outcome has ended, and a request is closed: both can be read, but do nothing.
/// - If the outcome would be ignored, denied or a question, nothing enters or leaves, and the paths
///   are the current ones, apart from what a `revalidate()` in the body removes.
public struct Evaluation<Route: Waymark.Route>: Sendable {
  /// An entry that would have to be asked whether it may be left.
  public struct Question: Hashable, Sendable {
    /// The entry.
    public let entry: EntryID
    /// The name of its route, in the route type of its own coordinator.
    public let name: String
    /// `confirm` if it asks, `blocked` if it may not be left.
    public let policy: LeavePolicy
  }

  /// A wait that would be necessary.
  public struct Wait: Hashable, Sendable {
    /// The gate that would have to be released first.
    public let gate: Gate
    /// The name of the held route, as a route of that coordinator; `nil` for an `open` that waits
    /// until all is clear or nothing is protected.
    public let name: String?
    /// The coordinator whose `access` holds the route; `nil` if `name` is.
    public let coordinator: String?
  }

  /// The outcome that `transaction` would have; `queued` if a verb was at work, and then nothing
  /// was tried.
  public let outcome: Outcome
  /// The coordinator's base afterwards, like ``Coordinator/routes``.
  public let routes: [Route]
  /// The coordinator's own layers afterwards, like ``Coordinator/layers``.
  public let layers: [[Route]]
  /// The visible path of the coordinator's subtree afterwards, like ``Coordinator/visiblePath``.
  public let visiblePath: [[Route]]
  /// The entries that would have to be asked, or may not be left, in the order in which they would leave.
  ///
  /// If one of them may not be left, the outcome is `ignored(blocked)`, otherwise
  /// `needsConfirmation`.
  public let questions: [Question]
  /// The gate of a `held` outcome, and the coordinator that holds the target; `nil` if nothing has
  /// to wait.
  public let wait: Wait?
  /// The reports of misuse that would be made. None of them was.
  public let reports: [MisuseReport]
  /// How many verbs and handlers would run afterwards, called by the verbs or in the body. They
  /// were not tried.
  public let queued: Int
  private let picture: (@Sendable () -> String)?
  private let name: String

  /// - Parameters:
  ///   - start: The route of a coordinator that is in no tree.
  ///   - name: The coordinator's name.
  @MainActor
  init(_ facts: EvaluationFacts, start: Route, name: String) {
    outcome = facts.outcome
    layers = facts.after?.layers.map { typed($0, Route.self) } ?? [[start]]
    routes = layers.first ?? [start]
    visiblePath = facts.after?.visiblePath.map { typed($0, Route.self) } ?? [[start]]
    questions = facts.asked.map { Question(entry: $0.id, name: $0.name, policy: $0.leavePolicy) }
    wait = facts.wait.map { wait in
      Wait(
        gate: wait.gate.withoutChecks, name: wait.said?.name, coordinator: wait.said?.coordinator)
    }
    reports = facts.reports
    queued = facts.queued
    change = facts.change.map { NavigationChange($0) }
    picture = facts.after?.picture
    self.name = name
  }

  /// The record that observers of the coordinator would get; `nil` if nothing would change.
  ///
  /// It has no events if the change is elsewhere in the tree.
  public let change: NavigationChange<Route>?

  /// The entries and coordinators that would enter, in order.
  ///
  /// - Complexity: That of ``NavigationChange/events``.
  public var entering: [NavigationChange<Route>.Event] { change?.entered ?? [] }

  /// The entries and coordinators that would leave, in order, each with its reason.
  ///
  /// - Complexity: That of ``NavigationChange/events``.
  public var leaving: [NavigationChange<Route>.Event] { change?.left ?? [] }

  /// Returns the picture of the coordinator's subtree afterwards, like ``Coordinator/describe()``.
  ///
  /// ```swift
  /// print(app.evaluate { $0.open("/todos/7") }.describe())
  /// ```
  ///
  /// - Complexity: That of ``Coordinator/describe()``.
  public func describe() -> String {
    picture?() ?? "\(name)\n  \(layers[0].first?.name ?? "")"
  }
}

extension Evaluation: CustomStringConvertible {
  /// The outcome, the change and the picture afterwards, then questions, waits and reports.
  public var description: String {
    var lines = ["\(outcome)"]
    if let change { lines.append("\(change)") }
    lines.append(describe())
    lines += questions.map(\.description)
    if let wait { lines.append("\(wait)") }
    if queued > 0 { lines.append("\(queued) queued after it") }
    lines += reports.map { "\($0.code): \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension Evaluation.Question: CustomStringConvertible {
  /// The question in words, for logs: `may add be left? (confirm)`.
  public var description: String { "may \(name) be left? (\(policy))" }
}

extension Evaluation.Wait: CustomStringConvertible {
  /// The wait in words, for logs: `AppCoordinator holds vault until session`.
  public var description: String {
    guard let name, let coordinator else { return "waits until \(gate)" }
    return "\(coordinator) holds \(name) until \(gate)"
  }
}
