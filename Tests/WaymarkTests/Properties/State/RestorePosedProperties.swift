import Testing

@testable import Waymark

/// The verdict of a level on a route of a snapshot, and what comes back.
struct PosedRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let layers: [NavigationSnapshot.Layer]
  /// The refused route, by the level of its coordinator and its name there.
  let refused: [String]
  let shows: String
  let dropped: [String]
  /// The number of coordinators that are made, including the app.
  let made: Int

  init(
    _ name: String, _ layers: [NavigationSnapshot.Layer], without refused: String...,
    shows: String, dropped: [String], made: Int
  ) {
    (testDescription, self.layers, self.refused) = (name, layers, refused)
    (self.shows, self.dropped, self.made) = (shows, dropped, made)
  }
}

@MainActor
@Suite("Attacks on restoring: rules of all levels of an app")
struct RestorePosedProperties {
  private let plan = PosedPlan()

  private nonisolated static func base(_ entries: NavigationSnapshot.Entry...)
    -> [NavigationSnapshot.Layer]
  {
    [.init(path: entries)]
  }

  private nonisolated static let columns = NavigationSnapshot.Entry.holding(
    "split", 1, ["inner home", "inner page 1"], ["other home", "other page 2", "other page 3"])

  nonisolated static let rows: [PosedRow] = [
    PosedRow(
      "the leaf of a column", base(.init("home"), columns), without: "1 page(3)",
      shows: "L0[home, split[L1[home, page(1)], >L1[home, page(2) *]]]",
      dropped: ["layers[0][1].tabs[1][2]"], made: 3),
    PosedRow(
      "the middle of a column", base(.init("home"), columns), without: "1 page(2)",
      shows: "L0[home, split[L1[home, page(1)], >L1[home *]]]",
      dropped: ["layers[0][1].tabs[1][1]", "layers[0][1].tabs[1][2]"], made: 3),
    PosedRow(
      "the leaf of the other column", base(.init("home"), columns), without: "0 inner.page(1)",
      shows: "L0[home, split[L1[home], >L1[home, page(2), page(3) *]]]",
      dropped: ["layers[0][1].tabs[0][1]"], made: 3),
    PosedRow(
      "the declared route of a column, before its coordinator is made",
      base(.init("home"), columns), without: "0 inner.home", shows: "L0[home *]",
      dropped: [
        "layers[0][1].tabs[0][0]", "layers[0][1].tabs[0][1]", "layers[0][1]",
        "layers[0][1].tabs[1][0]", "layers[0][1].tabs[1][1]", "layers[0][1].tabs[1][2]",
      ], made: 1),
    PosedRow(
      "the columns themselves", base(.init("home"), columns, .init("page 1")), without: "0 split",
      shows: "L0[home *]",
      dropped: [
        "layers[0][1]", "layers[0][1].tabs[0][0]", "layers[0][1].tabs[0][1]",
        "layers[0][1].tabs[1][0]", "layers[0][1].tabs[1][1]", "layers[0][1].tabs[1][2]",
        "layers[0][2]",
      ], made: 1),
    PosedRow(
      "a sheet of a column's coordinator",
      base(.init("home"), columns) + [.sheet(1, "other page 4")],
      without: "1 page(4)",
      shows: "L0[home, split[L1[home, page(1)], >L1[home, page(2), page(3) *]]]",
      dropped: ["layers[1][0]"], made: 3),
  ]

  @Test("Columns show nothing that may not be seen, and nothing is made for it", arguments: rows)
  func refused(_ row: PosedRow) {
    let verdicts: [Access<PosedRoute>] = [
      .deny("no"), .redirect(to: [.page(8)]), .hold(until: "gate", showing: .sheet(9)),
      .hold(until: "gate"),
    ]
    for verdict in verdicts {
      let plan = PosedPlan()
      plan.access = { row.refused.contains("\($0) \($1.name)") ? verdict : .allow }
      let app = plan.fresh()
      let report = app.restore(NavigationSnapshot(layers: row.layers))
      #expect(picture(app) == row.shows, "\(verdict)")
      #expect(Set(report.dropped.map(\.place)) == Set(row.dropped), "\(verdict)")
      #expect(report.dropped.count == row.dropped.count)
      #expect(plan.made == row.made, "\(verdict)")
      #expect(app.pendingNavigations.isEmpty)
      #expect(plan.reports.isEmpty)
    }
  }

