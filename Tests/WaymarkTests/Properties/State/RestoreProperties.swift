import Testing

@testable import Waymark

@MainActor
@Suite("Properties of what is saved and restored")
struct RestoreProperties {
  private static let seeds = UInt64(5000)..<5400

  /// Random trees after some steps, without reloaded tabs, because the declaration of those is not saved.
  @Test("Everything saved comes back, in any app, except what may not be seen")
  func restores() throws {
    let check = RestoreCheck()
    for seed in Sessions.some(of: Self.seeds) {
      let session = TreeSession(seed: seed)
      for _ in 0..<6 {
        session.run(8)
        guard let app = session.root, session.failure == nil, session.census.variant == 0 else {
          break
        }
        if let failure = try check.failure(of: app) {
          let place = "seed \(seed) after \(session.taken) steps"
          Issue.record("\(place): \(failure)\n\(app.describe())")
          return
        }
      }
    }
    for (kind, least) in RestoreCheck.least.sorted(by: { $0.key < $1.key }) {
      let count = check.counts[kind] ?? 0
      #expect(count >= Sessions.least(least), "\(kind): only \(count)")
    }
  }
}

/// Saves trees and restores them elsewhere.
@MainActor
private final class RestoreCheck {
  static let least = [
    "snapshots": 800, "layers over layers": 100, "presenters below": 20, "layers of children": 100,
    "children in children": 100, "splits": 100, "tabs": 100, "tabs in tabs": 100, "cut": 600,
    "nothing is left": 100,
  ]

  private(set) var counts: [String: Int] = [:]
  private var generator = SeededGenerator(seed: 1)
  /// Trees that already show something else.
  private let others = (UInt64(5500)..<5520).map { seed in
    let session = TreeSession(seed: seed)
    session.run(20)
    return session
  }

  func failure(of app: TreeCoordinator) throws -> String? {
    let saved = app.snapshot()
    note(saved)
    guard try NavigationSnapshot(json: saved.json()) == saved else {
      return "the JSON is something else"
    }
    return newApp(saved) ?? otherApp(saved) ?? sameApp(app, saved)
      ?? refused(saved, .truncate) ?? refused(saved, .skip)
  }

  /// The same paths, layers and selections.
  private func newApp(_ saved: NavigationSnapshot) -> String? {
    let app = fresh()
    let report = app.restore(saved)
    guard report.isComplete else { return "a new app: \(report)" }
    return app.snapshot().difference(from: saved).map { "a new app shows\n\($0)" } ?? app.broken
  }

  private func otherApp(_ saved: NavigationSnapshot) -> String? {
    let session = others[(counts["snapshots"] ?? 0) % others.count]
    guard let app = session.root, session.census.variant == 0 else { return nil }
    let report = app.restore(saved)
    guard report.isComplete else { return "another app: \(report)" }
    return app.snapshot().difference(from: saved).map { "another app shows\n\($0)" } ?? app.broken
  }

  /// Restoring what is there changes nothing.
  private func sameApp(_ app: TreeCoordinator, _ saved: NavigationSnapshot) -> String? {
    let before = (app.describe(), app.projection.base.entries.ids)
    let report = app.restore(saved)
    guard report.outcome == .unchanged, report.isComplete else { return "again: \(report)" }
    return before == (app.describe(), app.projection.base.entries.ids)
      ? nil : "again shows\n\(app.describe())"
  }

  /// Checks that what may not be seen does not come back, in any position.
  private func refused(_ saved: NavigationSnapshot, _ policy: RestorePolicy) -> String? {
    let texts = saved.texts
    var refused: Set<String> = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if let text = texts.randomElement(using: &generator) { refused.insert(text) }
    }
    let refuses = { [refused] (route: TreeRoute) in refused.contains(route.text) }
    let app = fresh(refuses)
    let report = app.restore(saved, policy: policy)
    guard let expected = NaiveRestore(refuses: refuses, policy: policy).restore(saved) else {
      counts["nothing is left", default: 0] += 1
      return app.isFresh || app.routes == [.page(0)]
        ? nil : "with nothing left it shows\n\(app.describe())"
    }
    let count = report.restored + report.dropped.count { $0.reason != .selection }
    guard count == texts.count else { return "\(texts.count) entries, but \(report)" }
    if expected.bare != saved.bare { counts["cut", default: 0] += 1 }
    let difference = app.snapshot().bare.difference(from: expected.bare)
    return difference.map { "\(policy) without \(refused)\n\($0)\n\(report)" } ?? app.broken
  }

  private func fresh(_ refuses: @escaping (TreeRoute) -> Bool = { _ in false }) -> TreeCoordinator {
    let census = Census()
    census.deny(refuses)
    let app = TreeCoordinator(back: .first, census: census)
    app.flow.reporter = MisuseReporter { _ in }
    return app
  }

  private func note(_ saved: NavigationSnapshot) {
    let texts = saved.texts
    let tabs = texts.filter { $0.hasSuffix("tabs") }.count
    let splits = texts.filter { $0.contains("split") }.count
    let kinds = [
      "snapshots": true, "layers over layers": saved.layers.count > 2,
      "presenters below": saved.layers.contains { !$0.presenter.isEmpty },
      "layers of children": saved.layers.contains { $0.owner > 0 },
      "children in children": texts.contains { $0.split(separator: "/").count > 2 },
      "tabs": tabs > 0, "splits": splits > 0, "tabs in tabs": tabs + splits > 1,
    ]
    for (kind, isThere) in kinds where isThere { counts[kind, default: 0] += 1 }
  }
}

extension TreeCoordinator {
  var isFresh: Bool { flow.isFresh }
}
