extension Row {
  package enum Verdict: Hashable, Sendable {
    /// Without a budget: measured and printed.
    case stated
    case pass
    case over([Limit])
  }

  package var verdict: Verdict {
    let broken = limits.filter(isBroken)
    if !broken.isEmpty { return .over(broken) }
    return limits.isEmpty ? .stated : .pass
  }

  package var isOver: Bool {
    if case .over = verdict { true } else { false }
  }

  /// The row with what of its limits does not depend on how busy the machine is.
  package var steady: Row {
    with(limits: limits.compactMap(\.steady), attempts: attempts)
  }

  /// The row as the outcome of several attempts.
  package func after(attempts: Int) -> Row {
    with(limits: limits, attempts: attempts)
  }

  /// The row of the least disturbed pass: the one with the smallest product of both figures.
  ///
  /// Other programs at work on the machine make figures larger, and not all by the same factor.
  package static func undisturbed(of passes: [Row]) -> Row? {
    passes.min { $0.extent < $1.extent }
  }

  private var extent: Double { figure * (reference?.figure ?? 1) }

  private func with(limits: [Limit], attempts: Int) -> Row {
    Row(
      group: group, name: name, unit: unit, figure: figure, reference: reference,
      allocations: allocations, limits: limits, attempts: attempts)
  }

  private func isBroken(_ limit: Limit) -> Bool {
    switch limit.kind {
    // A limit counts as broken if nothing was measured for it.
    case .ratio, .growth: (reference?.ratio ?? .infinity) > limit.most
    case .allocations: (allocations ?? .infinity) > limit.most
    case .nanoseconds, .seconds, .bytes: figure > limit.most
    }
  }
}
