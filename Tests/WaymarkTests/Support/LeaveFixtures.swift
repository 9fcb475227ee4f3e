import Testing
import Waymark

/// A screen whose leave policy a test can set without its coordinator's type.
@MainActor
protocol LeavableScreen: AnyObject {
  var policy: LeavePolicy { get set }
}

extension NavigatingScreen: LeavableScreen {
  var policy: LeavePolicy {
    get { navigator.leavePolicy }
    set { navigator.leavePolicy = newValue }
  }
}

extension Coordinator where Screen == TestScreen {
  /// Sets the policy of the topmost entry with this name, and returns its identity.
  @discardableResult
  func set(_ policy: LeavePolicy, of name: String) throws -> EntryID {
    let found = try #require(self.entry(named: name), "\(name)")
    try #require(found.screen as? any LeavableScreen, "\(name)").policy = policy
    return found.id
  }
}

/// An app, with everything that its observers received since the watch began.
@MainActor
final class LeaveWatch {
  let app: ShopCoordinator
  private(set) var changes: [NavigationChange<ShopRoute>] = []
  private let reportList = ReportList()
  private let counter: ChangeCounter
  private let questions: ChangeCounter

  init(_ prepare: (ShopCoordinator) throws -> Void) rethrows {
    let app = ShopCoordinator()
    self.app = app
    app.flow.reporter = reportList.reporter
    app.start()
    try prepare(app)
    counter = ChangeCounter { _ = allIDs(app) }
    questions = ChangeCounter { _ = app.pendingLeave }
    app.observe { [weak self] change, _ in self?.changes.append(change) }
  }

  var reports: [MisuseReport] { reportList.all }

  /// The whole visible state of the tree, and the number of notifications.
  var state: String {
    "\(picture(app)) \(allIDs(app)), \(changes.count) changes, \(counter.count) notifications,"
      + " \(reports.count) reports"
  }

  /// How often readers of the open question were notified.
  var questionChanges: Int { questions.count }

  /// The last change, with its source but without identities.
  var lastChange: String { changes.last?.description ?? "none" }
}
