import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Opening inside transactions")
struct OpenTransactionTests {
  private let plan = WildPlan()

  init() {
    plan.backStack = { coordinator, route in
      route == .home ? [] : coordinator.level == 0 ? [.home] : [.home]
    }
  }

  /// Runs verbs one by one in one app and as one transaction in another. Both must end with one picture.
  private func compare(
    _ routes: [WildRoute], _ want: String, _ verbs: (@MainActor (WildCoordinator) -> Outcome)...
  ) {
    let apart = plan.app(routes)
    for verb in verbs { _ = verb(apart) }
    #expect(picture(apart) == want, "one by one")
    navigationTest(plan.app(routes), fail: record) { test in
      let app = test.root
      var changes = 0
      app.observe { _, _ in changes += 1 }
      test.given { app in
        #expect(app.transaction { for verb in verbs { _ = verb(app) } } == .performed)
      }
      #expect(picture(app) == want, "as one change")
      #expect(changes == 1)
    }
  }

  @Test("A second open of a child that is not made yet ends the layers of the first")
  func twice() {
    compare(
      [.home], "L0[home, L1[home, page(1) *]]", { $0.open(.inner(.sheet)) },
      { $0.open(.inner(.page(1))) })
    compare(
      [.home], "L0[home, L1[home, ^ dialog[alert *]]]", { $0.open(.inner(.sheet)) },
      { $0.open(.inner(.alert)) })
    compare(
      [.home], "L0[home, L1[home, page(2) *]]", { $0.open(.inner(.page(1))) },
      { $0.open(.inner(.page(2))) })
    compare(
      [.home], "L0[home, L1[home, L2[home, page(2) *]]]", { $0.open(.inner(.inner(.sheet))) },
      { $0.open(.inner(.inner(.page(2)))) })
    compare(
      [.home], "L0[home, L1[home, page(1) *]]", { $0.open(.inner(.inner(.sheet))) },
      { $0.open(.inner(.page(1))) })
  }

  @Test("What is pushed after an open lies above it, even in a child that is not made yet")
  func pushed() {
    compare(
      [.home], "L0[home, L1[home, page(1), page(2) *]]", { $0.push(.inner(.home)) },
      { $0.open(.inner(.page(1))) }, { $0.push(.inner(.page(2))) })
    compare(
      [.home], "L0[home, L1[home, page(1), page(2) *]]", { $0.open(.inner(.page(1))) },
      { $0.push(.inner(.page(2))) })
    compare(
      [.home], "L0[home, L1[home, page(1), page(2)], page(3), ^ sheet[sheet *]]",
      { $0.open(.inner(.page(1))) }, { $0.navigate(to: .inner(.page(2))) }, { $0.push(.page(3)) },
      { $0.present(.sheet) })
    compare(
      [.home], "L0[home, L1[home, page(1)], ^ sheet[sheet *]]", { $0.present(.alert) },
      { $0.open(.inner(.page(1))) }, { $0.present(.sheet) })
  }

  @Test(
    "Navigating after an open goes where it would go alone, and an open ends what was navigated to")
  func navigated() {
    compare(
      [.home], "L0[home, L1[home, ^ sheet[sheet, page(1) *]]]", { $0.open(.inner(.sheet)) },
      { $0.navigate(to: .inner(.page(1))) })
    compare(
      [.home], "L0[home, L1[home, ^ sheet[sheet, page(1) *]]]", { $0.navigate(to: .inner(.sheet)) },
      { $0.navigate(to: .inner(.page(1))) })
    compare(
      [.home], "L0[home, L1[home, page(2), ^ sheet[sheet], ^ dialog[alert *]]]",
      { $0.open(.inner(.sheet)) }, { $0.navigate(to: .inner(.alert)) },
      { $0.push(.inner(.page(2))) })
    compare(
      [.home], "L0[home, L1[home, page(1) *]]", { $0.open(.inner(.sheet)) },
      { $0.navigate(to: .inner(.alert)) }, { $0.open(.inner(.page(1))) })
  }

