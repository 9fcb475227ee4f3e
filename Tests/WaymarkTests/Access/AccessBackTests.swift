import Testing
import Waymark

/// The routes that may not be seen when back is called at the root of a tab, and where it leads.
private struct BackRow: Sendable, CustomTestStringConvertible {
  let policy: TabBackPolicy
  let selections: [GuardedRoute]
  let forbid: GuardedRow.Forbid
  /// The visible routes after each `back()`, until it is ignored.
  let seen: [GuardedRoute]
  let testDescription: String

  init(
    _ name: String, _ policy: TabBackPolicy, _ selections: [GuardedRoute],
    _ forbid: @escaping GuardedRow.Forbid, _ seen: [GuardedRoute]
  ) {
    testDescription = "\(policy): \(name)"
    self.policy = policy
    self.selections = selections
    self.forbid = forbid
    self.seen = seen
  }
}

private let club = GuardedRoute.club(.lobby)
private let annex = GuardedRoute.annex(.lobby)

private let rows: [BackRow] = [
  BackRow("all other tabs", .first, [annex], deny(club, .home), [.page(7)]),
  BackRow("the only tab on the list", .first, [annex], deny(club), [.page(7)]),
  BackRow("the only tab on the list", .initial, [.home], deny(club), [.page(7)]),
  BackRow("the nearest tab on the list", .order, [.home], deny(annex), [club, .page(7)]),
  BackRow("all tabs on the list", .order, [.home], deny(annex, club), [.page(7)]),
  BackRow("the nearest tab on the list", .history, [annex, .home], deny(annex), [club, .page(7)]),
  BackRow("the last tab on the list", .history, [annex, .home], deny(club), [annex, .page(7)]),
  BackRow("all tabs on the list", .history, [.home], deny(club), [.page(7)]),
  BackRow(
    "a tab that is redirected", .first, [annex], { $0.app[club] = .redirect(to: .page(9)) },
    [.page(7)]),
  BackRow(
    "a tab that has to wait", .first, [annex],
    { $0.app[club] = .hold(until: "gate", showing: .signIn) },
    [.page(7)]),
  BackRow(
    "a tab with a fallback", .first, [annex],
    { session in
      session.app[club] = .deny("no")
      session.clubFallback = .room(9)
    }, [.club(.room(9)), .page(7)]),
  BackRow(
    "a tab whose fallback may not be seen", .first, [annex],
    { session in
      session.club[.lobby] = .deny("no")
      session.clubFallback = .room(9)
      session.app[.club(.room(9))] = .deny("no")
    }, [.page(7)]),
]

@MainActor
@Suite("Back to tabs that may not be seen")
struct AccessBackTests {
  private func makeApp(_ row: BackRow, _ routes: [GuardedRoute]) -> (GuardSession, GuardedApp) {
    let session = GuardSession()
    session.back = row.policy
    let app = session.makeApp(routes)
    for route in row.selections { #expect(app.select(route) == .performed) }
    row.forbid(session)
    return (session, app)
  }

  /// Goes back until that is ignored. Returns what was visible after each step.
  private func walk(_ app: GuardedApp, from row: BackRow) -> [GuardedRoute] {
    var seen: [GuardedRoute] = []
    while seen.count < 10 {
      let couldGoBack = app.canGoBack
      let outcome = app.back()
      #expect(couldGoBack == (outcome == .performed), "\(row) after \(seen): \(outcome)")
      guard outcome == .performed else {
        #expect(outcome == .ignored(.atRoot), "\(row)")
        break
      }
      seen += [app.visiblePath.last?.last].compactMap(\.self)
    }
    return seen
  }

  @Test("Back skips a tab that may not be seen", arguments: rows)
  private func below(_ row: BackRow) {
    let (session, app) = makeApp(row, [.page(7), .tabs])
    #expect(walk(app, from: row) == row.seen)
    #expect(app.routes == [.page(7)])
    #expect(session.reports == [])
  }

  @Test(
    "At the root of the app there is no way back if no tab on the list may be seen", arguments: rows
  )
  private func root(_ row: BackRow) {
    let (session, app) = makeApp(row, [.tabs])
    #expect(walk(app, from: row) == row.seen.dropLast())
    #expect(session.reports == [])
  }

  @Test("In a transaction and in a layer, back skips it, too", arguments: rows)
  private func layer(_ row: BackRow) {
    let session = GuardSession()
    session.back = row.policy
    let app = session.makeApp([.page(7)])
    app.present(.tabs)
    for route in row.selections { app.select(route) }
    row.forbid(session)
    var steps = 0
    while app.layers.count > 1, steps < 10 {
      #expect(app.transaction { app.back() } == .performed)
      steps += 1
    }
    #expect(steps == row.seen.count)
  }

  @Test("Tabs in a tab: the inner list comes first, then the outer, then what lies below")
  func nested() {
    let session = GuardSession()
    session.back = .order
    let app = session.makeApp([.page(7), .tabs])
    app.select(annex)
    app.onClub(1) { $0.setRoutes([.tabs]) }
    app.onClub(1) { $0.select(.room(0)) }
    session.vault[.door] = .deny("no")
    #expect(app.back() == .performed)
    #expect(
      picture(app) == "App[page(7), tabs[>Club[lobby *], Club[tabs[Vault[door], >room(0)]], home]]")

    app.select(annex)
    session.app[club] = .deny("no")
    #expect(app.back() == .performed)
    #expect(picture(app) == "App[page(7) *]")
  }

