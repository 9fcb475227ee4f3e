import Waymark

enum Tabs {
  enum LetterRoute: Route { case tabs, a, b, c, d }

  final class LettersCoordinator: Coordinator {
    let flow = Flow<LetterRoute, String>(start: .tabs)
    let policy: TabBackPolicy
    init(_ policy: TabBackPolicy) { self.policy = policy }

    // region: tabs-letters
    func destination(for route: LetterRoute) -> Destination<LettersCoordinator> {
      switch route {
      case .tabs: .tabs([.a, .b, .c, .d], selected: .b, back: policy)
      case .a, .b, .c, .d: .screen { route.name }
      }
    }
    // endregion
  }
}
