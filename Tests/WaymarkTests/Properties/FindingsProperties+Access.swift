import Testing
import Waymark

// What may be seen.
extension FindingsProperties {
  @Test(
    "A tab that was set back accepts nothing that is refused, even unseen",
    arguments: [GuardedRoute.annex(.room(1)), .annex(.vault(.box(1)))])
  func deliveredToSetBackTab(_ route: GuardedRoute) {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.push([.room(1), .room(2)]) }
    session.app[.annex(.lobby)] = .deny("no")
    session.club[.room(1)] = .deny("no")
    session.vault[.box(1)] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.deliver(route, select: false)
    }
    #expect(outcome == .denied("no"))
    #expect(picture(app) == "App[tabs[>Club[lobby *], Club[lobby], home]]")
  }

  @Test("What is refused after a transaction has revalidated is not in the tree after it")
  func refusedAfterRevalidation() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    let outcome = app.transaction {
      app.revalidate()
      session.app[.page(1)] = .deny("no")
      app.push(.page(2))
    }
    #expect(outcome == .denied("no"))
    #expect(picture(app) == "App[home *]")
  }

  @Test("A tab that is new after reloading is checked when it is selected")
  func reloadedTab() {
    let session = GuardSession()
    session.hidesTab = true
    let app = session.makeApp([.tabs])
    session.hidesTab = false
    session.app[.club(.lobby)] = .deny("no")
    #expect(app.reloadTabs() == .performed)
    #expect(picture(app) == "App[tabs[Club[lobby], Club[lobby], >home *]]")
    #expect(app.select(.club(.lobby)) == .denied("no"))
  }

  @Test("All columns of a new split are checked, the selected one or not")
  func newColumns() {
    for route in GuardedRoute.declared {
      let session = GuardSession()
      let app = session.makeApp()
      session.app[route] = .deny("no")
      #expect(app.push(.split) == .denied("no"))
    }
  }

  @Test("Entries in a column are checked when it is selected, as in a tab")
  func selectedColumn() {
    let session = GuardSession()
    let app = session.makeApp([.split])
    app.onClub(0) { $0.push(.room(1)) }
    session.app[.club(.lobby)] = .deny("no")
    #expect(app.select(.club(.lobby)) == .denied("no"))
    session.allowAll()
    #expect(app.select(.club(.lobby)) == .performed)
  }

  @Test("A column whose fallback is refused, too, comes to an end")
  func refusedFallback() {
    let session = GuardSession()
    let app = session.makeApp([.split])
    session.club[.lobby] = .deny("no")
    session.clubFallback = .vault(.door)
    session.vault[.door] = .deny("no")
    session.onAsk = {
      guard session.asked.count > 500 else { return }
      Issue.record("it asks without an end")
      session.allowAll()
    }
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "App[split[Club[lobby], >Club[lobby *], home]]")
    #expect(session.reports == [.refusedRoot])
  }

  @Test(
    "A redirected new root removes nothing of its target",
    arguments: [GuardedRoute.front, .page(2)])
  func ledRoot(_ route: GuardedRoute) throws {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.push(.room(1)) }
    app.select(.annex(.lobby))
    let before = (app.stack, picture(app))
    session.app[route] = .redirect(to: [.tabs])
    func show() -> Outcome { route == .front ? app.navigate(to: .front) : app.setRoot(route) }
    #expect(show() == .redirected)
    #expect((app.stack, picture(app)) == before)
    app.push(.page(1))
    #expect(show() == .redirected)
    #expect((app.stack, picture(app)) == before)
    // Several verbs are checked for their net change.
    let outcome = app.transaction {
      _ = show()
      app.setRoot(.home)
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("What a new root removes is asked, also if it is redirected", arguments: [true, false])
  func ledRootAsks(isTransaction: Bool) throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(2)])
    app.projection.leaf?.navigator(for: GuardedApp.self)?.leavePolicy = .confirm
    session.app[.secret] = .redirect(to: [.page(1)])
    let outcome =
      isTransaction ? app.transaction { app.setRoot(.secret) } : app.setRoot(.secret)
    #expect(outcome.leaveRequest?.name == "page(2)")
    #expect(picture(app) == "App[home, page(2) *]")
    #expect(outcome.leaveRequest?.proceed() == .redirected)
    #expect(picture(app) == "App[page(1) *]")
  }

  @Test(
    "What set routes replace stays if a redirect of them names it, alone and in a transaction",
    arguments: [true, false])
  func ledRoutesKeep(isTransaction: Bool) throws {
    let verbs: [(GuardedApp) -> Outcome] = [
      { $0.setRoot(.secret) }, { $0.navigate(to: .front) },
      { $0.setRoot(.secret, keepingStack: true) },
      { $0.setRoutes([.secret]) }, { $0.setRoutes([.page(3), .secret]) },
      // Led on to the same.
      { $0.push(.alert) },
    ]
    for verb in verbs {
      let session = GuardSession()
      let app = session.makeApp([.tabs, .page(1), .page(2)])
      app.onClub(1) { $0.push(.room(1)) }
      app.projection.base.entries[1].navigator(for: GuardedApp.self)?.leavePolicy = .confirm
      let before = (app.stack, picture(app))
      for route in [GuardedRoute.secret, .front] {
        session.app[route] = .redirect(to: [.tabs, .page(1), .page(2)])
      }
      session.app[.alert] = .redirect(to: [.page(4), .secret])
      let outcome = isTransaction ? app.transaction { _ = verb(app) } : verb(app)
      #expect(outcome == .redirected)
      #expect((app.stack, picture(app)) == before)
    }
  }

  @Test(
    "What only a redirect around a child removes is not asked, also if it is that of a new root",
    arguments: [true, false])
  func ledRootOfChild(isTransaction: Bool) throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(2), .club(.lobby)])
    app.projection.base.entries[1].navigator(for: GuardedApp.self)?.leavePolicy = .confirm
    var overruled: [String] = []
    app.observe { change, _ in overruled += change.overruled.map { "\($0)" } }
    session.app[.club(.room(1))] = .redirect(to: [.home])
    let club = try #require(app.child(ClubCoordinator.self))
    let outcome =
      isTransaction ? app.transaction { club.setRoot(.room(1)) } : club.setRoot(.room(1))
    #expect(outcome == .redirected)
    #expect(picture(app) == "App[home *]")
    #expect(overruled.count == 1)
  }

  @Test("A route that only joins others in a tab goes, too, if a redirect of them names the tabs")
  func ledRoutesInTab() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.app[.club(.room(1))] = .redirect(to: [.tabs])
    #expect(app.child(ClubCoordinator.self)?.setRoutes([.lobby, .room(1)]) == .redirected)
    #expect(picture(app) == "App[tabs[>Club[lobby *], Club[lobby], home]]")
  }

  @Test("What the child's own redirect brings back stays between the entries of its parent")
  func ledRoutesOfChild() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby), .page(1)])
    session.club[.room(1)] = .redirect(to: [.lobby, .room(2)])
    let before = app.stack.map(\.id)
    #expect(app.child(ClubCoordinator.self)?.setRoot(.room(1)) == .redirected)
    #expect(picture(app) == "App[home, Club[lobby, room(2)], page(1) *]")
    #expect(app.stack.map(\.id).filter(before.contains) == before)
  }

  @Test("A redirect shows exactly its routes, also in a child that the redirected verb opened")
  func ledToOpened() {
    let app = tree([.page(2)])
    app.census.access = {
      $0 == .left(.page(2)) ? .redirect(to: [.page(2), .left(.page(1))]) : .allow
    }
    #expect(app.open(.left(.page(1))) == .redirected)
    #expect(app.routes == [.page(2), .left(.page(1))])
  }

  @Test("A redirect shows exactly its routes, also in a child that the same transaction starts")
  func ledToStarted() {
    let app = tree([.page(1)])
    app.census.access = { $0 == .page(2) ? .redirect(to: [.page(1), .left(.sheet)]) : .allow }
    let outcome = app.transaction {
      app.navigate(to: .left(.sheet))
      app.push(.page(2))
    }
    #expect(outcome == .redirected)
    #expect(app.layers == [[.page(1), .left(.sheet)]])
  }

  @Test("What is shown while a target waits replaces, whatever the verb is that waits")
  func shownMeanwhile() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    session.app[.secret] = .hold(until: "session", showing: .front)
    var left: [String] = []
    app.observe { change, _ in left += change.left.map(\.description) }
    #expect(app.popOrPush(.secret).hold != nil)
    #expect(left == ["leave (rootChanged) page(1)", "leave (rootChanged) home"])
    // A column is set.
    app.setRoot(.split)
    app.navigate(to: .club(.room(1)))
    session.app[.secret] = .hold(until: "session", showing: .club(.room(2)))
    left = []
    #expect(app.popOrPush(.secret).hold != nil)
    #expect(left == ["leave (replaced) club.room(1)"])
  }

  @Test(
    "What an opened path replaces stays if a redirect of it names it",
    arguments: [OpenPolicy.replaceRoot, .dismissModals], [true, false])
  func ledOpenedKeep(_ policy: OpenPolicy, isTransaction: Bool) {
    let session = GuardSession()
    let app = session.makeApp([.tabs, .page(1), .page(2)])
    app.onClub(1) { $0.push(.room(1)) }
    app.projection.base.entries[1].navigator(for: GuardedApp.self)?.leavePolicy = .confirm
    let before = (app.stack, picture(app))
    session.app[.club(.room(3))] = .redirect(to: [.tabs, .page(1), .page(2)])
    func open() -> Outcome { app.open(.club(.room(3)), over: policy) }
    let outcome = isTransaction ? app.transaction { _ = open() } : open()
    #expect(outcome == .redirected)
    #expect((app.stack, picture(app)) == before)
  }

  @Test("Set routes of a transaction end what a new child in kept tabs would present")
  func setAboveSheetOfNewChild() {
    let app = tree([.tabs])
    let outcome = app.transaction {
      app.navigate(to: .left(.left(.sheet)))
      app.setRoutes([.tabs])
    }
    #expect(outcome == .performed)
    #expect(app.layers == [[.tabs]])
    #expect(app.visiblePath == [[.tabs, .left(.page(0)), .left(.left(.page(0)))]])
  }

  @Test("What another verb has removed does not come back")
  func ledAfterRemoval() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    let ids = app.stack.map(\.id)
    session.app[.secret] = .redirect(to: [.home, .page(1)])
    let outcome = app.transaction {
      app.pop()
      app.setRoot(.secret)
    }
    #expect(outcome == .redirected)
    #expect(app.stack.map(\.id).first == ids.first)
    #expect(app.stack.map(\.id).last != ids.last)
  }

  @Test("If a coordinator around a child redirects its new root, the child goes")
  func ledAway() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby)])
    session.app[.club(.room(1))] = .redirect(to: [.home])
    #expect(app.child(ClubCoordinator.self)?.setRoot(.room(1)) == .redirected)
    #expect(picture(app) == "App[home *]")
  }

  @Test("If what is in a selected tab is refused, no child above it is made")
  func nothingMadeInRefusedTab() {
    let session = GuardSession()
    let app = session.makeApp([.home, .tabs])
    app.deliver(.annex(.room(1)), select: false)
    session.app[.annex(.room(1))] = .deny("no")
    let made = session.made
    #expect(app.navigate(to: .annex(.vault(.door))) == .denied("no"))
    #expect(session.made == made)
  }

  @Test("What a new child in a selected tab passes on its way is not asked")
  func passedInSelectedTab() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.app[.annex(.vault(.box(1)))] = .deny("no")
    let outcome = app.transaction {
      app.navigate(to: .annex(.vault(.box(1))))
      app.open(.annex(.vault(.box(2))))
    }
    #expect(outcome == .performed)
  }

  @Test(
    "Only what new tabs declare may wait unseen in them",
    arguments: [true, false])
  func deliveringToNewTabs(_ revalidates: Bool) {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.annex(.room(1))] = .deny("no")
    let outcome = app.transaction {
      app.push(.tabs)
      app.deliver(.annex(.room(1)), select: false)
      if revalidates { app.revalidate() }
    }
    #expect(outcome == .denied("no"))
    #expect(app.routes == [.home])
  }
}
