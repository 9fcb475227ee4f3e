import Testing

@testable import Waymark

private enum NoisyRoute: Route { case start, page(Int) }

/// A coordinator that emits wherever its user code runs.
@MainActor
private final class Noisy: Coordinator {
  typealias Output = String?
  let flow = Flow<NoisyRoute, TestScreen>(start: .start)
  let log: Log

  init(_ log: Log) {
    self.log = log
    log.outcomes.append(emit("init"))
  }

  func destination(for route: NoisyRoute) -> Destination<Noisy> {
    if log.emitsInDestination { log.outcomes.append(emit("destination")) }
    return .screen { NavigatingScreen(route.name, $0) }
  }
}

@MainActor
private final class Log {
  var outcomes: [Outcome] = []
  var heard: [String] = []
  var emitsInDestination = false
}

private enum HouseRoute: Route { case hall, noisy(room: Int, NoisyRoute) }

@MainActor
private final class House: Coordinator {
  let flow = Flow<HouseRoute, TestScreen>(start: .hall)
  let log = Log()
  var composes = true

  func destination(for route: HouseRoute) -> Destination<House> {
    switch route {
    case .hall: .screen { NavigatingScreen("hall", $0) }
    case .noisy(let room, let route):
      if composes {
        .child(route, as: { .noisy(room: room, $0) }) {
          Noisy(self.log)
        } onOutput: { output in
          self.log.heard.append("\(room) \(output ?? "nil")")
        }
      } else {
        .screen { TestScreen("nothing") }
      }
    }
  }
}

@MainActor
@Suite("Outputs, misused")
struct OutputAttackTests {
  private let app = House()

  init() {
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
  }

  @Test("An output from init has no receiver yet, and nothing breaks")
  func inInit() {
    #expect(app.push(.noisy(room: 1, .start)) == .performed)
    #expect(app.log.outcomes == [.ignored(.noReceiver)])
    #expect(app.log.heard.isEmpty)
    #expect(app.child(Noisy.self)?.emit("later") == .performed)
    #expect(app.log.heard == ["1 later"])
  }

  @Test("An output from a destination, while its coordinator is there, is received after the verb")
  func inDestination() throws {
    app.push(.noisy(room: 1, .start))
    let noisy = try #require(app.child(Noisy.self))
    app.log.emitsInDestination = true
    app.log.outcomes = []
    #expect(noisy.push(.page(1)) == .performed)
    #expect(!app.log.outcomes.isEmpty)
    #expect(app.log.outcomes.allSatisfy { $0 == .queued })
    #expect(app.log.heard == app.log.outcomes.map { _ in "1 destination" })
  }

  @Test("A parent that no longer composes the child receives nothing; later it does again")
  func notComposed() throws {
    app.push(.noisy(room: 1, .start))
    let noisy = try #require(app.child(Noisy.self))
    app.composes = false
    #expect(noisy.emit("lost").isRefusal)
    app.composes = true
    #expect(noisy.emit("found") == .performed)
    #expect(app.log.heard == ["1 found"])
  }

  @Test("Neighbours with other payloads are told apart, and a nil is an output")
  func payloads() {
    app.setRoutes([.hall, .noisy(room: 1, .start), .noisy(room: 2, .start)])
    for child in app.children { (child as? Noisy)?.emit(nil) }
    #expect(app.log.heard == ["1 nil", "2 nil"])
  }

  @Test(
    "Outputs from lifecycle handlers come after the verb; those of a leaving entry come too late")
  func lifecycle() throws {
    app.push(.noisy(room: 1, .start))
    let noisy = try #require(app.child(Noisy.self))
    let start = try app.navigator(Noisy.self, of: "start")
    var outcomes: [String] = []
    start.onLifecycle { event in outcomes.append("\(event) \(noisy.emit("\(event)"))") }
    noisy.push(.page(1))
    app.popToRoot()
    #expect(outcomes.count == 2)
    #expect(app.log.heard == ["1 cover"])
    #expect(outcomes.first == "cover \(Outcome.queued)")
    #expect(outcomes.last?.hasSuffix("\(Outcome.ignored(.left))") == true)
  }
}
