import Testing
import Waymark

// Redirects that keep the tabs in which the refused route is.
extension FindingsProperties {
  @Test(
    "A redirect that keeps tabs ends what new children in one of them would present, at any depth",
    arguments: [TreeRoute.sheet, .card, .dialog, .page(1)], [1, 2])
  func ledFromNewChildren(_ leaf: TreeRoute, depth: Int) {
    var reports = 0
    let app = tree([.tabs]) { reports += 1 }
    let refused = (0...depth).reduce(leaf) { route, _ in .left(route) }
    app.census.access = { $0 == refused ? .redirect(to: [.tabs]) : .allow }
    app.select(.left(.page(0)))
    let (before, made) = (picture(app), app.census.livingCoordinators().count)
    #expect(app.navigate(to: refused) == .redirected)
    #expect(reports == 0)
    #expect(picture(app) == before)
    #expect(app.census.livingCoordinators().count == made)
  }

  @Test("A redirect that keeps tabs ends the last journey of a new child in one of them")
  func ledFromJourney() {
    var reports = 0
    let app = tree([.tabs]) { reports += 1 }
    let refused = TreeRoute.left(.left(.page(2)))
    app.census.access = { $0 == refused ? .redirect(to: [.tabs]) : .allow }
    app.select(.left(.page(0)))
    let before = picture(app)
    let outcome = app.transaction {
      app.navigate(to: .left(.left(.sheet)))
      app.navigate(to: refused)
    }
    #expect(outcome == .redirected)
    #expect(reports == 0)
    #expect(picture(app) == before)
  }

  @Test("A new child in tabs that a redirect keeps stays, if it is not what the redirect is about")
  func ledBesideNewChild() {
    let app = tree([.tabs])
    app.census.access = { $0 == .page(2) ? .redirect(to: [.tabs]) : .allow }
    let outcome = app.transaction {
      app.navigate(to: .left(.left(.sheet)))
      app.push(.page(2))
    }
    #expect(outcome == .redirected)
    #expect(app.visiblePath == [[.tabs, .left(.page(0)), .left(.left(.page(0)))]])
  }

  @Test("Access is not asked about what set routes end before a new child presents it")
  func setAboveRefusedSheet() {
    let app = tree([.tabs])
    app.census.access = { $0 == .left(.left(.sheet)) ? .deny("no") : .allow }
    let outcome = app.transaction {
      app.navigate(to: .left(.left(.sheet)))
      app.setRoutes([.tabs])
    }
    #expect(outcome == .performed)
    #expect(app.visiblePath == [[.tabs, .left(.page(0)), .left(.left(.page(0)))]])
  }

  @Test(
    "What was pushed into a tab goes, if a redirect of it names just the tabs",
    arguments: [true, false])
  func ledToTheSameTabs(isTransaction: Bool) {
    let verbs: [(GuardedApp) -> Outcome] = [
      { $0.child(ClubCoordinator.self)?.push(.room(1)) ?? .unchanged },
      { $0.child(ClubCoordinator.self)?.push([.room(1), .room(2)]) ?? .unchanged },
      { $0.child(ClubCoordinator.self)?.push([.room(2), .room(1)]) ?? .unchanged },
      { $0.child(ClubCoordinator.self)?.replaceTop(.room(1)) ?? .unchanged },
      { $0.child(ClubCoordinator.self)?.present(.room(1)) ?? .unchanged },
      { $0.navigate(to: .club(.room(1))) }, { $0.deliver(.club(.room(1)), select: false) },
      { $0.open(.club(.room(1))) },
    ]
    for (number, verb) in verbs.enumerated() {
      let session = GuardSession()
      let app = session.makeApp([.tabs])
      session.app[.club(.room(1))] = .redirect(to: [.tabs])
      let before = (app.stack, picture(app))
      let outcome = isTransaction ? app.transaction { _ = verb(app) } : verb(app)
      #expect(outcome == .redirected, "verb \(number)")
      #expect((app.stack, picture(app)) == before, "verb \(number)")
      #expect(session.reports == [], "verb \(number)")
    }
  }

