import Testing
import WaymarkTesting

@testable import Waymark

/// A snapshot that was edited to enter a guarded place, and the result.
struct EditedRow: CustomTestStringConvertible, Sendable {
  let name: String
  let layers: [NavigationSnapshot.Layer]
  let shows: String
  /// The number of coordinators that are made, including the app.
  let made: Int

  var testDescription: String { name }

  init(_ name: String, _ layers: [NavigationSnapshot.Layer], _ shows: String, made: Int) {
    (self.name, self.layers, self.shows, self.made) = (name, layers, shows, made)
  }
}

@MainActor
@Suite("Attacks on restoring: snapshots that enter guarded places")
struct RestoreAttackTests {
  nonisolated private static func base(_ path: NavigationSnapshot.Entry...)
    -> NavigationSnapshot.Layer
  {
    NavigationSnapshot.Layer(path: path)
  }

  nonisolated private static func layer(_ owner: Int, _ texts: String...)
    -> NavigationSnapshot.Layer
  {
    NavigationSnapshot.Layer(style: .sheet, owner: owner, path: texts.map { .init($0) })
  }

  nonisolated private static func tabs(_ selected: Int, _ paths: [String]...)
    -> NavigationSnapshot.Entry
  {
    let paths = paths.map { path in path.map { NavigationSnapshot.Entry($0) } }
    return .init("/tabs", tabs: .init(paths, selected: selected))
  }

  /// The app denies `/secret` and `/club/room/9`, the club `/vault/box/9` in it, the vault `/box/8`.
  nonisolated static let rows: [EditedRow] = [
    EditedRow("the leaf", [base(.init("/"), .init("/secret"))], "App[home *]", made: 1),
    EditedRow(
      "in the middle", [base(.init("/"), .init("/secret"), .init("/page/1"))], "App[home *]",
      made: 1),
    EditedRow("the first", [base(.init("/secret"), .init("/page/1"))], "App[home *]", made: 1),
    EditedRow("a layer", [base(.init("/")), layer(0, "/secret")], "App[home *]", made: 1),
    EditedRow(
      "a layer below another", [base(.init("/")), layer(0, "/secret"), layer(0, "/page/1")],
      "App[home *]",
      made: 1),
    EditedRow(
      "a layer of an owner that does not exist", [base(.init("/")), layer(7, "/secret")],
      "App[home *]",
      made: 1),
    EditedRow(
      "in a child that the app refuses", [base(.init("/"), .init("/club/room/9"))], "App[home *]",
      made: 1),
    EditedRow(
      "in a child that its own coordinator refuses", [base(.init("/"), .init("/club/vault/box/9"))],
      "App[home *]", made: 2),
    EditedRow(
      "a route that the innermost child refuses", [base(.init("/"), .init("/club/vault/box/8"))],
      "App[home *]",
      made: 3),
    EditedRow(
      "above a route that a child may show",
      [base(.init("/"), .init("/club"), .init("/club/vault/box/8"))],
      "App[home, Club[lobby *]]", made: 3),
    EditedRow(
      "a selected tab",
      [base(.init("/"), tabs(1, ["/club"], ["/annex", "/annex/vault/box/9"], ["/"]))],
      "App[home, tabs[Club[lobby], >Club[lobby *], home]]", made: 3),
    EditedRow(
      "an unselected tab", [base(.init("/"), tabs(1, ["/club/room/9"], ["/annex"], ["/"]))],
      "App[home, tabs[Club[lobby], >Club[lobby *], home]]", made: 3),
    EditedRow(
      "above the first entry of an unselected tab",
      [base(tabs(2, ["/club", "/club/room/9"], ["/annex"], ["/"]))],
      "App[tabs[Club[lobby], Club[lobby], >home *]]", made: 3),
    EditedRow(
      "a layer of a coordinator in a tab",
      [base(tabs(1, ["/club"], ["/annex"], ["/"])), layer(1, "/annex/vault/box/9")],
      "App[tabs[Club[lobby], >Club[lobby *], home]]", made: 3),
    EditedRow(
      "routes of others in a tab",
      [base(tabs(0, ["/club", "/annex"], ["/annex", "/page/1"], ["/", "/secret"]))],
      "App[tabs[>Club[lobby *], Club[lobby], home]]", made: 3),
    EditedRow(
      "a text that nobody knows", [base(.init("/"), .init("/vault/box/8"))], "App[home *]", made: 1),
  ]

  private func guarded(_ verdict: Access<GuardedRoute> = .deny("no")) -> GuardSession {
    let session = GuardSession()
    session.app[.secret] = verdict
    session.app[.club(.room(9))] = verdict
    session.club[.vault(.box(9))] = .deny("the club says no")
    session.vault[.box(8)] = .hold(until: "vault", showing: .door)
    return session
  }

