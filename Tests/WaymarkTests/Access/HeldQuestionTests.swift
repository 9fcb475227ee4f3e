import Testing

@testable import Waymark

@MainActor
@Suite("Targets that ask whether an entry may be left when they are called again")
struct HeldQuestionTests {
  private let bench = ForceBench([.home, .page(1)])
  private var app: GuardedApp { bench.app }

  init() throws {
    try bench.reserve("page(1)", .confirm)
    bench.session.app[.secret] = .hold(until: "gate")
  }

  /// Makes a verb wait, and calls it again, which asks.
  private func ask(_ verb: (GuardedApp) -> Outcome) throws -> (HoldToken, LeaveRequest) {
    let token = try #require(verb(app).hold)
    bench.session.allowAll()
    return (token, try #require(app.release("gate").leaveRequest))
  }

  @Test(
    "The token ends with the question, as the verb does", arguments: Showing.all.filter(\.replaces))
  func ends(_ showing: Showing) async throws {
    let (token, request) = try ask { showing.verb($0, .secret) }
    #expect(app.pendingLeave == request)
    #expect(request.name == "page(1)")
    #expect(await token.result == .replayed(.needsConfirmation(request)))
    #expect(!token.isWaiting)
    #expect(app.pendingNavigations.isEmpty)
    #expect(app.release("gate") == .unchanged)
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(token.cancel() == .unchanged)
    #expect(app.dropHolds() == .unchanged)
    #expect(app.pendingLeave == request)
  }

  @Test(
    "The answer performs the verb, and returns its outcome",
    arguments: Showing.all.filter(\.replaces))
  func proceeds(_ showing: Showing) throws {
    let plain = ForceBench([.home, .page(1)])
    _ = showing.verb(plain.app, .secret)
    let (_, request) = try ask { showing.verb($0, .secret) }
    #expect(request.proceed() == .performed)
    #expect(picture(app) == picture(plain.app))
    #expect(bench.overruled == [])
    #expect(app.pendingLeave == nil)
  }

  @Test("The answer no ends the target")
  func cancelled() throws {
    let (_, request) = try ask { $0.replaceTop(.secret) }
    #expect(request.cancel() == .performed)
    #expect(app.release("gate") == .unchanged)
    #expect(request.proceed() == .unchanged)
    #expect(picture(app) == "App[home, page(1) *]")
  }

  /// Waits for the result of a page that ends a sheet. The sheet asks at the release.
  private func wait() async throws -> (Task<Int?, Never>, LeaveRequest) {
    app.push(.club(.lobby))
    app.onClub { $0.present(.form) }
    try bench.reserve("form", .confirm)
    let task = await app.waiting { await $0.navigate(to: .secret, returning: Int.self) }
    bench.session.allowAll()
    return (task, try #require(app.release("gate").leaveRequest))
  }

  @Test("A caller that waits for a result keeps waiting while the question is open")
  func result() async throws {
    let (task, request) = try await wait()
    #expect(app.pendingNavigations.isEmpty)
    #expect(request.proceed() == .performed)
    let secret = try app.navigator(GuardedApp.self, of: "secret")
    try #require(secret.finish(returning: 7) == .performed)
    #expect(await task.value == 7)
  }

  @Test("A caller that waits for a result gets nil after the answer no")
  func noResult() async throws {
    let (task, request) = try await wait()
    #expect(request.cancel() == .performed)
    #expect(await task.value == nil)
  }

  @Test("If access holds the verb at the answer, it is a new target and asks again")
  func heldAtTheAnswer() throws {
    let (token, request) = try ask { $0.replaceTop(.secret) }
    bench.session.app[.secret] = .hold(until: "gate")
    let second = try #require(request.proceed().hold)
    #expect(second != token)
    #expect(second.isWaiting)
    bench.session.allowAll()
    let again = try #require(app.release("gate").leaveRequest)
    #expect(again.name == "page(1)")
    #expect(again.proceed() == .performed)
    #expect(app.routes == [.home, .secret])
  }

  @Test("A later target that changes something takes the place of the question")
  func several() async throws {
    let bench = ForceBench([.home, .page(1)], keeping: .all)
    let app = bench.app
    try bench.reserve("page(1)", .confirm)
    for route in [GuardedRoute.secret, .page(2)] { bench.session.app[route] = .hold(until: "gate") }
    let first = try #require(app.replaceTop(.secret).hold)
    app.push(.page(2))
    bench.session.allowAll()
    #expect(app.release("gate") == .performed)
    guard case .replayed(.needsConfirmation(let request)) = await first.result else {
      Issue.record("\(await first.result)")
      return
    }
    #expect(request.proceed() == .unchanged)
    #expect(app.routes == [.home, .page(1), .page(2)])
  }
}

extension Showing {
  /// True if it replaces the entry on top.
  fileprivate var replaces: Bool {
    ["replaceTop", "setRoot", "setRoutes", "open", "a link"].contains(name)
  }
}
