import Testing
import Waymark

/// A verb beside `revalidate()` in an app whose only entry may not be seen.
private struct ExceptionRow: Sendable, CustomTestStringConvertible {
  let refusing: Refusing
  let showing: Showing
  let isFirst: Bool

  var testDescription: String {
    "\(showing.name), \(refusing.name), \(isFirst ? "before" : "after") revalidate"
  }

  static let all: [ExceptionRow] = Refusing.all.flatMap { refusing in
    Showing.all.flatMap { showing in
      [true, false].map { ExceptionRow(refusing: refusing, showing: showing, isFirst: $0) }
    }
  }

  @MainActor
  func call(_ app: GuardedApp) -> Outcome {
    app.transaction {
      if isFirst { _ = showing.verb(app, refusing.route) }
      app.revalidate()
      if !isFirst { _ = showing.verb(app, refusing.route) }
    }
  }
}

@MainActor
@Suite("What stays although it may not be seen spares nothing else")
struct RevalidateExceptionTests {
  private let session = GuardSession()

  @Test(
    "A root that keeps its last entry lets no verb of the same transaction show what is denied",
    arguments: ExceptionRow.all)
  private func denied(_ row: ExceptionRow) {
    let app = session.makeApp()
    row.refusing.deny(session)
    session.app[.home] = .deny("home")
    let outcome = row.call(app)
    guard case .denied = outcome else {
      Issue.record("\(outcome), \(picture(app))")
      return
    }
    #expect(picture(app) == "App[home *]")
    #expect(session.living == 1)
  }

  @Test(
    "A root that keeps its last entry lets no verb of the same transaction show what has to wait",
    arguments: ExceptionRow.all.filter { !$0.isFirst && $0.showing.name != "update" })
  private func held(_ row: ExceptionRow) {
    let app = session.makeApp()
    row.refusing.hold(session)
    session.app[.home] = .hold(until: "gate")
    #expect(Came(row.call(app)) == .held)
    #expect(picture(app) == "App[home *]")
    #expect(session.living == 1)
  }

  @Test("What may be seen is shown beside the entry that stays")
  func allowed() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.home] = .deny("no")
    session.app[.page(1)] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.push(.page(2))
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
    #expect(session.reports == [.refusedRoot])
    #expect(app.pop() == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(session.reports == [.refusedRoot, .refusedRoot])
  }

  @Test(
    "What a child in a sheet shows instead is judged, also while the root keeps its last entry",
    arguments: [true, false])
  func childInSheet(_ isRedirect: Bool) {
    let app = session.makeApp()
    app.present(.club(.lobby))
    session.app[.home] = .deny("no")
    session.vault[.box(1)] = .deny("no")
    if isRedirect {
      session.club[.lobby] = .redirect(to: .vault(.box(1)))
    } else {
      session.club[.lobby] = .deny("no")
      session.clubFallback = .vault(.box(1))
    }
    app.revalidate()
    #expect(picture(app) == "App[home *]")
    #expect(session.reports == [.refusedRoot])
  }

  @Test("A child in a sheet goes although the root keeps its last entry")
  func sheetAboveTheRoot() {
    let app = session.makeApp()
    app.present(.club(.lobby))
    session.app[.home] = .deny("no")
    session.club[.lobby] = .redirect(to: .room(1))
    #expect(app.revalidate() == .redirected)
    #expect(picture(app) == "App[home, ^ sheet[Club[room(1) *]]]")
    session.club[.room(1)] = .deny("no")
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("A tab that was set back takes what may be seen")
  func deliveredAllowed() {
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.push([.room(1), .room(2)]) }
    session.app[.annex(.lobby)] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.deliver(.annex(.room(3)), select: false)
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[tabs[>Club[lobby *], Club[lobby, room(3)], home]]")
    #expect(app.select(.annex(.lobby)) == .denied("no"))
  }

  @Test("Tabs that wait unseen wait with the declared route of the tab that they show")
  func tabsSetBack() {
    let app = session.makeApp([.club(.tabs), .page(1)])
    app.onClub { $0.select(.room(0)) }
    app.onVault { $0.push(.box(1)) }
    session.vault[.door] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.push(.page(2))
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[Club[tabs[Vault[door], >room(0)]], page(1), page(2) *]")
  }

  @Test("A tab that was left is not selected again in the same transaction", arguments: [0, 1])
  func selectedAgain(_ rooms: Int) {
    let app = session.makeApp([.tabs])
    if rooms > 0 { app.onClub { $0.push(.room(1)) } }
    session.club[.lobby] = .deny("no")
    session.app[.club(.room(1))] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.select(.club(.lobby))
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[tabs[Club[lobby], Club[lobby], >home *]]")
  }
}
