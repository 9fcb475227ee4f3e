/// One line of the report: our figure, the floor's from the same run, and the budget.
struct Row {
  enum Budget {
    /// At most this many times the floor.
    case ratio(Double)
    /// At most this many nanoseconds.
    case nanoseconds(Double)
    /// At most this many allocations a round.
    case allocations(Double)
    /// At most this many times what it costs in the small case, which is then the floor.
    case growth(Double)
    /// Measured and printed.
    case none
  }

  let name: String
  let ours: Measurement
  let floor: Measurement?
  let budget: Budget

  var ratio: Double? {
    floor.map { ours.nanoseconds / max($0.nanoseconds, 0.01) }
  }

  var isGrowth: Bool {
    if case .growth = budget { true } else { false }
  }

  var isOver: Bool {
    switch budget {
    case .ratio(let limit), .growth(let limit): (ratio ?? 0) > limit
    case .nanoseconds(let limit): ours.nanoseconds > limit
    case .allocations(let limit): ours.allocations > limit
    case .none: false
    }
  }

  var line: String {
    let budgetText =
      switch budget {
      case .ratio(let limit): "<= \(limit.short) x floor"
      case .growth(let limit): "<= \(limit.short) x small"
      case .nanoseconds(let limit): "<= \(limit.short) ns"
      case .allocations(let limit): "<= \(limit.short) allocations"
      case .none: "stated"
      }
    let cells = [
      name.padded(52), "\(ours.nanoseconds.short) ns".padded(12),
      (floor.map { "\($0.nanoseconds.short) ns" } ?? "-").padded(12),
      (ratio.map { "\($0.short) x" } ?? "-").padded(9),
      "\(ours.allocations.short) allocations".padded(18), budgetText.padded(20),
    ]
    return cells.joined() + (isOver ? "over" : "pass")
  }
}

extension Double {
  /// The number with two digits behind the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = abs(hundredths % 100)
    return rest == 0
      ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
