import BenchmarkReport
import Foundation
import Waymark

/// Saving and restoring an app of 1,000 entries.
@MainActor
struct StateRows {
  private static let group = "State"
  private static let depth = 1_000

  var benchmarks: [Benchmark] {
    [
      Benchmark(Self.group, "snapshot of 1,000 entries, per entry", Limit(.ratio, 14)) {
        Trial(
          Self.saving { keep($0.snapshot()) },
          floor: Self.printing(Self.plainLinks) { keep($0) })
      },
      Benchmark(
        Self.group, "snapshot of 1,000 entries, beside their links, per entry", Limit(.growth, 1.6)
      ) {
        Trial(
          Self.saving { keep($0.snapshot()) },
          base: Self.printing(Self.links) { keep($0) })
      },
      Benchmark(
        Self.group, "snapshot of 1,000 entries as JSON, per entry", Limit(.ratio, 2.5)
      ) {
        Trial(
          Self.savingJSON,
          floor: Self.printing(Self.plainLinks) { keep(try? JSONEncoder().encode($0)) })
      },
      Benchmark(
        Self.group, "snapshot of 1,000 entries as JSON, beside their links, per entry",
        Limit(.growth, 1.6)
      ) {
        Trial(
          Self.savingJSON,
          base: Self.printing(Self.links) { keep(try? JSONEncoder().encode($0)) })
      },
      Benchmark(
        Self.group, "restore of 1,000 entries, beside open, per entry", Limit(.growth, 1.5)
      ) {
        let saved = BenchCoordinator.app(depth: Self.depth).snapshot()
        return Trial(
          Self.starting { keep($0.restore(saved)) },
          base: Self.starting { keep($0.open(.detail(Self.depth - 1))) })
      },
      Benchmark(
        Self.group, "restore of 10,000 entries, beside 1,000, per entry", Limit(.growth, 1.2)
      ) {
        Trial(Self.restoring(10_000), base: Self.restoring(1_000))
      },
      Benchmark(
        Self.group, "snapshot of 10,000 entries, beside 1,000, per entry", Limit(.growth, 1.2)
      ) {
        Trial(
          Self.saving(BenchCoordinator.app(depth: 10_000), per: 10_000),
          base: Self.saving(BenchCoordinator.app(depth: 1_000), per: 1_000))
      },
    ] + layers
  }

  /// Layers are looked up by the layers above them, and by their entries.
  private var layers: [Benchmark] {
    [
      Benchmark(
        Self.group, "snapshot of 4,000 layers, beside 400, per layer", Limit(.growth, 1.5)
      ) {
        Trial(
          Self.saving(Self.layered(4_000), per: 4_000),
          base: Self.saving(Self.layered(400), per: 400))
      },
      Benchmark(
        Self.group, "restore of 4,000 layers, beside 400, per layer", Limit(.growth, 1.5)
      ) {
        Trial(Self.restoringLayers(4_000), base: Self.restoringLayers(400))
      },
      Benchmark(
        Self.group, "restore of 4,000 layers that name who presents them, beside 400, per layer",
        Limit(.growth, 1.5)
      ) {
        Trial(
          Self.restoringLayers(4_000, named: true), base: Self.restoringLayers(400, named: true))
      },
      Benchmark(
        Self.group, "restore of 10,000 entries, half of them skipped, beside 1,000, per entry",
        Limit(.growth, 1.5)
      ) {
        Trial(Self.skipping(10_000), base: Self.skipping(1_000))
      },
    ]
  }

  /// An app of the given number of layers.
  private static func layered(_ count: Int) -> BenchCoordinator {
    let app = BenchCoordinator()
    for number in 0..<count { app.present(.detail(number)) }
    precondition(app.layers.count == count + 1)
    return app
  }

  private static func saving(_ app: BenchCoordinator, per count: Int) -> Work {
    Work(app, per: count, countedRounds: 2) { app, rounds in
      for _ in 0..<rounds { keep(app.snapshot()) }
    }
  }

  private static func restoringLayers(_ count: Int, named: Bool = false) -> Work {
    var saved = layered(count).snapshot()
    if named {
      for place in 1...count { saved.layers[place].presenter = [place - 1, 0] }
    }
    return Work(saved, per: count, countedRounds: 2) { saved, rounds in
      for _ in 0..<rounds {
        let app = BenchCoordinator()
        keep(app.restore(saved))
        precondition(app.layers.count == saved.layers.count)
      }
    }
  }

  private static func skipping(_ depth: Int) -> Work {
    Work(BenchCoordinator.app(depth: depth).snapshot(), per: depth, countedRounds: 2) {
      saved, rounds in
      for _ in 0..<rounds {
        let app = ChoosyCoordinator()
        keep(app.restore(saved, policy: .skip))
        precondition(app.depth == saved.layers[0].path.count / 2)
      }
    }
  }

  private static func saving(_ save: @escaping @MainActor (BenchCoordinator) -> Void) -> Work {
    Work(BenchCoordinator.app(depth: depth), per: depth, countedRounds: 4) { app, rounds in
      for _ in 0..<rounds { save(app) }
    }
  }

  private static var savingJSON: Work {
    // An error would take no time.
    precondition((try? BenchCoordinator.app(depth: depth).snapshot().json()) != nil)
    return saving { keep(try? $0.snapshot().json()) }
  }

  /// The links of all entries, printed by the first closure.
  private static func printing(
    _ print: @escaping @MainActor ([BenchRoute]) -> [String],
    _ use: @escaping @MainActor ([String]) -> Void
  ) -> Work {
    let routes = BenchRoute.routes(depth: depth)
    precondition(print(routes) == links(routes) && links(routes).count == depth)
    return Work(routes, per: depth, countedRounds: 4) { routes, rounds in
      for _ in 0..<rounds { use(print(routes)) }
    }
  }

  private static func links(_ routes: [BenchRoute]) -> [String] {
    routes.compactMap { BenchRoute.links.path(for: $0) }
  }

  private static func plainLinks(_ routes: [BenchRoute]) -> [String] {
    routes.map { PlainText.path(of: $0) }
  }

  private static func starting(_ start: @escaping @MainActor (DeepCoordinator) -> Void) -> Work {
    Work(depth, per: depth, countedRounds: 4) { depth, rounds in
      for _ in 0..<rounds {
        let app = DeepCoordinator(depth: depth)
        start(app)
        precondition(app.depth == depth)
      }
    }
  }

  private static func restoring(_ depth: Int) -> Work {
    Work(BenchCoordinator.app(depth: depth).snapshot(), per: depth, countedRounds: 2) {
      saved, rounds in
      for _ in 0..<rounds {
        let app = BenchCoordinator()
        keep(app.restore(saved))
        precondition(app.depth == saved.layers[0].path.count)
      }
    }
  }
}
