import BenchmarkReport
import Waymark

/// An app that keeps a history of its positions.
@MainActor
struct HistoryRows {
  private static let group = "History"

  var benchmarks: [Benchmark] {
    [
      Benchmark(Self.group, "push + pop with a history, beside without", Limit(.growth, 2.5)) {
        Trial(Self.pushAndPop(depth: 10), base: EngineRows.pushAndPop(depth: 10))
      },
      Benchmark(
        Self.group, "push + pop with a history, 10,000 entries beside 10", Limit(.growth, 1.2)
      ) {
        Trial(Self.pushAndPop(depth: 10_000), base: Self.pushAndPop(depth: 10))
      },
      Benchmark(
        Self.group, "push + pop with a history, 1,000 positions beside 10", Limit(.growth, 1.2)
      ) {
        Trial(
          Self.pushAndPop(depth: 10, positions: 1_000),
          base: Self.pushAndPop(depth: 10, positions: 10))
      },
      Benchmark(
        Self.group, "back + forward, 10,000 entries beside 100, per entry", Limit(.growth, 1.2)
      ) {
        Trial(Self.backAndForward(10_000), base: Self.backAndForward(100))
      },
      Benchmark(
        Self.group, "back + forward, 1,000 positions beside 10", Limit(.growth, 1.2)
      ) {
        Trial(
          Self.backAndForward(10, positions: 1_000), base: Self.backAndForward(10, positions: 10))
      },
      Benchmark(
        Self.group, "back + forward, 4,000 layers beside 400, per layer", Limit(.growth, 1.5)
      ) {
        Trial(Self.layersBackAndForward(4_000), base: Self.layersBackAndForward(400))
      },
    ]
  }

  private static func pushAndPop(depth: Int, positions: Int = 1) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    let history = History(app, limit: 10_000)
    for number in 1..<max(positions, 1) { app.replaceTop(.detail(-number)) }
    precondition(history.positions.count == max(positions, 1))
    let seen = Counter()
    app.observe { _, _ in seen.count += 1 }
    return Work((app: app, history: history)) { state, rounds in
      seen.count = 0
      for number in 0..<rounds {
        state.app.push(.detail(number))
        state.app.pop()
      }
      precondition(seen.count == 2 * rounds && state.history.forwardCount == 1)
    }
  }

  private static func layersBackAndForward(_ count: Int) -> Work {
    let app = BenchCoordinator()
    for number in 0..<count { app.present(.detail(number)) }
    let history = History(app)
    app.setRoutes([.list, .detail(-1)])
    return Work((app: app, history: history), per: count, countedRounds: 2) { state, rounds in
      for _ in 0..<rounds {
        let outcomes = [state.history.back(), state.history.forward()]
        precondition(outcomes == [.performed, .performed])
      }
      precondition(state.app.depth == 2)
    }
  }

  private static func backAndForward(_ depth: Int, positions: Int = 2) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    let history = History(app, limit: 10_000)
    for number in 2..<max(positions, 2) { app.replaceTop(.detail(-number)) }
    app.push(.detail(-1))
    precondition(history.positions.count == positions)
    return Work((app: app, history: history), per: depth, countedRounds: 2) { state, rounds in
      for _ in 0..<rounds {
        let outcomes = [state.history.back(), state.history.forward()]
        precondition(outcomes == [.performed, .performed])
      }
      precondition(state.app.depth == depth + 1)
    }
  }
}
