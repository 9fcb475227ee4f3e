import Testing
import Waymark
import WaymarkTesting

private let showsSignIn = Access<GuardedRoute>.hold(until: "session", showing: .signIn)

@MainActor
@Suite("Sign-ins that cannot leave because they are the first entry of the app or a tab")
struct HeldUnendedTests {
  private let session = GuardSession()

  /// An app that begins with the sign-in, because its start must wait.
  private func makeApp(showing route: GuardedRoute = .signIn) -> GuardedApp {
    let app = session.freshApp()
    session.app[.home] = .hold(until: "session", showing: route)
    app.start()
    return app
  }

  private nonisolated static let endings: [AskedRow] = [
    AskedRow("pop") { $0.pop() },
    AskedRow("pop of several") { $0.pop(3) },
    AskedRow("dismiss") { $0.dismiss() },
    AskedRow("finish") { $0.finish() },
    AskedRow("a navigator pops") { $0.navigate(from: "signIn") { $0.pop() } },
    AskedRow("a navigator dismisses") { $0.navigate(from: "signIn") { $0.dismiss() } },
    AskedRow("a navigator finishes") { $0.navigate(from: "signIn") { $0.finish() } },
    AskedRow("a transaction") { app in app.transaction { app.dismiss() } },
    AskedRow("a navigator's transaction") { app in
      app.navigate(from: "signIn") { navigator in navigator.transaction { navigator.pop() } }
    },
  ]

  @Test("A cold start continues after a verb that would end the sign-in", arguments: endings)
  func start(_ row: AskedRow) {
    let app = makeApp()
    let plain = row.verb(session.makeApp([.signIn]))
    navigationTest(app, fail: record) { test in
      test.begins { $0.base = [.signIn] }
      session.app[.home] = showsSignIn
      test.step(row.verb, ExpectedOutcome(plain))
      session.allowAll()
      test.step(row.verb) { $0.base = [.home] }
    }
    #expect(session.reports.isEmpty)
  }

  @Test("A cold start with a guarded link continues to the link", arguments: endings)
  func link(_ row: AskedRow) throws {
    let app = session.freshApp()
    session.app[.home] = showsSignIn
    session.app[.secret] = showsSignIn
    let token = try #require(app.open("/secret").hold)
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingNavigations.map(\.name) == ["home", "secret"])
    #expect(app.pendingNavigations.last?.token == token)
    session.allowAll()
    #expect(row.verb(app) == .performed, "\(row)")
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("A verb that no target waits for has its usual outcome", arguments: endings)
  func plain(_ row: AskedRow) throws {
    let app = session.makeApp([.signIn])
    #expect(!row.verb(app).didChange, "\(row)")
    #expect(picture(app) == "App[signIn *]")
  }

