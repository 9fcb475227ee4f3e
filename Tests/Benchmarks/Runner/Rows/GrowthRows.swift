import BenchmarkReport
import Waymark

/// How cost grows: a series of sizes for each thing that can grow.
@MainActor
struct GrowthRows {
  static let group = "Growth"

  var benchmarks: [Benchmark] {
    depth + evaluations + nesting + siblings + rules + layers + tabs + links + observers + holds
  }

  private var depth: [Benchmark] {
    line(
      "push + pop, depth", [10, 100, 1_000, 10_000], limits: [Limit(.growth, 1.2)],
      floor: EngineRows.plainPushAndPop
    ) { depth in
      EngineRows.pushAndPop(depth: depth)
    }
  }

  /// Linear, since the paths are part of the answer: the cost of one entry stays. With 100 entries a quarter of the
  /// cost does not depend on them, which would hide as much growth.
  private var evaluations: [Benchmark] {
    let sizes = [1_000, 10_000]
    return line("evaluate a push, per entry of", sizes, limits: [Limit(.growth, 1.2)]) { depth in
      EngineRows.evaluation(depth: depth, per: depth)
    }
  }

  /// Linear: the cost of one level stays. The first coordinator has costs that no other level adds, so
  /// fifty are compared with five.
  private var nesting: [Benchmark] {
    let name = "push + pop at the end of a chain, per level of"
    let most = Limit(.allocations, 16)
    // A single level also has a row of its own among those of the coordinator.
    let floor = EngineRows.plainPushAndPop
    return line(name, [1], limits: [most], floor: floor, Self.nested)
      + line(
        name, [5, 10, 25, 50], limits: [Limit(.growth, 1.2), most], floor: floor, Self.nested)
  }

  private static func nested(_ levels: Int) -> Work {
    let chain = NestedCoordinator.chain(levels)
    let seen = Counter()
    chain[0].observe { _, _ in seen.count += 1 }
    return Work(chain, per: levels) { chain, rounds in
      let last = chain[chain.count - 1]
      seen.count = 0
      for number in 0..<rounds {
        last.push(.detail(number))
        last.pop()
      }
      precondition(seen.count == 2 * rounds)
    }
  }

  /// Linear: the cost of one child stays, even if the one that is looked for is not there.
  private var siblings: [Benchmark] {
    let limits = [Limit(.growth, 1.5)]
    func reading(
      _ name: String, _ read: @escaping @MainActor (PairCoordinator) -> Void
    ) -> [Benchmark] {
      line("\(name), per child of", [200, 2_000], limits: limits) { count in
        Work(PairCoordinator.app(count: count), per: count, countedRounds: 2) { app, rounds in
          for _ in 0..<rounds { read(app) }
        }
      }
    }
    return reading("child(_:)") { precondition($0.child(NestedCoordinator.self) == nil) }
      + reading("describe()") { keep($0.describe()) }
  }

  /// With a rule and an observer on each level, twenty levels cost at most 5.2 times what five cost.
  private var rules: [Benchmark] {
    let name = "push + pop, a rule and an observer on each level of"
    return line(
      name, [5, 20], limits: [Limit(.growth, 5.2)], floor: EngineRows.plainPushAndPop
    ) { levels in
      let chain = NestedCoordinator.chain(levels, ruling: true)
      let seen = Counter()
      for coordinator in chain { coordinator.observe { _, _ in seen.count += 1 } }
      return Work(chain) { chain, rounds in
        let last = chain[chain.count - 1]
        seen.count = 0
        for number in 0..<rounds {
          last.push(.detail(number))
          last.pop()
        }
        precondition(seen.count == 2 * rounds * levels)
      }
    }
  }

  /// The layers below cost nothing.
  private var layers: [Benchmark] {
    line("present + dismiss above layers", [10, 1_000], limits: [Limit(.growth, 1.2)]) { count in
      let app = BenchCoordinator()
      for number in 0..<count { app.present(.detail(number)) }
      precondition(app.layers.count == count + 1)
      return Work(app) { app, rounds in
        for number in 0..<rounds {
          let outcomes = (app.present(.detail(number)), app.dismiss())
          precondition(outcomes.0.didChange && outcomes.1.didChange)
        }
      }
    }
  }

