import Waymark

/// Shows an object for each entry.
final class ScreenCoordinator: Coordinator {
  /// The smallest object that there is.
  final class PlainScreen {}

  let flow = Flow<BenchRoute, PlainScreen>(start: .list)

  func destination(for route: BenchRoute) -> Destination<ScreenCoordinator> {
    .screen { PlainScreen() }
  }
}
