import Testing

@testable import Waymark

@MainActor
@Suite("Targets that are dropped, results that wait, and links that wait until no layer is up")
struct HeldDropTests {
  private let session = GuardSession()

  /// An app that reports what it drops.
  private func makeApp(
    _ keeping: HoldPolicy.Keeping = .latest, _ routes: [GuardedRoute] = [.home]
  ) -> (app: GuardedApp, drops: DropBook) {
    let drops = DropBook()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: keeping) { drops.texts.append("\($0)") }
    app.setRoutes(routes)
    session.app[.secret] = .hold(until: "gate")
    session.app[.page(1)] = .hold(until: "gate")
    return (app, drops)
  }

  @MainActor
  private final class DropBook {
    var texts: [String] = []
  }

  @Test("The newest takes the place of the one before")
  func latest() async {
    let (app, drops) = makeApp()
    let first = app.push(.secret)
    app.push(.page(1))
    #expect(drops.texts == ["dropped secret of App: replaced"])
    #expect(await first.hold?.result == .dropped(.replaced))
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(app.routes == [.home, .page(1)])
  }

  @Test("All are called again in order")
  func all() {
    let (app, drops) = makeApp(.all)
    app.push(.secret)
    app.push(.page(1))
    #expect(app.pendingNavigations.map(\.name) == ["secret", "page(1)"])
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(app.routes == [.home, .secret, .page(1)])
    #expect(drops.texts.isEmpty)
  }

  @Test("They are dropped by the token, or all at once")
  func cleared() async {
    let (app, drops) = makeApp(.all)
    let tokens = [app.push(.secret), app.push(.page(1)), app.navigate(to: .secret)]
      .compactMap(\.hold)
    #expect(tokens[0].cancel() == .performed)
    #expect(tokens[0].cancel() == .unchanged)
    #expect(app.dropHolds() == .performed)
    #expect(app.dropHolds() == .unchanged)
    #expect(
      drops.texts == [
        "dropped secret of App: cancelled", "dropped page(1) of App: cleared",
        "dropped secret of App: cleared",
      ])
    session.allowAll()
    #expect(app.release("gate") == .unchanged)
    #expect(app.routes == [.home])
    #expect(await tokens[2].result == .dropped(.cleared))
  }

  @Test("A target is dropped with its coordinator, and does not keep it alive")
  func left() {
    let (app, drops) = makeApp(.all, [.home, .club(.lobby)])
    session.club[.room(1)] = .hold(until: "gate")
    app.onClub { $0.push(.room(1)) }
    app.push(.secret)
    app.popToRoot()
    #expect(session.living == 1)
    #expect(drops.texts == ["dropped room(1) of ClubCoordinator: left"])
    #expect(app.pendingNavigations.map(\.name) == ["secret"])
    app.end()
    #expect(drops.texts.last == "dropped secret of App: left")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A caller waits for its result with the target, and then with the entry")
  func result() async throws {
    let (app, _) = makeApp()
    let task = await app.waiting { await $0.push(.secret, returning: Int.self) }
    #expect(app.waiterCount == 0)
    #expect(app.pendingNavigations.count == 1)
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(app.waiterCount == 1)
    try app.navigator(GuardedApp.self, of: "secret").finish(returning: 7)
    #expect(await task.value == 7)
    #expect(app.waiterCount == 0)
  }

  @Test("A caller gets nil when the target is dropped")
  func noResult() async {
    let (app, _) = makeApp()
    let pushed = await app.waiting { await $0.push(.secret, returning: Int.self) }
    let presented = await app.waiting { await $0.present(.secret, returning: Int.self) }
    #expect(await pushed.value == nil)
    app.dropHolds()
    #expect(await presented.value == nil)
    session.app[.secret] = .deny("no")
    let denied = await app.waiting { await $0.push(.secret, returning: Int.self) }
    #expect(await denied.value == nil)
  }

  @Test("A cancelled task drops its target")
  func cancelled() async {
    let (app, drops) = makeApp()
    let task = await app.waiting { await $0.navigate(to: .secret, returning: Int.self) }
    task.cancel()
    #expect(await task.value == nil)
    #expect(drops.texts == ["dropped secret of App: cancelled"])
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A check releases by itself, and if it was in vain it drops the target")
  func check() async {
    let (app, drops) = makeApp()
    session.app[.secret] = .hold(until: .check("door") { [session] in session.allowAll() })
    let outcome = app.push(.secret)
    #expect(app.pendingNavigations.map(\.isChecking) == [true])
    #expect(await outcome.hold?.result == .replayed(.performed))
    #expect(app.routes == [.home, .secret])
    session.app[.page(1)] = .hold(until: .check("door") {})
    let vain = app.push(.page(1))
    #expect(await vain.hold?.result == .dropped(.refused))
    #expect(app.routes == [.home, .secret])
    #expect(drops.texts == ["dropped page(1) of App: refused"])
  }

  @Test("A link waits until no layer is up")
  func whenClear() {
    let app = session.makeApp()
    app.present(.note)
    app.present(.alert)
    let outcome = app.open(.page(1), over: .whenClear)
    #expect(outcome.hold?.isWaiting == true)
    #expect(picture(app) == "App[home, ^ sheet[note], ^ dialog[alert *]]")
    app.dismiss()
    #expect(outcome.hold?.isWaiting == true)
    app.dismiss()
    #expect(outcome.hold?.isWaiting == false)
    #expect(picture(app) == "App[home, page(1) *]")
  }

  @Test("A link that waits until no layer is up is checked then")
  func whenClearAndDenied() async {
    let app = session.makeApp()
    app.present(.note)
    let outcome = app.open("/page/1", over: .whenClear)
    session.app[.page(1)] = .deny("no")
    app.dismiss()
    #expect(picture(app) == "App[home *]")
    #expect(await outcome.hold?.result == .replayed(.denied("no")))
  }

  private func makeFreeApp(
    _ keeping: HoldPolicy.Keeping = .latest
  ) -> (app: GuardedApp, drops: DropBook) {
    let made = makeApp(keeping)
    session.app[.page(1)] = nil
    return made
  }

  @Test(
    "A newer open that is performed takes the place of a waiting one",
    arguments: [OpenPolicy.dismissModals, .presentOnTop, .push, .replaceRoot], [true, false])
  func newerOpen(_ policy: OpenPolicy, _ isLink: Bool) async throws {
    let (app, drops) = makeFreeApp()
    app.present(.note)
    let token = try #require(app.open(.page(1), over: .whenClear).hold)
    let isShown =
      isLink
      ? app.open("/page/2", over: policy)
      : app.transaction { app.open(.page(2), over: policy) }
    #expect(isShown == .performed)
    #expect(!token.isWaiting)
    #expect(drops.texts == ["dropped page(1) of App: replaced"])
    app.dismissAll()
    #expect(app.visiblePath.last?.contains(.page(1)) == false)
    #expect(await token.result == .dropped(.replaced))
  }

  @Test("If all targets are kept, it keeps waiting and is shown in its turn")
  func newerOpenKeepingAll() throws {
    let (app, drops) = makeFreeApp(.all)
    app.present(.note)
    let token = try #require(app.open(.page(1), over: .whenClear).hold)
    #expect(app.open(.page(2)) == .performed)
    #expect(!token.isWaiting)
    #expect(app.currentRoute == .page(1))
    #expect(drops.texts == [])
  }

  @Test(
    "Only an open that is performed takes the place of a waiting one",
    arguments: [
      { $0.open(.secret) }, { $0.push(.page(2)) }, { $0.navigate(to: .page(2)) },
      { $0.open(.alert) },
    ] as [@MainActor @Sendable (GuardedApp) -> Outcome])
  func olderOpenStays(_ verb: @MainActor @Sendable (GuardedApp) -> Outcome) throws {
    let (app, drops) = makeFreeApp()
    session.app[.secret] = .deny("no")
    app.present(.alert)
    let token = try #require(app.open(.page(1), over: .whenClear).hold)
    _ = verb(app)
    if token.isWaiting { app.dismissAll() }
    #expect(drops.texts == [])
    #expect(app.currentRoute == .page(1))
  }

  @Test("A newer open takes the place of one that waits for a protected entry")
  func newerOpenOverProtected() throws {
    let (app, drops) = makeFreeApp()
    app.push(.page(2))
    let navigator = try app.navigator(GuardedApp.self, of: "page(2)")
    navigator.isProtected = true
    let token = try #require(app.open(.page(1)).hold)
    #expect(app.open(.note, over: .presentOnTop) == .performed)
    #expect(drops.texts == ["dropped page(1) of App: replaced"])
    #expect(!token.isWaiting)
    navigator.isProtected = false
    #expect(picture(app) == "App[home, page(2), ^ sheet[note *]]")
  }

  @Test("No link removes a protected entry", arguments: [true, false])
  func protected(_ isPopped: Bool) throws {
    let app = session.makeApp([.home, .page(2)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(2)")
    navigator.isProtected = true
    #expect(app.open(.note, over: .presentOnTop) == .performed)
    app.dismiss()
    let outcome = app.open(.page(1))
    #expect(outcome.hold?.isWaiting == true)
    #expect(picture(app) == "App[home, page(2) *]")
    if isPopped { app.pop() } else { navigator.isProtected = false }
    #expect(outcome.hold?.isWaiting == false)
    #expect(picture(app) == "App[home, page(1) *]")
  }
}
