import BenchmarkReport
import Waymark

/// `open`, through three coordinators. A round is one command.
@MainActor
struct OpenRows {
  private static let group = "Open three levels deep"

  var benchmarks: [Benchmark] {
    [
      Benchmark(Self.group, "the last entry differs", Limit(.ratio, 600)) {
        Trial(
          Self.work { app, number in app.open(.inner(.inner(.detail(number)))) },
          floor: Self.plain { levels, number in
            levels[2].pop()
            levels[2].push(number)
          })
      },
      Benchmark(Self.group, "two children made, then two ended: two commands") {
        Trial(
          Self.work { app, _ in
            app.open(.list)
            return app.open(.inner(.inner(.detail(1))))
          },
          floor: Self.plain { levels, _ in
            levels.removeLast(2)
            touch(&levels)
            levels.append(PlainLevel())
            levels.append(PlainLevel())
            levels[2].push(1)
          })
      },
      Benchmark(Self.group, "already there") {
        Trial(
          Self.work { app, _ in app.open(.inner(.inner(.detail(1)))) },
          floor: Self.plain { levels, _ in keep(levels[2].stack.entries.last?.route == .detail(1)) }
        )
      },
    ]
  }

  private static func work(
    _ open: @escaping @MainActor (NestedCoordinator, Int) -> Outcome
  ) -> Work {
    let app = NestedCoordinator()
    app.open(.inner(.inner(.detail(1))))
    return Work(app) { app, rounds in
      for number in 0..<rounds { keep(open(app, number)) }
    }
  }

  /// Three levels of objects, each with a stack, and one callback.
  private static func plain(
    _ open: @escaping @MainActor (inout [PlainLevel], Int) -> Void
  ) -> Work {
    let seen = Counter()
    let callback = opaque { seen.count += 1 }
    let levels = (0..<3).map { _ in PlainLevel() }
    levels[2].push(1)
    return Work(levels) { levels, rounds in
      for number in 0..<rounds {
        open(&levels, number)
        touch(&levels)
        callback()
      }
    }
  }
}
