import Testing
import Waymark

private let pages: [GuardedRoute] = [.home, .page(1), .page(2)]
private let rooms: [GuardedRoute] = [.home, .club(.lobby), .club(.room(1)), .page(2)]

private func row(
  _ name: String, _ routes: [GuardedRoute], _ forbid: @escaping GuardedRow.Forbid,
  _ after: String?, _ came: Came = .performed,
  _ verb: @escaping GuardedRow.Verb = { $0.revalidate() }
) -> GuardedRow {
  GuardedRow(name, routes, forbid: forbid, verb, came, after)
}

@MainActor private func fillTabs(_ app: GuardedApp) {
  app.onClub(0) { $0.push([.room(1), .room(2)]) }
  app.onClub(1) { $0.push([.room(1), .room(2)]) }
}

@MainActor
@Suite("Revalidation")
struct RevalidateTests {
  @Test(
    "What may not be seen goes, wherever it lies",
    arguments: [
      row("nothing", pages, { _ in }, nil, .unchanged),
      row("the leaf", pages, { $0.app[.page(2)] = .deny("no") }, "App[home, page(1) *]")
        .leaving(["leave (access) page(2)"]),
      row("in the middle", pages, { $0.app[.page(1)] = .deny("no") }, "App[home, page(2) *]")
        .leaving(["leave (access) page(1)"]),
      row("the first", pages, { $0.app[.home] = .deny("no") }, "App[page(1), page(2) *]"),
      row(
        "what waits", pages, { $0.app[.page(2)] = .hold(until: "gate", showing: .signIn) },
        "App[home, page(1) *]"),
      row(
        "in a child", rooms, { $0.club[.room(1)] = .deny("no") },
        "App[home, Club[lobby], page(2) *]"),
      row(
        "a child's first", rooms, { $0.club[.lobby] = .deny("no") },
        "App[home, Club[room(1)], page(2) *]"),
      row(
        "a child, by the app",
        rooms,
        {
          $0.app[.club(.lobby)] = .deny("no")
          $0.app[.club(.room(1))] = .deny("no")
        }, "App[home, page(2) *]"
      ).leaving([
        "leave (access) club.room(1)", "leave (access) club.lobby",
        "leave (access) ClubCoordinator",
      ]),
      row(
        "a child that has a fallback",
        rooms,
        {
          $0.club[.lobby] = .deny("no")
          $0.club[.room(1)] = .deny("no")
          $0.clubFallback = .room(9)
        }, "App[home, Club[room(9)], page(2) *]"),
      row(
        "everything but the fallback",
        pages,
        {
          for route in pages { $0.app[route] = .deny("no") }
          $0.appFallback = .page(9)
        }, "App[page(9) *]"),
    ])
  func goes(_ row: GuardedRow) { row.check() }

  @Test("One entry of the app stays without a fallback, and is reported")
  func root() {
    let session = GuardSession()
    let app = session.makeApp(pages)
    for route in pages { session.app[route] = .deny("no") }
    #expect(app.revalidate() == .performed)
    #expect(app.depth == 1)
    #expect(session.reports == [.refusedRoot])
    #expect(app.revalidate() == .unchanged)
  }

  @Test(
    "Layers",
    arguments: [
      row("a layer", [.home], { $0.app[.note] = .deny("no") }, "App[home *]")
        .preparing { $0.present(.note) },
      row(
        "a layer's first", [.home], { $0.app[.note] = .deny("no") },
        "App[home, ^ sheet[page(1) *]]"
      ).preparing {
        $0.present(.note)
        $0.push(.page(1))
      },
      row(
        "with who presented it", [.home, .page(1)], { $0.app[.page(1)] = .deny("no") },
        "App[home *]"
      ).preparing { $0.present(.note) },
      row("a lower one, with all above", [.home], { $0.app[.note] = .deny("no") }, "App[home *]")
        .preparing {
          $0.present(.note)
          $0.present(.alert)
        },
    ])
  func layers(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs",
    arguments: [
      row(
        "above the root of the selected tab", [.tabs], { $0.app[.club(.room(1))] = .deny("no") },
        "App[tabs[>Club[lobby, room(2) *], Club[lobby, room(1), room(2)], home]]"),
      row(
        "above the root of another", [.tabs], { $0.app[.annex(.room(1))] = .deny("no") },
        "App[tabs[>Club[lobby, room(1), room(2) *], Club[lobby, room(2)], home]]"),
      row(
        "the root of another", [.tabs], { $0.app[.annex(.lobby)] = .deny("no") },
        "App[tabs[>Club[lobby, room(1), room(2) *], Club[lobby], home]]"),
      row(
        "above the root of both", [.tabs], { $0.club[.room(2)] = .deny("no") },
        "App[tabs[>Club[lobby, room(1) *], Club[lobby, room(1)], home]]"),
      row(
        "all of the selected tab", [.tabs],
        {
          for route in [.lobby, .room(1), .room(2)] as [ClubRoute] {
            $0.app[.club(route)] = .deny("no")
          }
        }, "App[tabs[Club[lobby], >Club[lobby, room(1), room(2) *], home]]"),
      row(
        "all of both", [.tabs],
        {
          for route in [.lobby, .room(1), .room(2)] as [ClubRoute] { $0.club[route] = .deny("no") }
        }, "App[tabs[Club[lobby], Club[lobby], >home *]]"),
      row("the tabs", [.home, .tabs], { $0.app[.tabs] = .deny("no") }, "App[home *]"),
      row(
        "a screen that is not selected", [.page(1), .tabs], { $0.app[.home] = .deny("no") },
        nil, .unchanged),
    ].map { $0.preparing { fillTabs($0) } })
  func tabs(_ row: GuardedRow) { row.check() }

