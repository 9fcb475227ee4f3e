/// How often something was done, and how long that took in all.
struct Tally {
  private(set) var count = 0
  private(set) var time = Duration.zero

  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = work()
    time += clock.now - start
    count += 1
    return result
  }

  /// A row of a table: the count, milliseconds for all, microseconds for one.
  func row(_ name: String) -> String {
    let each = time.microseconds / Double(max(1, count))
    return "| \(name) | \(count) | \((time.microseconds / 1000).tenths) ms | \(each.tenths) us |"
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

extension Double {
  /// The number with one decimal.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
