import Testing
import Waymark
import WaymarkTesting

private let pages: [GuardedRoute] = [.home, .page(1), .page(2)]
private let rooms: [GuardedRoute] = [.home, .club(.lobby), .club(.room(1)), .page(2)]

private func row(
  _ name: String, _ routes: [GuardedRoute], _ forbid: @escaping GuardedRow.Forbid,
  _ came: ExpectedOutcome = .performed, _ change: GuardedRow.Change? = nil
) -> GuardedRow {
  GuardedRow(name, routes, forbid: forbid, { $0.revalidate() }, came, change)
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
      row("nothing", pages, { _ in }, .unchanged),
      row("the leaf", pages, deny(.page(2))) { $0.base.removeLast() }
        .leaving(["leave (access) page(2)"]),
      row("in the middle", pages, deny(.page(1))) { $0.base.remove(.page(1)) }
        .leaving(["leave (access) page(1)"]),
      row("the first", pages, deny(.home)) { $0.base.remove(.home) },
      row(
        "an entry that has to wait", pages,
        { $0.app[.page(2)] = .hold(until: "gate", showing: .signIn) }
      ) {
        $0.base.removeLast()
      },
      row("in a child", rooms, denyInClub(.room(1))) { $0.base.remove(.club(.room(1))) },
      row("a child's first", rooms, denyInClub(.lobby)) { $0.base.remove(.club(.lobby)) },
      row("a child, by the app", rooms, deny(.club(.lobby), .club(.room(1)))) {
        $0.base = [.home, .page(2)]
      }.leaving([
        "leave (access) club.room(1)", "leave (access) club.lobby",
        "leave (access) ClubCoordinator",
      ]),
      row(
        "a child that has a fallback", rooms,
        {
          $0.club[.lobby] = .deny("no")
          $0.club[.room(1)] = .deny("no")
          $0.clubFallback = .room(9)
        }
      ) { $0.base = [.home, .club(.room(9)), .page(2)] },
      row(
        "everything but the fallback", pages,
        {
          for route in pages { $0.app[route] = .deny("no") }
          $0.appFallback = .page(9)
        }
      ) { $0.base = [.page(9)] },
    ])
  func goes(_ row: GuardedRow) { row.check() }

  @Test("One entry of the app stays without a fallback, and that is reported")
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
      row("a layer", [.home], deny(.note)) { $0.dismiss() }
        .preparing { $0.present(.note) },
      row("a layer's first", [.home], deny(.note)) { $0.path.remove(.note) }.preparing {
        $0.present(.note)
        $0.push(.page(1))
      },
      row("with its presenter", [.home, .page(1)], deny(.page(1))) {
        $0.dismiss()
        $0.base.removeLast()
      }.preparing { $0.present(.note) },
      row("a lower layer, with all above", [.home], deny(.note)) { $0.dismiss(2) }
        .preparing {
          $0.present(.note)
          $0.present(.alert)
        },
    ])
  func layers(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs",
    arguments: [
      row("above the root of the selected tab", [.tabs], deny(.club(.room(1)))) {
        $0.path.remove(.club(.room(1)))
      },
      row("above the root of another tab", [.tabs], deny(.annex(.room(1)))) {
        $0[tab: .annex(.lobby)].remove(.annex(.room(1)))
      },
      row("the root of another tab", [.tabs], deny(.annex(.lobby))) {
        $0[tab: .annex(.lobby)].removeLast(2)
      },
      row("above the root of both tabs", [.tabs], denyInClub(.room(2))) {
        $0.path.removeLast()
        $0[tab: .annex(.lobby)].removeLast()
      },
      row("all of the selected tab", [.tabs], deny(.club(.lobby), .club(.room(1)), .club(.room(2))))
      {
        $0.selected = .annex(.lobby)
        $0[tab: .club(.lobby)].removeLast(2)
      },
      row("all of both tabs", [.tabs], denyInClub(.lobby, .room(1), .room(2))) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast(2)
        $0[tab: .annex(.lobby)].removeLast(2)
      },
      row("the tabs", [.home, .tabs], deny(.tabs)) { $0.base.removeLast() },
      row("a screen that is not selected", [.page(1), .tabs], deny(.home), .unchanged),
    ].map { $0.preparing { fillTabs($0) } })
  func tabs(_ row: GuardedRow) { row.check() }

  @Test(
    "A redirect of a visible entry is followed",
    arguments: [
      row("the leaf", pages, { $0.app[.page(2)] = .redirect(to: [.home, .page(9)]) }, .redirected) {
        $0.base = [.home, .page(9)]
      },
      row(
        "a child's leaf", [.home, .club(.lobby)], { $0.club[.lobby] = .redirect(to: .room(9)) },
        .redirected
      ) { $0.base.replaceLast(with: .club(.room(9))) },
      row(
        "a child's leaf, by the app", [.home, .club(.lobby)],
        { $0.app[.club(.lobby)] = .redirect(to: .page(9)) }, .redirected
      ) { $0.base = [.page(9)] },
      row(
        "other refused entries go, too", pages,
        {
          $0.app[.page(2)] = .redirect(to: [.home, .page(1), .page(9)])
          $0.app[.page(1)] = .deny("no")
        }
      ) { $0.base.removeLast(2) },
      row(
        "to a route that is denied", pages,
        {
          $0.app[.page(2)] = .redirect(to: .page(9))
          $0.app[.page(9)] = .deny("no")
        }
      ) { $0.base.removeLast() },
      row("around in a circle", pages, { $0.app[.page(2)] = .redirect(to: .page(2)) }) {
        $0.base.removeLast()
      }.reporting([.redirectLimit]),
    ])
  func redirects(_ row: GuardedRow) {
    row.check()
  }

  @Test(
    "Only the subtree is checked, by all coordinators above",
    arguments: [
      GuardedRow(
        "elsewhere", rooms, forbid: deny(.home), { $0.onClub { $0.revalidate() } }, .unchanged),
      GuardedRow(
        "by the app", rooms, forbid: deny(.club(.room(1))), { $0.onClub { $0.revalidate() } },
        .performed
      ) { $0.base.remove(.club(.room(1))) },
      GuardedRow(
        "in another tab", [.tabs], forbid: deny(.annex(.room(1))),
        { $0.onClub(0) { $0.revalidate() } }, .unchanged
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
      }
    ) {
      $0.selected = .home
      $0[tab: .club(.lobby)].replaceLast(with: .club(.lobby))
    }.check()
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

  @Test("A second call is unchanged, also while a refused tab waits unseen")
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

  @Test("It is one change with its own cause")
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
