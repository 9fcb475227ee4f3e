import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("What is shown while a target waits")
struct HeldShowingTests {
  private let session = GuardSession()

  @Test(
    "The coordinator that holds the target navigates to it",
    arguments: [
      GuardedRow(
        "the app", forbid: { $0.app[.secret] = .hold(until: "gate", showing: .page(1)) },
        { $0.push(.secret) }, .held
      ) { $0.base.append(.page(1)) },
      GuardedRow(
        "the app, by the route's style",
        forbid: { $0.app[.secret] = .hold(until: "gate", showing: .alert) },
        { $0.push(.secret) }, .held
      ) { $0.present(.alert) },
      GuardedRow(
        "the app for a child", [.home, .club(.lobby)],
        forbid: { $0.app[.club(.room(1))] = .hold(until: "gate", showing: .signIn) },
        { $0.onClub { $0.push(.room(1)) } }, .held
      ) { $0.present(.signIn) },
      GuardedRow(
        "a child", [.home, .club(.lobby)],
        forbid: { $0.club[.room(1)] = .hold(until: "gate", showing: .form) },
        { $0.onClub { $0.push(.room(1)) } }, .held
      ) { $0.present(.club(.form)) },
      GuardedRow(
        "a child to be made: its parent navigates",
        forbid: { $0.club[.room(1)] = .hold(until: "gate", showing: .room(2)) },
        { $0.push(.club(.room(1))) }, .held
      ) { $0.base.append(.club(.room(2))) },
      GuardedRow(
        "a child's child to be made",
        forbid: { $0.vault[.box(1)] = .hold(until: "gate", showing: .door) },
        { $0.push(.club(.vault(.box(1)))) }, .held
      ) { $0.base.append(.club(.vault(.door))) },
      GuardedRow(
        "a child's child in a child that exists", [.home, .club(.lobby)],
        forbid: { $0.vault[.box(1)] = .hold(until: "gate", showing: .door) },
        { $0.onClub { $0.push(.vault(.box(1))) } }, .held
      ) { $0.base.append(.club(.vault(.door))) },
      GuardedRow(
        "nothing", forbid: { $0.app[.secret] = .hold(until: "gate") }, { $0.push(.secret) }, .held),
      GuardedRow(
        "a route that is there already",
        forbid: { $0.app[.secret] = .hold(until: "gate", showing: .home) },
        { $0.push(.secret) }, .held),
      GuardedRow(
        "a route that is redirected",
        forbid: {
          $0.app[.secret] = .hold(until: "gate", showing: .page(1))
          $0.app[.page(1)] = .redirect(to: .page(9))
        }, { $0.push(.secret) }, .held
      ) { $0.base.replaceLast(with: .page(9)) },
    ])
  func shown(_ row: GuardedRow) { row.check() }

  @Test(
    "If it cannot be shown, that is reported, and the target still waits",
    arguments: [
      GuardedRow(
        "denied",
        forbid: {
          $0.app[.secret] = .hold(until: "gate", showing: .signIn)
          $0.app[.signIn] = .deny("no")
        }, { $0.push(.secret) }, .held
      ).reporting([.unshownHold]),
      GuardedRow(
        "a route that is held itself",
        forbid: { $0.app[.secret] = .hold(until: "gate", showing: .secret) },
        { $0.push(.secret) }, .held
      ).reporting([.unshownHold]),
      GuardedRow(
        "covered", [.home, .club(.lobby), .page(1)],
        forbid: { $0.club[.room(1)] = .hold(until: "gate", showing: .form) },
        { $0.onClub { $0.push(.room(1)) } }, .held
      ).reporting([.unshownHold]),
    ])
  func unshown(_ row: GuardedRow) { row.check() }

  @Test("If it is asked for again while sign-in is shown, sign-in is not shown twice")
  func twice() {
    let app = session.makeApp()
    session.app[.secret] = .hold(until: "session", showing: .signIn)
    app.navigate(to: .secret)
    let before = everyID(app)
    #expect(app.open(.secret).hold?.isWaiting == true)
    #expect(everyID(app) == before)
    #expect(picture(app) == "App[home, ^ sheet[signIn *]]")
    #expect(app.pendingNavigations.count == 1)
    #expect(session.reports.isEmpty)
  }

  @Test("A start that must wait begins with what is shown for it, and then continues")
  func start() {
    let app = session.freshApp()
    session.app[.home] = .hold(until: "session", showing: .signIn)
    #expect(app.start().hold?.isWaiting == true)
    #expect(picture(app) == "App[signIn *]")
    session.allowAll()
    #expect(app.release("session").didChange)
    #expect(picture(app) == "App[home *]")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A start that must wait and shows nothing gives way to the fallback")
  func startWithFallback() {
    let app = session.freshApp()
    session.app[.home] = .hold(until: "session")
    session.appFallback = .page(9)
    app.start()
    #expect(picture(app) == "App[page(9) *]")
  }
}
