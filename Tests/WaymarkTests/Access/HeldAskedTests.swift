import Testing
import Waymark

private let showsSignIn = Access<GuardedRoute>.hold(until: "session", showing: .signIn)

@MainActor
@Suite("Targets that are asked again when what was shown for them leaves")
struct HeldAskedTests {
  private let session = GuardSession()
  private let log = AskedLog()

  private func makeApp(
    _ routes: [GuardedRoute] = [.home], keeping: HoldPolicy.Keeping = .latest,
    start: GuardedRoute = .home
  ) -> GuardedApp {
    let app = session.freshApp(start: start)
    app.flow.holdPolicy = HoldPolicy(keeping: keeping) { [log] in log.append($0) }
    if start == .home { app.setRoutes(routes) }
    return app
  }

  @Test(
    "Whatever ends the sign-in, the target goes on before the verb returns",
    arguments: AskedRow.endings)
  func endings(_ row: AskedRow) async {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = app.push(.secret).hold
    #expect(picture(app) == "App[home, ^ sheet[signIn *]]")
    session.allowAll()
    #expect(row.verb(app) == .performed, "\(row)")
    #expect(picture(app) == row.after, "\(row)")
    #expect(await token?.result == .replayed(.performed))
    #expect(app.release("session") == .unchanged)
    #expect(log.reasons.isEmpty)
  }

  @Test(
    "Whatever ends the sign-in without a session ends the journey", arguments: AskedRow.endings)
  func givenUp(_ row: AskedRow) async {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = app.push(.secret).hold
    #expect(row.verb(app) == .performed, "\(row)")
    #expect(app.projection.layers.count == 1)
    #expect(app.visiblePath.joined().contains(.signIn) == false)
    #expect(await token?.result == .dropped(.abandoned))
    #expect(log.reasons == [.abandoned])
    #expect(app.pendingNavigations.isEmpty)
    session.allowAll()
    #expect(app.release("session") == .unchanged)
  }

  @Test("A verb that is refused, or that asks first, does not ask the target")
  func refused() throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    let navigator = try app.navigator(GuardedApp.self, of: "signIn")
    session.allowAll()
    navigator.leavePolicy = .blocked
    #expect(app.dismiss() == .ignored(.blocked))
    #expect(token.isWaiting)
    navigator.leavePolicy = .confirm
    let request = try #require(app.dismiss().leaveRequest)
    #expect(token.isWaiting)
    #expect(request.proceed() == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("An entry above the first one, and a second screen, may go: the place is still there")
  func severalScreens() throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    app.push(.page(1))
    app.push(.page(2))
    app.replaceTop(.page(3))
    app.pop()
    app.present(.note)
    app.dismiss()
    #expect(picture(app) == "App[home, ^ sheet[signIn, page(1) *]]")
    let first = try #require(app.projection.layers.last?.entries.first?.id)
    #expect(app.remove(first) == .performed)
    #expect(picture(app) == "App[home, ^ sheet[page(1) *]]")
    #expect(token.isWaiting)
    session.allowAll()
    #expect(app.pop() == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("A sign-in of several coordinators, pushed, is over when its child is")
  func pushedChild() throws {
    let app = makeApp()
    session.app[.secret] = .hold(until: "session", showing: .club(.vault(.door)))
    let token = try #require(app.push(.secret).hold)
    #expect(picture(app) == "App[home, Club[Vault[door *]]]")
    app.onVault { $0.push(.box(1)) }
    app.onClub { $0.push(.room(1)) }
    let door = try #require(app.entry(named: "door"))
    #expect(app.remove(door.id) == .performed)
    #expect(app.onVault { $0.pop() } == .performed)
    #expect(picture(app) == "App[home, Club[room(1) *]]")
    #expect(token.isWaiting)
    session.allowAll()
    #expect(app.onClub { $0.finish() } == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("Pushed without a layer or a child, the entry is the place")
  func pushedEntry() throws {
    let app = makeApp()
    session.app[.secret] = .hold(until: "session", showing: .page(9))
    let token = try #require(app.push(.secret).hold)
    app.push(.page(2))
    app.pop()
    #expect(token.isWaiting)
    session.allowAll()
    app.pop()
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test(
    "What showed it already is the place: what goes with the visible leaf",
    arguments: [
      AskedRow("a sheet", "App[home, secret *]") { $0.present(.signIn) },
      AskedRow("an entry", "App[home, page(1), secret *]") { $0.push([.page(1), .signIn]) },
      AskedRow("an entry of a sheet", "App[home, ^ sheet[note, secret *]]") { app in
        app.present(.note)
        return app.push(.signIn)
      },
    ])
  func shownAlready(_ row: AskedRow) throws {
    let app = makeApp()
    #expect(row.verb(app) == .performed)
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    #expect(app.visiblePath.last?.last == .signIn)
    session.allowAll()
    #expect(app.pop() == .performed)
    #expect(picture(app) == row.after)
    #expect(!token.isWaiting)
  }

  @Test("Two gates one after the other: what the second shows is shown, then the target")
  func twoGates() async throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    session.app[.secret] = .hold(until: "terms", showing: .note)
    #expect(app.dismiss() == .performed)
    #expect(picture(app) == "App[home, ^ sheet[note *]]")
    #expect(app.pendingNavigations.map(\.gate) == ["terms"])
    #expect(app.pendingNavigations.map(\.token) == [token])
    session.allowAll()
    #expect(app.dismiss() == .performed)
    #expect(picture(app) == "App[home, secret *]")
    #expect(await token.result == .replayed(.performed))
  }

  @Test("Back at a gate that it waited for before, it is dropped, and nothing is shown")
  func backAtAGate() async throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    session.app[.secret] = .hold(until: "terms", showing: .note)
    app.dismiss()
    session.app[.secret] = showsSignIn
    app.dismiss()
    #expect(picture(app) == "App[home *]")
    #expect(await token.result == .dropped(.abandoned))
  }

