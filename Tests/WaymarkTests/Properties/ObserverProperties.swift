import Testing

@testable import Waymark

@MainActor
@Suite("Properties of who hears a change")
struct ObserverProperties {
  @Test("Observers hear a change exactly if their coordinator's subtree is another one then")
  func subtrees() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: UInt64(7301)...7380) where failures < 3 {
      let session = TreeSession(seed: seed)
      session.surrounding = { [unowned session] run in
        // What handlers call are changes of their own.
        if case .told = session.current { return run() }
        let before = session.root.map(Heard.owners) ?? [:]
        let ears = session.census.coordinators.compactMap(\.coordinator).map { Ear($0) }
        let outcome = run()
        let after = session.root.map(Heard.owners) ?? [:]
        let whole = Heard(ears.first { $0.isRoot }?.change, before.merging(after) { $1 })
        for ear in ears {
          if let fault = whole.fault(of: ear) { session.fail(fault) }
          tally[ear.state, default: 0] += 1
          if let fault = ear.fault { session.fail(fault) }
          ear.close()
        }
        return outcome
      }
      session.run(60)
      session.surrounding = nil
      session.end()
      guard let failure = session.failure else { continue }
      failures += 1
      Issue.record("\(failure)")
    }
    guard failures == 0 else { return }
    for (state, least) in ["heard": 3000, "heard nothing": 3000] {
      let count = tally[state] ?? 0
      #expect(count >= Sessions.least(least), "\(state) only \(count) times: \(tally)")
    }
  }
}

/// What the observer of a coordinator hears during one step.
@MainActor
private final class Ear {
  var isRoot: Bool { coordinator.level == 0 }
  var change: NavigationChange<TreeRoute>? { changes.first }

  /// What there is to hear. A selection counts even if it is not in view.
  private struct Picture: Equatable {
    let text: String
    let ids: [EntryID]
    let tabs: [String]

    @MainActor
    init(_ coordinator: TreeCoordinator) {
      let layers = TreeShot(coordinator).layers
      text = coordinator.describe()
      ids = layers.flatMap(\.ids)
      tabs = layers.flatMap { layer in
        layer.tabs.sorted { $0.key < $1.key }.map { "\($0.value)" }
      }
    }
  }

  let coordinator: TreeCoordinator
  private let before: Picture
  private var token: ObserverToken?
  private var changes: [NavigationChange<TreeRoute>] = []

  init(_ coordinator: TreeCoordinator) {
    self.coordinator = coordinator
    before = Picture(coordinator)
    token = coordinator.observe { [weak self] change, _ in self?.changes.append(change) }
  }

  var state: String { changes.isEmpty ? "heard nothing" : "heard" }

  var fault: String? {
    let after = Picture(coordinator)
    let name = "the observer of \(coordinator.serial)"
    if changes.count > 1 { return "\(name) heard \(changes.count) changes" }
    if changes.isEmpty, after != before { return "\(name) heard nothing of \(after.text)" }
    guard let change = changes.first, change.events.isEmpty, change.revised.isEmpty
    else { return nil }
    return after == before ? "\(name) heard a change of something else: \(change.cause)" : nil
  }

  func close() {
    token?.cancel()
  }
}

/// What the app's observer heard of a step, and so what those of its children hear: their part, in their own routes.
@MainActor
private struct Heard {
  private let change: NavigationChange<TreeRoute>?
  /// The coordinators of each entry, before or after.
  private let owners: [EntryID: [Int]]

  init(_ change: NavigationChange<TreeRoute>?, _ owners: [EntryID: [Int]]) {
    (self.change, self.owners) = (change, owners)
  }

  /// The serials of the coordinators of each entry.
  static func owners(_ app: TreeCoordinator) -> [EntryID: [Int]] {
    guard let state = app.flow.tree?.state else { return [:] }
    var found: [EntryID: [Int]] = [:]
    state.walkChain { layer in
      state.visitAll(layer) { entry in
        var node = state.node(of: entry)
        while let next = node {
          if let owner = next.host?.coordinator as? TreeCoordinator {
            found[entry.id, default: []].append(owner.serial)
          }
          node = state.parent(of: next)
        }
      }
    }
    return found
  }

  func fault(of ear: Ear) -> String? {
    guard let found = ear.change, !ear.isRoot else { return nil }
    let name = "the observer of \(ear.coordinator.serial)"
    guard let change else { return "\(name) heard what that of the app did not" }
    func isOwn(_ id: EntryID) -> Bool { owners[id]?.contains(ear.coordinator.serial) ?? false }
    let wanted = change.events.compactMap { event -> String? in
      guard case .entry(let id, let route) = event.subject, isOwn(id) else { return nil }
      return "\(event.kind) \(id) \(route.lowered(ear.coordinator.level).name) @\(event.depth)"
    }
    let events = found.events.compactMap { event -> String? in
      guard case .entry(let id, let route) = event.subject else { return nil }
      return "\(event.kind) \(id) \(route.name) @\(event.depth)"
    }
    if events != wanted { return "\(name) heard \(events), want \(wanted)" }
    let revised = change.revised.filter { isOwn($0.id) }.map {
      "\($0.id) \($0.new.lowered(ear.coordinator.level).name)"
    }
    if found.revised.map({ "\($0.id) \($0.new.name)" }) != revised {
      return "\(name) heard \(found.revised), want \(revised)"
    }
    let isSame = found.cause == change.cause && found.source == change.source
    return isSame ? nil : "\(name) heard \(found), and that of the app \(change)"
  }
}

extension TreeRoute {
  /// The route of a coordinator some levels below.
  fileprivate func lowered(_ levels: Int) -> TreeRoute {
    (0..<levels).reduce(self) { route, _ in route.embedded?.route ?? route }
  }
}
