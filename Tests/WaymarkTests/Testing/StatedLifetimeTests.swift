import Testing
import Waymark
import WaymarkTesting

@Suite("A screen that has left and still lives fails, whoever made it")
@MainActor
struct StatedLifetimeTests {
  private let message = "MazePage has left in this step but still lives. What keeps it?"

  /// The messages of a test of the maze, whose screens end up in a list that keeps them.
  private func messages(
    _ body: (NavigationTest<MazeCoordinator>, inout [MazePage?]) -> Void
  ) -> [String] {
    var kept: [MazePage?] = []
    var texts: [String] = []
    navigationTest(MazeCoordinator(), fail: { texts.append($0.message) }) { body($0, &kept) }
    withExtendedLifetime(kept) {}
    return texts
  }

  @Test("The test only looked at it")
  func lookedAt() {
    let texts = messages { test, kept in
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      kept.append(test.visible)
      test.step({ $0.pop() }) { $0.base.removeLast() }
    }
    #expect(texts == [message])
  }

  @Test("Code of the step that removes it made it")
  func madeByTheStep() {
    let texts = messages { test, kept in
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      test.act({ root in
        kept.append(root.screen(as: MazePage.self))
        root.pop()
      }) { $0.base.removeLast() }
    }
    #expect(texts == [message])
  }

  @Test("It came and went within one step")
  func cameAndWent() {
    let texts = messages { test, kept in
      test.act({ root in
        root.push(.item(1))
        kept.append(root.screen(as: MazePage.self))
        root.pop()
      })
      test.meanwhile { $0.base.append(.item(1)) }
    }
    #expect(texts == [message])
  }

  @Test("A child made it")
  func ofAChild() {
    let texts = messages { test, kept in
      test.step({ $0.push(.leaf(.list)) }) { $0.base.append(.leaf(.list)) }
      kept.append(test.root.child(LeafCoordinator.self)?.projection.leaf?.screen)
      test.step({ $0.pop() }) { $0.base.removeLast() }
    }
    #expect(texts == [message])
  }

  @Test("One that nothing keeps passes")
  func released() {
    let texts = messages { test, _ in
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }
      #expect(test.visible != nil)
      test.act({ _ = $0.screen(as: MazePage.self) })
      test.step({ $0.pop() }) { $0.base.removeLast() }
    }
    #expect(texts.isEmpty)
  }

  @Test("One that another entry shares may live on, even if a parent shows something else")
  func shared() {
    var texts: [String] = []
    navigationTest(FrameCoordinator(), fail: { texts.append($0.message) }) { test in
      for _ in 0..<2 {
        test.step({ $0.push(.inner(.first)) }) { $0.base.append(.inner(.first)) }
        _ = test.visible
      }
      test.step({ $0.trim(keepingLast: 1) }) { $0.base = [.home, .inner(.first)] }
    }
    #expect(texts.isEmpty, "\(texts)")
  }
}

private enum FrameRoute: Route { case home, inner(DeepRoute) }

/// A coordinator that shows a frame instead of the screens of its children, which share one.
private final class FrameCoordinator: Coordinator {
  let flow = Flow<FrameRoute, String>(start: .home)
  let page = MazePage()

  func destination(for route: FrameRoute) -> Destination<FrameCoordinator> {
    switch route {
    case .home: .screen { "home" }
    case .inner(let route):
      .child(route, as: FrameRoute.inner, showing: { _ in "frame" }) {
        SharingCoordinator(self.page)
      }
    }
  }
}

private final class SharingCoordinator: Coordinator {
  let flow = Flow<DeepRoute, MazePage>(start: .first)
  private let page: MazePage

  init(_ page: MazePage) { self.page = page }

  func destination(for route: DeepRoute) -> Destination<SharingCoordinator> {
    .screen { self.page }
  }
}
