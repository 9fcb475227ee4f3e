// A program that uses only Waymark. CI checks what it is linked with.
import Waymark

enum StepRoute: Route {
  case first
  case second(Int)
}

final class StepsCoordinator: Coordinator {
  let flow = Flow<StepRoute, String>(start: .first)

  func destination(for route: StepRoute) -> Destination<StepsCoordinator> {
    .screen { route.name }
  }
}

let steps = StepsCoordinator()
steps.push(.second(2))
print(steps.describe())
