import Waymark

/// The last changes of the app, as text for the command `log`.
@MainActor
final class ChangeLog {
  /// The maximum number of changes.
  nonisolated static let limit = 20

  private var count = 0
  private var changes: [[String]] = []

  /// Adds a change, and drops the oldest one if there are too many.
  func record(_ change: NavigationChange<some Route>) {
    count += 1
    let head = "\(count). \(change.cause) by \(change.source)"
    let events = change.events.map { "   \($0.description)" }
    changes.append([head] + events + change.overruled.map { "   without asking \($0)" })
    if changes.count > Self.limit {
      changes.removeFirst()
    }
  }

  /// All lines, the oldest change first.
  var lines: [String] { changes.flatMap(\.self) }
}
