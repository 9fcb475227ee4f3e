import Observation

/// The cost of the platform's own tools: an observed array of routes. Calling a registrar by hand is no
/// faster.
@MainActor @Observable
final class ObservedRoutes {
  var routes: [BenchRoute]

  init(_ routes: [BenchRoute]) {
    self.routes = routes
  }
}
