import Testing
import Waymark
import WaymarkTesting

/// A row: the start, the routes, the route to open as a push, and the picture afterwards.
private struct PushRow: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (RelayCoordinator) -> Void

  let testDescription: String
  var start = RelayRoute.home
  var routes: [RelayRoute]?
  let prepare: Step
  let route: RelayRoute
  let outcome: Outcome
  /// The picture afterwards; nil if nothing changed.
  let after: String?

  init(
    _ name: String, start: RelayRoute = .home, on routes: [RelayRoute]? = nil,
    _ route: RelayRoute, _ outcome: Outcome = .performed, _ after: String? = nil,
    prepare: @escaping Step = { _ in }
  ) {
    testDescription = name
    self.start = start
    self.routes = routes
    self.prepare = prepare
    self.route = route
    self.outcome = outcome
    self.after = after
  }

  @MainActor
  func check() {
    let plan = RelayPlan()
    plan.starts = [start]
    plan.backStack = { _, _ in [.page(7)] }
    navigationTest(plan.app(routes), fail: record) { test in
      test.given(prepare)
      let app = test.root
      let before = picture(app)
      var changes: [NavigationCause] = []
      app.observe { change, _ in
        changes.append(change.cause)
        #expect(change.left.isEmpty, "nothing ends")
      }
      if outcome == .performed {
        test.given { #expect($0.open(route, over: .push) == outcome) }
      } else {
        test.step({ $0.open(route, over: .push) }, ExpectedOutcome(outcome))
      }
      #expect(picture(app) == after ?? before)
      #expect(changes == (outcome == .performed ? [.open] : []))
      #expect(plan.asked.isEmpty, "no back stack is asked for")
      let again = outcome == .performed ? Outcome.unchanged : outcome
      #expect(test.step({ $0.open(route, over: .push) }, .any) == again)
    }
  }
}

extension RelayCoordinator {
  @discardableResult
  fileprivate func child(
    _ number: Int = 0, _ verb: @MainActor (RelayCoordinator) -> Outcome
  ) -> Outcome {
    on(RelayCoordinator.self, number, verb)
  }
}

@MainActor
@Suite("open(over: .push)")
struct OpenPushTests {
  @Test(
    "The nearest coordinator that takes the route gets it, from the visible leaf outwards",
    arguments: [
      PushRow("a route of the app's own", .page(1), .performed, "L0[home, page(1) *]"),
      PushRow(
        "equal to an entry below", on: [.home, .page(1)], .home, .performed,
        "L0[home, page(1), home *]"),
      PushRow(
        "the child on top", on: [.home, .feature(.page(1))], .feature(.page(2)), .performed,
        "L0[home, L1[page(1), page(2) *]]"),
      PushRow(
        "a child's child", on: [.home, .feature(.feature(.page(1)))], .feature(.feature(.page(2))),
        .performed, "L0[home, L1[L2[page(1), page(2) *]]]"),
      PushRow(
        "a child starts a child", on: [.home, .feature(.page(1))], .feature(.forward(.page(2))),
        .performed, "L0[home, L1[page(1), L2[page(2) *]]]"),
      PushRow(
        "only the app takes it", on: [.home, .feature(.page(1))], .page(2), .performed,
        "L0[home, L1[page(1)], page(2) *]"),
      PushRow(
        "another embedding", on: [.home, .feature(.page(1))], .forward(.page(2)), .performed,
        "L0[home, L1[page(1)], L1[page(2) *]]"),
      PushRow(
        "a child that is covered does not get it", on: [.home, .feature(.page(1)), .page(3)],
        .feature(.page(2)), .performed, "L0[home, L1[page(1)], page(3), L1[page(2) *]]"),
      PushRow(
        "in the child's own layer", on: [.home, .feature(.page(1))], .feature(.page(2)), .performed,
        "L0[home, L1[page(1), ^ sheet[sheet(1), page(2) *]]]"
      ) { $0.child { $0.present(.sheet(1)) } },
      PushRow(
        "in the app's own layer", on: [.home, .feature(.page(1))], .feature(.page(2)), .performed,
        "L0[home, L1[page(1)], ^ sheet[sheet(1), L1[page(2) *]]]"
      ) { $0.present(.sheet(1)) },
    ])
  fileprivate func nearest(_ row: PushRow) { row.check() }

  @Test(
    "Layers of others, modal routes, dialogs",
    arguments: [
      PushRow(
        "in a sheet above a layer of a child", on: [.home, .feature(.page(1))], .page(2),
        .performed,
        "L0[home, L1[page(1), ^ sheet[sheet(1)]], ^ sheet[page(2) *]]"
      ) { $0.child { $0.present(.sheet(1)) } },
      PushRow(
        "even if a child lies on top of the layer below it", on: [.home, .feature(.page(1))],
        .page(2),
        .performed, "L0[home, L1[page(1), ^ sheet[sheet(1)]], page(2), ^ sheet[page(2) *]]"
      ) { app in
        app.child { $0.present(.sheet(1)) }
        app.push(.page(2))
      },
      PushRow(
        "above a dialog of a child", on: [.home, .feature(.page(1))], .forward(.page(2)),
        .performed,
        "L0[home, L1[page(1), ^ dialog[alert]], ^ sheet[L1[page(2) *]]]"
      ) { $0.child { $0.present(.alert) } },
      PushRow("a modal route", .cover(1), .performed, "L0[home, ^ cover[cover(1) *]]"),
      PushRow(
        "a modal route of the child on top", on: [.home, .feature(.page(1))], .feature(.cover(2)),
        .performed, "L0[home, L1[page(1), ^ cover[cover(2) *]]]"),
      PushRow(
        "a modal route of a child that does not exist", .feature(.cover(2)), .performed,
        "L0[home, ^ cover[L1[cover(2) *]]]"),
      PushRow(
        "a route that its parent forwards", .forward(.forward(.sheet(2))), .performed,
        "L0[home, ^ sheet[L1[L2[sheet(2) *]]]]"),
      PushRow(
        "a route that would be the root is pushed", .front(1), .performed, "L0[home, front(1) *]"),
      PushRow("in a dialog", .page(1), .ignored(.noStack)) { $0.present(.alert) },
      PushRow(
        "a modal route above a dialog", .sheet(1), .performed,
        "L0[home, ^ dialog[alert], ^ sheet[sheet(1) *]]"
      ) {
        $0.present(.alert)
      },
      PushRow(
        "in a sheet for one entry", on: [.home, .feature(.page(1))], .feature(.page(2)),
        .ignored(.noStack)
      ) { $0.child { $0.present(.page(3), as: .sheet(stack: false)) } },
    ])
  fileprivate func layers(_ row: PushRow) { row.check() }