  @Test(
    "back and observations never call the target, nor does a verb that redirects or changes nothing"
  )
  func never() {
    let app = makeApp()
    session.allowAll()
    #expect(app.back() == .ignored(.atRoot))
    let layer = app.projection.base
    #expect(app.reconcile(layer, shown: layer.entries.ids, remaining: []) == .ignored(.atRoot))
    #expect(app.dismissAll() == .ignored(.nothingPresented))
    #expect(app.popToRoot() == .unchanged)
    #expect(app.pop(0) == .unchanged)
    #expect(app.pop(toLast: .page(1)) == .ignored(.notFound))
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingNavigations.count == 1)
    #expect(session.reports == [.rootRemoved])
  }

  @Test("A verb that ends something else calls no target")
  func above() {
    navigationTest(makeApp(), fail: record) { test in
      test.given { app in
        app.push(.page(1))
        app.present(.note)
      }
      session.allowAll()
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.ends(targets: 1)
    }
  }

  @Test("A sign-in of several screens ends from any of them")
  func severalScreens() throws {
    for verb: @MainActor (Navigator<ClubCoordinator>) -> Outcome in [
      { $0.dismiss() }, { $0.finish() },
    ] {
      session.allowAll()
      try navigationTest(makeApp(showing: .club(.lobby)), fail: record) { test in
        test.step({ $0.onClub { $0.push(.room(1)) } }) { $0.base.append(.club(.room(1))) }
        let navigator = try test.root.navigator(ClubCoordinator.self, of: "room(1)")
        session.allowAll()
        test.step({ _ in verb(navigator) }) { $0.base = [.home] }
      }
    }
  }

  @Test(
    "The first entry may leave anyway, and then a start does not undo what took its place")
  func replaced() {
    for isAllowed in [false, true] {
      session.allowAll()
      navigationTest(makeApp(), fail: record) { test in
        if isAllowed { session.allowAll() }
        test.step({ isAllowed ? $0.replaceTop(.page(1)) : $0.setRoot(.page(1)) }) {
          $0.base = [.page(1)]
        }
        test.drop("home", .replaced)
      }
    }
  }

  @Test(
    "Two gates at a cold start: what the second shows is shown, and the verb has its usual outcome"
  )
  func twoGates() {
    navigationTest(makeApp(), fail: record) { test in
      session.app[.home] = .hold(until: "terms", showing: .note)
      test.step({ $0.dismiss() }, .ignored(.nothingPresented)) { $0.present(.note) }
      session.app[.home] = showsSignIn
      #expect(test.root.pendingNavigations.map(\.gate) == ["terms"])
      session.allowAll()
      test.step({ $0.dismiss() }) {
        $0.dismiss()
        $0.base = [.home]
      }
    }
  }

  @Test(
    "If the start is denied, that is the outcome of the verb, and the start waits until it is allowed"
  )
  func denied() {
    navigationTest(makeApp(), fail: record) { test in
      session.app[.home] = .deny("no")
      test.step({ $0.dismiss() }, .denied("no"))
      test.step({ $0.dismiss() }, .denied("no"))
      session.allowAll()
      test.step({ $0.dismiss() }) { $0.base = [.home] }
    }
  }

  @Test("Whoever is denied after a later gate begins anew, and so does the next user")
  func deniedLater() {
    let app = makeApp()
    session.app[.home] = .hold(until: "terms", showing: .note)
    app.pop()
    session.app[.home] = .deny("blocked")
    app.dismiss()
    #expect(app.pendingNavigations.map(\.gate) == ["session"])
    session.app[.home] = .hold(until: "terms", showing: .note)
    app.pop()
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home *]")
  }

  @Test(
    "A check of a later gate that is given up or fails is over, and what it showed may go",
    arguments: [true, false])
  func laterCheck(fails: Bool) async throws {
    let control = CheckControl()
    let app = makeApp()
    session.app[.home] = .hold(until: control.gate(), showing: .note)
    app.pop()
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    try await control.begun()
    if fails { try await control.end() }
    app.dismiss()
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingNavigations.map(\.gate) == ["session"])
    if !fails { try await control.end() }
    #expect(control.cancellations == [!fails])
    app.pop()
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    try await control.begun()
    session.allowAll()
    try await control.end()
    #expect(picture(app) == "App[home *]")
  }

  @Test("A target that waits for the tree's own gate in front of it is not called again and again")
  func ownGate() throws {
    let app = session.makeApp([.signIn])
    session.app[.secret] = showsSignIn
    app.open(.secret, over: .whenClear)
    let signIn = try app.navigator(GuardedApp.self, of: "signIn")
    signIn.isProtected = true
    session.allowAll()
    app.pop()
    session.app[.secret] = .deny("no")
    signIn.isProtected = false
    #expect(session.reports.isEmpty)
    #expect(picture(app) == "App[signIn *]")
  }

  @Test("Whoever gives up a later gate of the start can sign in again")
  func laterGate() {
    navigationTest(makeApp(), fail: record) { test in
      for _ in 0..<2 {
        session.app[.home] = .hold(until: "terms", showing: .note)
        test.step({ $0.pop() }, .ignored(.atRoot)) { $0.present(.note) }
        test.step({ $0.dismiss() }) { $0.dismiss() }
        #expect(test.root.pendingNavigations.map(\.gate) == ["session"])
      }
      session.allowAll()
      test.step({ $0.pop() }) { $0.base = [.home] }
    }
    #expect(session.reports.isEmpty)
  }

  @Test("Whatever becomes of a link, the start leads on", arguments: 0..<3)
  func linkInVain(_ way: Int) {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    app.open("/secret")
    #expect(picture(app) == "App[signIn *]")
    session.app[.home] = .allow
    switch way {
    case 0:
      session.app[.secret] = .deny("no")
      #expect(app.pop() == .denied("no"))
    case 1:
      session.app[.secret] = .hold(until: "premium", showing: .note)
      app.pop()
      #expect(picture(app) == "App[home, ^ sheet[note *]]")
      app.dismiss()
    default:
      app.pendingNavigations.last?.token.cancel()
      app.pop()
    }
    #expect(picture(app) == "App[home *]")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("What the app opens after a sign-out leads on as a start does, whatever becomes of a link")
  func signedOut() {
    let app = session.makeApp([.home, .page(1)])
    let gate = Access<GuardedRoute>.hold(until: "session", showing: .front)
    for route in [GuardedRoute.home, .page(1), .secret] { session.app[route] = gate }
    session.appFallback = .front
    app.revalidate()
    app.open(.home)
    #expect(picture(app) == "App[front *]")
    app.open("/secret")
    app.open(.page(1))
    #expect(app.pendingNavigations.map(\.name) == ["home", "page(1)"])
    session.app = [.page(1): .deny("no")]
    #expect(app.pop() == .denied("no"))
    #expect(picture(app) == "App[home *]")
  }

  @Test("A start that waits for a check that fails waits on, and whoever tries again asks again")
  func lock() async throws {
    let control = CheckControl()
    let app = session.freshApp()
    session.app[.home] = .hold(until: control.gate(), showing: .front)
    app.start()
    #expect(picture(app) == "App[front *]")
    for _ in 0..<2 {
      try await control.begun()
      try await control.end()
      #expect(app.pendingNavigations.map(\.name) == ["home"])
      #expect(app.pop() == .ignored(.atRoot))
      #expect(app.pendingNavigations.map(\.isChecking) == [true])
    }
    session.allowAll()
    try await control.begun()
    try await control.end()
    #expect(picture(app) == "App[home *]")
  }

  @Test(
    "Neither a newer target nor the limit replaces a start", arguments: HoldPolicy.Keeping.allCases)
  func notReplaced(_ keeping: HoldPolicy.Keeping) {
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: keeping, limit: 2)
    for route in [GuardedRoute.home, .page(1), .page(2), .page(3)] {
      session.app[route] = .hold(until: "session", showing: .front)
    }
    app.start()
    for page in 1...3 { app.push(.page(page)) }
    let names = app.pendingNavigations.map(\.name)
    #expect(names == (keeping == .latest ? ["home", "page(3)"] : ["home", "page(2)", "page(3)"]))
  }

  @Test("The first entry of a tab")
  func tab() throws {
    let app = session.makeApp([.tabs])
    session.app[.secret] = .hold(until: "session", showing: .annex(.lobby))
    let token = try #require(app.push(.secret).hold)
    #expect(app.projection.leaf?.name == "lobby")
    app.onClub(1) { $0.push(.room(1)) }
    app.onClub(1) { $0.pop() }
    #expect(app.onClub(1) { $0.pop() } == .ignored(.atRoot))
    #expect(token.isWaiting)
    session.allowAll()
    #expect(app.onClub { $0.pop() } == .ignored(.atRoot), "another tab")
    #expect(app.back() == .performed)
    #expect(token.isWaiting)
    app.select(.annex(.lobby))
    #expect(app.onClub(1) { $0.dismiss() } == .performed)
    #expect(app.routes == [.tabs, .secret])
  }

  @Test("A tab that is a screen, with every verb of its navigator that ends it", arguments: 0..<4)
  func screenTab(_ way: Int) throws {
    let app = session.makeApp([.tabs])
    session.app[.secret] = .hold(until: "session", showing: .home)
    let token = try #require(app.push(.secret).hold)
    let navigator = try app.navigator(GuardedApp.self, of: "home")
    func end() -> Outcome {
      switch way {
      case 0: navigator.finish()
      case 1: navigator.finish(returning: 1)
      case 2: navigator.pop()
      default: navigator.dismiss()
      }
    }
    #expect(end() == .ignored(way == 3 ? .nothingPresented : .atRoot))
    #expect(token.isWaiting)
    session.allowAll()
    #expect(end() == .performed)
    #expect(app.routes == [.tabs, .secret])
  }

  @Test("A transaction that does more is undone as a whole, and calls no target")
  func undone() {
    navigationTest(makeApp(), fail: record) { test in
      session.allowAll()
      let verbs: GuardedRow.Verb = { app in
        app.transaction {
          app.present(.note)
          app.finish()
        }
      }
      test.step(verbs, .ignored(.atRoot))
      #expect(test.root.pendingNavigations.count == 1)
      test.step({ $0.dismiss() }) { $0.base = [.home] }
    }
  }
}
