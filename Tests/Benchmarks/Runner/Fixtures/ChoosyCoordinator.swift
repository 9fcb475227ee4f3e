import Waymark

/// Denies access to every other screen.
final class ChoosyCoordinator: Coordinator {
  let flow = Flow<BenchRoute, Int>(start: .list)

  func access(to route: BenchRoute) -> Access<BenchRoute> {
    if case .detail(let number) = route, number % 2 == 1 { .deny("odd") } else { .allow }
  }

  func destination(for route: BenchRoute) -> Destination<ChoosyCoordinator> {
    .screen { 0 }
  }
}
