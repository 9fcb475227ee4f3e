import Testing
import Waymark

/// What a verb came to, without what its outcome carries.
enum Came: Hashable, Sendable {
  case performed, unchanged, redirected, held, queued
  case denied(DenialReason)
  case ignored(IgnoredReason)
  case other

  init(_ outcome: Outcome) {
    switch outcome {
    case .performed: self = .performed
    case .unchanged: self = .unchanged
    case .redirected: self = .redirected
    case .held: self = .held
    case .queued: self = .queued
    case .denied(let reason): self = .denied(reason)
    case .ignored(let reason): self = .ignored(reason)
    case .invalidLink, .needsConfirmation: self = .other
    }
  }
}

/// One row of a table of verbs in a guarded app: what is there, what is forbidden then, what is
/// called, and what is there afterwards.
struct GuardedRow: Sendable, CustomTestStringConvertible {
  typealias Forbid = @MainActor @Sendable (GuardSession) -> Void
  typealias Verb = @MainActor @Sendable (GuardedApp) -> Outcome

  let testDescription: String
  let routes: [GuardedRoute]
  /// What else is done before anything is forbidden.
  var prepare: @MainActor @Sendable (GuardedApp) -> Void = { _ in }
  let forbid: Forbid
  let verb: Verb
  let came: Came
  /// The picture afterwards; nil if nothing changed.
  let after: String?
  /// What left, in order; nil if the row does not say.
  var left: [String]?
  var reports: [MisuseReport.Code] = []

  init(
    _ name: String, _ routes: [GuardedRoute] = [.home], forbid: @escaping Forbid,
    _ verb: @escaping Verb, _ came: Came, _ after: String? = nil
  ) {
    testDescription = name
    self.routes = routes
    self.forbid = forbid
    self.verb = verb
    self.came = came
    self.after = after
  }

  func preparing(_ step: @escaping @MainActor @Sendable (GuardedApp) -> Void) -> GuardedRow {
    var row = self
    row.prepare = step
    return row
  }

  func leaving(_ names: [String]) -> GuardedRow {
    var row = self
    row.left = names
    return row
  }

  func reporting(_ codes: [MisuseReport.Code]) -> GuardedRow {
    var row = self
    row.reports = codes
    return row
  }

  @MainActor
  func check() {
    let session = GuardSession()
    let app = session.makeApp(routes)
    prepare(app)
    forbid(session)
    let before = picture(app)
    let idsBefore = everyID(app)
    let leafBefore = app.projection.leaf?.id
    var changes = 0
    var departures: [String] = []
    app.observe { change, _ in
      changes += 1
      departures += change.left.map(\.description)
    }
    var questions = 0
    session.onAsk = {
      questions += 1
      if questions > GuardSession.mostQuestions { session.allowAll() }
    }
    #expect(Came(verb(app)) == came, "\(testDescription)")
    #expect(picture(app) == after ?? before, "\(testDescription)")
    #expect(changes == (after == nil ? 0 : 1), "\(testDescription)")
    if after == nil { #expect(everyID(app) == idsBefore, "\(testDescription)") }
    #expect(questions < GuardSession.mostQuestions, "\(testDescription)")
    if let left { #expect(departures == left, "\(testDescription)") }
    #expect(session.reports == reports, "\(testDescription)")
    #expect(session.living == 1 + app.descendants.count, "\(testDescription)")
    guard app.projection.leaf?.id != leafBefore, !reports.contains(.refusedRoot),
      let leaf = app.visiblePath.last?.last
    else { return }
    #expect(session.allows(leaf), "\(testDescription)")
  }
}

/// The identities of all entries, those in tabs behind the tabs.
@MainActor
func everyID(_ app: GuardedApp) -> [EntryID] {
  func walk(_ layer: Layer<TestScreen>) -> [EntryID] {
    layer.entries.flatMap { entry in [entry.id] + (entry.tabs?.layers ?? []).flatMap(walk) }
  }
  return app.projection.layers.flatMap(walk)
}

extension Coordinator {
  /// Calls a verb of a club below this coordinator.
  @discardableResult
  func onClub(_ number: Int = 0, _ verb: @MainActor (ClubCoordinator) -> Outcome) -> Outcome {
    on(ClubCoordinator.self, number, verb)
  }

  /// Calls a verb of a vault below this coordinator.
  @discardableResult
  func onVault(_ number: Int = 0, _ verb: @MainActor (VaultCoordinator) -> Outcome) -> Outcome {
    on(VaultCoordinator.self, number, verb)
  }
}
