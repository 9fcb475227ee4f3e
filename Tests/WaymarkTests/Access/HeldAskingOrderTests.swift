import Testing
import Waymark

private let showsSignIn = Access<GuardedRoute>.hold(until: "session", showing: .signIn)

@MainActor
@Suite("When targets are called again, and which are dropped without a call")
struct HeldAskingOrderTests {
  private let session = GuardSession()
  private let log = AskedLog()

  private func makeApp(_ routes: [GuardedRoute] = [.home]) -> GuardedApp {
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: .all) { [log] in log.append($0) }
    app.setRoutes(routes)
    session.app[.secret] = showsSignIn
    return app
  }

  @Test("Calling the target again comes first in the queue; a release after it finds nothing")
  func first() throws {
    let app = makeApp()
    let token = try #require(app.push(.secret).hold)
    var changes: [String] = []
    var released: [Outcome] = []
    app.observe { change, _ in
      changes.append("\(change.cause)")
      guard changes.count == 1 else { return }
      released.append(app.release("session"))
      app.push(.page(1))
    }
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home, secret, page(1) *]")
    #expect(changes == ["dismiss", "push", "push"])
    #expect(released == [.queued])
    #expect(!token.isWaiting)
  }

  @Test("Calling targets again counts against no limit")
  func limit() {
    let app = makeApp()
    app.push(.secret)
    var isFirst = true
    app.observe { _, _ in
      guard isFirst else { return }
      isFirst = false
      for number in 0..<150 { app.push(.page(number)) }
    }
    session.allowAll()
    app.dismiss()
    #expect(app.routes.prefix(2) == [.home, .secret])
    #expect(app.routes.count == 102)
    #expect(session.reports == Array(repeating: .queueLimit, count: 50))
  }

  @Test("A verb in a callback calls its target again before it returns")
  func callback() {
    let app = makeApp()
    app.push(.secret)
    var pictures: [String] = []
    app.flow.holdPolicy.onDrop = { _ in }
    let navigator = try? app.navigator(GuardedApp.self, of: "signIn")
    navigator?.onLifecycle { event in
      if case .leave = event { app.push(.page(1)) }
    }
    app.observe { change, _ in
      if change.cause == .push { pictures.append(picture(app)) }
    }
    session.allowAll()
    app.transaction {
      app.dismiss()
      app.push(.page(2))
    }
    #expect(pictures == ["App[home, page(2), secret *]", "App[home, page(2), secret, page(1) *]"])
  }

  @Test(
    "A change or a callback that drops targets drops them as cleared, whatever the session is")
  func cleared() throws {
    let drops: [@MainActor (GuardedApp) throws -> Void] = [
      { app in
        app.transaction {
          app.dropHolds()
          app.dismiss()
        }
      },
      { app in
        app.transaction {
          app.dismiss()
          app.dropHolds()
        }
      },
      { app in
        app.observe { _, _ in app.dropHolds() }
        app.dismiss()
      },
      { app in
        try app.navigator(GuardedApp.self, of: "signIn").onLifecycle { event in
          if case .leave = event { app.dropHolds() }
        }
        app.back()
      },
    ]
    for (number, drop) in drops.enumerated() {
      session.allowAll()
      let app = makeApp()
      app.push(.secret)
      session.allowAll()
      try drop(app)
      #expect(picture(app) == "App[home *]", "\(number)")
      #expect(app.pendingNavigations.isEmpty)
    }
    #expect(log.reasons == Array(repeating: .cleared, count: drops.count))
  }

  @Test("A target whose coordinator leaves in the same change is dropped as left")
  func left() {
    let app = makeApp([.home, .club(.lobby)])
    session.app[.club(.room(1))] = showsSignIn
    app.onClub { $0.push(.room(1)) }
    #expect(picture(app) == "App[home, Club[lobby], ^ sheet[signIn *]]")
    session.allowAll()
    app.setRoutes([.home])
    #expect(picture(app) == "App[home *]")
    #expect(log.reasons == [.left])
  }

  @Test("A target that ends the coordinator of the next one drops that one as left")
  func leftMeanwhile() {
    let app = makeApp([.home, .club(.lobby)])
    session.app[.club(.room(1))] = showsSignIn
    app.setRoutes([.page(1), .secret])
    app.onClub { $0.push(.room(1)) }
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[page(1), secret *]")
    #expect(log.names == ["room(1)"])
    #expect(log.reasons == [.left])
  }

  @Test("Released before the sign-in leaves, it is called then, and not again afterwards")
  func releasedBefore() {
    let app = makeApp()
    app.push(.secret)
    session.allowAll()
    #expect(app.release("session") == .performed)
    #expect(app.visiblePath == [[.home], [.signIn, .secret]])
    app.dismiss()
    #expect(picture(app) == "App[home *]")
    #expect(log.reasons.isEmpty)
  }

  @Test(
    "Released in vain while the sign-in is shown, it keeps waiting and is called when that leaves")
  func releasedInVain() {
    let app = makeApp()
    let outcome = app.push(.secret)
    #expect(app.release("session") == outcome)
    #expect(picture(app) == "App[home, ^ sheet[signIn *]]")
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("If it is asked for again one step later, everything that is shown for it must leave")
  func shownTwice() throws {
    let app = makeApp()
    let token = try #require(app.push(.secret).hold)
    app.push(.page(1))
    let page = try app.navigator(GuardedApp.self, of: "page(1)")
    #expect(page.push(.secret).hold == token)
    #expect(picture(app) == "App[home, ^ sheet[signIn, page(1)], ^ sheet[signIn *]]")
    app.dismiss()
    #expect(token.isWaiting)
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test(
    "A link that arrives at a later screen of a sign-in waits for the same sign-in, also if that has replaced the first",
    arguments: [true, false], [true, false])
  func furtherOn(isSheet: Bool, isReplaced: Bool) throws {
    let app = session.makeApp()
    let route: GuardedRoute = isSheet ? .signIn : .club(.lobby)
    for page in 1...2 { session.app[.page(page)] = .hold(until: "session", showing: route) }
    app.push(.page(1))
    switch (isSheet, isReplaced) {
    case (true, false): app.push(.note)
    case (true, true): app.replaceTop(.note)
    case (false, false): app.onClub { $0.push(.room(1)) }
    case (false, true): app.onClub { $0.setRoot(.room(1)) }
    }
    let before = picture(app)
    let tried = app.evaluate { app in
      app.revalidate()
      app.navigate(to: .page(2))
    }
    #expect(tried.routes == app.routes && tried.layers == app.layers)
    let token = try #require(app.navigate(to: .page(2)).hold)
    #expect(picture(app) == before)
    #expect(app.pendingNavigations.map(\.token) == [token])
    session.allowAll()
    if isSheet { app.dismiss() } else { app.onClub { $0.finish() } }
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("What is pushed above a sign-in that is one screen is something else")
  func aboveOneScreen() {
    let app = session.makeApp()
    for page in 1...2 { session.app[.page(page)] = .hold(until: "session", showing: .front) }
    app.push(.page(1))
    app.push(.page(3))
    app.navigate(to: .page(2))
    #expect(app.routes.last == .front)
  }

  @Test("Callbacks of the change that shows a sign-in find its target, and can drop it")
  func inCallbacks() {
    let app = makeApp()
    var pending: [String] = []
    app.observe { [weak app] _, _ in
      pending += app?.pendingNavigations.map(\.name) ?? []
      app?.dropHolds()
    }
    let outcome = app.push(.secret)
    #expect(pending == ["secret"])
    #expect(outcome.hold?.isWaiting == false)
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test(
    "A tap on a selected tab leads to its root, also if it had to wait, and another tab was selected meanwhile",
    arguments: [true, false])
  func reselection(staysSelected: Bool) {
    let app = session.makeApp([.tabs])
    app.onClub { $0.push(.room(1)) }
    session.club[.lobby] = .hold(until: "session")
    #expect(app.select(.club(.lobby)).hold != nil)
    session.allowAll()
    if !staysSelected { app.select(.annex(.lobby)) }
    app.release("session")
    #expect(app.child(ClubCoordinator.self)?.routes == [.lobby])
  }

  @Test("It may at the end ask whether an entry may be left, and with that it has ended")
  func asks() async throws {
    let app = makeApp([.home, .page(1)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(1)")
    navigator.leavePolicy = .confirm
    let token = try #require(app.setRoutes([.home, .secret]).hold)
    session.allowAll()
    #expect(app.dismiss() == .performed)
    let request = try #require(app.pendingLeave)
    #expect(await token.result == .replayed(.needsConfirmation(request)))
    #expect(request.proceed() == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test(
    "A caller that waits for its result gets it after the sign-in, and nil if that was given up")
  func results() async throws {
    let app = makeApp()
    let value = Task { await app.push(.secret, returning: Int.self) }
    try await until(!app.pendingNavigations.isEmpty)
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home, secret *]")
    try app.navigator(GuardedApp.self, of: "secret").finish(returning: 7)
    #expect(await value.value == 7)

    session.app[.secret] = showsSignIn
    let none = Task { await app.push(.secret, returning: Int.self) }
    try await until(!app.pendingNavigations.isEmpty)
    app.dismiss()
    #expect(await none.value == nil)
    #expect(picture(app) == "App[home *]")
    #expect(log.reasons == [.abandoned])
  }

  @Test("The running check of a target that is given up is cancelled")
  func check() async throws {
    let app = makeApp()
    let check = CheckControl()
    session.app[.secret] = .hold(until: check.gate(), showing: .alert)
    let token = try #require(app.push(.secret).hold)
    try await check.begun()
    #expect(app.dismiss() == .performed)
    #expect(await token.result == .dropped(.abandoned))
    try await check.end()
    #expect(check.cancellations == [true])
    #expect(picture(app) == "App[home *]")
  }

  @Test("A tree that ends calls no target again")
  func end() {
    let app = makeApp()
    app.push(.secret)
    session.allowAll()
    #expect(app.end() == .performed)
    #expect(log.reasons == [.left])
  }

  @Test("An open that waits until no layer is up is not given up if something else leaves")
  func clear() throws {
    let app = makeApp()
    session.app[.secret] = showsSignIn
    app.present(.note)
    let token = try #require(app.open(.secret, over: .whenClear).hold)
    app.dismiss()
    #expect(picture(app) == "App[home, ^ sheet[signIn *]]")
    #expect(app.pendingNavigations.map(\.gate) == ["session"])
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[home, secret *]")
    #expect(!token.isWaiting)
  }
}
