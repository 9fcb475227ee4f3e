import Testing
import Waymark

// Reads and notifications that random sessions rarely meet.
extension FindingsProperties {
  private var club: GuardedRoute { .club(.lobby) }

  @Test("Readers of children are notified of a new child in an unselected tab")
  func childrenInTabs() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    app.onClub { $0.setRoutes([.room(2)]) }
    app.select(.home)
    let old = try #require(app.children.first)
    guards.app[.club(.room(2))] = .deny("members only")
    #expect(notifies({ _ = app.children }) { app.revalidate() })
    #expect(app.children.first !== old)
    #expect(picture(app) == "App[tabs[Club[lobby], Club[lobby], >home *]]")
  }

  @Test("Readers that asked for a screen in vain are notified when it may be seen")
  func unseenScreen() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    app.select(.home)
    guards.app[club] = .deny("members only")
    let tabs = try #require(app.projection.base.entries[0].tabs)
    let entry = try #require(tabs.layers[0].entries.last)
    #expect(
      notifies({ _ = entry.screen }) {
        guards.allowAll()
        app.pop(0)
      })
    #expect(entry.screen?.name == "lobby")
  }

  @Test("Readers of canGoBack are notified when there is a way back")
  func goBack() {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    app.select(.home)
    guards.app[club] = .deny("members only")
    #expect(!app.canGoBack)
    #expect(
      notifies({ _ = app.canGoBack }) {
        guards.allowAll()
        app.pop(0)
      })
    #expect(app.canGoBack)
  }

  @Test("A hundred verbs of callbacks check no more often than one what was to be seen in vain")
  func askedOnce() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    app.select(.home)
    guards.app[club] = .deny("members only")
    let tabs = try #require(app.projection.base.entries[0].tabs)
    _ = tabs.layers[0].entries.last?.screen
    app.observe { _, _ in
      for _ in 0..<90 { app.pop(0) }
    }
    guards.asked = []
    app.push(.page(8))
    #expect(guards.asked == ["app page(8)", "app club.lobby"])
  }
}

// Targets that wait until no layer is up.
extension FindingsProperties {
  @Test("A newer open takes the place of one that waits until no layer is up, unless all are kept")
  func newerOpen() throws {
    for keeping in HoldPolicy.Keeping.allCases {
      let app = GuardSession().freshApp()
      app.flow.holdPolicy.keeping = keeping
      app.present(.note)
      let token = try #require(app.open(.page(1), over: .whenClear).hold)
      #expect(app.open(.page(2)) == .performed)
      #expect(!token.isWaiting)
      #expect(app.currentRoute == .page(keeping == .latest ? 2 : 1))
    }
  }

  @Test("A verb that is called again after half of its gate was released is the same target")
  func halfReleased() throws {
    for keeping in HoldPolicy.Keeping.allCases {
      let (guards, app, token) = try waiting(keeping)
      app.release("terms")
      #expect(app.push(.page(1)).hold == token)
      #expect(app.pendingNavigations.count == 1)
      guards.allowAll()
      app.release("session")
      #expect(app.routes == [.home, .page(1)])
    }
  }

  @Test("A verb that is called again is the same target if access names just what that waits for")
  func restOfGate() async throws {
    for keeping in HoldPolicy.Keeping.allCases {
      let (guards, app, token) = try waiting(keeping)
      app.release("session")
      guards.app[.page(1)] = .hold(until: "terms", showing: .note)
      #expect(app.push(.page(1)).hold == token)
      #expect(app.pendingNavigations.count == 1)
      // The user has given up what was shown for the rest.
      app.dismiss()
      #expect(app.layers == [[.home]])
      // Before the result is awaited, which would never come.
      try #require(!token.isWaiting)
      #expect(await token.result == .dropped(.abandoned))
      let other = try #require(app.push(.page(1)).hold)
      guards.allowAll()
      app.dismiss()
      #expect(app.layers == [[.home, .page(1)]])
      try #require(!other.isWaiting)
      #expect(await other.result == .replayed(.performed))
    }
  }

  /// An app in which a push waits for two names.
  private func waiting(
    _ keeping: HoldPolicy.Keeping
  ) throws -> (GuardSession, GuardedApp, HoldToken) {
    let guards = GuardSession()
    let app = guards.makeApp([.home])
    app.flow.holdPolicy.keeping = keeping
    guards.app[.page(1)] = .hold(until: ["session", "terms"])
    return (guards, app, try #require(app.push(.page(1)).hold))
  }
}

// Destinations that change.
extension FindingsProperties {
  @Test("A route that a tab no longer takes is refused and reported", arguments: 2...12)
  func changedTab(_ count: Int) {
    let plan = FicklePlan()
    let app = plan.app(.c)
    plan.answers = [.tabs]
    plan.isFickle = { $0 == .c }
    app.start()
    plan.answers = Array(repeating: .child, count: count) + [.screen]
    plan.isFickle = { $0 == .inner(.b) }
    let before = picture(app)
    let outcome = app.open(.inner(.b))
    let isRefused = outcome == .ignored(.invalidTabs)
    #expect(isRefused == plan.reports.contains(.changedDestination), "\(outcome), \(plan.reports)")
    if isRefused { #expect(picture(app) == before) }
  }
}
