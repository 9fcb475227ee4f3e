import Testing
import Waymark

/// A requested route, a refused route, and the number of coordinators that were made for it.
private struct FactoryRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let routes: [GuardedRoute]
  let forbid: GuardedRow.Forbid
  let verb: GuardedRow.Verb
  let made: Int

  init(
    _ name: String, _ routes: [GuardedRoute], _ forbid: @escaping GuardedRow.Forbid,
    _ verb: @escaping GuardedRow.Verb, made: Int
  ) {
    testDescription = name
    self.routes = routes
    self.forbid = forbid
    self.verb = verb
    self.made = made
  }
}

/// Pushes a child with a first route, and continues in it in the same transaction.
private func later(
  _ name: String, _ first: ClubRoute, _ forbid: @escaping GuardedRow.Forbid,
  _ steps: @escaping @MainActor @Sendable (GuardedApp) -> Void
) -> FactoryRow {
  FactoryRow(
    name, [.home], forbid,
    { app in
      app.transaction {
        app.push(.club(first))
        steps(app)
      }
    }, made: 0)
}

@MainActor
@Suite("What is made for a refused change")
struct AccessFactoryTests {
  @Test(
    "A refusal by an existing coordinator makes nothing",
    arguments: [
      FactoryRow(
        "a child", [.home], { $0.app[.club(.lobby)] = .deny("no") }, { $0.push(.club(.lobby)) },
        made: 0),
      FactoryRow(
        "one of several", [.home], { $0.app[.secret] = .deny("no") },
        { $0.push([.club(.lobby), .annex(.lobby), .secret]) }, made: 0),
      FactoryRow(
        "a child's child", [.home], { $0.app[.club(.vault(.door))] = .deny("no") },
        { $0.push(.club(.vault(.door))) }, made: 0),
      FactoryRow(
        "by a child that exists", [.home, .club(.lobby)],
        { $0.club[.vault(.door)] = .deny("no") },
        { $0.onClub { $0.push(.vault(.door)) } }, made: 0),
      FactoryRow("tabs", [.home], { $0.app[.tabs] = .deny("no") }, { $0.push(.tabs) }, made: 0),
      FactoryRow(
        "the selected tab", [.home], { $0.app[.club(.lobby)] = .deny("no") },
        { $0.push(.tabs) }, made: 0),
      FactoryRow(
        "opened", [.home], { $0.app[.club(.room(1))] = .deny("no") },
        { $0.open(.club(.room(1))) }, made: 0),
      FactoryRow(
        "held", [.home], { $0.app[.club(.room(1))] = .hold(until: "gate") },
        { $0.open(.club(.room(1))) }, made: 0),
      FactoryRow(
        "a transaction", [.home], { $0.app[.secret] = .deny("no") },
        { app in
          app.transaction {
            app.push(.club(.lobby))
            app.push(.secret)
          }
        }, made: 0),
    ])
  private func nothing(_ row: FactoryRow) { check(row) }

  @Test(
    "A refusal of a child's later steps by an existing coordinator makes nothing",
    arguments: [
      later("a layer", .lobby, { $0.app[.club(.form)] = .deny("no") }) {
        $0.navigate(to: .club(.form))
      },
      later("a layer that waits", .lobby, { $0.app[.club(.form)] = .hold(until: "gate") }) {
        $0.navigate(to: .club(.form))
      },
      later("an entry", .lobby, { $0.app[.club(.room(1))] = .deny("no") }) {
        $0.navigate(to: .club(.room(1)))
      },
      later("an entry in a layer", .form, { $0.app[.club(.room(1))] = .deny("no") }) {
        $0.navigate(to: .club(.form))
        $0.navigate(to: .club(.room(1)))
      },
      later("a child's child", .lobby, { $0.app[.club(.vault(.key))] = .deny("no") }) {
        $0.navigate(to: .club(.form))
        $0.navigate(to: .club(.vault(.key)))
      },
      later("a link that is opened afterwards", .lobby, { $0.app[.club(.room(1))] = .deny("no") }) {
        $0.navigate(to: .club(.form))
        $0.open(.club(.room(1)))
      },
    ])
  private func laterSteps(_ row: FactoryRow) { check(row) }