  @Test("Gates without an end are given up")
  func endlessGates() async throws {
    let app = makeApp()
    var number = 0
    session.onAsk = {
      number += 1
      self.session.app[.secret] = .hold(until: Gate("gate \(number)"), showing: .signIn)
    }
    app.observe { change, _ in
      if change.entered.map(\.description).contains("signIn") { app.dismiss() }
    }
    let token = try #require(app.push(.secret).hold)
    while token.isWaiting { app.dismiss() }
    #expect(picture(app) == "App[home *]")
    #expect(await token.result == .dropped(.abandoned))
  }

  @Test("A gate that shows nothing is waited for until it is released")
  func secondGateWithoutScreen() throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let token = try #require(app.push(.secret).hold)
    session.app[.secret] = .hold(until: "terms")
    app.dismiss()
    #expect(token.isWaiting)
    session.allowAll()
    app.push(.page(1))
    app.pop()
    #expect(token.isWaiting)
    #expect(app.release("terms") == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("What is denied or led elsewhere in the end is so")
  func deniedInTheEnd() async throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    let denied = try #require(app.push(.secret).hold)
    session.app[.secret] = .deny("no")
    #expect(app.dismiss() == .performed)
    #expect(await denied.result == .replayed(.denied("no")))
    #expect(picture(app) == "App[home *]")
    session.app[.secret] = showsSignIn
    let led = try #require(app.push(.secret).hold)
    session.app[.secret] = .redirect(to: .page(9))
    #expect(app.dismiss() == .performed)
    #expect(await led.result == .replayed(.redirected))
    #expect(picture(app) == "App[page(9) *]")
  }

  @Test("Several targets of one sign-in go on, the oldest first")
  func several() {
    let app = makeApp(keeping: .all)
    session.app[.secret] = showsSignIn
    session.app[.page(1)] = showsSignIn
    session.app[.page(2)] = .hold(until: "other")
    app.push(.page(2))
    app.push(.secret)
    app.push(.page(1))
    session.allowAll()
    session.app[.page(2)] = .hold(until: "other")
    app.dismiss()
    #expect(picture(app) == "App[home, secret, page(1) *]")
    #expect(app.pendingNavigations.map(\.name) == ["page(2)"])
    #expect(log.reasons.isEmpty)
  }

  @Test("Of several targets each has its own answer, also when one ends what is shown for another")
  func severalPlaces() {
    let app = makeApp(keeping: .all)
    session.app[.secret] = showsSignIn
    session.app[.page(1)] = .hold(until: "terms", showing: .note)
    session.app[.page(2)] = showsSignIn
    app.open(.secret)
    app.open(.page(1))
    #expect(picture(app) == "App[home, ^ sheet[signIn], ^ sheet[note *]]")
    app.open(.page(2))
    session.app[.secret] = nil
    app.dismissAll()
    #expect(picture(app) == "App[home, secret *]")
    #expect(log.names == ["page(1)", "page(2)"])
    #expect(log.reasons == [.abandoned, .abandoned])
  }

  @Test("A target that goes on may end what is shown for another, which is asked next")
  func chain() {
    let app = makeApp(keeping: .all)
    session.app[.page(1)] = .hold(until: "terms", showing: .page(8))
    session.app[.secret] = showsSignIn
    app.setRoutes([.home, .page(7)])
    app.setRoot(.page(1))
    app.push(.secret)
    #expect(picture(app) == "App[home, page(7), page(8), ^ sheet[signIn *]]")
    session.allowAll()
    app.setRoutes([.home])
    #expect(picture(app) == "App[page(1), secret *]")
  }
}
