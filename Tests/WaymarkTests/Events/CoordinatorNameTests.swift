import Testing
import Waymark

private enum NamedRoute: Route {
  case first, second
}

private final class NamedCoordinator: Coordinator {
  let flow = Flow<NamedRoute, Int>(start: .first)
  var asked = 0

  var name: String {
    asked += 1
    return "Named \(asked)"
  }

  func destination(for route: NamedRoute) -> Destination<NamedCoordinator> { .screen { 0 } }
}

@MainActor
@Suite("The name of a coordinator")
struct CoordinatorNameTests {
  @Test("A coordinator is asked for its name once, and every record has that name")
  func askedOnce() {
    let app = NamedCoordinator()
    var sources: [NavigationSource] = []
    app.observe { change, _ in sources.append(change.source) }
    app.push(.second)
    app.pop()
    #expect(sources.last == .code(coordinator: "Named 1"))
    #expect(Set(sources).count == 1)
    #expect(app.describe() == "Named 1\n  first *")
    #expect(app.asked == 1)
  }
}
