import Testing

@testable import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor
@Suite("Properties of damaged snapshots")
struct DamagedProperties {
  private static let turns = Sessions.share(of: 90_000)

  /// Snapshots of intact apps.
  static let pool: [NavigationSnapshot] = {
    var pool: [NavigationSnapshot] = []
    for seed in UInt64(6000)..<6050 {
      let session = TreeSession(seed: seed, showsScreens: false)
      for _ in 0..<6 {
        session.run(8)
        guard let app = session.root, session.failure == nil, session.census.variant == 0 else {
          break
        }
        pool.append(app.snapshot())
      }
    }
    return pool
  }()

  @Test(
    "Whatever a snapshot says: the state is legal, nothing refused is in it, and everything is accounted for"
  )
  func values() {
    var damage = SnapshotDamage(seed: 6100, Self.pool)
    var tried = Tried()
    for turn in 0..<Self.turns {
      let snapshot = damage.value()
      if let failure = tried.restore(snapshot, &damage) {
        Issue.record("turn \(turn): \(failure)\nrestoring\n\(snapshot)")
        return
      }
    }
    tried.expect(Self.turns)
  }

  @Test("Any bytes are a snapshot, or an error that says what is wrong")
  func bytes() {
    var damage = SnapshotDamage(seed: 6200, Self.pool)
    var tried = Tried()
    var (read, failed) = (0, 0)
    for turn in 0..<Self.turns / 9 {
      let bytes = damage.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      let snapshot: NavigationSnapshot
      do throws(SnapshotError) {
        snapshot = try NavigationSnapshot(json: Data(bytes))
      } catch {
        failed += 1
        if error.description.count < 20 { Issue.record("turn \(turn): \(error) of\n\(text)") }
        continue
      }
      read += 1
      if let failure = tried.restore(snapshot, &damage) {
        Issue.record("turn \(turn): \(failure)\nrestoring\n\(text)")
        return
      }
    }
    #expect(read >= Self.turns / 90 && failed >= Self.turns / 30, "\(read) read, \(failed) not")
  }

  @Test("However much it contains: it ends, and the surplus is counted")
  func amounts() throws {
    let page = NavigationSnapshot.Entry("page1")
    let base = NavigationSnapshot.Layer(path: [page])
    let sheet = NavigationSnapshot.Layer(style: .sheet, path: [page])
    var nested = page
    for _ in 0..<10_000 { nested = .init("tabs", tabs: .init([[nested]], selected: 0)) }
    let many: [(layers: [NavigationSnapshot.Layer], count: Int, restored: Int)] = [
      ([.init(path: .init(repeating: page, count: 1_000_000))], 1_000_000, 10_000),
      ([.init(path: .init(repeating: .init("?"), count: 1_000_000))], 1_000_000, 0),
      (
        [base] + .init(repeating: .init(style: .sheet, path: [.init("?")]), count: 200_000),
        200_001, 1
      ),
      ([base] + .init(repeating: .init(style: .sheet, path: []), count: 200_000), 1, 1),
      ([base] + .init(repeating: sheet, count: 999), 1000, 1000),
      ([.init(path: [nested])], 10_001, 1),
      (
        [
          .init(path: [
            .init("tabs", tabs: .init(.init(repeating: [page], count: 9000), selected: 0))
          ])
        ], 9001, 2
      ),
      (
        [.init(path: .init(repeating: .init("tabs", tabs: .init([], selected: 9)), count: 200))],
        200, 200
      ),
    ]
    for (number, (layers, count, restored)) in many.enumerated() {
      let app = Tried.app()
      let report = app.restore(NavigationSnapshot(layers: layers))
      #expect(report.restored == restored, "\(number)")
      #expect(report.named == count, "\(number)")
      #expect(app.broken == nil, "\(number)")
    }
    for open in ["[", "{\"layers\":", "{\"format\":1,\"version\":1,\"layers\":["] {
      let bytes = Data(String(repeating: open, count: 100_000).utf8)
      let error = #expect(throws: SnapshotError.self) {
        try NavigationSnapshot(json: bytes, limit: .max)
      }
      #expect(error?.code == .unreadable)
      #expect((try? NavigationSnapshot(json: bytes)) == nil)
    }
    let texts = String(repeating: "\"page1\",", count: 200_000)
    let json = "{\"format\":1,\"version\":1,\"layers\":[{\"path\":[\(texts)\"page1\"]}]}"
    #expect(
      try NavigationSnapshot(json: Data(json.utf8), limit: .max).layers[0].path.count == 200_001)
  }
}

