import Testing
import Waymark
import WaymarkTesting

private let showsSignIn = Access<GuardedRoute>.hold(until: "session", showing: .signIn)

@MainActor
@Suite("Targets that are called again when what was shown for them leaves")
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
    "Whatever ends the sign-in, the target is called again before the verb returns",
    arguments: AskedRow.endings)
  func endings(_ row: AskedRow) async {
    await navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      let held = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.allowAll()
      test.step(row.verb) { $0.paths = row.after }
      #expect(await held.hold?.result == .replayed(.performed))
      test.step({ $0.release("session") }, .unchanged)
    }
  }

  @Test(
    "If the sign-in ends without a session, the target is given up", arguments: AskedRow.endings)
  func givenUp(_ row: AskedRow) async {
    await navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      let held = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      test.step(row.verb) { $0.paths = [row.after[0].dropLast()] }
      test.drop("secret", .abandoned)
      #expect(await held.hold?.result == .dropped(.abandoned))
      session.allowAll()
      test.step({ $0.release("session") }, .unchanged)
    }
    #expect(log.reasons == [.abandoned])
  }

  @Test("A verb that is refused, or that asks first, does not call the target")
  func refused() throws {
    try navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      let navigator = try test.root.navigator(GuardedApp.self, of: "signIn")
      session.allowAll()
      navigator.leavePolicy = .blocked
      test.step({ $0.dismiss() }, .ignored(.blocked))
      navigator.leavePolicy = .confirm
      test.step({ $0.dismiss() }, .asks("signIn"))
      test.answer(.proceed) {
        $0.dismiss()
        $0.base.append(.secret)
      }
    }
  }

  @Test("An entry above the first one, and a second screen, may go: the hold place remains")
  func severalScreens() throws {
    try navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      test.step({ $0.push(.page(1)) }) { $0.path.append(.page(1)) }
      test.step({ $0.push(.page(2)) }) { $0.path.append(.page(2)) }
      test.step({ $0.replaceTop(.page(3)) }) { $0.path.replaceLast(with: .page(3)) }
      test.step({ $0.pop() }) { $0.path.removeLast() }
      test.step({ $0.present(.note) }) { $0.present(.note) }
      test.step({ $0.dismiss() }) { $0.dismiss() }
      let first = try #require(test.root.entry(named: "signIn"))
      test.step({ $0.remove(first.id) }) { $0.path.remove(.signIn) }
      session.allowAll()
      test.step({ $0.pop() }) {
        $0.dismiss()
        $0.base.append(.secret)
      }
    }
  }

  @Test("A sign-in of several coordinators, pushed, is over when its child leaves")
  func pushedChild() throws {
    try navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: "session", showing: .club(.vault(.door)))
      test.step({ $0.push(.secret) }, .held("session")) { $0.base.append(.club(.vault(.door))) }
      test.given { app in
        app.onVault { $0.push(.box(1)) }
        app.onClub { $0.push(.room(1)) }
      }
      let door = try #require(test.root.entry(named: "door"))
      test.step({ $0.remove(door.id) }) { $0.base.remove(.club(.vault(.door))) }
      test.step({ $0.onVault { $0.pop() } }) { $0.base.remove(.club(.vault(.box(1)))) }
      session.allowAll()
      test.step({ $0.onClub { $0.finish() } }) { $0.base.replaceLast(with: .secret) }
    }
  }

  @Test("If an entry is pushed without a layer or a child, that entry is the hold place")
  func pushedEntry() {
    navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: "session", showing: .page(9))
      test.step({ $0.push(.secret) }, .held("session")) { $0.base.append(.page(9)) }
      test.step({ $0.push(.page(2)) }) { $0.base.append(.page(2)) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      session.allowAll()
      test.step({ $0.pop() }) { $0.base.replaceLast(with: .secret) }
    }
  }

  @Test(
    "What already showed it is the hold place, together with the visible leaf",
    arguments: [
      AskedRow("a sheet") { $0.present(.signIn) },
      AskedRow("an entry", [[.home, .page(1), .secret]]) { $0.push([.page(1), .signIn]) },
      AskedRow("an entry of a sheet", [[.home], [.note, .secret]]) { app in
        app.present(.note)
        return app.push(.signIn)
      },
    ])
  func shownAlready(_ row: AskedRow) {
    navigationTest(makeApp(), fail: record) { test in
      test.given { #expect(row.verb($0) == .performed) }
      session.app[.secret] = showsSignIn
      test.step({ $0.push(.secret) }, .held("session"))
      session.allowAll()
      test.step({ $0.pop() }) { $0.paths = row.after }
    }
  }

  @Test("Two gates one after the other: what the second shows is shown, then the target")
  func twoGates() async throws {
    try await navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      let held = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      let token = try #require(held.hold)
      session.app[.secret] = .hold(until: "terms", showing: .note)
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.present(.note)
      }
      #expect(test.root.pendingNavigations.map(\.gate) == ["terms"])
      #expect(test.root.pendingNavigations.map(\.token) == [token])
      session.allowAll()
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.base.append(.secret)
      }
      #expect(await token.result == .replayed(.performed))
    }
  }

  @Test("If it comes back to a gate that it already waited for, it is dropped and nothing is shown")
  func backAtAGate() async {
    await navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      let held = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.app[.secret] = .hold(until: "terms", showing: .note)
      test.given { $0.dismiss() }
      session.app[.secret] = showsSignIn
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.drop("secret", .abandoned)
      #expect(await held.hold?.result == .dropped(.abandoned))
    }
  }

  @Test(
    "The rest of a gate is another gate if access names only that, whether or not a part was released",
    arguments: [true, false])
  func restOfAGate(isReleased: Bool) {
    let both: Gate = ["session", "terms"]
    navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: both, showing: .signIn)
      test.step({ $0.push(.secret) }, .held(both)) { $0.present(.signIn) }
      if isReleased { test.step({ $0.release("session") }, .unchanged) }
      session.app[.secret] = .hold(until: "terms", showing: .note)
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.present(.note)
      }
      #expect(test.root.pendingNavigations.map(\.gate) == ["terms"])
      test.given { $0.dropHolds() }
      test.drop("secret", .cleared)
    }
  }

  @Test("A gate that was released in part is the same gate while access names all of it")
  func gateReleasedInPart() {
    let both = Access<GuardedRoute>.hold(until: ["session", "terms"], showing: .signIn)
    navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = both
      test.step({ $0.push(.secret) }, .held(["session", "terms"])) { $0.present(.signIn) }
      test.step({ $0.release("session") }, .unchanged)
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.drop("secret", .abandoned)
    }
  }

  @Test("An endless chain of gates is given up")
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
  func secondGateWithoutScreen() {
    navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.app[.secret] = .hold(until: "terms")
      test.step({ $0.dismiss() }) { $0.dismiss() }
      session.allowAll()
      test.step({ $0.push(.page(1)) }) { $0.base.append(.page(1)) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.release("terms") }) { $0.base.append(.secret) }
    }
  }

  @Test("A target that is denied or redirected at the end has that outcome")
  func deniedInTheEnd() async {
    await navigationTest(makeApp(), fail: record) { test in
      session.app[.secret] = showsSignIn
      let denied = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.app[.secret] = .deny("no")
      test.step({ $0.dismiss() }) { $0.dismiss() }
      #expect(await denied.hold?.result == .replayed(.denied("no")))
      session.app[.secret] = showsSignIn
      let led = test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.app[.secret] = .redirect(to: .page(9))
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.base = [.page(9)]
      }
      #expect(await led.hold?.result == .replayed(.redirected))
    }
  }

  @Test("Several targets of one sign-in are called again, the oldest first")
  func several() {
    navigationTest(makeApp(keeping: .all), fail: record) { test in
      for route in [.secret, .page(1)] as [GuardedRoute] { session.app[route] = showsSignIn }
      session.app[.page(2)] = .hold(until: "other")
      test.given { app in
        for route in [GuardedRoute.page(2), .secret, .page(1)] { app.push(route) }
      }
      session.allowAll()
      session.app[.page(2)] = .hold(until: "other")
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.base.append(contentsOf: [.secret, .page(1)])
      }
      #expect(test.root.pendingNavigations.map(\.name) == ["page(2)"])
      test.ends(targets: 1)
    }
    #expect(log.reasons.isEmpty)
  }

  @Test("Of several targets each has its own result, even if one ends what is shown for another")
  func severalPlaces() {
    navigationTest(makeApp(keeping: .all), fail: record) { test in
      session.app[.secret] = showsSignIn
      session.app[.page(1)] = .hold(until: "terms", showing: .note)
      session.app[.page(2)] = showsSignIn
      test.step({ $0.open(.secret) }, .held("session")) { $0.present(.signIn) }
      test.step({ $0.open(.page(1)) }, .held("terms")) { $0.present(.note) }
      test.given { $0.open(.page(2)) }
      session.app[.secret] = nil
      test.step({ $0.dismissAll() }) {
        $0.dismiss($0.layerCount - 1)
        $0.base.append(.secret)
      }
      test.drop("page(1)", .abandoned)
      test.drop("page(2)", .abandoned)
    }
    #expect(log.names == ["page(1)", "page(2)"])
    #expect(log.reasons == [.abandoned, .abandoned])
  }

  @Test("A target that is called again may end what is shown for another, which is called next")
  func chain() {
    navigationTest(makeApp([.home, .page(7)], keeping: .all), fail: record) { test in
      session.app[.page(1)] = .hold(until: "terms", showing: .page(8))
      session.app[.secret] = showsSignIn
      test.step({ $0.setRoot(.page(1)) }, .held("terms")) { $0.base.append(.page(8)) }
      test.step({ $0.push(.secret) }, .held("session")) { $0.present(.signIn) }
      session.allowAll()
      test.step({ $0.setRoutes([.home]) }) {
        $0.dismiss()
        $0.base = [.page(1), .secret]
      }
    }
  }
}
