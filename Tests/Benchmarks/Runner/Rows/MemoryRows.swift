import BenchmarkReport
import Waymark

/// The memory of a tree of 10,000 entries, or of 1,000 coordinators: the usable bytes of all its blocks once it is made,
/// so the unused capacity of arrays counts as well.
@MainActor
struct MemoryRows {
  private static let count = 10_000
  /// Fewer, since a command takes time in the square of the coordinators that it makes.
  private static let coordinators = 1_000

  var benchmarks: [Benchmark] {
    [
      row("an entry", Limit(.bytes, 280), Limit(.allocations, 3)) {
        let routes = BenchRoute.routes(depth: Self.count)
        return LiveMemory { Self.app(routes) }
      },
      row(
        "an entry and its screen, an object of 16 bytes", Limit(.bytes, 410), Limit(.allocations, 7)
      ) {
        let routes = BenchRoute.routes(depth: Self.count)
        return LiveMemory {
          let app = Self.app(routes)
          for entry in app.projection.base.entries { keep(entry.screen) }
          return app
        }
      },
      row(
        "a coordinator and its one entry", of: Self.coordinators,
        Limit(.bytes, 1_300), Limit(.allocations, 38)
      ) {
        let routes = (0..<Self.coordinators).map { number -> PairRoute in
          number.isMultiple(of: 2) ? .left(.list) : .right(.list)
        }
        return LiveMemory {
          let app = PairCoordinator()
          app.setRoutes(routes)
          precondition(app.children.count == Self.coordinators)
          return app
        }
      },
    ]
  }

  private static func app(_ routes: [BenchRoute]) -> ScreenCoordinator {
    let app = ScreenCoordinator()
    app.setRoutes(routes)
    precondition(app.depth == count)
    return app
  }

  private func row(
    _ name: String, of count: Int = count, _ limits: Limit...,
    measure: @escaping @MainActor () -> LiveMemory
  ) -> Benchmark {
    Benchmark(group: "Memory", name: name, limits: limits) { benchmark, _ in
      let figures = measure()
      return Row(
        group: benchmark.group, name: name, unit: .bytes,
        figure: figures.bytes / Double(count),
        // Rounded to a tenth: what the runtime or the tree makes once does not count for an entry.
        allocations: (figures.allocations / Double(count) * 10).rounded() / 10,
        limits: limits)
    }
  }
}
