import Observation

/// What the platform's own tools cost: an observed array of routes. A registrar that is called by hand
/// is no faster.
@MainActor @Observable
final class ObservedRoutes {
  var routes: [BenchRoute]

  init(_ routes: [BenchRoute]) {
    self.routes = routes
  }
}