/// Apps that damaged snapshots are restored into.
@MainActor
private struct Tried {
  private var app: TreeCoordinator?
  private var refused: Set<String> = []
  private var counts: [String: Int] = [:]

  static func app(without refused: Set<String> = []) -> TreeCoordinator {
    let census = Census()
    census.deny { refused.contains($0.text) }
    let app = TreeCoordinator(back: .first, census: census)
    app.flow.reporter = MisuseReporter { _ in }
    return app
  }

  /// Returns what is wrong after restoring a snapshot into a new app, or into one that shows something else.
  mutating func restore(
    _ snapshot: NavigationSnapshot, _ damage: inout SnapshotDamage
  ) -> String? {
    if app == nil || damage.int(3) == 0 {
      refused = damage.some(of: snapshot)
      app = Self.app(without: refused)
    }
    guard let app else { return nil }
    if damage.int(4) == 0 {
      // The present state may no longer be seen.
      refused = damage.some(of: app.snapshot())
      app.census.deny { [refused] in refused.contains($0.text) }
    }
    let policy: RestorePolicy = [.truncate, .truncate, .skip, .skip, .discard][damage.int(5)]
    let before = app.snapshot()
    let report = app.restore(snapshot, policy: policy)
    let failure = check(app, snapshot, before, policy, report)
    return failure.map {
      "\($0)\n\(policy), without \(refused)\n\(report.outcome) \(report)\n\(app.describe())"
    }
  }

  private mutating func check(
    _ app: TreeCoordinator, _ snapshot: NavigationSnapshot, _ before: NavigationSnapshot,
    _ policy: RestorePolicy, _ report: RestoreReport
  ) -> String? {
    counts["\(report.outcome.kindName)", default: 0] += 1
    for reason in Set(report.dropped.map(\.reason.kindName)) { counts[reason, default: 0] += 1 }
    if let broken = app.broken { return "broken: \(broken)" }
    let all = snapshot.texts.count
    if report.named != all { return "\(report.named) of \(all) entries are accounted for" }
    let places = report.dropped.filter { $0.reason != .selection }.map(\.place)
    if Set(places).count != places.count { return "a place was dropped twice" }
    let now = app.snapshot()
    if report.outcome.isRefusal, now != before { return "refused, but it changed" }
    if policy == .discard, !report.dropped.isEmpty, report.restored > 0 {
      return "not all was discarded"
    }
    // If nothing came back, the app shows the same as before, or, if it had not started, its start.
    guard !report.outcome.isRefusal, !snapshot.layers.isEmpty else { return nil }
    if let text = now.firstSeen(refused) { return "\(text) is in it" }
    let other = Self.app(without: refused)
    let again = other.restore(now)
    if !again.isComplete { return "what came back does not: \(again)\n\(now)" }
    return other.snapshot().difference(from: now).map { "what came back comes back as\n\($0)" }
  }

  func expect(_ turns: Int) {
    let kinds = [
      "performed", "denied", "ignored", "unreadable", "below", "layer", "noTabs", "noTab",
      "noOwner", "noStack",
      "selection", "discarded", "refused",
    ]
    for kind in kinds {
      let count = counts[kind] ?? 0
      #expect(count >= turns / 1000, "\(kind): only \(count) of \(turns)")
    }
  }
}

extension RestoreReport {
  /// The number of entries that it accounts for.
  fileprivate var named: Int { dropped.reduce(restored) { $0 + $1.reason.entries } }
}

extension NavigationSnapshot {
  /// The first text that must not be there, because it is refused. Declared routes of hidden tabs may be refused.
  fileprivate func firstSeen(_ refused: Set<String>) -> String? {
    layers.lazy.compactMap { Self.firstSeen(refused, $0.path, isSeen: true) }.first
  }

  private static func firstSeen(
    _ refused: Set<String>, _ path: [Entry], isSeen: Bool, waiting: String? = nil
  ) -> String? {
    for (number, entry) in path.enumerated() {
      let waits = number == 0 && entry.text == waiting
      if refused.contains(entry.text), !waits { return entry.text }
      guard let tabs = entry.tabs else { continue }
      let (declared, _, areColumns) = NaiveRestore.declaration(of: entry.text)
      for (position, path) in tabs.paths.enumerated() {
        let isSeen = isSeen && (areColumns || position == tabs.selected)
        let waiting = isSeen ? nil : declared[position]
        if let text = firstSeen(refused, path, isSeen: isSeen, waiting: waiting) { return text }
      }
    }
    return nil
  }
}
