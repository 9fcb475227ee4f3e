import Testing

@testable import Waymark

@MainActor
@Suite("Properties of what is saved and restored")
struct RestoreProperties {
  private static let seeds = UInt64(5000)..<5400

  /// Random trees, each after some steps, as long as no tabs were reloaded: what those show is saved nowhere.
  private func walk(_ body: (TreeSession, TreeCoordinator) -> String?) {
    for seed in Self.seeds {
      let session = TreeSession(seed: seed)
      for _ in 0..<6 {
        session.run(8)
        guard let app = session.root, session.failure == nil, session.census.variant == 0 else {
          break
        }
        if let failure = body(session, app) {
          Issue.record("seed \(seed) after \(session.taken) steps: \(failure)\n\(app.describe())")
          return
        }
      }
    }
  }

  private func fresh(_ refuses: @escaping (TreeRoute) -> Bool = { _ in false }) -> TreeCoordinator {
    let census = Census()
    census.refuses = refuses
    let app = TreeCoordinator(back: .first, census: census)
    app.flow.reporter = MisuseReporter { _ in }
    return app
  }

  @Test("A new app shows what was saved: the same paths, layers and selections")
  func sameInNewApp() throws {
    var tally = Tally()
    walk { _, app in
      let saved = app.snapshot()
      guard let bytes = try? saved.json(), let read = try? NavigationSnapshot(json: bytes),
        read == saved
      else { return "the JSON is something else" }
      let other = fresh()
      let report = other.restore(read)
      tally.count(saved, of: app)
      if !report.isComplete { return "\(report)" }
      return other.snapshot().difference(from: saved) ?? other.broken
    }
    tally.expect()
  }

  @Test("An app that shows something else comes to the same")
  func sameInOtherApp() {
    let others = (UInt64(5500)..<5520).map { TreeSession(seed: $0) }
    var turn = 0
    walk { _, app in
      turn += 1
      let session = others[turn % others.count]
      guard let other = session.root, session.census.variant == 0 else { return nil }
      let report = other.restore(app.snapshot())
      if !report.isComplete { return "\(report)" }
      return other.snapshot().difference(from: app.snapshot()) ?? other.broken
    }
  }

  @Test("Restoring what is there changes nothing")
  func unchanged() {
    walk { _, app in
      let before = (app.describe(), app.projection.base.entries.ids)
      let report = app.restore(app.snapshot())
      guard report.outcome == .unchanged, report.isComplete else { return "\(report.outcome)" }
      let after = (app.describe(), app.projection.base.entries.ids)
      return before == after ? nil : "it shows\n\(app.describe())"
    }
  }

  @Test("What may not be seen does not come back, in no position", arguments: [true, false])
  func refused(_ skips: Bool) {
    let policy: RestorePolicy = skips ? .skip : .truncate
    var generator = SeededGenerator(seed: skips ? 1 : 2)
    var (cut, nothing) = (0, 0)
    walk { _, app in
      let saved = app.snapshot()
      let texts = saved.texts
      let refused = Set(
        (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
          texts.randomElement(using: &generator)
        })
      let refuses = { (route: TreeRoute) in refused.contains(route.text) }
      let other = fresh(refuses)
      let report = other.restore(saved, policy: policy)
      let expected = NaiveRestore(refuses: refuses, policy: policy).restore(saved)
      let count = report.dropped.filter { $0.reason != .selection }.count
      guard report.restored + count >= texts.count || expected == nil else {
        return "\(texts.count) entries, but \(report)"
      }
      guard let expected else {
        nothing += 1
        return other.isFresh || other.routes == [.page(0)] ? nil : "it shows\n\(other.describe())"
      }
      if expected.bare != saved.bare { cut += 1 }
      let difference = other.snapshot().bare.difference(from: expected.bare)
      return difference.map { "without \(refused)\n\($0)\n\(report)" } ?? other.broken
    }
    #expect(cut >= 300 && nothing >= 50, "\(cut) were cut, of \(nothing) nothing was left")
  }
}

extension NavigationSnapshot {
  /// All texts of it.
  var texts: [String] { layers.flatMap { Self.texts(of: $0.path) } }

  private static func texts(of path: [Entry]) -> [String] {
    path.flatMap { [$0.text] + ($0.tabs?.paths ?? []).flatMap { texts(of: $0) } }
  }

  /// Its layers without their owners.
  var bare: NavigationSnapshot {
    NavigationSnapshot(layers: layers.map { Layer(style: $0.style, path: $0.path) })
  }
}

extension TreeCoordinator {
  var isFresh: Bool { flow.isFresh }

  /// What is wrong with the tree; nil if nothing is.
  var broken: String? { flow.tree?.state.brokenInvariant() }
}

/// How often each kind of composition was saved.
private struct Tally {
  private var counts: [String: Int] = [:]

  @MainActor
  mutating func count(_ snapshot: NavigationSnapshot, of app: TreeCoordinator) {
    count("snapshots")
    if snapshot.layers.count > 2 { count("layers over layers") }
    if snapshot.layers.contains(where: { !$0.presenter.isEmpty }) { count("presenters below") }
    if snapshot.layers.contains(where: { $0.owner > 0 }) { count("layers of children") }
    let texts = snapshot.texts
    if texts.contains(where: { $0.split(separator: "/").count > 2 }) {
      count("children in children")
    }
    if texts.contains(where: { $0.contains("split") }) { count("splits") }
    if texts.contains(where: { $0.contains("tabs") }) { count("tabs") }
    if texts.filter({ $0.contains("tabs") || $0.contains("split") }).count > 1 {
      count("tabs in tabs")
    }
  }

  private mutating func count(_ kind: String) { counts[kind, default: 0] += 1 }

  func expect() {
    let least = [
      "snapshots": 800, "layers over layers": 100, "presenters below": 20,
      "layers of children": 100,
      "children in children": 100, "splits": 100, "tabs": 100, "tabs in tabs": 100,
    ]
    for (kind, least) in least.sorted(by: { $0.key < $1.key }) {
      let count = counts[kind] ?? 0
      #expect(count >= least, "\(kind): only \(count)")
    }
  }
}
