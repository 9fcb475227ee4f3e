import Testing
import Waymark
import WaymarkTesting

/// A row of a table of verbs in a guarded app: the routes, what is forbidden, the verb, and what it changes.
struct GuardedRow: Sendable, CustomTestStringConvertible {
  typealias Forbid = @MainActor @Sendable (GuardSession) -> Void
  typealias Verb = @MainActor @Sendable (GuardedApp) -> Outcome
  typealias Change = @MainActor @Sendable (inout NavigationState<GuardedRoute>) -> Void

  let testDescription: String
  let routes: [GuardedRoute]
  /// More preparation, before anything is forbidden.
  var prepare: @MainActor @Sendable (GuardedApp) -> Void = { _ in }
  let forbid: Forbid
  let verb: Verb
  let came: ExpectedOutcome
  /// Turns the routes before the verb into those after it; nil if nothing changes.
  let change: Change?
  /// The entries that left, in order; nil if the row does not say.
  var left: [String]?
  var reports: [MisuseReport.Code] = []
  /// The number of coordinators below the app afterwards; nil if the routes say it.
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

  /// States the number of children, which tells whether a child presented a layer or a new child was made. The routes
  /// are the same.
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

/// Makes the app deny routes.
func deny(_ routes: GuardedRoute...) -> GuardedRow.Forbid {
  { session in for route in routes { session.app[route] = .deny("no") } }
}

/// Makes clubs deny routes.
func denyInClub(_ routes: ClubRoute...) -> GuardedRow.Forbid {
  { session in for route in routes { session.club[route] = .deny("no") } }
}
