import Testing

@testable import Waymark

@MainActor
@Suite("Targets for which nothing has to be shown")
struct HeldPlacelessTests {
  private let rules = JourneyRules()

  @Test("A start that waits on without anything shown is over once the app shows something else")
  func start() throws {
    let app = JourneyApp(rules, start: .guarded(5), home: .home)
    let token = try #require(app.start().hold)
    #expect(app.routes == [.screen(1)])
    rules.isOpen[1] = true
    app.release(["1", "4"])
    #expect(app.pendingNavigations.map(\.gate) == [["1", "4"]], "4 is missing, and shows nothing")
    app.setRoot(.home)
    #expect(token.hold.result == .dropped(.replaced))
    rules.isOpen = rules.isOpen.map { _ in true }
    #expect(app.release(["1", "4"]) == .unchanged && app.routes == [.home])
  }

  @Test(
    "If its tab is selected already, the place is the first entry there, and nothing is reported")
  func selected() throws {
    let app = JourneyApp(rules, start: .tabs(1), home: .home)
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.select(.flow(.first(2)))
    let flow = try #require(app.child(StepCoordinator.self))
    flow.push(.next)
    rules.isOpen = [true, true, false, true, true]
    let token = try #require(app.push(.guarded(2)).hold)
    #expect(reports.isEmpty && flow.routes == [.first(2), .next])
    flow.pop()
    #expect(token.isWaiting)
    rules.isOpen[2] = true
    try app.navigator(StepCoordinator.self, of: "first(2)").pop()
    #expect(!token.isWaiting && app.routes == [.tabs(1), .guarded(2)])
  }
}
