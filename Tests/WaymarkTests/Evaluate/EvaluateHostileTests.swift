import Testing
import Waymark

@MainActor
@Suite("Trying verbs: where it is not possible, and what must not get out")
struct EvaluateHostileTests {
  @Test(
    "While a verb runs nothing is tried and nothing is queued: in a body, a callback, access, a screen"
  )
  func atWork() {
    let session = GuardSession()
    let app = session.makeApp()
    var said: [String: Outcome] = [:]
    var bodies = 0
    @MainActor func evaluate(_ place: String) {
      let evaluation = app.evaluate { app in
        bodies += 1
        app.push(.page(7))
      }
      said[place] = evaluation.outcome
      #expect(evaluation.change == nil)
    }
    session.onAsk = { evaluate("access") }
    app.observe { _, _ in evaluate("observer") }
    app.transaction {
      app.push(.page(1))
      evaluate("transaction")
    }
    app.update { _ in evaluate("update") }
    app.removeAll { _ in
      evaluate("predicate")
      return false
    }
    app.flow.reporter = MisuseReporter { _ in evaluate("reporter") }
    session.app[.page(3)] = .redirect(to: [.page(3)])
    app.push(.page(3))
    #expect(
      said == [
        "access": .queued, "observer": .queued, "transaction": .queued, "update": .queued,
        "predicate": .queued, "reporter": .queued,
      ])
    #expect(bodies == 0)
    #expect(app.routes == [.home, .page(1)])
  }

  @Test("Inside an evaluation nothing else is tried; it shows the draft so far")
  func nested() {
    let session = GuardSession()
    let app = session.makeApp()
    var inner: [Evaluation<GuardedRoute>] = []
    session.onAsk = { inner.append(app.evaluate { $0.push(.page(7)) }) }
    let evaluation = app.evaluate { app in
      app.push(.page(1))
      inner.append(app.evaluate { $0.push(.page(7)) })
    }
    #expect(inner.map(\.outcome) == [.queued, .queued])
    #expect(inner.map(\.routes) == [[.home, .page(1)], [.home]])
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home, .page(1)])
    #expect(evaluation.queued == 0)
    #expect(app.routes == [.home])
  }

  @Test("A handler of an output is called when no verb runs, and may try")
  func handler() {
    let app = ShopCoordinator()
    app.start()
    var outcome = Outcome.queued
    app.handle(Int.self) { number in outcome = app.evaluate { $0.push(.note("\(number)")) }.outcome
    }
    app.send(1)
    #expect(outcome == .performed)
  }

  @Test("Verbs that pure callbacks call during a trial are dropped, and counted")
  func callbacks() {
    let session = GuardSession()
    let app = session.makeApp()
    var said: [Outcome] = []
    session.onAsk = { said.append(app.push(.page(8))) }
    let still = StillWatch(app)
    let evaluation = app.evaluate { app in
      app.push(.page(1))
      app.removeAll { _ in
        said.append(app.present(.note))
        return false
      }
    }
    session.onAsk = nil
    #expect(said == [.queued, .queued, .queued])
    #expect(evaluation.queued == 3)
    #expect(evaluation.description.contains("\n3 queued after it"))
    #expect(app.push(.page(2)) == .performed)
    #expect(app.routes == [.home, .page(2)])
    _ = still
  }

  @Test("Verbs without a path are tried, too: release, dropHolds, cancel, proceed")
  func holdsAndQuestions() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(1)])
    session.app[.secret] = .hold(until: "gate")
    app.push(.secret)
    session.app[.secret] = nil
    try app.set(.confirm, of: "page(1)")
    let request = try #require(app.pop().leaveRequest)
    let still = StillWatch(app)
    var said: [Outcome] = []
    let evaluation = app.evaluate { app in
      said = [
        app.release("gate"), app.dropHolds(), app.pendingNavigations[0].token.cancel(),
        request.proceed(),
      ]
    }
    #expect(still.difference() == nil)
    #expect(said == [.queued, .performed, .performed, .performed])
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home])
    #expect(evaluation.queued == 1)
    #expect(app.evaluate { _ in said = [request.cancel()] }.outcome == .unchanged)
    #expect(said == [.performed])
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
    #expect(app.release("gate") == .performed)
    #expect(app.routes == [.home, .secret])
  }

  @Test("A result is tried, and no caller gets it")
  func results() async throws {
    let app = ShopCoordinator()
    app.start()
    let task = Task { await app.push(.note("a"), returning: Int.self) }
    try await until(app.depth == 2)
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    let evaluation = app.evaluate { _ in navigator.finish(returning: 1) }
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home])
    #expect(evaluation.leaving.map(\.description) == ["leave (finished) note(\"a\")"])
    let wrong = app.evaluate { _ in navigator.finish(returning: "no") }
    #expect(wrong.outcome == .ignored(.wrongResult))
    #expect(wrong.reports.map(\.code) == [.wrongResult])
    #expect(navigator.isAwaited)
    navigator.finish(returning: 2)
    #expect(await task.value == 2)
  }

  @Test("A navigator's verbs and its transaction are tried; a second tap would do nothing")
  func navigators() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a")])
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    let twice = app.evaluate { _ in
      navigator.push(.about)
      navigator.push(.about)
    }
    #expect(twice.outcome == .ignored(.originNotOnTop))
    let once = app.evaluate { _ in
      navigator.transaction {
        navigator.replaceTop(.note("b"))
        navigator.push(.about)
      }
    }
    #expect(once.outcome == .performed)
    #expect(once.routes == [.home, .note("b"), .about])
    #expect(navigator.push(.about) == .performed)
  }

  @Test("Verbs of another tree are performed: only verbs of its own tree are tried")
  func otherTree() {
    let (app, other) = (ShopCoordinator(), ShopCoordinator())
    app.start()
    other.start()
    let evaluation = app.evaluate { app in
      app.push(.about)
      #expect(other.push(.about) == .performed)
    }
    #expect(evaluation.routes == [.home, .about])
    #expect(app.routes == [.home])
    #expect(other.routes == [.home, .about])
  }

  @Test("A verb of a coordinator that has left is ignored, and so is an evaluation of it")
  func left() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let catalog = try #require(app.child(CatalogCoordinator.self))
    #expect(app.evaluate { $0.end() }.outcome == .performed)
    app.pop()
    var bodies = 0
    let evaluation = catalog.evaluate { _ in bodies += 1 }
    #expect(evaluation.outcome == .ignored(.left))
    #expect(evaluation.routes == [.list])
    #expect(evaluation.describe() == "CatalogCoordinator\n  list")
    app.end()
    #expect(app.evaluate { $0.push(.about) }.outcome == .ignored(.left))
    #expect(bodies == 0)
  }

  @Test("A child that its parent keeps can still be shown after it was tried")
  func keptChild() {
    let app = ReusingCoordinator()
    app.start()
    for _ in 0..<2 {
      let evaluation = app.evaluate { $0.push(.child(.item(1))) }
      #expect(evaluation.outcome == .performed)
      #expect(evaluation.reports.isEmpty)
    }
    #expect(app.push(.child(.item(1))) == .performed)
    #expect(app.child.routes == [.item(1)])
  }

  @Test("A view that evaluates is notified when the tree changes, but not by evaluating")
  func observed() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .tabs])
    app.present(.note("a"))
    let read: @MainActor () -> Void = { _ = app.evaluate { $0.pop() }.outcome }
    #expect(!notifies(read) { _ = app.evaluate { $0.dismiss() } })
    let verbs: [@MainActor () -> Void] = [
      { app.push(.about) }, { app.select(.home) }, { app.dismiss() }, { app.pop() },
      { try? app.navigator(ShopCoordinator.self, of: "home").leavePolicy = .confirm },
    ]
    for (place, verb) in verbs.enumerated() { #expect(notifies(read, verb), "\(place)") }
    // During a verb it returns something else than afterwards.
    var counter: ChangeCounter?
    app.transaction { counter = ChangeCounter(read) }
    #expect(counter?.count == 1)
  }
}