  @Test("What else a transaction does stays, if a redirect keeps the tabs that it has pushed into")
  func ledBesideOthers() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.onClub { $0.push(.room(5)) }
    session.app[.club(.room(1))] = .redirect(to: [.tabs])
    let outcome = app.transaction {
      app.navigate(to: .annex(.room(3)))
      app.deliver(.club(.room(1)), select: false)
    }
    #expect(outcome == .redirected)
    #expect(picture(app) == "App[tabs[Club[lobby, room(5)], >Club[lobby, room(3) *], home]]")
  }

  @Test("What comes into view in a tab goes, if a redirect of it names just the tabs")
  func ledFromUncovered() {
    let verbs: [(above: [ClubRoute], outcome: Outcome, verb: (GuardedApp) -> Outcome)] = [
      ([.room(1)], .redirected, { $0.select(.club(.lobby)) }),
      ([.room(1), .room(2)], .performed, { app in app.onClub { $0.pop() } }),
      ([.room(1)], .redirected, { $0.revalidate() }),
    ]
    for (number, (above, outcome, verb)) in verbs.enumerated() {
      let session = GuardSession()
      let app = session.makeApp([.tabs])
      app.onClub { $0.push([.room(5)] + above) }
      if number == 0 { app.select(.home) }
      session.app[.club(.room(1))] = .redirect(to: [.tabs])
      #expect(verb(app) == outcome, "verb \(number)")
      #expect(
        picture(app) == "App[tabs[>Club[lobby, room(5) *], Club[lobby], home]]", "verb \(number)")
      #expect(session.reports == [], "verb \(number)")
    }
  }

  @Test("However many entries of a tab may not be seen, a redirect that keeps tabs takes them out")
  func ledFromManyUncovered() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    let rooms = (1...9).map(ClubRoute.room)
    app.onClub { $0.push(rooms) }
    app.select(.home)
    for room in rooms.dropFirst() { session.app[.club(room)] = .redirect(to: [.tabs]) }
    #expect(app.select(.club(.lobby)) == .redirected)
    #expect(picture(app) == "App[tabs[>Club[lobby, room(1) *], Club[lobby], home]]")
    #expect(session.reports == [])
  }

  @Test("If a redirect keeps tabs whose declared route it refuses, it leads nowhere")
  func ledToTheSameTab() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.select(.home)
    session.app[.club(.lobby)] = .redirect(to: [.tabs])
    let before = picture(app)
    if case .denied = app.select(.club(.lobby)) {} else { Issue.record("not denied") }
    #expect(picture(app) == before)
    #expect(session.reports == [.redirectLimit])
  }

  @Test("A tab that is a screen keeps its entry if a redirect of its new route names the tabs")
  func ledFromRevised() throws {
    let app = tree([.tabs])
    app.select(.page(0))
    let before = (app.projection.leaf?.id, picture(app))
    app.projection.leaf?.navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    app.census.access = { $0 == .page(2) ? .redirect(to: [.tabs]) : .allow }
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(app.navigate(to: .page(2)) == .redirected)
    #expect((app.projection.leaf?.id, picture(app)) == before)
    #expect(changes == 0)
  }

  @Test("What a change has pushed above a tab's new route goes with that route")
  func ledFromRevisedWithMore() throws {
    let app = tree([.tabs])
    app.select(.page(0))
    let before = picture(app)
    let leaf = try #require(app.projection.leaf?.navigator(for: TreeCoordinator.self))
    app.census.access = { $0 == .page(2) ? .redirect(to: [.tabs]) : .allow }
    app.transaction {
      app.navigate(to: .page(2))
      leaf.push(.page(5))
    }
    #expect(picture(app) == before)
  }

  @Test(
    "What a revalidation took away stays away, if a redirect leads back to it in a circle",
    arguments: [[GuardedRoute.tabs, .tabs], [.tabs], [.annex(.lobby), .annex(.form)]])
  func revalidatedInACircle(routes: [GuardedRoute]) {
    let session = GuardSession()
    let app = session.makeApp(routes)
    let refused = Set(app.stack.map(\.id))
    session.app[routes[0]] = .redirect(to: .split)
    // A column of the split leads back.
    session.app[.home] = .redirect(to: routes)
    #expect(app.revalidate() == .redirected)
    #expect(app.routes == [.split] && refused.isDisjoint(with: app.stack.map(\.id)))
    #expect(Set(session.reports) == [.redirectLimit, .refusedRoot])
  }
}
