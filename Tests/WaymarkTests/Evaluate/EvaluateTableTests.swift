import Testing
import Waymark

/// A verb, its outcome, and the state after it.
private struct EvaluateRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let outcome: String
  let after: String
  let prepare: @MainActor @Sendable (GuardSession, GuardedApp) throws -> Void
  let verb: @MainActor @Sendable (GuardedApp) -> Void

  init(
    _ name: String, _ outcome: String, _ after: String,
    _ prepare: @escaping @MainActor @Sendable (GuardSession, GuardedApp) throws -> Void = { _, _ in
    },
    _ verb: @escaping @MainActor @Sendable (GuardedApp) -> Void
  ) {
    (testDescription, self.outcome, self.after) = (name, outcome, after)
    (self.prepare, self.verb) = (prepare, verb)
  }

  static let all: [EvaluateRow] = [
    EvaluateRow("performed", "performed", "App[home, page(9), page(1) *]") { $0.push(.page(1)) },
    EvaluateRow("nothing called", "unchanged", "App[home, page(9) *]") { _ in },
    EvaluateRow("verbs that cancel out", "unchanged", "App[home, page(9) *]") { app in
      app.push(.page(1))
      app.pop()
    },
    EvaluateRow("ignored", "ignored(atRoot)", "App[home, page(9) *]") {
      $0.pop(9); $0.pop()
    },
    EvaluateRow(
      "blocked", "ignored(blocked)", "App[home, page(9) *]",
      { _, app in
        try app.set(.blocked, of: "page(9)")
      }
    ) { $0.pop() },
    EvaluateRow(
      "asked", "needsConfirmation(may page(9) be left? (transaction))", "App[home, page(9) *]",
      { _, app in
        try app.set(.confirm, of: "page(9)")
      }
    ) { $0.pop() },
    EvaluateRow("a link that nobody knows", "invalidLink", "App[home, page(9) *]") {
      $0.open("/nowhere")
    },
    EvaluateRow(
      "denied", "denied(no)", "App[home, page(9) *]",
      { session, _ in
        session.app[.secret] = .deny("no")
      }
    ) { $0.push([.page(1), .secret]) },
    EvaluateRow(
      "denied by a child that is made for it", "denied(no)", "App[home, page(9) *]",
      { session, _ in
        session.vault[.box(1)] = .deny("no")
      }
    ) { $0.push(.club(.vault(.box(1)))) },
    EvaluateRow(
      "redirected", "redirected", "App[home, page(3) *]",
      { session, _ in
        session.app[.secret] = .redirect(to: [.home, .page(3)])
      }
    ) { $0.push(.secret) },
    EvaluateRow(
      "held", "held(secret of App)", "App[home, page(9) *]",
      { session, _ in
        session.app[.secret] = .hold(until: "gate")
      }
    ) { $0.push(.secret) },
    EvaluateRow(
      "held, showing something", "held(secret of App)", "App[home, page(9), ^ sheet[signIn *]]",
      {
        session, _ in
        session.app[.secret] = .hold(until: "gate", showing: .signIn)
      }
    ) { $0.push(.secret) },
    EvaluateRow(
      "held, and showing its route would have to ask",
      "needsConfirmation(may page(9) be left? (transaction))", "App[home, page(9) *]",
      { session, app in
        session.app[.secret] = .hold(until: "gate", showing: .front)
        try app.set(.confirm, of: "page(9)")
      }
    ) { $0.push(.secret) },
    EvaluateRow(
      "a removal that uncovers an entry that may not be seen", "performed", "App[home *]",
      { session, app in
        app.push(.page(1))
        session.app[.page(9)] = .deny("no")
      }
    ) { $0.pop() },
    EvaluateRow(
      "revalidated", "performed", "App[home *]",
      { session, _ in
        session.app[.page(9)] = .deny("no")
      }
    ) { $0.revalidate() },
    EvaluateRow(
      "ignored, and revalidated anyway", "ignored(notFound)", "App[home *]",
      { session, _ in
        session.app[.page(9)] = .deny("no")
      }
    ) {
      $0.revalidate(); $0.select(.home)
    },
    EvaluateRow(
      "held, and revalidated anyway", "held(secret of App)", "App[home, ^ sheet[signIn *]]",
      {
        session, _ in
        session.app[.page(9)] = .deny("no")
        session.app[.secret] = .hold(until: "gate", showing: .signIn)
      }
    ) {
      $0.revalidate(); $0.push(.secret)
    },
    EvaluateRow("ended", "performed", "App[home]") { $0.end() },
    EvaluateRow("ended, then a push", "ignored(left)", "App[home, page(9) *]") {
      $0.end(); $0.push(.page(1))
    },
    EvaluateRow("tabs", "performed", "App[home, page(9), tabs[>Club[lobby *], Club[lobby], home]]")
    { $0.push(.tabs) },
    EvaluateRow(
      "a verb of a child", "performed", "App[home, page(9), Club[lobby, room(2) *]]",
      { _, app in
        app.push(.club(.lobby))
      }
    ) { app in app.child(ClubCoordinator.self)?.push(.room(2)) },
    EvaluateRow("revised", "performed", "App[home, page(5) *]") { app in
      app.revise(app.stack[1].id, to: .page(5))
    },
  ]
}

extension Outcome {
  /// The outcome as a table can state it, without tokens and requests.
  fileprivate var row: String {
    switch self {
    case .performed, .unchanged, .redirected, .queued: "\(self)"
    case .ignored(let reason): "ignored(\(reason.rawValue))"
    case .denied(let reason): "denied(\(reason))"
    case .held(let token): "held(\(token))"
    case .needsConfirmation(let request): "needsConfirmation(\(request))"
    case .invalidLink: "invalidLink"
    }
  }
}

extension NavigationChange {
  /// Its events, without identities.
  fileprivate var steps: [String] {
    let steps: [String] = events.map(\.description)
    return steps + revised.map(\.description)
  }
}

@MainActor
@Suite("Trying verbs: every outcome")
struct EvaluateTableTests {
  @Test(
    "It says what happens, changes nothing, and then exactly that happens",
    arguments: EvaluateRow.all)
  fileprivate func row(_ row: EvaluateRow) throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(9)])
    try row.prepare(session, app)
    let still = StillWatch(app, living: { session.living }, reports: { session.reports.count })
    let evaluation = app.evaluate { row.verb($0) }
    #expect(still.difference() == nil)
    #expect(evaluation.outcome.row == row.outcome)
    #expect(pictured(evaluation.describe()) == row.after)
    var records: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in records.append(change) }
    let outcome = app.transaction { row.verb(app) }
    #expect(outcome.row == row.outcome)
    #expect(picture(app) == row.after)
    #expect(app.layers == evaluation.layers)
    #expect(app.visiblePath == evaluation.visiblePath)
    // What is removed anyway is its own change, and so is what is shown for a target after that.
    if records.count <= 1 { #expect(records.first?.steps ?? [] == evaluation.change?.steps ?? []) }
    #expect(records.flatMap(\.entered).map(\.description) == evaluation.entering.map(\.description))
    #expect(records.flatMap(\.left).map(\.description) == evaluation.leaving.map(\.description))
    let codes: [MisuseReport.Code] = evaluation.reports.map(\.code)
    #expect(session.reports == codes)
  }
}
