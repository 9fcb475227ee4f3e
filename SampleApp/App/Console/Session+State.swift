import Kit
import Waymark

extension Session {
  /// How many missing entries to name one by one.
  private static let mostNamed = 3

  /// The warnings after a restore. None if everything came back.
  static func warnings(about report: RestoreReport) -> [String] {
    let dropped = report.dropped
    guard let first = dropped.first else { return [] }
    guard dropped.count > mostNamed else {
      return dropped.map { "\($0.text.oneLine(limit: 40)) is not restored: \($0.reason)" }
    }
    return [
      "\(dropped.count) places are not restored, the first is \(first.text.oneLine(limit: 40)): \(first.reason)"
    ]
  }
}
