import Waymark

/// An app in which opening the last of the given number of routes brings all others along.
final class DeepCoordinator: Coordinator {
  let flow = Flow<BenchRoute, Int>(start: .list)
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
  }

  func destination(for route: BenchRoute) -> Destination<DeepCoordinator> {
    .screen { 0 }
  }

  func backStack(for route: BenchRoute) -> [BenchRoute] {
    BenchRoute.routes(depth: depth - 1)
  }
}
