import BenchmarkReport

/// One row to be: its name, its budget, and how to measure it.
@MainActor
struct Benchmark {
  let group: String
  let name: String
  let limits: [Limit]
  /// Whether it suspends. Behind the first hop the main actor runs on whatever thread is free, each
  /// with a heap of its own, so such rows come last.
  private(set) var hops = false
  /// Nil if it cannot be measured here.
  private let row: @MainActor (Benchmark, Effort) async -> Row?
  /// What is done again and again; nil for a row that is no such work.
  private let trial: (@MainActor () -> Trial)?

  /// A row of time and allocations. What is measured is made when the row's turn has come.
  init(
    _ group: String, _ name: String, _ limits: Limit..., trial: @escaping @MainActor () -> Trial
  ) {
    self.init(group: group, name: name, limits: limits, trial: trial)
  }

  init(group: String, name: String, limits: [Limit], trial: @escaping @MainActor () -> Trial) {
    self.group = group
    self.name = name
    self.limits = limits
    self.trial = trial
    row = { _, effort in
      let result = await trial().measure(effort)
      return Row(
        group: group, name: name, figure: result.figure, reference: result.reference,
        allocations: result.allocations, limits: limits)
    }
  }

  init(
    group: String, name: String, limits: [Limit],
    row: @escaping @MainActor (Benchmark, Effort) async -> Row?
  ) {
    self.group = group
    self.name = name
    self.limits = limits
    self.row = row
    trial = nil
  }

  /// The same row, which suspends.
  var hopping: Benchmark {
    var benchmark = self
    benchmark.hops = true
    return benchmark
  }

  /// Whether the row measures what is done again and again.
  var isWork: Bool { trial != nil }

  /// Does what the row measures so many times, and measures nothing; false if it is no such work.
  func work(rounds: Int) async -> Bool {
    guard let trial else { return false }
    await trial().ours.work(rounds: rounds)
    return true
  }

  /// Measures the row. If a growth factor is over, it is looked at again, since what cannot grow
  /// seldom seems to on a busy machine, and what grows does so each time.
  func measure(_ effort: Effort) async -> Row? {
    var attempt = 1
    while let row = await row(self, effort) {
      let row = row.after(attempts: attempt)
      let isGrowth = row.limits.contains { $0.kind == .growth }
      guard isGrowth, row.isOver, attempt < Effort.attempts else { return row }
      attempt += 1
    }
    return nil
  }
}
