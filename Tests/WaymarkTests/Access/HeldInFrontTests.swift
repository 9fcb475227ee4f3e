import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Sign-ins that are the first entry of the app, and may not be left at once")
struct HeldInFrontTests {
  private let session = GuardSession()

  /// An app that begins with a sign-in, which the user may leave now but for this policy.
  private func makeApp(_ policy: LeavePolicy) throws -> GuardedApp {
    let app = session.freshApp()
    session.app[.home] = .hold(until: "session", showing: .signIn)
    app.start()
    try reserve(app, policy)
    session.allowAll()
    return app
  }

  private func reserve(_ app: GuardedApp, _ policy: LeavePolicy) throws {
    try app.navigator(GuardedApp.self, of: "signIn").leavePolicy = policy
  }

  @Test("A start waits on while the sign-in asks, and is called again at the answer yes")
  func yes() throws {
    let app = try makeApp(.confirm)
    let token = try #require(app.pendingNavigations.first?.token)
    let request = try #require(app.pop().leaveRequest)
    #expect(app.pendingLeave == request)
    #expect(token.isWaiting)
    #expect(picture(app) == "App[signIn *]")
    #expect(request.proceed() == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(!token.isWaiting)
    #expect(app.pendingLeave == nil)
  }

  @Test("After the answer no, the next try asks once more")
  func no() throws {
    let app = try makeApp(.confirm)
    let first = try #require(app.pop().leaveRequest)
    #expect(first.cancel() == .performed)
    #expect(app.pendingNavigations.map(\.name) == ["home"])
    let second = try #require(app.release("session").leaveRequest)
    #expect(first.proceed() == .unchanged)
    #expect(second.proceed() == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("Another verb closes the question, and the start waits on")
  func replaced() throws {
    let app = try makeApp(.confirm)
    let request = try #require(app.pop().leaveRequest)
    #expect(app.push(.page(1)) == .performed)
    #expect(request.proceed() == .unchanged)
    #expect(picture(app) == "App[signIn, page(1) *]")
    app.pop()
    try reserve(app, .free)
    #expect(app.pop() == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("If access holds the start again at the answer, it waits for that")
  func heldAtTheAnswer() throws {
    let app = try makeApp(.confirm)
    let token = try #require(app.pendingNavigations.first?.token)
    let request = try #require(app.pop().leaveRequest)
    session.app[.home] = .hold(until: "terms", showing: .note)
    #expect(request.proceed() == .held(token))
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    session.allowAll()
    let again = try #require(app.release("terms").leaveRequest)
    #expect(again.proceed() == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test(
    "The answer in a transaction calls the start after it, whether it is undone or not",
    arguments: [true, false])
  func transaction(isUndone: Bool) throws {
    let app = try makeApp(.confirm)
    let request = try #require(app.pop().leaveRequest)
    let outcome = app.transaction {
      #expect(request.proceed() == .queued)
      if isUndone { app.pop(toLast: .secret) }
    }
    #expect(outcome == (isUndone ? .ignored(.notFound) : .unchanged))
    #expect(picture(app) == "App[home *]")
  }

  @Test("A target that is dropped while the sign-in asks closes the question")
  func dropped() throws {
    let app = try makeApp(.confirm)
    let request = try #require(app.pop().leaveRequest)
    #expect(app.dropHolds() == .performed)
    #expect(app.pendingLeave == nil)
    #expect(request.proceed() == .unchanged)
    #expect(picture(app) == "App[signIn *]")
  }

  @Test("A start waits on while the sign-in may not be left")
  func blocked() throws {
    let app = try makeApp(.blocked)
    #expect(app.pop() == .ignored(.blocked))
    #expect(app.release("session") == .ignored(.blocked))
    try reserve(app, .free)
    #expect(app.pop() == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("If the target that leads on ends, the next one that waits there leads on")
  func next() throws {
    let app = session.freshApp()
    for route in [GuardedRoute.home, .secret, .page(1)] {
      session.app[route] = .hold(until: "session", showing: .signIn)
    }
    let start = try #require(app.start().hold)
    app.open("/secret")
    start.cancel()
    app.open(.page(1))
    #expect(app.pendingNavigations.map(\.name) == ["secret", "page(1)"])
    session.app[.home] = .allow
    session.app[.secret] = .deny("no")
    #expect(app.pop() == .denied("no"))
    #expect(app.pendingNavigations.map(\.name) == ["secret", "page(1)"])
    session.allowAll()
    #expect(app.pop() == .performed)
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test(
    "A link beside the start waits, too, while the sign-in may not be left",
    arguments: [LeavePolicy.confirm, .blocked])
  func link(policy: LeavePolicy) throws {
    let app = session.freshApp()
    for route in [GuardedRoute.home, .secret] {
      session.app[route] = .hold(until: "session", showing: .signIn)
    }
    app.start()
    app.open("/secret", over: .push)
    try reserve(app, policy)
    session.allowAll()
    app.pop()
    app.pendingLeave?.cancel()
    app.release("session")
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingNavigations.map(\.name) == ["home", "secret"])
    if policy == .confirm {
      #expect(app.pendingLeave?.proceed() == .performed)
    } else {
      try reserve(app, .free)
      app.pop()
    }
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("The next target leads on also if both have come further")
  func nextAtTerms() throws {
    let app = session.freshApp()
    for route in [GuardedRoute.home, .secret] {
      session.app[route] = .hold(until: "session", showing: .signIn)
    }
    let start = try #require(app.start().hold)
    app.open("/secret")
    for route in [GuardedRoute.home, .secret] {
      session.app[route] = .hold(until: "terms", showing: .note)
    }
    app.pop()
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    start.cancel()
    app.dismiss()
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingNavigations.map(\.gate) == ["session"])
    session.allowAll()
    app.pop()
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("A link that has come as far as the start waits with it while the sign-in asks")
  func askedAtTerms() throws {
    let app = session.freshApp()
    let terms = Access<GuardedRoute>.hold(until: "terms", showing: .note)
    for route in [GuardedRoute.home, .secret] {
      session.app[route] = .hold(until: "session", showing: .signIn)
    }
    app.start()
    app.open("/secret", over: .push)
    session.app = [.home: terms, .secret: terms]
    app.pop()
    #expect(picture(app) == "App[signIn, ^ sheet[note *]]")
    try reserve(app, .confirm)
    session.allowAll()
    app.dismiss()
    #expect(picture(app) == "App[signIn *]")
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("A caller that waits for a result is told that its target has ended", arguments: 0..<3)
  func awaited(_ way: Int) async throws {
    let app = session.makeApp([.signIn])
    session.app[.front] = .hold(until: "session", showing: .signIn)
    let caller = await app.waiting { await $0.navigate(to: .front, returning: Int.self) }
    session.allowAll()
    switch way {
    case 0: session.app[.front] = .deny("no")
    case 1: try reserve(app, .blocked)
    default: try reserve(app, .confirm)
    }
    app.pop()
    app.pendingLeave?.cancel()
    #expect(picture(app) == "App[signIn *]")
    try #require(app.pendingNavigations.isEmpty)
    #expect(await caller.value == nil)
  }

  /// An app whose start runs a check, and a link that needs the same.
  private func makeLock(
    _ control: CheckControl, showing route: GuardedRoute? = .front
  ) async throws -> (app: GuardedApp, start: HoldToken, link: HoldToken) {
    let app = session.freshApp()
    session.app[.home] = .hold(until: control.gate(), showing: .front)
    session.app[.secret] =
      route.map { .hold(until: control.gate(), showing: $0) } ?? .hold(until: control.gate())
    let start = try #require(app.start().hold)
    try await control.begun()
    let link = try #require(app.push(.secret).hold)
    #expect(app.pendingNavigations.map(\.isChecking) == [true, true])
    return (app, start, link)
  }

  @Test(
    "A link that needs the check that the start runs waits for it",
    arguments: [GuardedRoute.front, nil])
  func sharedCheck(showing route: GuardedRoute?) async throws {
    let control = CheckControl()
    let (app, _, _) = try await makeLock(control, showing: route)
    session.allowAll()
    try await control.end()
    #expect(picture(app) == "App[home, secret *]")
    #expect(control.starts == 1)
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("After a check that failed, one try runs it once more for both")
  func sharedCheckFails() async throws {
    let control = CheckControl()
    let (app, _, _) = try await makeLock(control)
    try await control.end()
    #expect(picture(app) == "App[front *]")
    #expect(app.pendingNavigations.map(\.isChecking) == [false, false])
    app.pop()
    try await control.begun()
    session.allowAll()
    try await control.end()
    #expect(picture(app) == "App[home, secret *]")
    #expect(control.starts == 2)
  }

  @Test("If the target that runs a check ends, the one that shares it runs its own")
  func heir() async throws {
    let control = CheckControl()
    let (app, start, link) = try await makeLock(control)
    start.cancel()
    #expect(app.pendingNavigations.map(\.isChecking) == [true])
    try await control.end()
    try await control.begun()
    session.allowAll()
    try await control.end()
    #expect(control.cancellations == [true, false])
    #expect(await link.result == .replayed(.performed))
    #expect(picture(app) == "App[front, secret *]")
  }

  @Test("The end of a check that was cancelled says nothing about its next run")
  func lateEnd() async throws {
    let control = CheckControl()
    let (app, _, link) = try await makeLock(control)
    link.cancel()
    session.app[.home] = .deny("no")
    #expect(app.pop() == .denied("no"))
    #expect(app.pendingNavigations.map(\.isChecking) == [false])
    session.app[.home] = .hold(until: control.gate(), showing: .front)
    app.pop()
    try await until(control.starts == 2)
    try await control.end(1)
    #expect(app.pendingNavigations.map(\.isChecking) == [true])
    session.allowAll()
    try await control.end()
    #expect(control.cancellations == [true, false])
    #expect(picture(app) == "App[home *]")
  }

  @Test("A start that tries again shares the check that a link runs meanwhile")
  func linkRuns() async throws {
    let control = CheckControl()
    let app = session.freshApp()
    session.app[.home] = .hold(until: control.gate(), showing: .front)
    session.app[.secret] = .hold(until: control.gate())
    app.start()
    try await control.begun()
    try await control.end()
    app.push(.secret)
    try await control.begun()
    app.pop()
    #expect(app.pendingNavigations.map(\.isChecking) == [true, true])
    session.allowAll()
    try await control.end()
    #expect(control.starts == 2)
    #expect(picture(app) == "App[home, secret *]")
  }

  @Test("Whoever reads whether a check runs hears that it is cancelled")
  func cancelledCheckIsSeen() async throws {
    let control = CheckControl()
    let (app, _, link) = try await makeLock(control)
    link.cancel()
    session.app[.home] = .deny("no")
    #expect(notifies({ _ = app.pendingNavigations }) { app.pop() })
    try await control.end()
  }
}