  @Test(
    "No tab is selected",
    arguments: [
      PushRow(
        "a route of a tab that is not selected covers the tabs", start: .tabs, .forward(.page(1)),
        .performed, "L0[tabs[>home, L1[page(0)]], L1[page(1) *]]"),
      PushRow(
        "the first route of a tab that is not selected", start: .tabs, .forward(.page(0)),
        .performed, "L0[tabs[>home, L1[page(0)]], L1[page(0) *]]"),
      PushRow(
        "a route of the selected tab stays inside", start: .tabs, .forward(.page(1)), .performed,
        "L0[tabs[home, >L1[page(0), page(1) *]]]"
      ) { $0.select(.forward(.page(0))) },
      PushRow(
        "a route that the tab does not take covers the tabs", start: .tabs, .page(1), .performed,
        "L0[tabs[home, >L1[page(0)]], page(1) *]"
      ) { $0.select(.forward(.page(0))) },
      PushRow("a tab that is a screen is visible", start: .tabs, .home, .unchanged),
      PushRow("the tabs are visible", start: .tabs, .tabs, .unchanged),
      PushRow(
        "the visible route", on: [.home, .feature(.page(1))], .feature(.page(1)), .unchanged),
      PushRow("the visible route of a layer", .sheet(1), .unchanged) { $0.present(.sheet(1)) },
    ])
  fileprivate func tabs(_ row: PushRow) { row.check() }

  @Test("A coordinator that is not in view passes the route outwards")
  func outwards() throws {
    let plan = RelayPlan()
    plan.starts = [.tabs]
    let app = plan.app()
    let tab = try #require(app.children.first as? RelayCoordinator)
    #expect(tab.open(.page(3), over: .push) == .performed)
    #expect(picture(app) == "L0[tabs[>home, L1[page(0)]], L1[page(3) *]]")
    let top = try #require(app.children.last as? RelayCoordinator)
    app.present(.alert)
    #expect(top.open(.page(4), over: .push) == .ignored(.noStack))
    app.dismiss()
    app.push(.page(5))
    #expect(top.open(.page(4), over: .push) == .performed)
    #expect(
      picture(app) == "L0[tabs[>home, L1[page(0)]], L1[page(3)], page(5), L1[page(4) *]]")
    app.setRoutes([.home])
    #expect(top.open(.page(4), over: .push) == .ignored(.left))
  }

  @Test("A leaf that is already visible is told")
  func reopened() throws {
    let app = RelayPlan().app([.home, .feature(.page(1))])
    var told = 0
    let navigator: Navigator<RelayCoordinator> = try app.navigator(of: "page(1)")
    navigator.onReopen { told += 1 }
    #expect(app.open(.feature(.page(1)), over: .push) == .unchanged)
    #expect(app.open(.feature(.page(2)), over: .push) == .performed)
    #expect(told == 1)
  }

  @Test(
    "From a navigator it counts only while its entry is on top and visible: a second tap does nothing"
  )
  func navigators() throws {
    let plan = RelayPlan()
    plan.starts = [.tabs]
    let app = plan.app()
    let home: Navigator<RelayCoordinator> = try app.navigator(of: "home")
    let tab: Navigator<RelayCoordinator> = try app.navigator(of: "page(0)")
    #expect(tab.open(.page(1), over: .push) == .ignored(.originNotOnTop), "not selected")
    #expect(home.open(.page(1), over: .push) == .performed)
    #expect(home.open(.page(2), over: .push) == .ignored(.originNotOnTop))
    #expect(home.open(.page(2)) == .performed, "other policies count wherever the entry is")
    app.setRoutes([.home])
    #expect(home.open(.page(1), over: .push) == .ignored(.left))
  }

  @Test("It ends nothing, so it waits for no protected entry and asks no entry")
  func protected() throws {
    try navigationTest(RelayPlan().app([.home, .page(1)]), fail: record) { test in
      let navigator: Navigator<RelayCoordinator> = try test.root.navigator(of: "page(1)")
      navigator.isProtected = true
      navigator.leavePolicy = .blocked
      test.step({ $0.open(.page(2), over: .push) }) { $0.base.append(.page(2)) }
      test.ends(policies: ["page(1)": .blocked])
    }
  }

  @Test("In a transaction it sees the result of the verbs before it")
  func transaction() {
    let app = RelayPlan().app()
    let outcome = app.transaction {
      app.push(.feature(.page(1)))
      app.open(.feature(.page(2)), over: .push)
      app.open(.feature(.page(2)), over: .push)
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "L0[home, L1[page(1), page(2) *]]")
  }
}
