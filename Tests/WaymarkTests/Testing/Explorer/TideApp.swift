import Waymark
import WaymarkTesting

/// An app in which the tide comes by itself after some time, with tabs, a dialog, a question, and a result.
enum TideRoute: Route {
  case tabs, beach, port, ebb, flood, sure

  var presentation: Presentation { self == .sure ? .dialog : .push }
}

/// A clock that is advanced by hand.
@MainActor
final class TideClock {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func sleep() async { await withCheckedContinuation { waiting.append($0) } }

  func pass() {
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }
}

@MainActor
final class TideCoordinator: Coordinator {
  let flow = Flow<TideRoute, TideScreen>(start: .tabs)
  let clock = TideClock()

  func destination(for route: TideRoute) -> Destination<TideCoordinator> {
    guard route == .tabs else { return .screen { TideScreen(route, $0, self.clock) } }
    return .tabs([.beach, .port], selected: .beach, back: .first)
  }
}

@MainActor
final class TideScreen {
  let actions: [ExplorerAction]

  init(_ route: TideRoute, _ navigator: Navigator<TideCoordinator>, _ clock: TideClock) {
    switch route {
    case .beach:
      actions = [
        ExplorerAction("wait") {
          navigator.task {
            await clock.sleep()
            navigator.push(.flood)
          }
        }
      ]
    case .flood:
      navigator.leavePolicy = .confirm
      actions = [ExplorerAction("swim") { navigator.pop() }]
    case .port:
      actions = [
        ExplorerAction("leave") {
          navigator.task {
            if await navigator.present(.sure, returning: Bool.self) ?? false {
              navigator.push(.ebb)
            }
          }
        }
      ]
    case .sure:
      actions = [ExplorerAction("yes, leave") { navigator.finish(returning: true) }]
    case .tabs, .ebb: actions = []
    }
  }
}
