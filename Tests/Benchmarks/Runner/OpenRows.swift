import Waymark

indirect enum NestedRoute: Route {
  case list
  case detail(Int)
  case inner(NestedRoute)
}

/// A coordinator that may hold another one of its kind.
final class NestedCoordinator: Coordinator {
  let flow = Flow<NestedRoute, Int>(start: .list)

  func destination(for route: NestedRoute) -> Destination<NestedCoordinator> {
    switch route {
    case .list, .detail: .screen { 0 }
    case .inner(let route): .child(route, as: NestedRoute.inner) { NestedCoordinator() }
    }
  }
}

/// The rows of `open`, through three coordinators. A round is one command.
@MainActor
struct OpenRows {
  private let rounds = 5_000

  var rows: [Row] {
    [
      row("open three levels deep, the last entry differs") { app, number in
        app.open(.inner(.inner(.detail(number))))
      },
      row("open three levels deep, two children made and two ended, in turn") { app, number in
        app.open(number.isMultiple(of: 2) ? .inner(.inner(.detail(1))) : .list)
      },
      row("open three levels deep, already there") { app, _ in
        app.open(.inner(.inner(.detail(1))))
      },
    ]
  }

  private func row(
    _ name: String, _ open: @MainActor (NestedCoordinator, Int) -> Outcome
  ) -> Row {
    let app = NestedCoordinator()
    app.open(.inner(.inner(.detail(1))))
    let ours = Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds { _ = opaque(open(app, number)) }
    }
    return Row(name: name, ours: ours, floor: nil, budget: .none)
  }
}