  private var tabs: [Benchmark] {
    line(
      "push + pop in one of the tabs", [2, 10, 25, 50], limits: [Limit(.growth, 1.2)],
      floor: EngineRows.plainPushAndPop
    ) { count in
      let (app, feature) = TabCoordinator.app(count: count)
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
      + line("select the first and the last of the tabs", [2, 10, 25, 50], limits: []) { count in
        Work(TabCoordinator.app(count: count).app) { app, rounds in
          for _ in 0..<rounds {
            let outcomes = (app.select(.tab(count - 1, .list)), app.select(.tab(0, .list)))
            precondition(outcomes.0.didChange && outcomes.1.didChange)
          }
        }
      }
  }

  private var links: [Benchmark] {
    line(
      "parse, links", [10, 100, 1_000], limits: [Limit(.growth, 1.2)],
      floor: { LinkRows.trie(10) }, LinkRows.hit)
      + line(
        "print, cases with a link", [10, 100, 1_000], limits: [Limit(.growth, 1.2)],
        PrintRows.wide)
  }

  private var observers: [Benchmark] {
    line(
      "push + pop, observers", [0, 1, 10, 100], limits: [], floor: EngineRows.plainPushAndPop
    ) { count in
      EngineRows.pushAndPop(depth: 10, observers: count)
    }
      + line("observe, per observer of", [1_000, 10_000], limits: [Limit(.growth, 1.5)]) { count in
        adding(count) { $0.observe { _, _ in } }
      }
      + line("handle, per handler of", [1_000, 10_000], limits: [Limit(.growth, 1.5)]) { count in
        adding(count) { $0.handle(Int.self) { _ in } }
      }
  }

  /// Adds the given number of listeners to a coordinator.
  private func adding(
    _ count: Int, _ add: @escaping @MainActor (BenchCoordinator) -> Void
  ) -> Work {
    Work((), per: count, countedRounds: 2) { _, rounds in
      for _ in 0..<rounds {
        let app = BenchCoordinator()
        for _ in 0..<count { add(app) }
        keep(app)
      }
    }
  }

  /// Linear: the cost of one target stays.
  private var holds: [Benchmark] {
    let sizes = [1_000, 10_000]
    let limits = [Limit(.growth, 1.5)]
    return line("wait, and go on at a release, per target of", sizes, limits: limits) { count in
      Work(WaitingCoordinator(keeping: count), per: count, countedRounds: 2) { app, rounds in
        for _ in 0..<rounds {
          app.wait(count)
          app.release("gate")
          precondition(app.pendingNavigations.isEmpty)
        }
      }
    }
      + line("wait, and go on after a sign-in, per target of", sizes, limits: limits) { count in
        let app = WaitingCoordinator(keeping: count, showing: .signIn)
        return Work(app, per: count, countedRounds: 2) { app, rounds in
          for _ in 0..<rounds {
            app.wait(count)
            app.dismiss()
            precondition(app.pendingNavigations.isEmpty)
          }
        }
      }
  }

  /// One row for each size; the first is compared with a floor, if it has one, and the others with the first.
  private func line(
    _ name: String, _ sizes: [Int], limits: [Limit],
    floor: (@MainActor () -> Work)? = nil,
    _ work: @escaping @MainActor (Int) -> Work
  ) -> [Benchmark] {
    sizes.enumerated().map { place, size in
      let isFirst = place == 0
      return Benchmark(
        group: Self.group, name: "\(name) \(size.grouped)",
        limits: isFirst ? limits.filter { $0.kind != .growth } : limits
      ) {
        guard isFirst else { return Trial(work(size), base: work(sizes[0])) }
        return floor.map { Trial(work(size), floor: $0()) } ?? Trial(work(size))
      }
    }
  }
}