  @Test("Routes that a child passes on its way to a later step are not checked")
  func supersededSteps() {
    let session = GuardSession()
    let app = session.makeApp([.home])
    session.app[.club(.room(1))] = .deny("no")
    let outcome = app.transaction {
      app.push(.club(.room(1)))
      app.open(.club(.room(2)))
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home, Club[lobby, room(2) *]]")
  }

  @Test("A refusal of what comes into view in a tab by an existing coordinator makes nothing")
  func comingIntoView() {
    let verbs: [GuardedRow.Verb] = [
      { $0.navigate(to: .annex(.vault(.door))) },
      { app in
        app.transaction {
          app.select(.annex(.lobby))
          app.push(.club(.lobby))
        }
      },
    ]
    for verb in verbs {
      let session = GuardSession()
      let app = session.makeApp([.home, .tabs])
      app.deliver(.annex(.room(1)), select: false)
      session.app[.annex(.room(1))] = .deny("no")
      let (made, before) = (session.made, picture(app))
      #expect(verb(app) == .denied("no"))
      #expect(session.made == made)
      #expect(picture(app) == before)
    }
  }

  @Test(
    "A refusal by a new coordinator drops everything that was made",
    arguments: [
      FactoryRow(
        "a child", [.home], { $0.club[.room(1)] = .deny("no") }, { $0.push(.club(.room(1))) },
        made: 1),
      FactoryRow(
        "a child's child", [.home], { $0.vault[.door] = .deny("no") },
        { $0.push(.club(.vault(.door))) }, made: 2),
      FactoryRow(
        "a child for its child", [.home], { $0.club[.vault(.door)] = .deny("no") },
        { $0.push(.club(.vault(.door))) }, made: 1),
      FactoryRow(
        "a back stack", [.home], { $0.club[.lobby] = .deny("no") },
        { $0.open(.club(.room(1))) }, made: 1),
      FactoryRow(
        "held", [.home], { $0.club[.room(1)] = .hold(until: "gate") },
        { $0.push(.club(.room(1))) }, made: 1),
    ])
  private func dropped(_ row: FactoryRow) { check(row) }

  private func check(_ row: FactoryRow) {
    let session = GuardSession()
    let app = session.makeApp(row.routes)
    row.forbid(session)
    let (made, living, before) = (session.made, session.living, picture(app))
    let outcome = row.verb(app)
    #expect(!outcome.didChange, "\(row.testDescription): \(outcome)")
    #expect(session.made - made == row.made, "\(row.testDescription)")
    #expect(session.living == living, "\(row.testDescription)")
    #expect(picture(app) == before)
  }

  @Test("What leaves with a removal is freed")
  func removed() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.vault(.door)), .page(1)])
    session.vault[.door] = .deny("no")
    #expect(session.living == 3)
    app.pop()
    #expect(picture(app) == "App[home *]")
    #expect(session.living == 1)
  }

  @Test("What leaves with a redirect is freed, and what the redirect makes lives")
  func redirected() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.vault(.door))])
    session.app[.club(.vault(.box(1)))] = .redirect(to: .annex(.lobby))
    #expect(app.onVault { $0.push(.box(1)) } == .redirected)
    #expect(picture(app) == "App[Club[lobby *]]")
    #expect(session.living == 2)
  }

  @Test("A refused app is freed with its last reference")
  func freed() {
    let session = GuardSession()
    do {
      let app = session.makeApp([.home, .club(.lobby)])
      session.app[.secret] = .deny("no")
      session.club[.room(1)] = .deny("no")
      app.push(.secret)
      app.onClub { $0.push(.room(1)) }
      app.push(.annex(.room(1)))
    }
    #expect(session.living == 0)
  }
}
