import Testing

@testable import Waymark

@MainActor
@Suite("Evaluating calls without a path: steps of the history, restoring, replies")
struct EvaluateWholeProperties {
  @Test("A step of the history in the body is not tried: it counts as queued, and is never taken")
  func step() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    history.back()
    app.push(.note("a"))
    let positions = history.positions.map(\.id)
    let still = StillWatch(app)
    let steps: [() -> Outcome] = [
      { history.back() }, { history.forward() }, { history.go(-1) },
      { history.go(to: history.positions[0]) },
    ]
    for step in steps {
      var said: Outcome?
      let evaluation = app.evaluate { app in
        app.push(.note("b"))
        said = step()
        app.push(.note("c"))
      }
      #expect(said == .queued)
      #expect(evaluation.outcome == .performed)
      #expect(evaluation.routes == [.home, .note("a"), .note("b"), .note("c")])
      #expect(evaluation.queued == 1)
    }
    #expect(app.evaluate { _ in history.back() }.outcome == .unchanged)
    #expect(history.positions.map(\.id) == positions)
    #expect(history.currentIndex == 1)
    #expect(still.difference() == nil)
    #expect(history.back() == .performed)
    #expect(app.routes == [.home])
  }

  @Test(
    "Restoring in the body is not tried either, and its report says that nothing has come back yet")
  func restore() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    let saved = NavigationSnapshot(layers: [.init(path: [.init("/"), .init("/page/2")])])
    let still = StillWatch(app, living: { session.living }, reports: { session.reports.count })
    var report: RestoreReport?
    let evaluation = app.evaluate { report = $0.restore(saved) }
    #expect(report?.outcome == .queued)
    #expect(report?.description == "restored 0 of 2 entries")
    #expect(evaluation.outcome == .unchanged)
    #expect(evaluation.queued == 1)
    #expect(still.difference() == nil)
  }

  @Test("A reply in the body answers no caller, and can be used once afterwards")
  func reply() async {
    var kept: Reply<Int>?
    let bench = await ReplyBench { _, reply in
      kept = reply
      return nil
    }
    let app = bench.app
    var said: [Outcome?] = []
    let evaluation = app.evaluate { app in
      app.push(.note(1))
      said.append(kept?.answer(1))
      said.append(kept?.accepting { (text: String) in Int(text) }.answer("2"))
      said.append(kept.map { app.push(.note(2), answering: $0) })
    }
    #expect(said == [.performed, .performed, .performed])
    #expect(evaluation.routes == [.home, .talk(.start), .note(1), .note(2)])
    #expect(evaluation.queued == 0)
    #expect(bench.waits == 1)
    #expect(kept?.answer(3) == .performed)
    #expect(await bench.answer.value == 3)
    _ = app.evaluate { _ in said = [kept?.answer(4)] }
    #expect(said == [.ignored(.notAwaited)])
  }

  @Test("A reply to a caller in another tree is given, because verbs of other trees are performed")
  func otherTree() async {
    var kept: Reply<Int>?
    let bench = await ReplyBench { _, reply in
      kept = reply
      return nil
    }
    let other = ShopCoordinator()
    other.start()
    var said: Outcome?
    _ = other.evaluate { _ in said = kept?.answer(5) }
    #expect(said == .performed)
    #expect(await bench.answer.value == 5)
  }
}
