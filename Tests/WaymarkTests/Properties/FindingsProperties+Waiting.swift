import Testing

@testable import Waymark

// What waits, and is called again.
extension FindingsProperties {
  @Test("A waiting replacement replaces what the navigator's entry presented, or nothing")
  func waitingReplacement() throws {
    let session = GuardSession()
    let app = session.makeApp()
    app.present(.note)
    session.app[.secret] = .hold(until: "gate", showing: .signIn)
    let note = try app.navigator(GuardedApp.self, of: "note")
    #expect(note.present(.secret, replacing: true).hold != nil)
    session.allowAll()
    app.dismiss()
    #expect(app.layers == [[.home], [.note], [.secret]])
  }

  @Test("A waiting replacement ends everything above the navigator's entry")
  func waitingReplacementOfAll() throws {
    let session = GuardSession()
    let app = session.makeApp()
    let home = try app.navigator(GuardedApp.self, of: "home")
    app.present(.note)
    app.present(.page(1))
    session.app[.secret] = .hold(until: "gate")
    #expect(home.present(.secret, replacing: true).hold != nil)
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(app.layers == [[.home], [.secret]])
  }

  @Test("What a transaction has removed does not keep its link waiting", arguments: [true, false])
  func clearInTransaction(isSheet: Bool) throws {
    let app = GuardSession().makeApp()
    if isSheet { app.present(.page(1)) } else { app.push(.page(1)) }
    try app.navigator(GuardedApp.self, of: "page(1)").isProtected = true
    let outcome = app.transaction {
      if isSheet { app.dismiss() } else { app.pop() }
      app.open(.page(2), over: .whenClear)
    }
    #expect(outcome == .performed && app.layers == [[.home, .page(2)]])
  }

  @Test("An open waits for the protected entries that it removes, not for those of other verbs")
  func openedBesideRemovals() throws {
    let verbs: [(GuardedApp) -> Outcome] = [{ $0.pop() }, { $0.setRoot(.front) }]
    for verb in verbs {
      let session = GuardSession()
      let app = session.makeApp([.home, .page(1)])
      try app.navigator(GuardedApp.self, of: "page(1)").isProtected = true
      let outcome = app.transaction {
        _ = verb(app)
        app.open(.page(3))
      }
      #expect(outcome == .performed)
      #expect(app.routes == [.home, .page(3)])
    }
  }

  @Test(
    "An open in a transaction waits for a protected entry, also in a layer, and if it is led there",
    arguments: [GuardedRoute.page(3), .secret], [true, false])
  func openedOverProtected(_ route: GuardedRoute, isLayer: Bool) throws {
    let session = GuardSession()
    session.app[.secret] = .redirect(to: [.home])
    let app = session.makeApp([.home, .page(1)])
    if isLayer { app.present(.note) }
    let name = isLayer ? "note" : "page(1)"
    try app.navigator(GuardedApp.self, of: name).isProtected = true
    let outcome = app.transaction {
      app.push(.page(5))
      app.open(route)
    }
    #expect(outcome.hold != nil)
    #expect(app.pendingNavigations.map(\.gate) == [.unprotected])
  }

  @Test("An open waits for a protected entry that only its redirect would remove")
  func ledOverProtected() throws {
    let session = GuardSession()
    session.app[.note] = .redirect(to: [.home])
    let app = session.makeApp([.home, .page(1)])
    try app.navigator(GuardedApp.self, of: "page(1)").isProtected = true
    let outcome = app.transaction { app.open(.note, bare: true) }
    #expect(outcome.hold != nil)
    #expect(app.pendingNavigations.map(\.gate) == [.unprotected])
    #expect(app.routes == [.home, .page(1)])
  }

  @Test("An open that changes nothing replaces no other open that waits")
  func unchangedOpen() throws {
    let app = GuardSession().makeApp()
    app.present(.note)
    let token = try #require(app.open(.page(1), over: .whenClear).hold)
    let outcome = app.transaction {
      #expect(app.open(.note, over: .push) == .unchanged)
      app.push(.page(2))
    }
    #expect(outcome == .performed)
    #expect(token.isWaiting)
  }

