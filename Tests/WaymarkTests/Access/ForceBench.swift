import Testing
import Waymark

/// A guarded app with leave policies, and a record of what left it.
@MainActor
final class ForceBench {
  let session = GuardSession()
  let app: GuardedApp
  private var names: [EntryID: String] = [:]
  /// The names of the entries whose policies were overruled, in order.
  private(set) var overruled: [String] = []
  /// The entries that left, and why.
  private(set) var left: [String] = []

  init(_ routes: [GuardedRoute], keeping: HoldPolicy.Keeping = .latest) {
    app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: keeping)
    app.setRoutes(routes)
    app.observe { [weak self] change, _ in
      self?.overruled += change.overruled.map { self?.names[$0] ?? "\($0)" }
      self?.left += change.left.map { "\($0.subject): \($0.kind)" }
    }
  }

  /// Sets the policy of the topmost entry with this name.
  func reserve(_ name: String, _ policy: LeavePolicy) throws {
    names[try app.set(policy, of: name)] = name
  }
}
