import Observation
import Waymark

/// The whole visible state of a tree, and the number of notifications: to check that something leaves no trace.
@MainActor
final class StillWatch<C: Coordinator> {
  private let app: C
  private var changes = 0
  private let notifications: ChangeCounter
  private let living: () -> Int
  private let reports: () -> Int
  private var token: ObserverToken?
  private let before: [String]
  private let holds: [PendingNavigation]
  private let question: LeaveRequest?

  /// - Parameters:
  ///   - living: The number of living coordinators.
  ///   - reports: The number of reports.
  init(_ app: C, living: @escaping () -> Int = { 0 }, reports: @escaping () -> Int = { 0 }) {
    (self.app, self.living, self.reports) = (app, living, reports)
    notifications = ChangeCounter { _ = StillWatch.shot(app) }
    before = StillWatch.shot(app) + ["\(living()) living, \(reports()) reports"]
    holds = app.pendingNavigations
    question = app.pendingLeave
    token = app.observe { [weak self] _, _ in self?.changes += 1 }
  }

  /// The difference from before; nil if there is none.
  func difference() -> String? {
    token?.cancel()
    if changes > 0 { return "observers were told \(changes) times" }
    if notifications.count > 0 { return "whoever reads was told \(notifications.count) times" }
    if app.pendingNavigations != holds { return "other targets wait: \(app.pendingNavigations)" }
    if app.pendingLeave != question {
      return "another question: \(app.pendingLeave?.name ?? "none")"
    }
    let after = StillWatch.shot(app) + ["\(living()) living, \(reports()) reports"]
    for (old, new) in zip(before, after) where old != new { return "\(new), and it was \(old)" }
    return nil
  }

  private static func shot(_ app: C) -> [String] {
    [
      app.describe(), allIDs(app), "\(app.layers) \(app.visiblePath) \(app.currentRoute)",
      "\(app.canGoBack) \(app.isActive) \(app.depth) \(app.stack.map(\.id)) \(app.children.count)",
      app.projection.layers.map { "\($0.id) \($0.style)" }.joined(separator: " "),
      "\(app.pendingNavigations) \(app.pendingLeave?.name ?? "")",
    ]
  }
}
