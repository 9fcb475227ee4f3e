import Testing
import Waymark

@MainActor
@Suite("Reports of restores that are refused as a whole")
struct RestoreReportProperties {
  private let plan = PosedPlan()

  /// A base with tabs, a sheet above it, and a text that no route has.
  private func saved(_ culprit: String = "page 2") -> NavigationSnapshot {
    NavigationSnapshot(layers: [
      .init(path: [
        .init("home"), .holding("tabs", 1, ["inner home"], ["other home", "other page 1"], []),
      ]),
      .sheet(0, "page 1", culprit, "nowhere"),
    ])
  }

  /// All places of that snapshot except the last, which cannot be read.
  private let places = [
    "home at layers[0][0]", "tabs at layers[0][1]", "inner home at layers[0][1].tabs[0][0]",
    "other home at layers[0][1].tabs[1][0]", "other page 1 at layers[0][1].tabs[1][1]",
    "page 1 at layers[1][0]",
  ]

  private func expect(_ report: RestoreReport, _ reason: IgnoredReason, _ culprit: String) {
    #expect(report.outcome == .ignored(reason))
    #expect(report.restored == 0 && !report.isComplete)
    let named = report.dropped.map { "\($0.text) at \($0.place): \($0.reason)" }
    let all = places + ["\(culprit) at layers[1][1]"]
    let why = RestoreDropReason.ignored(reason)
    #expect(
      named == ["nowhere at layers[1][2]: no route has this text"] + all.map { "\($0): \(why)" })
    #expect(report.description.hasPrefix("restored 0 of 8 entries\n"))
  }

  @Test("Everything is named if a screen that may not be left blocks it")
  func blocked() throws {
    let app = plan.app([.home, .page(9)])
    try app.set(.blocked, of: "page(9)")
    let before = app.describe()
    expect(app.restore(saved()), .blocked, "page 2")
    #expect(app.describe() == before)
  }

  @Test("Everything is named if tabs are illegal, or coordinators endless")
  func illegal() {
    for (culprit, reason) in [("twins", IgnoredReason.invalidTabs), ("loop", .tooDeep)] {
      for app in [plan.fresh(), plan.app([.page(3)])] {
        let before = app.describe()
        expect(app.restore(saved(culprit)), reason, culprit)
        #expect(app.describe() == before)
        expect(app.restore(saved(culprit), policy: .skip), reason, culprit)
      }
    }
    #expect(Set(plan.reports) == [.invalidTabs, .tooDeep])
  }

  @Test("Everything is named if a child has a wrong embedding, or was used before")
  func wrongChild() {
    let (old, rest) = (plan.app(), PosedPlan())
    plan.shows = { _, route in
      switch route {
      case .page(7): .child(.home, as: PosedRoute.inner) { PosedApp(rest) }
      case .page(8): .child(.page(8), as: { _ in .page(8) }) { old }
      default: nil
      }
    }
    let app = plan.app([.page(3)])
    expect(app.restore(saved("page 7")), .wrongEmbedding, "page 7")
    expect(app.restore(saved("page 8")), .notFresh, "page 8")
    #expect(app.routes == [.page(3)])
    #expect(rest.made == 0)
  }

  @Test("Everything is named if restoring is not possible: in a child, and after leaving")
  func wrongPlace() throws {
    let app = plan.app([.home, .inner(.page(1))])
    let child = try #require(app.child(PosedApp.self))
    expect(child.restore(saved()), .notRoot, "page 2")
    app.end()
    expect(app.restore(saved()), .left, "page 2")
  }

  @Test("Entries that were refused before keep their own reason, and no place is named twice")
  func severalReasons() throws {
    let app = plan.app([.home, .page(9)])
    try app.set(.blocked, of: "page(9)")
    plan.access = { _, route in route == .page(1) ? .deny("no") : .allow }
    let report = app.restore(saved())
    #expect(report.outcome == .ignored(.blocked))
    let reasons = Dictionary(report.dropped.map { ($0.place, $0.reason) }) { first, _ in first }
    #expect(report.dropped.count == 8 && reasons.count == 8)
    #expect(reasons["layers[0][0]"] == .ignored(.blocked))
    #expect(reasons["layers[0][1].tabs[1][1]"] == .denied("no"))
    #expect(reasons["layers[1][0]"] == .denied("no"))
    #expect(reasons["layers[1][1]"] == .below)
    #expect(reasons["layers[1][2]"] == .unreadable)
  }

  @Test("However much there is, no more is named than may come back")
  func limit() throws {
    let app = plan.app([.home, .page(9)])
    try app.set(.blocked, of: "page(9)")
    let path = [NavigationSnapshot.Entry](repeating: .init("page 1"), count: 20_000)
    let report = app.restore(NavigationSnapshot(layers: [.init(path: path)]))
    #expect(report.dropped.count == 10_001)
    #expect(report.dropped.first?.reason == .limit(10_000))
    #expect(report.dropped.last?.place == "layers[0][9999]")
    #expect(report.description.hasPrefix("restored 0 of 20000 entries\n"))
  }

  @Test("While an answer is awaited, and inside a verb, nothing counts as dropped yet")
  func notYet() throws {
    let app = plan.app([.home, .page(9)])
    try app.set(.confirm, of: "page(9)")
    let asks = app.restore(.of("home", "page 1"))
    #expect(asks.outcome.leaveRequest != nil)
    #expect(asks.description == "restored 0 of 2 entries")
    #expect(!asks.isComplete)
    #expect(app.restore(.of("home", "nowhere")).dropped.isEmpty)
    app.pendingLeave?.cancel()
    app.transaction {
      #expect(app.restore(.of("home", "page 1")).description == "restored 0 of 2 entries")
      #expect(app.restore(.of("home", "nowhere")).dropped.isEmpty)
    }
  }
}
