import BenchmarkReport
import Waymark

/// Reads of a tree of 1,000 entries.
@MainActor
struct ReadingRows {
  private static let group = "Reading"
  private static let depth = 1_000

  var benchmarks: [Benchmark] {
    [
      Benchmark(Self.group, "path above 1,000 entries", Limit(.ratio, 60)) {
        precondition(
          BenchCoordinator.app(depth: Self.depth).path == PlainText.path(of: .detail(999)))
        return Trial(
          Self.reading { keep($0.path) },
          floor: Self.plain { entries in
            keep(entries.last.map { PlainText.path(of: $0.route) })
          })
      },
      Benchmark(Self.group, "visiblePath of 1,000 entries, per entry", Limit(.ratio, 65)) {
        Trial(
          Self.reading(per: Self.depth) { keep($0.visiblePath) },
          floor: Self.plain(per: Self.depth) { keep([$0.map(\.route)]) })
      },
      Benchmark(Self.group, "routes of 1,000 entries, per entry", Limit(.ratio, 55)) {
        Trial(
          Self.reading(per: Self.depth) { keep($0.routes) },
          floor: Self.plain(per: Self.depth) { keep($0.map(\.route)) })
      },
      Benchmark(Self.group, "stack of 1,000 entries, beside routes, per entry", Limit(.growth, 1.2))
      {
        Trial(
          Self.reading(per: Self.depth) { keep($0.stack) },
          base: Self.reading(per: Self.depth) { keep($0.routes) })
      },
      Benchmark(Self.group, "describe() of 1,000 entries, per entry", Limit(.ratio, 600)) {
        let entries = PlainStack(depth: Self.depth).entries
        precondition(
          BenchCoordinator.app(depth: Self.depth).describe() == PlainText.picture(of: entries))
        return Trial(
          Self.reading(per: Self.depth) { keep($0.describe()) },
          floor: Self.plain(per: Self.depth) { keep(PlainText.picture(of: $0)) })
      },
    ]
  }

  private static func reading(
    per divisor: Int = 1, _ read: @escaping @MainActor (BenchCoordinator) -> Void
  ) -> Work {
    Work(BenchCoordinator.app(depth: depth), per: divisor, countedRounds: 4) { app, rounds in
      for _ in 0..<rounds { read(app) }
    }
  }

  private static func plain(
    per divisor: Int = 1, _ read: @escaping @MainActor ([PlainStack.Entry]) -> Void
  ) -> Work {
    Work(opaque(PlainStack(depth: depth)), per: divisor, countedRounds: 4) { stack, rounds in
      for _ in 0..<rounds {
        read(stack.entries)
        touch(&stack)
      }
    }
  }
}
