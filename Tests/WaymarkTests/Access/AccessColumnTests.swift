import Testing
import Waymark
import WaymarkTesting

@MainActor
private func app(_ prepare: (MailCoordinator) -> Void = { _ in }) -> MailCoordinator {
  let app = MailCoordinator(start: .login)
  app.start()
  prepare(app)
  return app
}

@MainActor
@Suite("Access to columns")
struct AccessColumnTests {
  @Test("A new split is checked with the first route of each column, collapsed or not")
  func entering() {
    let app = app()
    app.asked = []
    #expect(app.push(.split) == .performed)
    // Asked before children are made, and again by the new children.
    #expect(app.asked.prefix(4) == [.split, .folders(.all), .messages(.none), .reader(.nothing)])
    for column in app.columns {
      let app = WaymarkTests.app { $0.refused = [column] }
      #expect(app.push(.split) == .denied("no"))
      #expect(picture(app) == "Mail[login *]")
      #expect(app.children.isEmpty)
    }
  }

  @Test("A route that is added to an unselected column is checked")
  func adding() {
    navigationTest(app { $0.push(.split) }, fail: record) { test in
      test.root.refused = [.reader(.message(1))]
      test.step({ $0.reader?.push(.message(1)) ?? .queued }, .denied("no"))
      test.step({ $0.deliver(.reader(.message(1)), select: false) }, .denied("no"))
      test.step({ $0.navigate(to: .reader(.message(1))) }, .denied("no"))
    }
  }

  @Test("What a pop uncovers in an unselected column goes, too, if it may not be seen")
  func uncovering() {
    navigationTest(app { $0.push(.split) }, fail: record) { test in
      test.given { $0.reader?.push([.message(1), .photo(1)]) }
      test.root.refused = [.reader(.message(1))]
      test.step({ $0.reader?.pop() ?? .queued }) { $0[tab: .reader(.nothing)].removeLast(2) }
    }
  }

  @Test("When a split is uncovered, the visible entries of all columns are checked")
  func uncoveringTheSplit() {
    navigationTest(app { $0.push(.split) }, fail: record) { test in
      test.given { app in
        app.reader?.push([.message(1)])
        app.push(.about)
      }
      test.root.refused = [.reader(.message(1))]
      test.step({ $0.pop() }) {
        $0.base.removeLast()
        $0[tab: .reader(.nothing)].removeLast()
      }
    }
  }

  @Test("A column of which nothing may be seen is set back to its declared route")
  func settingBack() {
    navigationTest(app { $0.push(.split) }, fail: record) { test in
      test.given { $0.reader?.setRoot(.message(1)) }
      test.root.refused = [.reader(.message(1))]
      test.step({ $0.revalidate() }) { $0[tab: .reader(.nothing)] = [.reader(.nothing)] }
    }
  }

  @Test("If a column may not even show that, the split goes")
  func leaving() {
    navigationTest(app { $0.push(.split) }, fail: record) { test in
      test.given { $0.reader?.push([.message(1)]) }
      test.root.refused = [.reader(.nothing), .reader(.message(1))]
      test.step({ $0.revalidate() }) { $0.base.removeLast() }
      #expect(test.root.children.isEmpty)
    }
  }

  @Test("If nothing else is left, the split stays, and that is reported")
  func staying() {
    navigationTest(MailCoordinator(), fail: record) { test in
      test.given { $0.reader?.push([.message(1)]) }
      test.root.refused = [.reader(.nothing), .reader(.message(1))]
      test.step({ $0.revalidate() }) { $0[tab: .reader(.nothing)].removeLast() }
      test.report(.refusedRoot)
      test.step({ $0.revalidate() }, .unchanged)
      test.report(.refusedRoot)
    }
  }
}