  @Test("Routes that redirect to each other are all denied, and none is shown")
  func loops() {
    plan.access = { _, route in
      switch route {
      case .page(1): .redirect(to: [.page(2)])
      case .page(2): .redirect(to: [.page(3), .page(1)])
      case .page(3): .redirect(to: [.home, .page(3)])
      default: .allow
      }
    }
    let app = plan.fresh()
    let report = app.restore(.of("home", "page 1", "page 2", "page 3", "page 4"), policy: .skip)
    #expect(app.routes == [.home, .page(4)])
    #expect(report.dropped.map(\.text) == ["page 1", "page 2", "page 3"])
    #expect(plan.reports.isEmpty)
    let none = app.restore(.of("page 1", "page 2"))
    #expect(none.outcome.isRefusal && none.dropped.count == 2)
    #expect(app.routes == [.home, .page(4)])
  }

  @Test("If the fallback may not be seen either, the app does not start, and all drops are named")
  func fallback() {
    plan.fallback = .page(9)
    plan.access = { level, route in level == 0 && route != .page(1) ? .deny("no") : .allow }
    let app = plan.fresh()
    let report = app.restore(.of("inner page 2", "page 1"))
    #expect(report.outcome == .denied("no"))
    #expect(report.dropped.map(\.text) == ["inner page 2", "page 1"])
    #expect(app.flow.isFresh)
    #expect(plan.made == 1)
    #expect(plan.reports == [.refusedRoot])
  }

  @Test("Texts that `migrate` makes up are read like those of a file")
  func migrate() {
    let texts = [
      "a": "inner other page 1", "b": "page 1\npage 2", "c": "", "d": "tabs", "e": "/room/1",
      "f": "inner", "g": "sheet 1",
    ]
    plan.access = { level, route in level == 2 && route == .page(1) ? .deny("no") : .allow }
    let app = plan.fresh()
    var old = NavigationSnapshot(layers: [.init(path: "abcdefgh".map { .init("\($0)") })])
    old.version = 0
    let report = app.restore(old, policy: .skip) { text, _ in texts[text] }
    #expect(picture(app) == "L0[page(0), tabs[L1[home], L1[home], >home], sheet(1) *]")
    #expect(report.dropped.map(\.text) == ["c", "e", "f", "h", "a"])
  }

  @Test("Routes of any presentation are shown where the snapshot has them")
  func presentations() {
    let saved = NavigationSnapshot(layers: [
      .init(path: ["sheet 1", "dialog", "front", "inner sheet 1"].map { .init($0) }),
      .init(style: .cover, path: ["front", "page 1", "other dialog"].map { .init($0) }),
      .init(style: .dialog, path: [.init("front")]),
    ])
    for app in [plan.fresh(), plan.app([.page(1), .tabs])] {
      #expect(app.restore(saved).isComplete)
      #expect(
        app.layers == [
          [.sheet(1), .dialog, .front, .inner(.sheet(1))], [.front, .page(1), .other(.dialog)],
          [.front],
        ])
      #expect(app.snapshot() == saved)
      #expect(app.restore(saved).outcome == .unchanged)
    }
  }

  @Test("A refused entry is skipped anywhere; a layer of which all is refused goes")
  func skipped() {
    let plan = PosedPlan()
    plan.access = { _, route in
      if case .page(let number) = route, number > 4 { .deny("closed") } else { .allow }
    }
    let app = plan.fresh()
    let saved = NavigationSnapshot(layers: [
      .init(
        path: ["home", "page 5", "page 1", "page 6", "page 7", "page 2", "page 8"].map { .init($0) }
      ),
      .sheet(0, "page 9", "page 3", "page 5"), .sheet(0, "page 6", "page 7", "page 8"),
      .sheet(0, "page 4"),
    ])
    let report = app.restore(saved, policy: .skip)
    #expect(app.layers == [[.home, .page(1), .page(2)], [.page(3)]])
    #expect(report.restored == 4)
    let places = ["0][1", "0][3", "0][4", "0][6", "1][0", "1][2", "2][0", "2][1", "2][2", "3][0"]
    #expect(report.dropped.map(\.place) == places.map { "layers[\($0)]" })
    #expect(report.dropped.last?.reason == .layer)
    #expect(report.dropped.dropLast().allSatisfy { $0.reason == .denied("closed") })
  }
}
