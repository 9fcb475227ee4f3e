import Testing
import Waymark
import WaymarkTesting

/// A verb together with `revalidate()`, in an app whose only entry may not be seen.
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
@Suite("An entry that stays although it may not be seen protects nothing else")
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

  @Test("What may be seen is shown above the entry that stays")
  func allowed() {
    navigationTest(session.makeApp([.home, .page(1)]), fail: record) { test in
      session.app[.home] = .deny("no")
      session.app[.page(1)] = .deny("no")
      test.step({ app in Self.revalidating(app) { app.push(.page(2)) } }) {
        $0.base.replaceLast(with: .page(2))
      }
      test.report(.refusedRoot)
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.report(.refusedRoot)
    }
  }

  /// A transaction that does something after a revalidation.
  private static func revalidating(
    _ app: GuardedApp, _ body: @escaping @MainActor () -> Outcome
  ) -> Outcome {
    app.transaction {
      app.revalidate()
      _ = body()
    }
  }

  @Test(
    "What a child in a sheet shows instead is checked, even while the root keeps its last entry",
    arguments: [true, false])
  func childInSheet(_ isRedirect: Bool) {
    navigationTest(session.makeApp(), fail: record) { test in
      test.given { $0.present(.club(.lobby)) }
      session.app[.home] = .deny("no")
      session.vault[.box(1)] = .deny("no")
      session.club[.lobby] = isRedirect ? .redirect(to: .vault(.box(1))) : .deny("no")
      session.clubFallback = isRedirect ? nil : .vault(.box(1))
      test.act({ $0.revalidate() }) { $0.dismiss() }
      test.report(.refusedRoot)
    }
  }

  @Test("A child in a sheet goes although the root keeps its last entry")
  func sheetAboveTheRoot() {
    navigationTest(session.makeApp(), fail: record) { test in
      test.given { $0.present(.club(.lobby)) }
      session.app[.home] = .deny("no")
      session.club[.lobby] = .redirect(to: .room(1))
      test.step({ $0.revalidate() }, .redirected) { $0.path = [.club(.room(1))] }
      test.report(.refusedRoot)
      session.club[.room(1)] = .deny("no")
      test.step({ $0.revalidate() }) { $0.dismiss() }
      test.report(.refusedRoot)
    }
  }

  @Test("A tab that was set back accepts what may be seen")
  func deliveredAllowed() {
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      test.given { app in app.onClub(1) { $0.push([.room(1), .room(2)]) } }
      session.app[.annex(.lobby)] = .deny("no")
      let delivers: GuardedRow.Verb = { app in
        Self.revalidating(app) { app.deliver(.annex(.room(3)), select: false) }
      }
      test.step(delivers) { $0[tab: .annex(.lobby)] = [.annex(.lobby), .annex(.room(3))] }
      test.step({ $0.select(.annex(.lobby)) }, .denied("no"))
    }
  }

  @Test("Tabs that wait unseen wait with the declared route of the tab that they show")
  func tabsSetBack() {
    navigationTest(session.makeApp([.club(.tabs), .page(1)]), fail: record) { test in
      test.given { app in
        app.onClub { $0.select(.room(0)) }
        app.onVault { $0.push(.box(1)) }
      }
      session.vault[.door] = .deny("no")
      test.step({ app in Self.revalidating(app) { app.push(.page(2)) } }) {
        $0.base.append(.page(2))
        $0[tab: .club(.vault(.door))].removeLast()
      }
    }
  }

  @Test("A tab that was left is not selected again in the same transaction", arguments: [0, 1])
  func selectedAgain(_ rooms: Int) {
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      if rooms > 0 { test.given { app in app.onClub { $0.push(.room(1)) } } }
      session.club[.lobby] = .deny("no")
      session.app[.club(.room(1))] = .deny("no")
      test.step({ app in Self.revalidating(app) { app.select(.club(.lobby)) } }, .denied("no")) {
        $0.selected = .home
        $0[tab: .club(.lobby)] = [.club(.lobby)]
      }
    }
  }
}
