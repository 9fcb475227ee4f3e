import BenchmarkReport
import Waymark

/// Reads by the platform, and its reports. What a report costs at any depth is a half or more of the cost of an entry of
/// 1,000, so the factors of growth to 10,000 are below 1: they may rise by some 40 %.
@MainActor
struct PlatformRows {
  private static let group = "Platform"

  var benchmarks: [Benchmark] {
    [
      Benchmark(
        Self.group, "reconcile, nothing changed, per entry of 1,000", Limit(.ratio, 12),
        Limit(.nanoseconds, 20)
      ) {
        Trial(Self.unchanged(1_000), floor: Self.plainUnchanged(1_000))
      },
      Benchmark(
        Self.group, "reconcile, nothing changed, 1,000 -> 10,000 entries, per entry",
        Limit(.growth, 0.75)
      ) {
        Trial(Self.unchanged(10_000), base: Self.unchanged(1_000))
      },
      Benchmark(
        Self.group, "reconcile, one popped, and push, per entry of 1,000", Limit(.ratio, 18),
        Limit(.nanoseconds, 20)
      ) {
        Trial(Self.popped(1_000), floor: Self.plainPopped(1_000))
      },
      Benchmark(
        Self.group, "reconcile, one popped, and push, 1,000 -> 10,000 entries, per entry",
        Limit(.growth, 0.55)
      ) {
        Trial(Self.popped(10_000), base: Self.popped(1_000))
      },
      Benchmark(
        Self.group, "push, read the projection, pop: 10 -> 1,000 below", Limit(.growth, 1.2)
      ) {
        Trial(Self.projecting(1_000), base: Self.projecting(10))
      },
      Benchmark(Self.group, "push, read the projection and keep it, pop: 10 -> 1,000 below") {
        Trial(Self.keeping(1_000), base: Self.keeping(10))
      },
    ]
  }

  private struct Shown {
    let app: BenchCoordinator
    let layer: Layer<Int>
    var shown: [EntryID]
    let remaining: [EntryID]

    /// The shown and the remaining ids come from two reads, so they share no memory.
    @MainActor
    init(depth: Int, leaving: Int) {
      app = BenchCoordinator.app(depth: depth)
      layer = app.projection.base
      shown = layer.entries.ids
      remaining = Array(layer.entries.ids.dropLast(leaving))
    }
  }

  private static func unchanged(_ depth: Int) -> Work {
    Work(Shown(depth: depth, leaving: 0), per: depth) { state, rounds in
      for _ in 0..<rounds {
        keep(state.app.reconcile(state.layer, shown: state.shown, remaining: state.remaining))
      }
      precondition(state.app.depth == state.shown.count)
    }
  }

  private static func popped(_ depth: Int) -> Work {
    Work(Shown(depth: depth, leaving: 1), per: depth) { state, rounds in
      for number in 0..<rounds {
        keep(state.app.reconcile(state.layer, shown: state.shown, remaining: state.remaining))
        state.app.push(.detail(number))
        guard let id = state.layer.entries.last?.id else { break }
        state.shown[state.shown.count - 1] = id
      }
      precondition(state.app.depth == state.shown.count)
    }
  }

  private static func plainUnchanged(_ depth: Int) -> Work {
    Work(opaque(PlainReconciling(depth: depth, leaving: 0)), per: depth) { state, rounds in
      for _ in 0..<rounds {
        state.reconcile()
        touch(&state)
      }
      precondition(state.stack.entries.count == state.shown.count)
    }
  }

  private static func plainPopped(_ depth: Int) -> Work {
    Work(opaque(PlainReconciling(depth: depth, leaving: 1)), per: depth) { state, rounds in
      for number in 0..<rounds {
        state.reconcile()
        touch(&state)
        state.stack.push(depth + number)
        state.shown[state.shown.count - 1] = depth + number
        touch(&state)
      }
      precondition(state.stack.entries.count == state.shown.count)
    }
  }

  private static func projecting(_ depth: Int) -> Work {
    Work(BenchCoordinator.app(depth: depth)) { app, rounds in
      for number in 0..<rounds {
        app.push(.detail(number))
        keep(app.projection.leaf?.id)
        app.pop()
        keep(app.projection.leaf?.id)
      }
    }
  }

  /// A view keeps the entries that it showed last until it has read the next ones.
  private static func keeping(_ depth: Int) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    return Work((app: app, entries: app.projection.base.entries)) { state, rounds in
      for number in 0..<rounds {
        state.app.push(.detail(number))
        state.entries = state.app.projection.base.entries
        state.app.pop()
        state.entries = state.app.projection.base.entries
      }
    }
  }
}
