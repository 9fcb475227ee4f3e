import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Back stacks of all kinds")
struct OpenBackStackTests {
  private let plan = WildPlan()

  @Test("A route may lie below itself")
  func itself() {
    plan.backStack = { _, route in [.home, route] }
    navigationTest(plan.app(), fail: record) { test in
      test.step({ $0.open(.page(1)) }) { $0.base.append(contentsOf: [.page(1), .page(1)]) }
      test.step({ $0.open(.page(1)) }, .unchanged)
    }
    #expect(plan.asked == [0, 0])
  }

  @Test("Routes of a back stack are pushed, whatever their presentation")
  func modal() {
    plan.backStack = { coordinator, _ in
      coordinator.level == 0 ? [.home, .sheet, .card(.home), .alert] : [.alert]
    }
    let app = plan.app()
    #expect(app.open(.page(1)) == .performed)
    #expect(picture(app) == "L0[home, sheet, L1[alert, home], alert, page(1) *]")
    #expect(app.open(.page(1)) == .unchanged)
  }

  @Test(
    "Routes of one child in a back stack are its run; only the first and the opened one are asked for"
  )
  func run() {
    plan.backStack = { coordinator, route in
      switch (coordinator.level, route) {
      case (0, _): [.home, .inner(.page(1)), .inner(.page(2))]
      case (_, .page(1)): [.inner(.page(7)), .other(.page(8))]
      default: []
      }
    }
    let app = plan.app()
    #expect(app.open(.inner(.page(3))) == .performed)
    let want = "L0[home, L1[L2[page(7)], L2[page(8)], page(1), page(2), page(3) *]]"
    #expect(picture(app) == want)
    #expect(plan.asked == [0, 1, 1, 2, 2])
    #expect(app.open(.inner(.page(3))) == .unchanged)
    #expect(plan.asked.count == 10)
  }

  @Test("A child of which nothing can stay is asked; the new one in its place is not")
  func askedOnce() {
    plan.backStack = { coordinator, route in
      switch (coordinator.level, route) {
      case (1, .inner(.page(1))): [.inner(.page(5))]
      case (2, .page(5)): [.page(4)]
      default: []
      }
    }
    let app = plan.app([.inner(.inner(.page(9)))])
    #expect(app.open(.inner(.inner(.page(1)))) == .performed)
    #expect(picture(app) == "L0[L1[L2[page(4), page(5), page(1) *]]]")
    #expect(plan.asked == [0, 1, 2, 2])
    #expect(plan.living == 3)
    #expect(ids(app) == "#3 #4 #5")
  }

  @Test("Tabs in a back stack of a child, and tabs in those: a tab's first routes lie below")
  func tabs() {
    plan.backStack = { coordinator, route in
      switch (coordinator.level, route) {
      case (0, .other), (1, .other): [.tabs]
      case (2, .page(2)): [.page(1)]
      default: []
      }
    }
    let app = plan.app()
    #expect(app.open(.other(.other(.page(2)))) == .performed)
    let want =
      "L0[tabs[L1[home], >L1[home, tabs[L2[home], >L2[home, page(1), page(2) *]]]]]"
    #expect(picture(app) == want)
    #expect(plan.asked == [0, 1, 2])
    #expect(app.open(.other(.other(.page(2)))) == .unchanged)
    let made = plan.made
    #expect(app.open(.other(.other(.page(3)))) == .performed)
    #expect(picture(app) == "L0[tabs[L1[home], >L1[home, tabs[L2[home], >L2[home, page(3) *]]]]]")
    #expect(plan.made == made, "what lies in a tab stays its coordinator")
  }

  @Test("Ten thousand routes below one")
  func huge() {
    plan.backStack = { coordinator, _ in
      coordinator.level == 0 ? [.home] : (0..<10_000).map { .page($0) }
    }
    let app = plan.app()
    #expect(app.open(.inner(.sheet)) == .performed)
    #expect(app.depth == 10_001)
    #expect(app.layers == [[.home] + (0..<10_000).map { .inner(.page($0)) }])
    #expect(app.visiblePath.last == [.inner(.sheet)])
    #expect(app.open(.inner(.sheet)) == .unchanged)
  }

