import Testing
import Waymark

private enum StageRoute: Route { case first, second, third, child(InnerRoute) }
private enum InnerRoute: Route { case one, two }

private final class Stage: Coordinator {
  let flow: Flow<StageRoute, String>
  var denied: [StageRoute: Access<StageRoute>] = [:]

  init(then: [StageRoute]) { flow = Flow(start: .first, then: then) }

  func access(to route: StageRoute) -> Access<StageRoute> { denied[route] ?? .allow }

  func destination(for route: StageRoute) -> Destination<Stage> {
    switch route {
    case .first, .second, .third: .screen { _ in route.name }
    case .child(let route): .child(route, as: StageRoute.child) { Inner() }
    }
  }
}

private final class Inner: Coordinator {
  let flow = Flow<InnerRoute, String>(start: .one, then: [.two])

  func destination(for route: InnerRoute) -> Destination<Inner> { .screen { _ in route.name } }
}

@MainActor
@Suite("A start with more above it")
struct StartThenTests {
  @Test("A root begins with all of it, in one change, and only the top is activated")
  func begins() {
    let stage = Stage(then: [.second, .child(.two)])
    #expect(stage.routes == [.first])
    var changes: [String] = []
    stage.observe { change, _ in changes.append(change.description) }
    #expect(stage.start() == .performed)
    #expect(stage.routes == [.first, .second, .child(.two)])
    #expect(
      changes == [
        "start by Stage: enter Stage · enter first · enter second · enter Inner · enter child.two"
          + " · activate child.two"
      ])
    stage.popToRoot()
    #expect(stage.routes == [.first])
  }

  @Test("A child, and a back stack, begin with only the start")
  func child() {
    let stage = Stage(then: [])
    stage.push(.child(.one))
    #expect(stage.routes == [.first, .child(.one)])
    let inner = Inner()
    inner.open(.two)
    #expect(inner.routes == [.one, .two])
  }

  @Test(
    "Access to routes above the start",
    arguments: [
      (Access<StageRoute>.deny("no"), ["first"], 0),
      (.redirect(to: [.third]), ["third"], 0),
      (.hold(until: Gate("session"), showing: .third), ["third"], 1),
      (.hold(until: Gate("session")), ["first"], 0),
    ] as [(Access<StageRoute>, [String], Int)])
  fileprivate func access(_ verdict: Access<StageRoute>, _ shown: [String], _ held: Int) {
    let stage = Stage(then: [.second])
    stage.denied[.second] = verdict
    stage.start()
    #expect(stage.routes.map(\.name) == shown)
    #expect(stage.pendingNavigations.count == held)
  }
}
