import Testing
import Waymark
import WaymarkTesting

private enum HookRoute: Route {
  case start, inner(HookInner)
}

private enum HookInner: Route { case one }

private final class HookInnerApp: Coordinator {
  let flow = Flow<HookInner, TestScreen>(start: .one)

  func destination(for route: HookInner) -> Destination<HookInnerApp> {
    .screen { _ in TestScreen("one") }
  }
}

private final class HookApp: Coordinator {
  static var onEmbed: (() -> Void)?
  let flow = Flow<HookRoute, TestScreen>(start: .start)

  func destination(for route: HookRoute) -> Destination<HookApp> {
    switch route {
    case .start: .screen { _ in TestScreen("start") }
    case .inner(let route):
      .child(
        route,
        as: {
          HookApp.onEmbed?()
          return .inner($0)
        }
      ) { HookInnerApp() }
    }
  }
}

@MainActor
@Suite("Verbs in embeddings")
struct EmbeddingHookTests {
  @Test("A verb that an embedding calls runs after the verb that asked it")
  func embedding() {
    let app = HookApp()
    app.start()
    var said: [Outcome] = []
    HookApp.onEmbed = {
      HookApp.onEmbed = nil
      said.append(app.push(.start))
    }
    #expect(app.push(.inner(.one)) == .performed)
    #expect(said == [.queued])
    #expect(app.routes == [.start, .inner(.one), .start])
  }
}