  @Test("What may not be seen does not come back, and nothing is made for it", arguments: rows)
  func entered(_ row: EditedRow) {
    for verdict in [
      Access<GuardedRoute>.deny("no"), .redirect(to: [.page(7)]),
      .hold(until: "session", showing: .signIn), .hold(until: "session"),
    ] {
      let session = guarded(verdict)
      let app = session.freshApp()
      let report = app.restore(NavigationSnapshot(layers: row.layers))
      #expect(picture(app) == row.shows, "\(verdict)")
      #expect(session.made == row.made, "\(verdict)")
      #expect(session.living == app.coordinatorCount, "\(verdict)")
      #expect(!report.isComplete)
      #expect(app.pendingNavigations.isEmpty, "a restore waits for nothing")
      #expect(session.reports.isEmpty)
    }
  }

  @Test("If nothing comes back, the present state stays")
  func nothing() {
    navigationTest(guarded().makeApp([.home, .page(1)]), fail: record) { test in
      for (paths, outcome) in [
        ([Self.base(.init("/secret"))], ExpectedOutcome.denied("no")),
        ([Self.base(.init("/nowhere"))], .ignored(.notFound)), ([], .unchanged),
      ] {
        test.step({ $0.restore(NavigationSnapshot(layers: paths)).outcome }, outcome)
      }
    }
  }

  @Test("Entries that are there but may no longer be seen are checked, too")
  func kept() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1), .club(.lobby)])
    let saved = app.snapshot()
    session.app[.page(1)] = .deny("no")
    let report = app.restore(saved)
    #expect(picture(app) == "App[home *]")
    #expect(report.dropped.map(\.reason) == [.denied("no"), .below])
    #expect(session.living == 1)
  }

  @Test(
    "A fresh root whose start may not be seen shows its fallback, or nothing",
    arguments: [true, false])
  func start(_ hasFallback: Bool) {
    let snapshot = NavigationSnapshot(layers: [Self.base(.init("/secret"))])
    let session = guarded()
    session.app[.home] = .deny("no start")
    if hasFallback { session.appFallback = .page(3) }
    let app = session.freshApp()
    let report = app.restore(snapshot)
    #expect(report.restored == 0)
    #expect(report.dropped.map(\.reason) == [.denied("no")])
    #expect(report.outcome == (hasFallback ? .performed : .denied("no start")))
    #expect(app.routes == (hasFallback ? [.page(3)] : [.home]))
    #expect(app.flow.isFresh == !hasFallback)
    #expect(session.reports == (hasFallback ? [] : [.refusedRoot]))
  }

  @Test("A fresh root whose start is held or redirected begins as it does without a snapshot")
  func heldStart() {
    let snapshot = NavigationSnapshot(layers: [Self.base(.init("/secret"))])
    let verdicts: [Access<GuardedRoute>] = [
      .hold(until: "session", showing: .signIn), .redirect(to: [.page(4)]),
    ]
    for verdict in verdicts {
      let session = guarded()
      session.app[.home] = verdict
      let (app, other) = (session.freshApp(), session.freshApp())
      let report = app.restore(snapshot)
      #expect(Came(report.outcome) == Came(other.start()))
      #expect(picture(app) == picture(other))
      #expect(app.pendingNavigations.count == other.pendingNavigations.count)
      session.app[.home] = nil
      app.release("session")
      other.release("session")
      #expect(picture(app) == picture(other))
    }
  }

  @Test("A start that may not be seen is not checked if something comes back")
  func startIsNotShown() {
    let session = guarded()
    session.app[.home] = .deny("no start")
    let app = session.freshApp()
    #expect(app.restore(NavigationSnapshot(layers: [Self.base(.init("/page/1"))])).isComplete)
    #expect(picture(app) == "App[page(1) *]")
  }

  @Test("Skipping leaves out only the refused entry of a tab, unless it is the declared one")
  func skipsInTab() {
    let session = GuardSession()
    session.app[.club(.room(9))] = .deny("no")
    func restored(_ path: [String]) -> String {
      let app = session.freshApp()
      app.restore(
        NavigationSnapshot(layers: [Self.base(Self.tabs(0, path, ["/annex"], ["/"]))]),
        policy: .skip)
      return picture(app)
    }
    #expect(
      restored(["/club/room/9", "/club/room/1"]) == "App[tabs[>Club[room(1) *], Club[lobby], home]]"
    )
    #expect(restored(["/club/room/9"]) == "App[tabs[>Club[lobby *], Club[lobby], home]]")
    session.app[.club(.lobby)] = .deny("no")
    #expect(
      restored(["/club/room/9", "/club/room/1"]) == "App[tabs[>Club[room(1) *], Club[lobby], home]]"
    )
    #expect(
      restored(["/club", "/club/room/1"]) == "App[tabs[Club[lobby], >Club[lobby *], home]]")
  }
}

extension Coordinator {
  /// The number of coordinators from this one down.
  fileprivate var coordinatorCount: Int {
    func count(_ coordinator: any Coordinator) -> Int {
      coordinator.children.reduce(1) { $0 + count($1) }
    }
    return count(self)
  }
}
