@testable import Waymark

// What is told of a step: to an observer of changes, and to whoever receives reports of misuse.
extension TreeSession {
  /// What an observer received for one change.
  struct Record {
    let events: [String]
    let revised: [String]
    let cause: NavigationCause
    let source: NavigationSource
    let before, after: [[TreeRoute]]?
    /// Kept, to be read when the callback is over.
    let paths: ChangePaths<TreeRoute>
  }

  func note(_ change: NavigationChange<TreeRoute>, _ paths: ChangePaths<TreeRoute>) {
    let events = change.events.map { "\($0.kind) \(Self.text(of: $0.subject)) @\($0.depth)" }
    let revised = change.revised.map { revision in
      "\(revision.id) \(revision.old.name) to \(revision.id) \(revision.new.name)"
    }
    records.append(
      Record(
        events: events, revised: revised, cause: change.cause, source: change.source,
        before: paths.before, after: paths.after, paths: paths))
  }

  private static func text(of subject: NavigationChange<TreeRoute>.Subject) -> String {
    switch subject {
    case .entry(let id, let route): "\(id) \(route.name)"
    case .coordinator(let name): name
    }
  }

  /// Compares who made the change, by which verb, and what an observer can read of it.
  func compareOrigin(_ record: Record, _ step: TreeStep, _ oldPath: [[TreeRoute]]) {
    // What is shown while a target waits is part of the verb that waits.
    let cause = isJoined() ? .transaction : step.cause
    if record.cause != cause { fail("the cause is \(record.cause), want \(cause)") }
    let source = isJoined() ? source(of: 0) : source(of: step)
    if record.source != source { fail("the source is \(record.source), want \(source)") }
    if record.before != oldPath { fail("before \(record.before ?? []), want \(oldPath)") }
    let path = model.visiblePath(of: 0)
    if record.after != path { fail("after \(record.after ?? []), want \(path)") }
    if record.paths.before != nil || record.paths.after != nil {
      fail("the paths can be read after the callback")
    }
  }

  private func source(of owner: Int) -> NavigationSource {
    .code(coordinator: "coordinator \(serials[owner] ?? 0)")
  }

  private func source(of step: TreeStep) -> NavigationSource {
    switch step {
    case .verb(_, .finishReturning(let id, _, _)), .told(.navigator(let id), _, _),
      .tapped(let id, _, _):
      .entry(id)
    case .verb(let owner, _), .told(_, let owner, _): source(of: owner)
    case .transaction: source(of: 0)
    case .observation: .system
    }
  }

  /// Compares the reports of a step.
  func compareReports(_ found: [MisuseReport.Code]) {
    let found = found.filter { !mayReport($0) }.map(\.rawValue).sorted()
    let wanted = wantedReports.map(\.rawValue).sorted()
    if found != wanted { fail("reported \(found), want \(wanted)") }
  }

  /// Compares a verb of a transaction with its draft.
  func compareDraft(_ index: Int, _ said: Outcome, _ owner: Int, _ coordinator: TreeCoordinator) {
    guard drafts.indices.contains(index) else { return }
    let wanted = drafts[index]
    if said != wanted.outcome { fail("drafted \(said) of \(owner), want \(wanted.outcome)") }
    // Inside a transaction, queries read its draft.
    guard let layers = wanted.layers else { return }
    if coordinator.layers != layers { fail("drafted \(coordinator.layers), want \(layers)") }
    if coordinator.routes != layers.first { fail("drafted \(coordinator.routes) of \(owner)") }
    if coordinator.depth != layers.first?.count { fail("drafted the depth \(coordinator.depth)") }
    let kept = coordinator.stack.map(\.id.number).filter(model.contains)
    if kept != wanted.kept { fail("drafted \(kept) of \(owner), want \(wanted.kept)") }
  }
}

extension NaiveTree {
  /// What a verb of a transaction comes to.
  struct Drafted {
    let outcome: Outcome
    /// The routes of the coordinator after that; nil if they are known only at the end.
    var layers: [[TreeRoute]]?
    /// Of its base, the entries that were there before the transaction.
    var kept: [Int] = []
  }
}

extension TreeStep {
  /// The cause of the change that the step makes.
  var cause: NavigationCause {
    switch self {
    case .verb(_, let command), .told(_, _, let command): command.cause
    case .transaction, .tapped: .transaction
    case .observation(let observation):
      switch observation.content {
      case .reconcile, .dismissed: .reconcile
      case .request: .select
      case .resize: .resize
      }
    }
  }
}

extension TreeCommand {
  /// The cause of a change by this verb.
  var cause: NavigationCause {
    switch self {
    case .push, .pushAll: .push
    case .pushIfNew: .pushIfNew
    case .pop, .popToLast, .popToFirst, .popToID, .popWhere: .pop
    case .popToRoot: .popToRoot
    case .popToAppRoot: .popToAppRoot
    case .popOrPush: .popOrPush
    case .replaceTop: .replaceTop
    case .setRoot, .setRootKeepingStack: .setRoot
    case .setRoutes: .setRoutes
    case .remove: .remove
    case .removeAll: .removeAll
    case .trim: .trim
    case .update: .update
    case .revise: .revise
    case .navigate: .navigate
    case .present, .presentReplacing: .present
    case .moveToTop, .moveToTopWhere: .moveToTop
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .back, .backSteps, .backTo: .back
    case .finish, .finishReturning: .finish
    case .select: .select
    case .reloadTabs: .reloadTabs
    case .deliver: .deliver
    case .open: .open
    }
  }
}
