/// What verbs would do, found out without doing it.
///
/// ```swift
/// let evaluation = app.evaluate { $0.open("/todos/7") }
/// evaluation.outcome    // .performed
/// evaluation.routes     // [.home, .todos(.list), .todos(.detail(id: 7))]
/// evaluation.entering   // enter TodosCoordinator, enter todos.list, enter todos.detail(id: 7)
/// app.routes            // [.home]
/// ```
///
/// It is a value that keeps nothing of the tree alive, and may be read when the tree has long changed: then it
/// says what would have happened.
///
/// ## Guarantees
///
/// - Identities of what would enter are gone: no entry ever has them.
/// - A token in the outcome has ended, and a request is closed: both can be looked at, and do nothing.
/// - What would be ignored, denied or asked first enters and leaves nothing, and its paths are those that are there.
public struct Evaluation<Route: Waymark.Route>: Sendable {
  /// An entry that would have to be asked whether it may be left.
  public struct Question: Hashable, Sendable {
    /// The entry.
    public let entry: EntryID
    /// The name of its route, in its own coordinator's route type.
    public let name: String
    /// `confirm` if it asks, `blocked` if it may not be left.
    public let policy: LeavePolicy
  }

  /// What would have to be waited for.
  public struct Wait: Hashable, Sendable {
    /// What would have to be released first.
    public let gate: Gate
    /// The name of the route that is held, as a route of that coordinator; `nil` for an `open` that waits until it
    /// disturbs nobody.
    public let name: String?
    /// The coordinator whose `access` holds it; `nil` as `name`.
    public let coordinator: String?
  }

  /// What `transaction` would have returned; `queued` if a verb was at work, and then nothing was tried.
  public let outcome: Outcome
  /// The coordinator's base after it, as ``Coordinator/routes``.
  public let routes: [Route]
  /// The coordinator's own layers after it, as ``Coordinator/layers``.
  public let layers: [[Route]]
  /// What is visible of the coordinator's subtree after it, as ``Coordinator/visiblePath``.
  public let visiblePath: [[Route]]
  /// The entries that would have to be asked, or may not be left, in the order in which they would leave.
  ///
  /// If one of them may not be left the outcome is `ignored(blocked)`, else `needsConfirmation`.
  public let questions: [Question]
  /// What the outcome `held` waits for, and who says so; `nil` if nothing has to wait.
  public let wait: Wait?
  /// What would be reported. None of it was.
  public let reports: [MisuseReport]
  /// How many verbs and handlers would run after it, called by its verbs or in its body: they were not tried.
  public let queued: Int
  private let facts: EvaluationFacts
  private let name: String

  /// - Parameters:
  ///   - start: What a coordinator shows that is in no tree.
  ///   - name: The coordinator's name.
  @MainActor
  init(_ facts: EvaluationFacts, start: Route, name: String) {
    outcome = facts.outcome
    layers = facts.after?.layers.map { typed($0, Route.self) } ?? [[start]]
    routes = layers.first ?? [start]
    visiblePath = facts.after?.visiblePath.map { typed($0, Route.self) } ?? [[start]]
    questions = facts.asked.map { Question(entry: $0.id, name: $0.name, policy: $0.policy) }
    wait = facts.wait.map { Wait(gate: $0.gate, name: $0.name, coordinator: $0.coordinator) }
    reports = facts.reports
    queued = facts.queued
    self.facts = facts
    self.name = name
  }

  /// The record that observers of the coordinator would be told; `nil` if nothing would change.
  ///
  /// Of a change elsewhere in the tree it has no events.
  public var change: NavigationChange<Route>? { facts.change.map { NavigationChange($0) } }

  /// The entries and coordinators that would enter, in order. Linear in the events.
  public var entering: [NavigationChange<Route>.Event] { change?.entered ?? [] }

  /// The entries and coordinators that would leave, in order, each with its reason. Linear in the events.
  public var leaving: [NavigationChange<Route>.Event] { change?.left ?? [] }

  /// The picture of the coordinator's subtree after it, as ``Coordinator/describe()``. Linear in the subtree.
  public func describe() -> String {
    facts.after?.picture.text ?? "\(name)\n  \(layers[0].first?.name ?? "")"
  }
}

extension Evaluation: CustomStringConvertible {
  /// The outcome, the change and the picture after it, then what would be asked, waited for and reported.
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
