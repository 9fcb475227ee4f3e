import Testing
import Waymark
import WaymarkTesting

@Suite("What a failed step says besides the difference")
@MainActor
struct StepMessageTests {
  @Test("A failure names the coordinator that refuses")
  func denied() {
    let session = GuardSession()
    session.rules.vault[.box(1)] = .deny("no")
    var texts: [String] = []
    navigationTest(session.freshApp(), fail: { texts.append($0.message) }) { test in
      test.step({ $0.push(.club(.vault(.box(1)))) })
      test.given { $0.push(.club(.vault(.box(1)))) }
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("Access of VaultCoordinator says: no.") }, "\(texts)")
  }

  @Test("A restore that is denied names nobody who has denied a verb before")
  func refusedRestore() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    let saved = app.snapshot()
    app.popToRoot()
    session.vault[.box(1)] = .deny("no")
    let denied = app.push(.club(.vault(.box(1))))
    #expect(app.denier(of: denied) == "VaultCoordinator")
    session.app[.page(1)] = .deny("gone")
    let outcome = app.restore(saved, policy: .discard).outcome
    #expect(outcome == .denied("gone") && app.denier(of: outcome) == nil)
  }

  @Test("A cut failure keeps the outcome, its reason and the line to write")
  func cut() {
    var texts: [String] = []
    navigationTest(MazeCoordinator(), fail: { texts.append($0.message) }) { test in
      test.given { $0.present(.item(1), as: .sheet) }
      test.given { $0.present(.item(2), as: .sheet) }
      test.step({ $0.select(.home) }) {
        $0.paths = [[.item(4)], [.item(5)], [.item(6)]]
        $0.base.removeLast(9)
      }
    }
    #expect(texts.count == 1)
    let text = texts.first ?? ""
    #expect(text.contains("…\n") && text.split(separator: "\n").count <= 12, "\(text)")
    #expect(
      text.contains("The outcome is ") && text.contains("but .performed was stated"), "\(text)")
  }

  @Test("A screen of another type fails once, although making it changed something")
  func wrongType() {
    var texts: [String] = []
    navigationTest(EagerCoordinator(), fail: { texts.append($0.message) }) { test in
      test.screen(Int.self) { _ in }
      test.act({ _ in })
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("Becoming active is possible once in 40 frames")
  func tooSoon() {
    let simulator = PlatformSimulator(MazeCoordinator())
    #expect(!simulator.becomeActive())
    for _ in 0..<40 { simulator.frame() }
    #expect(simulator.becomeActive())
    #expect(!simulator.becomeActive())
  }
}

private enum EagerRoute: Route { case home, next }

/// A coordinator whose first screen changes the tree as it is made.
private final class EagerCoordinator: Coordinator {
  let flow = Flow<EagerRoute, String>(start: .home)

  func destination(for route: EagerRoute) -> Destination<EagerCoordinator> {
    .screen { navigator in
      if route == .home { navigator.push(.next) }
      return route.name
    }
  }
}
