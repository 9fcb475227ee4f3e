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
        let ears = session.census.coordinators.compactMap(\.coordinator).map { Ear($0) }
        let outcome = run()
        for ear in ears {
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

  private let coordinator: TreeCoordinator
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