  @Test(
    "A redirect of what is visible is followed",
    arguments: [
      row(
        "the leaf", pages, { $0.app[.page(2)] = .redirect(to: [.home, .page(9)]) },
        "App[home, page(9) *]", .redirected),
      row(
        "a child's leaf", [.home, .club(.lobby)], { $0.club[.lobby] = .redirect(to: .room(9)) },
        "App[home, Club[room(9) *]]", .redirected),
      row(
        "a child's leaf, by the app", [.home, .club(.lobby)],
        { $0.app[.club(.lobby)] = .redirect(to: .page(9)) }, "App[page(9) *]", .redirected),
      row(
        "and what else is refused goes", pages,
        {
          $0.app[.page(2)] = .redirect(to: [.home, .page(1), .page(9)])
          $0.app[.page(1)] = .deny("no")
        }, "App[home *]"),
      row(
        "to what is denied", pages,
        {
          $0.app[.page(2)] = .redirect(to: .page(9))
          $0.app[.page(9)] = .deny("no")
        }, "App[home, page(1) *]"),
      row(
        "around in a circle", pages, { $0.app[.page(2)] = .redirect(to: .page(2)) },
        "App[home, page(1) *]"
      ).reporting([.redirectLimit]),
    ])
  func redirects(_ row: GuardedRow) {
    row.check()
  }

  @Test(
    "Only the subtree is asked for, by all coordinators above",
    arguments: [
      row(
        "elsewhere", rooms, { $0.app[.home] = .deny("no") }, nil, .unchanged,
        { $0.onClub { $0.revalidate() } }),
      row(
        "by the app", rooms, { $0.app[.club(.room(1))] = .deny("no") },
        "App[home, Club[lobby], page(2) *]", .performed, { $0.onClub { $0.revalidate() } }),
      row(
        "in another tab", [.tabs], { $0.app[.annex(.room(1))] = .deny("no") }, nil, .unchanged,
        { $0.onClub(0) { $0.revalidate() } }
      ).preparing { fillTabs($0) },
    ])
  func subtree(_ row: GuardedRow) { row.check() }

  @Test("Tabs whose fallback makes a child that denies it are set back, and wait unseen")
  func fallbackOfTabs() {
    row(
      "both clubs", [.tabs],
      {
        $0.club[.lobby] = .deny("no")
        $0.vault[.door] = .deny("no")
        $0.clubFallback = .vault(.door)
      }, "App[tabs[Club[lobby], Club[lobby], >home *]]"
    ).check()
  }

  @Test("Tabs that are all of the app stay, although nothing of them may be seen")
  func rootTabs() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    session.club[.lobby] = .deny("no")
    session.app[.home] = .deny("no")
    var questions = 0
    session.onAsk = {
      questions += 1
      if questions > GuardSession.mostQuestions { session.allowAll() }
    }
    app.revalidate()
    #expect(questions < GuardSession.mostQuestions)
    #expect(app.routes == [.tabs])
    #expect(session.reports == [.refusedRoot])
  }

  @Test("Once more is unchanged, also while a refused tab waits unseen")
  func twice() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    fillTabs(app)
    session.app[.annex(.lobby)] = .deny("no")
    #expect(app.revalidate() == .performed)
    let before = everyID(app)
    #expect(app.revalidate() == .unchanged)
    #expect(everyID(app) == before)
    #expect(app.select(.annex(.lobby)) == .denied("no"))
    session.allowAll()
    #expect(app.select(.annex(.lobby)) == .performed)
  }

  @Test("It is one change that says what it is")
  func change() {
    let session = GuardSession()
    let app = session.makeApp(pages)
    session.app[.page(1)] = .deny("no")
    session.app[.page(2)] = .deny("no")
    var changes: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in changes.append(change) }
    app.revalidate()
    #expect(changes.map(\.cause) == [.revalidate])
    #expect(changes.map(\.source) == [.code(coordinator: "App")])
    #expect(
      changes.flatMap(\.events).map(\.description) == [
        "leave (access) page(2)", "leave (access) page(1)", "uncover home",
      ])
  }
}
