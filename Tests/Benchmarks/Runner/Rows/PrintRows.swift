import BenchmarkReport
import Waymark

/// From a route to its path.
@MainActor
struct PrintRows {
  private static let group = "Paths"

  var benchmarks: [Benchmark] {
    [
      Benchmark(Self.group, "path of a route, with from:", Limit(.nanoseconds, 400)) {
        let table = DeepLinks<BenchAppRoute> {
          Mount(
            "items", as: BenchAppRoute.items,
            from: { if case .items(let route) = $0 { route } else { nil } })
          DeepLink(
            "section/:number/:id", to: BenchAppRoute.section,
            from: { if case .section(let number, let id) = $0 { (number, id) } else { nil } })
        }
        return Self.trial(Self.section, table)
      },
      Benchmark(Self.group, "path of a route, by reflection", Limit(.nanoseconds, 5_000)) {
        let table = DeepLinks<BenchAppRoute> {
          DeepLink("section/:number/:id", to: BenchAppRoute.section)
        }
        return Self.trial(Self.section, table)
      },
      Benchmark(
        Self.group, "mounted path by reflection, per level", Limit(.nanoseconds, 5_000)
      ) {
        let table = DeepLinks<BenchAppRoute> { Mount("items", as: BenchAppRoute.items) }
        return Self.trial(.items(.item(40_002)), table, levels: 2)
      },
    ]
  }

  /// Its path is longer than the 15 bytes that a string holds without an allocation.
  private static let section = BenchAppRoute.section(number: 1_207, id: 40_002)

  /// A route of the last of the given number of cases, each with a link, by reflection.
  static func wide(_ count: Int) -> Work {
    let table = DeepLinks<WideRoute> {
      for (number, maker) in WideRoute.makers.prefix(count).enumerated() {
        DeepLink("wide/\(number)/:id", to: maker)
      }
    }
    let route = WideRoute.makers[count - 1](40_002)
    precondition(table.path(for: route) == "/wide/\(count - 1)/40002")
    return Work((table: opaque(table), route: opaque(route))) { state, rounds in
      for _ in 0..<rounds {
        keep(state.table.path(for: state.route))
        touch(&state.route)
      }
    }
  }

  private static func trial(
    _ route: BenchAppRoute, _ table: DeepLinks<BenchAppRoute>, levels: Int = 1
  ) -> Trial {
    precondition(table.path(for: route) == PlainText.path(of: route))
    let ours = Work((table: opaque(table), route: opaque(route)), per: levels) { state, rounds in
      for _ in 0..<rounds {
        keep(state.table.path(for: state.route))
        touch(&state.route)
      }
    }
    let floor = Work(opaque(route), per: levels) { route, rounds in
      for _ in 0..<rounds {
        keep(PlainText.path(of: route))
        touch(&route)
      }
    }
    return Trial(ours, floor: floor)
  }
}
