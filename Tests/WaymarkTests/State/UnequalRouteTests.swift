import Testing
import Waymark
import WaymarkTesting

/// Routes whose payload may not equal itself.
private enum GraphRoute: Route {
  case home, point(Double), sheet(Double), tabs

  var presentation: Presentation {
    if case .sheet = self { .sheet } else { .push }
  }

  static let coding = RouteCoding<GraphRoute>(
    text: { route in
      switch route {
      case .home: "home"
      case .point(let value): "point \(value)"
      case .sheet(let value): "sheet \(value)"
      case .tabs: "tabs"
      }
    },
    route: { text in
      let words = text.split(separator: " ")
      let value = words.last.flatMap { Double($0) }
      return switch (words.first, value) {
      case ("home", _): .home
      case ("tabs", _): .tabs
      case ("point", let value?): .point(value)
      case ("sheet", let value?): .sheet(value)
      default: nil
      }
    })
}

private final class GraphCoordinator: Coordinator {
  let flow: Flow<GraphRoute, TestScreen>
  var routeCoding: RouteCoding<GraphRoute> { GraphRoute.coding }

  init(start: GraphRoute = .home) {
    flow = Flow(start: start)
  }

  func destination(for route: GraphRoute) -> Destination<GraphCoordinator> {
    switch route {
    case .home, .point, .sheet: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs([.home, .point(0)], selected: .home)
    }
  }
}

@MainActor
@Suite("Routes that do not equal themselves: saved, restored, remembered, tested")
struct UnequalRouteTests {
  private func app() -> GraphCoordinator {
    let app = GraphCoordinator()
    app.push([.point(.nan), .point(1), .tabs])
    app.present(.sheet(.nan))
    return app
  }

  @Test("What is saved comes back, in a new app and over itself, the same each time")
  func restore() throws {
    let saved = app().snapshot()
    #expect(saved.layers[0].path.map(\.text) == ["home", "point nan", "point 1.0", "tabs"])
    #expect(saved.layers[1].path.map(\.text) == ["sheet nan"])
    #expect(try NavigationSnapshot(json: saved.json()) == saved)
    let next = GraphCoordinator(start: .point(.nan))
    for _ in 1...3 {
      let report = next.restore(saved)
      #expect(report.isComplete && report.outcome == .performed)
      #expect(next.snapshot() == saved)
    }
  }

  @Test("Over itself each such entry is a new one, and what lies below it stays")
  func identities() {
    let app = app()
    let before = app.projection.layers.map(\.entries.ids)
    app.restore(app.snapshot())
    let after = app.projection.layers.map(\.entries.ids)
    #expect(before[0][0] == after[0][0])
    #expect(before[0][1] != after[0][1])
    #expect(before[1] != after[1])
  }

  @Test("A history goes back and forward over them, and keeps their identity")
  func history() {
    let app = GraphCoordinator()
    let history = History(app)
    app.push(.point(.nan))
    app.push(.point(.nan))
    app.present(.sheet(.nan))
    #expect(history.positions.count == 4)
    let ids = app.stack.map(\.id)
    for _ in 1...3 {
      #expect(history.back() == .performed)
      #expect(history.back() == .performed)
      #expect(app.snapshot().layers.map { $0.path.map(\.text) } == [["home", "point nan"]])
      #expect(app.stack.map(\.id) == Array(ids.prefix(2)))
      #expect(history.go(2) == .performed)
      #expect(app.layers.map(\.count) == [3, 1])
      #expect(history.backCount == 3 && history.forwardCount == 0)
    }
    app.dismiss()
    app.pop()
    #expect(history.backCount == 1 && history.forwardCount == 2)
    app.push(.point(.nan))
    #expect(history.backCount == 2 && history.forwardCount == 0)
    #expect(history.go(to: history.positions[0]) == .performed)
    #expect(app.routes == [.home])
  }

  @Test("Going to a position of them that is already shown comes to an end")
  func same() {
    let app = GraphCoordinator(start: .point(.nan))
    let history = History(app)
    app.start()
    app.push(.tabs)
    let place = history.positions.count - 1
    for _ in 1...3 { history.go(to: history.positions[place]) }
    #expect(history.positions.count == place + 1)
    #expect(app.routes.count == 2)
  }

  @Test("Trying verbs with them changes nothing")
  func evaluate() {
    let app = app()
    let saved = app.snapshot()
    let evaluation = app.evaluate { $0.setRoutes([.point(.nan), .point(.nan)]) }
    #expect(evaluation.outcome == .performed && evaluation.routes.count == 2)
    #expect(app.snapshot() == saved)
  }

  @Test("A test states them, and fails if it states others")
  func navigation() {
    var failures: [String] = []
    navigationTest(GraphCoordinator(), fail: { failures.append($0.message) }) { test in
      test.step({ $0.push(.point(.nan)) }) { $0.base.append(.point(.nan)) }
      test.step({ $0.push(.point(.nan)) }) { $0.base.append(.point(.nan)) }
      test.step({ $0.present(.sheet(.nan)) }) { $0.present(.sheet(.nan)) }
      test.step({ $0.dismiss() }) { $0.dismiss() }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.start() }, .unchanged)
    }
    #expect(failures.isEmpty, "\(failures)")
    navigationTest(GraphCoordinator(), fail: { failures.append($0.message) }) { test in
      test.step({ $0.push(.point(.nan)) }) { $0.base.append(.point(1)) }
    }
    #expect(failures.count == 1)
    expectRestores(app(), in: GraphCoordinator(), fail: { failures.append($0.message) })
    #expect(failures.count == 1, "\(failures)")
  }
}