  @Test("Back stops at a tab of which a part may be seen, and the rest leaves")
  func partly() {
    let session = GuardSession()
    let app = session.makeApp([.page(7), .tabs])
    app.onClub { $0.push(.room(1)) }
    app.select(annex)
    session.app[club] = .deny("no")
    #expect(app.back() == .performed)
    #expect(picture(app) == "App[page(7), tabs[>Club[room(1) *], Club[lobby], home]]")
  }

  @Test("A tab that turns out to show nothing does not give way to the tab that back left")
  func leftAfterAll() {
    let session = GuardSession()
    let app = session.makeApp([.page(7), .tabs])
    app.select(annex)
    session.clubFallback = .tabs
    for route in [club, .club(.vault(.door)), .club(.room(0)), .home] {
      session.app[route] = .deny("no")
    }
    #expect(app.back() == .performed)
    #expect(picture(app) == "App[page(7) *]")
  }

  @Test("A platform's request for a tab that may not be seen is denied as always")
  func requested() throws {
    let session = GuardSession()
    let app = session.makeApp([.page(7), .tabs])
    app.select(annex)
    session.app[club] = .deny("no")
    let before = picture(app)
    let tabs = try #require(app.projection.base.entries.last?.tabs)
    #expect(app.request(select: 0, in: tabs, revision: tabs.revision) == .denied("no"))
    #expect(picture(app) == before)
  }

  @Test("Readers of canGoBack are notified when a verb follows a change of the rules, either way")
  func told() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.select(annex)
    #expect(app.canGoBack)
    #expect(
      notifies({ _ = app.canGoBack }) {
        session.app[club] = .deny("no")
        app.revalidate()
      })
    #expect(!app.canGoBack)
    #expect(
      notifies({ _ = app.canGoBack }) {
        session.allowAll()
        app.revalidate()
      })
    #expect(app.canGoBack)
    #expect(!notifies({ _ = app.canGoBack }) { app.revalidate() })
  }

  @Test("Readers of canGoBack are notified when the path of the tab on the list changes unseen")
  func toldOfPath() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.select(annex)
    session.app[club] = .deny("no")
    #expect(!app.canGoBack)
    #expect(notifies({ _ = app.canGoBack }) { app.deliver(.club(.room(1)), select: false) })
    #expect(app.canGoBack)
  }

  @Test("Several steps are counted by entries alone; what may not be seen where they end goes, too")
  func refusedOnTheWay() {
    func app() -> (GuardSession, GuardedApp) {
      let session = GuardSession()
      let app = session.makeApp([.home, .page(1), .secret, .page(2)])
      session.app[.secret] = .deny("no")
      return (session, app)
    }
    let (_, single) = app()
    single.back()
    #expect(single.routes == [.home, .page(1)])
    let (_, several) = app()
    #expect(several.back(2) == .performed)
    #expect(several.routes == [.home, .page(1)])
    let (_, named) = app()
    #expect(named.back(to: .secret) == .performed)
    #expect(named.routes == [.home, .page(1)])
  }

  @Test("An access that reads canGoBack gets an answer")
  func asksBack() {
    let session = GuardSession()
    let app = session.makeApp([.page(7), .tabs])
    app.select(annex)
    session.onAsk = { _ = app.canGoBack }
    #expect(app.canGoBack)
    #expect(app.back() == .performed)
    #expect(app.visiblePath == [[.page(7), .tabs, club]])
  }
}