  @Test(
    "A transaction that is called again is the same target, also if its verbs now change nothing")
  func sameTransactionTwice() throws {
    let session = GuardSession()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: .all)
    app.setRoutes([.home])
    session.app[.secret] = .hold(until: "gate", showing: .page(1))
    func tap() -> HoldToken? {
      app.transaction {
        app.pushIfNew(.page(1))
        app.push(.secret)
      }.hold
    }
    let first = try #require(tap())
    #expect(tap() == first)
    session.allowAll()
    app.release("gate")
    #expect(app.routes == [.home, .page(1), .secret])
  }

  @Test("Readers hear that a check is over if its target waits on for a gate of the same name")
  func namedWithoutCheck() async throws {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.secret] = .hold(
      until: .check("face") { session.app[.secret] = .hold(until: "face") })
    let token = try #require(app.push(.secret).hold)
    let checking = ChangeCounter { _ = app.pendingNavigations.map(\.isChecking) }
    #expect(app.pendingNavigations.map(\.isChecking) == [true])
    for _ in 0..<100 where checking.count == 0 { await Task.yield() }
    #expect(checking.count > 0)
    #expect(app.pendingNavigations.map(\.isChecking) == [false])
    #expect(token.isWaiting)
  }

  @Test("A trial by force shows the place for a target by force, also after a revalidation")
  func triedByForce() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    try app.set(.confirm, of: "page(1)")
    session.app[.secret] = .hold(until: "gate", showing: .front)
    let evaluation = app.evaluate(force: true) {
      $0.revalidate()
      $0.push(.secret)
    }
    #expect(evaluation.outcome.hold != nil)
    #expect(evaluation.questions.isEmpty)
    #expect(evaluation.routes == [.front])
    let outcome = app.transaction(force: true) {
      app.revalidate()
      app.push(.secret)
    }
    #expect(outcome.hold != nil)
    #expect(app.routes == [.front])
  }

  @Test("What access shows until all is clear can be left, and then the target is given up")
  func shownForGateOfTree() {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.secret] = .hold(until: .clear, showing: .page(1))
    let token = app.push(.secret).hold
    #expect(app.routes == [.home, .page(1)])
    app.back()
    #expect(app.routes == [.home])
    #expect(token?.knownResult == .dropped(.abandoned))
  }

  @Test("Two targets that access holds until all is clear, each with another root, come to an end")
  func rootsForGateOfTree() {
    let session = GuardSession()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: .all)
    session.app[.secret] = .hold(until: .clear, showing: .front)
    session.app[.page(1)] = .hold(until: .unprotected, showing: .page(2))
    session.app[.page(2)] = .redirect(to: [.page(3)])
    let tokens = [app.push(.secret), app.push(.page(1))].compactMap(\.hold)
    #expect(tokens.count == 2)
    #expect(app.routes == [.page(3)])
    #expect(tokens.map(\.knownResult) == [.dropped(.abandoned), nil])
    #expect(session.reports == [])
  }

  @Test("What access shows until all is clear is shown once, also if it shows more than its route")
  func tabsForGateOfTree() {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.secret] = .hold(until: .clear, showing: .tabs)
    let token = app.push(.secret).hold
    #expect(app.routes == [.home, .tabs])
    #expect(token?.isWaiting == true)
    #expect(session.reports == [])
  }

  @Test("The menu of a Back button that names the first entry by mistake asks no target")
  func menuNamesFirstEntry() throws {
    let session = GuardSession()
    let app = session.freshApp()
    session.app[.home] = .hold(until: "session", showing: .page(1))
    let token = try #require(app.start().hold)
    session.allowAll()
    let base = app.projection.base
    let ids = base.entries.map(\.id)
    let observation = LayerObservation(base, shown: ids, remaining: [])
    #expect(base.entries.first?.goBack(over: [observation]) == .ignored(.atRoot))
    #expect(token.isWaiting)
    #expect(app.routes == [.page(1)])
    #expect(session.reports == [.rootRemoved])
  }

  @Test("A target that reloads tabs has a name, too")
  func nameOfReloading() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.hidesTab = true
    session.app[.home] = .hold(until: "gate")
    #expect(app.reloadTabs().hold != nil)
    #expect(app.pendingNavigations.map(\.name) == ["reloadTabs"])
  }

  @Test("A navigation during the check of an app lock does not end the start, which alone leads on")
  func checkedInFront() throws {
    let session = GuardSession()
    let app = session.freshApp()
    let lock = Gate.check("lock") { await Task.yield() }
    session.app[.home] = .hold(until: lock, showing: .front)
    app.start()
    #expect(app.push(.page(1)) == .performed)
    #expect(app.pendingNavigations.map(\.name) == ["home"])
    app.end()
  }

  @Test("A newer open does not end what alone leads on from the app's first entry")
  func openedInFront() throws {
    let session = GuardSession()
    let app = session.makeApp([.signIn])
    session.app[.secret] = .hold(until: "session", showing: .signIn)
    app.open(.secret, over: .whenClear)
    try app.navigator(GuardedApp.self, of: "signIn").isProtected = true
    session.allowAll()
    app.pop()
    #expect(app.pendingNavigations.map(\.gate) == [.clear])
    #expect(app.open(.page(1), over: .push) == .performed)
    #expect(app.pendingNavigations.map(\.name) == ["secret"])
  }

  @Test("A tab that is a screen, and cannot be popped, asks what it is shown for")
  func rootOfTab() throws {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.app[.secret] = .hold(until: "session", showing: .home)
    app.push(.secret)
    session.allowAll()
    try app.navigator(GuardedApp.self, of: "home").pop()
    #expect(app.routes == [.tabs, .secret])
  }

  @Test("A target is over once its caller was told that it is denied")
  func awaitedInFront() async {
    let session = GuardSession()
    let app = session.makeApp([.signIn])
    session.app[.front] = .hold(until: "session", showing: .signIn)
    let caller = await app.waiting { await $0.navigate(to: .front, returning: Int.self) }
    session.app[.front] = .deny("no")
    app.pop()
    #expect(await caller.value == nil)
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test(
    "A check that a start runs is shared, and run on by whoever is left", arguments: [false, true])
  func sharedInFront(isCancelled: Bool) async throws {
    let session = GuardSession()
    let app = session.freshApp()
    let lock = Lock()
    session.app[.home] = .hold(until: .check("lock", lock.open), showing: .front)
    session.app[.secret] = .hold(until: .check("lock", lock.open))
    let start = try #require(app.start().hold)
    app.push(.secret)
    try await until(lock.starts > 0)
    if isCancelled {
      start.cancel()
      try await until(lock.starts > 1)
    }
    session.allowAll()
    lock.isOpen = true
    try await until(app.pendingNavigations.isEmpty)
    #expect(lock.starts == (isCancelled ? 2 : 1))
  }
}

/// A check that runs until it is open or cancelled.
@MainActor
private final class Lock {
  var isOpen = false
  private(set) var starts = 0

  func open() async {
    starts += 1
    while !isOpen, !Task.isCancelled { await Task.yield() }
  }
}
