import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Redirects")
struct AccessRedirectTests {
  private let session = GuardSession()

  /// Makes each page redirect to the next, `count` times.
  private func leadOn(_ count: Int) {
    for number in 1...count { session.app[.page(number)] = .redirect(to: [.page(number + 1)]) }
  }

  @Test("Five redirects in one change are followed", arguments: 1...5)
  func chain(_ count: Int) {
    let app = session.makeApp()
    leadOn(count)
    var changes: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in changes.append(change) }
    #expect(app.push(.page(1)) == .redirected)
    #expect(picture(app) == "App[page(\(count + 1)) *]")
    #expect(changes.map(\.cause) == [.push])
    #expect(
      changes.flatMap(\.events).map(\.description) == [
        "enter page(\(count + 1))", "leave (access) home", "activate page(\(count + 1))",
      ])
    #expect(session.reports.isEmpty)
  }

  @Test("The sixth redirect is denied and reported", arguments: [6, 7, 20])
  func limit(_ count: Int) {
    navigationTest(session.makeApp(), fail: record) { test in
      leadOn(count)
      test.step({ $0.push(.page(1)) }, .denied)
      test.report(.redirectLimit)
    }
  }

  @Test("Loops end with a denial that is reported")
  func loops() {
    let loops: [[GuardedRoute: Access<GuardedRoute>]] = [
      [.secret: .redirect(to: .secret)],
      [.secret: .redirect(to: .page(1)), .page(1): .redirect(to: .secret)],
      [.secret: .redirect(to: [.page(2), .page(1)]), .page(1): .redirect(to: [.home, .secret])],
    ]
    for loop in loops {
      session.app = [:]
      navigationTest(session.makeApp(), fail: record) { test in
        session.app = loop
        test.step({ $0.navigate(to: .secret) }, .denied)
        test.report(.redirectLimit)
      }
    }
  }

  @Test("A loop after a removal ends, and the entry goes")
  func loopUncovered() {
    navigationTest(session.makeApp([.home, .secret, .page(2)]), fail: record) { test in
      session.app[.secret] = .redirect(to: .secret)
      test.step({ $0.pop() }) { $0.base.removeLast(2) }
      test.report(.redirectLimit)
    }
  }

  @Test("Redirects back and forth between a child and the app end, too")
  func loopAcrossLevels() {
    navigationTest(session.makeApp([.home, .club(.lobby)]), fail: record) { test in
      session.club[.room(1)] = .redirect(to: .room(2))
      session.app[.club(.room(2))] = .redirect(to: .club(.room(1)))
      test.step({ $0.onClub { $0.push(.room(1)) } }, .denied)
      test.report(.redirectLimit)
      #expect(session.living == 2)
    }
  }

  @Test("What stays keeps its identity")
  func identity() {
    navigationTest(session.makeApp([.home, .page(1), .page(2)]), fail: record) { test in
      session.app[.secret] = .redirect(to: [.home, .page(1)])
      test.step({ $0.push(.secret) }, .redirected) { $0.base.removeLast() }
    }
  }

  @Test(
    "A redirect sets the routes of the coordinator that redirects",
    arguments: [
      GuardedRow(
        "the layer that was acted on ends", forbid: { $0.app[.secret] = .redirect(to: .page(9)) },
        { $0.push(.secret) }, .redirected
      ) {
        $0.dismiss()
        $0.base.replaceLast(with: .page(9))
      }.preparing { $0.present(.note) },
      GuardedRow(
        "the child's layers end", [.home, .club(.lobby)],
        forbid: { $0.club[.room(1)] = .redirect(to: .room(9)) },
        { $0.onClub { $0.push(.room(1)) } }, .redirected
      ) {
        $0.dismiss()
        $0.base.replaceLast(with: .club(.room(9)))
      }.preparing { $0.onClub { $0.present(.form) } },
      GuardedRow(
        "the parent's layers stay", [.home, .club(.lobby), .page(1)],
        forbid: { $0.club[.room(1)] = .redirect(to: .room(9)) },
        { $0.onClub { $0.push(.room(1)) } }, .redirected
      ) { $0.base = [.home, .club(.room(9)), .page(1)] }.preparing { $0.present(.note) },
      GuardedRow(
        "a modal route is one of the base", forbid: { $0.app[.secret] = .redirect(to: .note) },
        { $0.push(.secret) }, .redirected
      ) { $0.base.replaceLast(with: .note) },
      GuardedRow(
        "to a child", forbid: { $0.app[.secret] = .redirect(to: .club(.room(1))) },
        { $0.push(.secret) }, .redirected
      ) { $0.base.replaceLast(with: .club(.room(1))) },
      GuardedRow(
        "to tabs", forbid: { $0.app[.secret] = .redirect(to: .tabs) }, { $0.push(.secret) },
        .redirected
      ) { $0.base.replaceLast(with: .tabs) },
      GuardedRow(
        "to a route that is denied",
        forbid: {
          $0.app[.secret] = .redirect(to: .page(1))
          $0.app[.page(1)] = .deny("no")
        }, { $0.push(.secret) }, .denied("no")),
      GuardedRow(
        "to a route that a child to be made denies",
        forbid: {
          $0.app[.secret] = .redirect(to: .club(.room(1)))
          $0.club[.room(1)] = .deny("no")
        }, { $0.push(.secret) }, .denied("no")),
      GuardedRow(
        "of a child to a route that the app denies", [.home, .club(.lobby)],
        forbid: {
          $0.club[.room(1)] = .redirect(to: .room(2))
          $0.app[.club(.room(2))] = .deny("no")
        }, { $0.onClub { $0.push(.room(1)) } }, .denied("no")),
      GuardedRow(
        "of a new child's child", forbid: { $0.vault[.box(1)] = .redirect(to: .box(9)) },
        { $0.open(.club(.vault(.box(1)))) }, .redirected
      ) { $0.base.append(contentsOf: [.club(.lobby), .club(.vault(.box(9)))]) },
      GuardedRow(
        "of a new child for its child",
        forbid: { $0.club[.vault(.box(1))] = .redirect(to: .vault(.box(9))) },
        { $0.open(.club(.vault(.box(1)))) }, .redirected
      ) { $0.base.append(.club(.vault(.box(9)))) },
      GuardedRow(
        "what the verbs did elsewhere stays", [.home, .club(.lobby), .page(1)],
        forbid: { $0.club[.room(1)] = .redirect(to: .room(9)) },
        { app in
          app.transaction {
            app.push(.page(2))
            app.onClub { $0.push(.room(1)) }
          }
        }, .redirected
      ) { $0.base = [.home, .club(.room(9)), .page(1), .page(2)] },
    ])
  func setRoutes(_ row: GuardedRow) { row.check() }

  @Test("Entries that a redirect removes leave because of access")
  func reason() {
    GuardedRow(
      "by the app", [.home, .club(.lobby)],
      forbid: { $0.app[.club(.room(1))] = .redirect(to: .page(9)) },
      { $0.onClub { $0.push(.room(1)) } }, .redirected
    ) { $0.base = [.page(9)] }.leaving([
      "leave (access) club.lobby", "leave (access) ClubCoordinator", "leave (access) home",
    ]).check()
  }

  @Test("A redirected verb counts as a change")
  func didChange() {
    navigationTest(session.makeApp(), fail: record) { test in
      session.app[.secret] = .redirect(to: .page(1))
      let outcome = test.step({ $0.push(.secret) }, .redirected) { $0.base = [.page(1)] }
      #expect(outcome.didChange)
    }
  }

  @Test("A redirect to nothing never traps and changes nothing")
  func empty() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.secret] = .redirect(to: [])
    #expect(!app.push(.secret).didChange)
    #expect(picture(app) == "App[home, page(1) *]")
  }
}