  @Test(
    "Back stacks that name ever deeper children are refused, reported, and leave nothing behind")
  func endless() {
    plan.backStack = { _, _ in [.inner(.home)] }
    navigationTest(plan.app(), fail: record) { test in
      test.step({ $0.open(.page(1)) }, .ignored(.tooDeep))
      test.report(.tooDeep)
      #expect(plan.living == 1)
      test.step({ $0.open(.page(1), bare: true) }) { $0.base = [.page(1)] }
    }
  }

  @Test("A child embedded under the wrong case is refused wherever a back stack names it")
  func wrongEmbedding() {
    plan.backStack = { coordinator, route in
      switch route {
      case .page(1): [.other(.page(13))]
      case .inner: [.home]
      default: [.inner(.page(1))]
      }
    }
    navigationTest(plan.app(), fail: record) { test in
      for (route, policy) in [
        (WildRoute.page(1), OpenPolicy.dismissModals), (.inner(.page(1)), .dismissModals),
        (.inner(.page(1)), .presentOnTop), (.inner(.page(1)), .replaceRoot),
      ] {
        test.step({ $0.open(route, over: policy) }, .ignored(.wrongEmbedding))
        test.report(.wrongEmbedding)
      }
      #expect(plan.living == 1)
    }
  }

  @Test("Verbs called in a back stack run after the present verb")
  func verbs() {
    var outcomes: [Outcome] = []
    plan.backStack = { coordinator, _ in
      if outcomes.isEmpty { outcomes.append(coordinator.push(.page(9))) }
      return [.home]
    }
    navigationTest(plan.app(), fail: record) { test in
      test.step({ $0.open(.page(1)) }) { $0.base.append(contentsOf: [.page(1), .page(9)]) }
    }
    #expect(outcomes == [.queued])
  }

  @Test("A new child that is asked may read itself and call verbs, which run afterwards")
  func fresh() {
    var seen: [[WildRoute]] = []
    var outcomes: [Outcome] = []
    plan.backStack = { coordinator, _ in
      guard coordinator.level == 1, outcomes.isEmpty else { return [] }
      seen += [coordinator.routes, coordinator.stack.routes, [coordinator.currentRoute]]
      seen += coordinator.layers + coordinator.visiblePath
      _ = (coordinator.depth, coordinator.canGoBack, coordinator.isActive, coordinator.children)
      outcomes += [coordinator.start(), coordinator.open(.page(3)), coordinator.back()]
      return [.home]
    }
    let app = plan.app()
    #expect(app.open(.inner(.page(1))) == .performed)
    #expect(seen == Array(repeating: [.home], count: 5))
    #expect(outcomes == [.unchanged, .queued, .queued])
    #expect(picture(app) == "L0[L1[page(3) *]]")
  }

  @Test("A layer for one entry contains no back stacks")
  func card() {
    plan.backStack = { _, _ in [.home] }
    let app = plan.app()
    #expect(app.open(.card(.page(1))) == .performed)
    #expect(picture(app) == "L0[home, ^ sheet (no stack)[L1[page(1) *]]]")
    #expect(app.open(.card(.page(1))) == .unchanged)
    #expect(app.open(.card(.page(2))) == .performed)
    #expect(picture(app) == "L0[home, ^ sheet (no stack)[L1[page(2) *]]]")
    #expect(app.open(.card(.page(2)), over: .presentOnTop) == .unchanged)
    #expect(app.open(.card(.card(.page(3)))) == .performed)
    #expect(app.open(.card(.card(.page(3)))) == .unchanged)
    #expect(app.layers.map(\.count) == [1, 1])
  }
}
