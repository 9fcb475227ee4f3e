import Waymark

/// Tries each verb before it is called. The trial must leave no trace, and the verb must do what the trial said.
@MainActor
final class EvaluateTwin {
  private(set) var tally: [String: Int] = [:]
  /// The number of living coordinators.
  private let living: () -> Int
  /// The number of reports.
  private let reports: () -> Int
  /// What was reported; nil if that is not compared.
  private let codes: (() -> [MisuseReport.Code])?
  /// The causes of all changes of the tree so far, if the coordinator does not hear of all.
  private let causes: (() -> [NavigationCause])?
  /// Called with a fault.
  private let fail: (String) -> Void

  init(
    living: @escaping () -> Int, reports: @escaping () -> Int = { 0 },
    codes: (() -> [MisuseReport.Code])? = nil, causes: (() -> [NavigationCause])? = nil,
    fail: @escaping (String) -> Void
  ) {
    (self.living, self.reports, self.fail) = (living, reports, fail)
    (self.codes, self.causes) = (codes, causes)
  }

  /// Tries a verb, and calls it.
  ///
  /// - Parameters:
  ///   - prepare: Called between the trial and the call.
  ///   - verb: Called twice. It must do the same both times.
  ///   - isChild: True for a coordinator whose observers do not hear every change.
  /// - Returns: The outcome of the verb.
  func call<C: Coordinator>(
    _ verb: () -> Outcome, on app: C, isChild: Bool = false, between prepare: () -> Void = {}
  ) -> Outcome {
    let still = StillWatch(app, living: living, reports: reports)
    // This traps if the evaluation keeps its body.
    let evaluation = withoutActuallyEscaping(verb) { verb in app.evaluate { _ in _ = verb() } }
    if let trace = still.difference() {
      fail("trying left something behind: \(trace)\n\(evaluation)")
    }
    prepare()
    var changes: [NavigationChange<C.Route>] = []
    let token = app.observe { change, _ in changes.append(change) }
    let before = app.pendingNavigations
    let known = (codes?().count ?? 0, causes?().count ?? 0)
    let outcome = verb()
    token.cancel()
    // Handlers, and targets that are called again, come after the change and are not part of it.
    let all = causes.map { $0().dropFirst(known.1) } ?? changes.map(\.cause)[...]
    let own = all.prefix { $0 == .revalidate }.count + 1
    let isAskedAgain = before.contains { hold in
      !app.pendingNavigations.contains { $0.token == hold.token && $0.gate == hold.gate }
    }
    let hasOverflown = codes?().dropFirst(known.0).contains(.queueLimit) ?? false
    guard evaluation.queued == 0, !hasOverflown, all.count <= own, !isAskedAgain else {
      count("followed")
      return outcome
    }
    count(evaluation.outcome.kind)
    compareReports(Array((codes?() ?? []).dropFirst(known.0)), evaluation)
    if let difference = difference(app, changes, outcome, evaluation, isChild) { fail(difference) }
    return outcome
  }

  private func compareReports<Route>(
    _ made: [MisuseReport.Code], _ evaluation: Evaluation<Route>
  ) {
    guard codes != nil else { return }
    if !made.isEmpty { count("reported") }
    let tried = evaluation.reports.map(\.code)
    if made != tried { fail("reported \(made), and the evaluation said \(tried)") }
  }

  private func count(_ kind: String) {
    tally[String(kind.prefix { $0 != " " && $0 != "(" }), default: 0] += 1
  }

  private func difference<C: Coordinator>(
    _ app: C, _ changes: [NavigationChange<C.Route>], _ outcome: Outcome,
    _ evaluation: Evaluation<C.Route>, _ isChild: Bool
  ) -> String? {
    guard outcome.kind == evaluation.outcome.kind else {
      return "\(outcome), and the evaluation said \(evaluation)"
    }
    guard app.layers == evaluation.layers, app.routes == evaluation.routes,
      app.visiblePath == evaluation.visiblePath
    else { return "\(app.layers) \(app.visiblePath), and the evaluation said \(evaluation)" }
    guard app.describe().unnumbered == evaluation.describe().unnumbered else {
      return "\(app.describe())\nand the evaluation said\n\(evaluation)"
    }
    if let request = outcome.leaveRequest, request.entry != evaluation.questions.first?.entry {
      return "\(request), and the evaluation said \(evaluation.questions)"
    }
    guard (outcome.hold != nil) == (evaluation.wait != nil) else {
      return "\(outcome), and the evaluation waits for \(evaluation.wait as Any)"
    }
    let change = evaluation.change
    if isChild, changes.isEmpty, let change, change.cause == .transaction, change.events.isEmpty,
      change.revised.isEmpty, change.overruled.isEmpty
    {
      return nil
    }
    return difference(changes, change)
  }

  private func difference<Route>(
    _ changes: [NavigationChange<Route>], _ change: NavigationChange<Route>?
  ) -> String? {
    // What is removed anyway is its own change, before what is shown for a target.
    guard changes.count < 2 else {
      let same =
        changes.flatMap(\.entered).map(\.name) == change?.entered.map(\.name)
        && changes.flatMap(\.left).map(\.name) == change?.left.map(\.name)
      return same ? nil : "\(changes), and the evaluation said \(change as Any)"
    }
    let told = changes.first
    let isSame =
      told?.events.map(\.text) == change?.events.map(\.text) && told?.left == change?.left
      && told?.revised == change?.revised && told?.overruled == change?.overruled
    return isSame ? nil : "\(told as Any), and the evaluation said \(change as Any)"
  }
}

extension NavigationChange.Event {
  /// The event without its identity, which differs for each call.
  fileprivate var text: String { "\(name) @\(depth)" }

  fileprivate var name: String { description.unnumbered }
}

extension String {
  /// The text without the numbers of coordinators, which differ in a trial.
  fileprivate var unnumbered: String {
    let parts = split(separator: "coordinator ", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) {
      $0 + "coordinator " + $1.drop(while: \.isNumber)
    }
  }
}

extension Outcome {
  /// The outcome without tokens and requests, which differ for each call.
  fileprivate var kind: String {
    switch self {
    case .held(let token): "held \(token)"
    case .needsConfirmation(let request): "asks \(request.entry)"
    case .ignored(let reason): "ignored \(reason.rawValue)"
    default: "\(self)"
    }
  }
}
