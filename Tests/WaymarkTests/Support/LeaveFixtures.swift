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
  /// Sets the policy of the topmost entry with this name, and gives its identity.
  @discardableResult
  func set(_ policy: LeavePolicy, of name: String) throws -> EntryID {
    let found = try #require(self.entry(named: name), "\(name)")
    try #require(found.screen as? any LeavableScreen, "\(name)").policy = policy
    return found.id
  }
}

/// An app and all that its observers have been told since the watch began.
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
    app.flow.reporter = MisuseReporter { [reportList] in reportList.reports.append($0) }
    app.start()
    try prepare(app)
    counter = ChangeCounter { _ = allIDs(app) }
    questions = ChangeCounter { _ = app.pendingLeave }
    app.observe { [weak self] change, _ in self?.changes.append(change) }
  }

  var reports: [MisuseReport] { reportList.reports }

  /// All that may be seen of the tree, and how often anybody was told of a change.
  var state: String {
    "\(picture(app)) \(allIDs(app)), \(changes.count) changes, \(counter.count) notifications,"
      + " \(reports.count) reports"
  }

  /// How often whoever reads the open question was told.
  var questionChanges: Int { questions.count }

  /// The last change, with its source but without identities.
  var lastChange: String { changes.last?.description ?? "none" }
}

@MainActor
private final class ReportList {
  var reports: [MisuseReport] = []
}
