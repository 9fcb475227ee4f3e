import Observation
import Waymark

final class BenchCoordinator: Coordinator {
  let flow = Flow<BenchRoute, Int>(start: .list)

  func destination(for route: BenchRoute) -> Destination<BenchCoordinator> {
    .screen { 0 }
  }
}

/// The rows of a push and a pop through the whole engine. A round is two commands.
@MainActor
struct EngineRows {
  private let rounds = 20_000

  var rows: [Row] {
    let small = measure(depth: 10)
    let large = measure(depth: 10_000)
    return [
      Row(
        name: "coordinator push + pop, one observer", ours: small, floor: callbackFloor,
        budget: .nanoseconds(2_000)),
      Row(
        name: "the same, allocations", ours: small, floor: nil, budget: .allocations(16)),
      Row(
        name: "the same, depth 10 -> 10,000", ours: large, floor: small, budget: .growth(1.2)),
      Row(
        name: "the same with one re-armed tracker", ours: tracked, floor: trackedFloor,
        budget: .ratio(1.5)),
    ]
  }

  private func measure(depth: Int) -> Measurement {
    let app = BenchCoordinator()
    app.setRoutes([.list] + (1..<depth).map { BenchRoute.detail($0) })
    var seen = 0
    let token = app.observe { _, _ in seen += 1 }
    defer { token.cancel() }
    return Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        app.push(.detail(number))
        app.pop()
      }
      _ = opaque(seen)
    }
  }

  /// An array and one callback: what any engine does at least.
  private var callbackFloor: Measurement {
    var array = (0..<10).map { BenchRoute.detail($0) }
    var seen = 0
    let callback = opaque { seen += 1 }
    return Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        array.append(.detail(number))
        callback()
        array.removeLast()
        callback()
      }
      _ = opaque(array.count)
    }
  }

  private var tracked: Measurement {
    let app = BenchCoordinator()
    app.setRoutes([.list] + (1..<10).map { BenchRoute.detail($0) })
    let layer = app.projection.base
    return Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        track { layer.entries.count }
        app.push(.detail(number))
        track { layer.entries.count }
        app.pop()
      }
    }
  }

  private var trackedFloor: Measurement {
    let model = ObservedArray()
    return Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        track { model.routes.count }
        model.routes.append(.detail(number))
        track { model.routes.count }
        model.routes.removeLast()
      }
    }
  }

  private func track(_ read: () -> Int) {
    _ = withObservationTracking(read, onChange: {})
  }
}

/// What the platform's own tools cost: an observed array of routes.
@MainActor @Observable
final class ObservedArray {
  var routes: [BenchRoute] = (0..<10).map { .detail($0) }
}
