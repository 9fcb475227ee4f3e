import Testing
import Waymark
import WaymarkTesting

/// One row of a table of verbs in a guarded app: what is there, what is forbidden then, what is called, and what that
/// changes.
struct GuardedRow: Sendable, CustomTestStringConvertible {
  typealias Forbid = @MainActor @Sendable (GuardSession) -> Void
  typealias Verb = @MainActor @Sendable (GuardedApp) -> Outcome
  typealias Change = @MainActor @Sendable (inout NavigationState<GuardedRoute>) -> Void

  let testDescription: String
  let routes: [GuardedRoute]
  /// What else is done before anything is forbidden.
  var prepare: @MainActor @Sendable (GuardedApp) -> Void = { _ in }
  let forbid: Forbid
  let verb: Verb
  let came: ExpectedOutcome
  /// Makes of what is there what is there afterwards; nil if nothing changes.
  let change: Change?
  /// What left, in order; nil if the row does not say.
  var left: [String]?
  var reports: [MisuseReport.Code] = []
  /// How many coordinators the app is composed of then, without itself; nil if the routes say it.
  var composed: Int?

  init(
    _ name: String, _ routes: [GuardedRoute] = [.home], forbid: @escaping Forbid,
    _ verb: @escaping Verb, _ came: ExpectedOutcome, _ change: Change? = nil
  ) {
    testDescription = name
    self.routes = routes
    self.forbid = forbid
    self.verb = verb
    self.came = came
    self.change = change
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

  /// Says whether a child presented a layer, or another child was made for it: the routes are the same.
  func composing(_ count: Int) -> GuardedRow {
    var row = self
    row.composed = count
    return row
  }

  @MainActor
  func check() {
    let session = GuardSession()
    let app = session.makeApp(routes)
    prepare(app)
    forbid(session)
    let leafBefore = app.projection.leaf?.id
    var changes: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in changes.append(change) }
    var questions = 0
    session.onAsk = {
      questions += 1
      if questions > GuardSession.mostQuestions { session.allowAll() }
    }
    navigationTest(app, fail: record) { test in
      let outcome = test.step(verb, came) { change?(&$0) }
      for code in reports { test.report(code) }
      test.ends(targets: outcome.hold == nil ? 0 : 1)
    }
    #expect(changes.count == (change == nil ? 0 : 1))
    #expect(questions < GuardSession.mostQuestions)
    if let left { #expect(changes.flatMap(\.left).map(\.description) == left) }
    #expect(session.living == 1 + app.descendants.count)
    if let composed { #expect(app.descendants.count == composed) }
    guard app.projection.leaf?.id != leafBefore, !reports.contains(.refusedRoot),
      let leaf = app.visiblePath.last?.last
    else { return }
    #expect(session.allows(leaf))
  }
}

/// Has the app deny routes.
func deny(_ routes: GuardedRoute...) -> GuardedRow.Forbid {
  { session in for route in routes { session.app[route] = .deny("no") } }
}

/// Has clubs deny routes.
func denyInClub(_ routes: ClubRoute...) -> GuardedRow.Forbid {
  { session in for route in routes { session.club[route] = .deny("no") } }
}
