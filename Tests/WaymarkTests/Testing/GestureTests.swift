import Testing
import Waymark
import WaymarkTesting

@Suite("Gestures in a navigation test")
struct GestureTests {
  @Test("A gesture changes what the step states", arguments: rows)
  func right(row: MazeRow) async throws { try await row.run() }

  static let rows: [MazeRow] = [
    .right("a swipe back, finished, cancelled, interrupted") { test in
      test.given { $0.push([.item(1), .item(2), .item(3)]) }
      test.user(.swipeBack(.cancelled))
      test.user(.swipeBack(.interrupted)) { $0.base.removeLast() }
      test.user(.swipeBack()) { $0.base.removeLast() }
    },
    .right("a tap on Back, and the escape gesture") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.user(.tapBack) { $0.base.removeLast() }
      test.user(.escape) { $0.base.removeLast() }
    },
    .right("a long press on the back button") { test in
      test.given { $0.push([.item(1), .item(2), .item(3)]) }
      test.user(.goBack(to: 1)) { $0.base.removeLast(2) }
      test.user(.goBack(to: 0)) { $0.base.removeLast() }
    },
    .right("a long press on the back button, to what is not there") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      for depth in [-1, -2, -3, .min, 3, .max - 1, .max] { test.user(.goBack(to: depth)) }
    },
    .right("the same in a sheet", from: .tabs) { test in
      test.given { $0.push([.item(1), .item(2)]) }
      test.given { $0.present(.sheet) }
      test.given { $0.push([.item(1), .item(2)]) }
      for depth in [-1, -2, -3, .min, 3, .max - 1, .max] { test.user(.goBack(to: depth)) }
    },
    .right("a sheet is dragged down, or not") { test in
      test.given { $0.navigate(to: .sheet) }
      test.user(.drag(.cancelled))
      test.user(.drag()) { $0.dismiss() }
    },
    .right("the view on top dismisses itself") { test in
      test.given { $0.navigate(to: .cover) }
      test.user(.dismiss) { $0.dismiss() }
    },
    .right("a dialog is answered by a button that only closes it") { test in
      test.given { $0.present(.item(1), as: .dialog) }
      test.user(.answerDialog) { $0.dismiss() }
    },
    .right("a tab is tapped, and the selected one once more", from: .tabs) { test in
      test.user(.select(tab: 1)) { $0.selected = .leaf(.list) }
      test.given { $0.navigate(to: .leaf(.detail(1))) }
      test.user(.reselect) { $0.path.removeLast() }
      test.user(.reselect)
      test.user(.select(tab: 0)) { $0.selected = .home }
    },
    .right("the window of columns becomes narrow and wide, and nothing moves", from: .columns) {
      test in
      test.user(.resize(isCollapsed: true))
      test.user(.resize(isCollapsed: false))
    },
    .right("a user who comes back finds what was there") { test in
      test.given { $0.navigate(to: .sheet) }
      test.user(.becomeActive)
    },
    .right("a dialog has no button that asks, and no escape gesture") { test in
      test.given { $0.present(.item(1), as: .dialog) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.user(.tapBack)
      test.user(.escape)
      test.user(.swipeBack())
      test.user(.dismiss)
      test.ends(policies: ["item(1)": .confirm])
    },
    .right("an open question takes all gestures, and only its answer goes on") { test in
      test.given { $0.push(.item(1)) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.given { $0.push([.item(2), .item(3)]) }
      test.step({ $0.popToRoot() }, .asks("item(1)"))
      for gesture: UserGesture in [.swipeBack(), .tapBack, .escape, .goBack(to: 0), .goBack(to: 1)]
      {
        test.user(gesture)
      }
      test.answer(.cancel)
      test.user(.swipeBack()) { $0.base.removeLast() }
      test.ends(policies: ["item(1)": .confirm])
    },
    .right("an open question above a sheet of tabs takes their gestures, too", from: .tabs) {
      test in
      test.given { $0.present(.sheet) }
      test.user(.becomeActive)
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.step({ $0.dismiss() }, .asks("sheet"))
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .free })
      test.user(.drag())
      test.answer(.proceed) { $0.dismiss() }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.step({ $0.setRoutes([.home]) }, .asks("home"))
      test.user(.select(tab: 1))
      test.user(.reselect)
      test.answer(.cancel)
      test.user(.select(tab: 1)) { $0.selected = .leaf(.list) }
      test.ends(policies: ["home": .confirm])
    },
    .right("code dismisses a view although a question is open") { test in
      test.given { $0.push([.item(1), .item(2)]) }
      await test.screen(MazePage.self, { $0.navigator?.leavePolicy = .confirm })
      test.step({ $0.pop() }, .asks("item(2)"))
      test.user(.dismiss) { $0.base.removeLast() }
      test.closes(question: "item(2)")
      test.report(.leftUnasked)
    },
    .wrong(
      "an impossible gesture fails", from: .home,
      ".swipeBack(.finished) is not possible here.", ".goBack(to: 3) is not possible here.",
      ".answerDialog is not possible here.", ".select(tab: 7) is not possible here."
    ) { test in
      test.user(.swipeBack()) { $0.base.append(.item(1)) }
      test.user(.goBack(to: 3)) { $0.base.append(.item(1)) }
      test.user(.answerDialog) { $0.base.append(.item(1)) }
      test.user(.select(tab: 7)) { $0.base.append(.item(1)) }
    },
  ]

  @MainActor
  @Test("A link is tapped")
  func link() {
    navigationTest(BrochureCoordinator(), fail: record) { test in
      test.user(.tap(link: "/page/a")) { $0.base.append(.page("a")) }
      test.user(.tap(link: "/section/first")) { $0.base = [.start, .section(.first)] }
    }
    var texts: [String] = []
    navigationTest(BrochureCoordinator(), fail: { texts.append($0.message) }) { test in
      test.user(.tap(link: "/nowhere")) { $0.base.append(.page("a")) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains(".tap(link: \"/nowhere\") is not possible here.") == true)
  }
}
