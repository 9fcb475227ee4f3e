import BenchmarkReport
import Waymark

/// Choosing in columns side by side, and pushing in one of them. A round is two commands.
@MainActor
struct ColumnRows {
  private static let group = "Columns"

  var benchmarks: [Benchmark] {
    [
      Benchmark(
        Self.group, "navigate to one column, then to the next, one observer",
        Limit(.allocations, 100)
      ) {
        Trial(Self.choosing, floor: Self.plainChoosing)
      },
      Benchmark(
        Self.group, "push + pop in one of the columns, one observer", Limit(.allocations, 12)
      ) {
        Trial(Self.pushing, floor: EngineRows.plainPushAndPop())
      },
    ]
  }

  /// The first command resets what the second one has shown.
  private static var choosing: Work {
    let app = ColumnCoordinator.app().app
    let seen = Counter()
    app.observe { _, _ in seen.count += 1 }
    return Work(app) { app, rounds in
      seen.count = 0
      for number in 0..<rounds {
        app.navigate(to: .column(1, .detail(number)))
        app.navigate(to: .column(2, .detail(number)))
      }
      precondition(seen.count == 2 * rounds)
    }
  }

  private static var plainChoosing: Work {
    let seen = Counter()
    let callback = opaque { seen.count += 1 }
    return Work(opaque(PlainColumns())) { columns, rounds in
      for number in 0..<rounds {
        columns.show(number, in: 1)
        touch(&columns)
        callback()
        columns.show(number, in: 2)
        touch(&columns)
        callback()
      }
    }
  }

  private static var pushing: Work {
    let (app, feature) = ColumnCoordinator.app()
    let seen = Counter()
    app.observe { _, _ in seen.count += 1 }
    return Work((app: app, feature: feature)) { state, rounds in
      seen.count = 0
      for number in 0..<rounds {
        state.feature.push(.detail(number))
        state.feature.pop()
      }
      precondition(seen.count == 2 * rounds)
    }
  }
}
