import BenchmarkReport

/// A row to measure: its name, its budget, and how to measure it.
@MainActor
struct Benchmark {
  let group: String
  let name: String
  let limits: [Limit]
  /// Whether it suspends. After the first hop the main actor runs on any free thread, and each thread
  /// has its own heap, so such rows come last.
  private(set) var hops = false
  /// Nil if it cannot be measured here.
  private let row: @MainActor (Benchmark, Effort) async -> Row?
  /// The work that is repeated; nil for a row that repeats nothing.
  private let trial: (@MainActor () -> Trial)?

  /// A row of time and allocations. The trial is made when it is the row's turn.
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

  /// Whether the row measures repeated work.
  var isWork: Bool { trial != nil }

  /// Repeats the work of the row the given number of times without measuring it; false if it has none.
  func work(rounds: Int) async -> Bool {
    guard let trial else { return false }
    await trial().ours.work(rounds: rounds)
    return true
  }

  /// Measures the row, and again if a growth factor is over its limit: what grows does so each time;
  /// what does not grow rarely seems to, on a busy machine. There it does the same for a ratio.
  func measure(_ effort: Effort) async -> Row? {
    var attempt = 1
    while let row = await row(self, effort) {
      let row = (effort.isQuick ? row.steady : row).after(attempts: attempt)
      let canBeDisturbed = row.limits.contains {
        $0.kind == .growth || effort.isQuick && $0.kind == .ratio
      }
      guard canBeDisturbed, row.isOver, attempt < Effort.attempts else { return row }
      attempt += 1
    }
    return nil
  }
}
