import BenchmarkReport
import Observation
import Waymark

/// A push and a pop through the whole engine. A round is two commands.
@MainActor
struct EngineRows {
  private static let group = "Coordinator"
  private typealias Observation =
    @MainActor (NavigationChange<BenchRoute>, ChangePaths<BenchRoute>) -> Void

  var benchmarks: [Benchmark] {
    [
      Benchmark(
        Self.group, "push + pop, one observer", Limit(.nanoseconds, 2_400), Limit(.allocations, 5)
      ) {
        Trial(Self.pushAndPop(depth: 10), floor: Self.plainPushAndPop())
      },
      Benchmark(Self.group, "push + pop, one re-armed tracker", Limit(.ratio, 2)) {
        Trial(Self.tracked, floor: Self.plainTracked)
      },
      Benchmark(
        Self.group, "push + pop, an observer that reads events", Limit(.growth, 1.6)
      ) {
        Trial(
          Self.observed { change, _ in keep(change.events) }, base: Self.pushAndPop(depth: 10))
      },
      Benchmark(
        Self.group, "push + pop, an observer that reads paths.after, depth 10", Limit(.growth, 1.2)
      ) {
        Trial(
          Self.observed { _, paths in keep(paths.after) },
          base: Self.observed { app in { [weak app] _, _ in keep(app?.visiblePath) } })
      },
      Benchmark(Self.group, "pop(where:), per entry of 1,000 passed", Limit(.ratio, 135)) {
        Trial(Self.popWhere(1_000), floor: StackRows.plainPopWhere(1_000))
      },
      Benchmark(Self.group, "transaction of ten verbs, one observer", Limit(.ratio, 200)) {
        Trial(Self.transaction, floor: Self.plainTransaction)
      },
      Benchmark(
        Self.group, "evaluate a push, beside a transaction of it and one of a pop",
        Limit(.growth, 2.5)
      ) {
        Trial(Self.evaluation(depth: 10), base: Self.pushAndPopInTransactions)
      },
    ]
  }

  /// A push and a pop in an app with one observer.
  static func pushAndPop(depth: Int, observers: Int = 1) -> Work {
    pushAndPop(BenchCoordinator.app(depth: depth), observers: observers)
  }

  static func pushAndPop(_ app: BenchCoordinator, observers: Int = 1) -> Work {
    let seen = Counter()
    for _ in 0..<observers { app.observe { _, _ in seen.count += 1 } }
    return Work(app) { app, rounds in
      seen.count = 0
      for number in 0..<rounds {
        app.push(.detail(number))
        app.pop()
      }
      precondition(seen.count == 2 * rounds * observers)
    }
  }

  /// The same with an observer that reads something.
  private static func observed(_ body: @escaping Observation) -> Work {
    observed { _ in body }
  }

  private static func observed(_ body: (BenchCoordinator) -> Observation) -> Work {
    let app = BenchCoordinator.app(depth: 10)
    let seen = Counter()
    let body = body(app)
    app.observe { change, paths in
      seen.count += 1
      body(change, paths)
    }
    return Work(app) { app, rounds in
      seen.count = 0
      for number in 0..<rounds {
        app.push(.detail(number))
        app.pop()
      }
      precondition(seen.count == 2 * rounds)
    }
  }

  /// An array and one callback: the least that any engine does.
  static func plainPushAndPop() -> Work {
    let seen = Counter()
    let callback = opaque { seen.count += 1 }
    return Work(opaque(PlainStack(depth: 10))) { stack, rounds in
      for number in 0..<rounds {
        stack.push(number)
        touch(&stack)
        callback()
        stack.pop()
        touch(&stack)
        callback()
      }
    }
  }

  private static var tracked: Work {
    let app = BenchCoordinator.app(depth: 10)
    let layer = app.projection.base
    precondition(fires({ layer.entries.count }) { app.push(.detail(0)) })
    precondition(fires({ layer.entries.count }) { app.pop() })
    return Work((app: app, layer: layer)) { state, rounds in
      let layer = state.layer
      for number in 0..<rounds {
        track { layer.entries.count }
        state.app.push(.detail(number))
        track { layer.entries.count }
        state.app.pop()
      }
    }
  }

  private static var plainTracked: Work {
    Work(ObservedRoutes(BenchRoute.routes(depth: 10))) { model, rounds in
      for number in 0..<rounds {
        track { model.routes.count }
        model.routes.append(.detail(number))
        track { model.routes.count }
        model.routes.removeLast()
      }
    }
  }

  private static func track(_ read: () -> Int) {
    keep(withObservationTracking(read, onChange: {}))
  }

  /// Whether a tracker of what is read is told of the change. Nothing counts this in the measured rounds, since the
  /// check for the main actor costs as much as what is measured.
  private static func fires(_ read: () -> Int, _ change: () -> Void) -> Bool {
    let seen = Counter()
    keep(withObservationTracking(read) { MainActor.assumeIsolated { seen.count += 1 } })
    change()
    return seen.count == 1
  }

  /// No entry has the route, so the search passes all and none goes.
  private static func popWhere(_ depth: Int) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    return Work((app: app, wanted: opaque(BenchRoute.detail(-1))), per: depth) { state, rounds in
      for _ in 0..<rounds {
        let wanted = state.wanted
        keep(state.app.pop(where: { $0 == wanted }))
      }
      precondition(state.app.depth == depth)
    }
  }

  private static var transaction: Work {
    let seen = Counter()
    let app = BenchCoordinator.app(depth: 10)
    app.observe { _, _ in seen.count += 1 }
    return Work(app) { app, rounds in
      seen.count = 0
      for number in 0..<rounds {
        app.transaction { [app] in
          app.popToRoot()
          for place in 1..<10 { app.push(.detail(number + place)) }
        }
      }
      precondition(app.depth == 10 && seen.count == rounds)
    }
  }

  /// A push that is tried.
  static func evaluation(depth: Int, per divisor: Int = 1) -> Work {
    Work(BenchCoordinator.app(depth: depth), per: divisor, countedRounds: 4) { app, rounds in
      for number in 0..<rounds { keep(app.evaluate { $0.push(.detail(number)) }.outcome) }
      precondition(app.depth == depth)
    }
  }

  /// A push that is performed and undone.
  private static var pushAndPopInTransactions: Work {
    Work(BenchCoordinator.app(depth: 10)) { app, rounds in
      for number in 0..<rounds {
        app.transaction { [app] in app.push(.detail(number)) }
        app.transaction { [app] in app.pop() }
      }
      precondition(app.depth == 10)
    }
  }

  private static var plainTransaction: Work {
    let seen = Counter()
    let callback = opaque { seen.count += 1 }
    return Work(opaque(PlainStack(depth: 10))) { stack, rounds in
      for number in 0..<rounds {
        stack.entries.removeLast(9)
        touch(&stack)
        for place in 1..<10 {
          stack.push(number + place)
          touch(&stack)
        }
        callback()
      }
    }
  }
}