  @Test("Opening ends what the transaction presented before")
  func presented() {
    compare(
      [.home], "L0[home, L1[home, ^ sheet[sheet *]]]", { $0.present(.alert) },
      { $0.open(.inner(.sheet)) })
    compare(
      [.home, .inner(.home)], "L0[home, L1[home, page(1) *]]", { $0.push(.page(4)) },
      { $0.present(.sheet) }, { $0.open(.inner(.page(1))) })
    compare(
      [.tabs], "L0[tabs[L1[home], >L1[home, page(1) *]]]", { $0.open(.inner(.sheet)) },
      { app in
        plan.backStack = { coordinator, _ in coordinator.level == 0 ? [.tabs] : [.home] }
        return app.open(.other(.page(1)))
      })
  }

  @Test("On top of a child that is not made yet")
  func onTop() {
    compare(
      [.home], "L0[home, L1[home, page(1)], ^ sheet[page(2) *]]", { $0.open(.inner(.page(1))) },
      { $0.open(.page(2), over: .presentOnTop) })
    compare(
      [.home], "L0[home, ^ sheet[L1[home, page(1) *]]]",
      { $0.open(.inner(.page(1)), over: .presentOnTop) },
      { $0.open(.inner(.page(1)), over: .presentOnTop) })
    compare(
      [.home], "L0[page(2) *]", { $0.open(.inner(.page(1)), over: .presentOnTop) },
      { $0.open(.page(2), over: .replaceRoot) })
  }

  @Test("Opening and undoing within a transaction is no change")
  func takenBack() {
    navigationTest(plan.app(), fail: record) { test in
      test.step(
        { app in
          app.transaction {
            app.open(.inner(.sheet))
            app.open(.home)
          }
        }, .unchanged)
      #expect(plan.asked.filter { $0 > 0 } == [])
      #expect(plan.living == 1)
    }
  }

  @Test("A refused open undoes the transaction, and everything that was made for it")
  func refused() {
    navigationTest(plan.app([.home, .inner(.home), .page(1)]), fail: record) { test in
      test.step(
        { app in
          app.transaction {
            app.push(.inner(.page(1)))
            app.on(WildCoordinator.self) { $0.open(.page(2)) }
          }
        }, .ignored(.covered))
      #expect(plan.living == 2)
    }
  }

  @Test("A leaf is told of being opened again only if it was there before and is still visible")
  func reopened() throws {
    let app = plan.app([.home, .page(1)])
    let navigator: Navigator<WildCoordinator> = try app.navigator(of: "page(1)")
    var told = 0
    navigator.onReopen { told += 1 }
    app.transaction {
      app.open(.page(1))
      app.push(.page(2))
    }
    #expect(told == 0, "it is covered now")
    app.transaction {
      app.pop()
      app.open(.page(1))
      app.open(.page(1))
    }
    #expect(told == 1)
    #expect(app.transaction { app.open(.page(1)) } == .unchanged)
    #expect(told == 2)
  }

  @Test("dismissAll ends what a child would present that is not made yet")
  func dismissed() {
    compare(
      [.home], "L0[home, L1[home *]]", { $0.navigate(to: .inner(.sheet)) }, { $0.dismissAll() })
    compare(
      [.home], "L0[home, L1[L2[home *]]]", { $0.navigate(to: .inner(.inner(.sheet))) },
      { $0.dismissAll() })
    let app = plan.app()
    let pushed = app.transaction {
      app.push(.inner(.home))
      app.dismissAll()
    }
    #expect(pushed == .ignored(.nothingPresented), "what is pushed presents nothing")
    let again = app.transaction {
      app.navigate(to: .inner(.sheet))
      #expect(app.dismissAll() == .performed)
      app.dismissAll()
    }
    #expect(again == .ignored(.nothingPresented), "nothing is left to end")
  }
}
