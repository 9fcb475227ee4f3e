import Observation
import Testing
import Waymark

private enum MirrorRoute: Route {
  case mirror, wall
}

/// A coordinator that reads the screen of `mirror` while that screen is made.
@MainActor
private final class MirrorCoordinator: Coordinator {
  let flow = Flow<MirrorRoute, String>(start: .wall)
  private(set) var seen: [String?] = []
  private(set) var told = 0

  func destination(for route: MirrorRoute) -> Destination<MirrorCoordinator> {
    .screen { [self] in
      if route == .mirror { look() }
      return route.name
    }
  }

  func look() {
    withObservationTracking {
      seen.append(projection.leaf?.screen)
    } onChange: {
      MainActor.assumeIsolated { self.told += 1 }
    }
  }
}

@MainActor
@Suite("A screen that is being made")
struct ScreenInMakingTests {
  private let app = MirrorCoordinator()

  @Test("Readers get nil, and are notified when it is there")
  func told() {
    app.push(.mirror)
    #expect(app.projection.leaf?.screen == "mirror")
    #expect(app.seen == [nil])
    #expect(app.told == 1)
    app.look()
    #expect(app.seen == [nil, "mirror"])
    #expect(app.told == 1)
  }

  @Test("Readers of other screens are not notified")
  func unread() {
    app.start()
    app.look()
    #expect(app.projection.leaf?.screen == "wall")
    #expect(app.seen == ["wall"])
    #expect(app.told == 0)
  }
}
