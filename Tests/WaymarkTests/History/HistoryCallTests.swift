import Observation
import Testing

@testable import Waymark

@MainActor
@Suite("Steps from callbacks and transactions")
struct HistoryCallTests {
  @Test("A step from an observer is queued, and taken after the verb")
  func fromObserver() {
    let (app, history) = startedShop(.about)
    var outcomes: [Outcome] = []
    let token = app.observe { change, _ in
      if outcomes.count < 3 { outcomes.append(history.back()) }
    }
    app.push(.note("a"))
    #expect(outcomes == [.queued, .queued, .queued])
    #expect(picture(app) == "Shop[home *]")
    #expect(history.currentIndex == 0 && history.forwardCount == 2)
    token.cancel()
    #expect(history.go(2) == .performed)
  }

  @Test("Two observers that step back and forth come to an end")
  func toAndFro() {
    let app = ShopCoordinator()
    let history = History(app)
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
    app.push(.about)
    var calls = 0
    app.observe { _, _ in
      calls += 1
      if calls < 1000 { _ = calls % 2 == 0 ? history.forward() : history.back() }
    }
    app.push(.note("a"))
    #expect(calls <= 1000)
    let shown = history.currentName
    #expect(shown == app.currentRoute.name)
  }

  @Test("A step from a lifecycle handler and from the deinit of a screen is queued or taken")
  func fromLifecycle() throws {
    let (app, history) = startedShop(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    var outcomes: [Outcome] = []
    navigator.onLifecycle { if $0 == .cover || $0 == .uncover { outcomes.append(history.back()) } }
    app.push(.note("a"))
    #expect(outcomes.first == .queued)
    #expect(picture(app).contains("*"))
    #expect(history.currentName == app.currentRoute.name)
  }

  @Test("A step in access, in destination and in == is queued")
  func fromPureCalls() {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    var outcomes: [Outcome] = []
    session.onAsk = { if outcomes.count < 5 { outcomes.append(history.back()) } }
    app.push(.page(2))
    session.onAsk = nil
    #expect(Set(outcomes) == [.queued])
    #expect(picture(app) == "App[home *]")
    #expect(history.currentIndex == 0)

    let door = DoorCoordinator()
    let doors = History(door)
    door.start()
    door.push(.page(1))
    var said: [Outcome] = []
    door.onDestination = { if said.isEmpty { said.append(doors.back()) } }
    door.push(.page(2))
    door.onDestination = nil
    DoorRoute.onEqual = { if said.count == 1 { said.append(doors.back()) } }
    door.push(.page(3))
    door.setRoutes([.start, .page(1), .page(9)])
    _ = doors.positions
    DoorRoute.onEqual = nil
    #expect(said == [.queued, .queued])
    #expect(doors.currentName == door.currentRoute.name)
  }

  @Test("clear() during a destination or while a screen is made does no harm")
  func clearInPureCalls() {
    let door = DoorCoordinator()
    let doors = History(door)
    door.start()
    door.push([.page(1), .page(2)])
    door.pop()
    var (destinations, screens) = (0, 0)
    door.onDestination = {
      destinations += 1
      doors.clear()
      _ = doors.currentIndex
    }
    door.onScreen = {
      screens += 1
      doors.clear()
    }
    door.push(.page(3))
    #expect(door.projection.leaf?.screen != nil)
    _ = doors.back()
    _ = doors.forward()
    #expect(doors.currentName == door.currentRoute.name)
    door.setRoutes([.start, .page(7)])
    #expect(destinations > 0 && screens > 0)
    door.onDestination = nil
    door.onScreen = nil
    #expect(doors.currentName == door.currentRoute.name)
    #expect(doors.back() != .queued)
  }

  @Test("A step in onChange of Observation is taken or queued, and the tree stays whole")
  func fromOnChange() {
    let (app, history) = startedShop(.about)
    var outcomes: [Outcome] = []
    withObservationTracking {
      _ = history.positions
      _ = history.currentIndex
    } onChange: {
      MainActor.assumeIsolated {
        outcomes.append(history.back())
        history.clear()
      }
    }
    app.push(.note("a"))
    #expect(outcomes.count == 1)
    #expect(
      history.currentName == app.currentRoute.name,
      "\(outcomes)")
    #expect(history.backCount + history.forwardCount + 1 == history.positions.count)
  }

  @Test("clear() in an observer of a step leaves one position, the present one")
  func clearInCallback() {
    let (app, history) = startedShop(.about, .note("a"))
    let token = app.observe { _, _ in history.clear() }
    #expect(history.back() == .performed)
    token.cancel()
    #expect(history.positions.map(\.name) == ["about"])
    #expect(history.lastStep == nil)
    #expect(history.back() == .ignored(.notFound))
    app.push(.note("b"))
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("clear() in a transaction leaves the position after it")
  func clearInTransaction() {
    let (app, history) = startedShop(.about)
    app.transaction {
      app.push(.note("a"))
      history.clear()
      app.push(.note("b"))
    }
    #expect(history.currentName == "note(\"b\")")
    for count in [-1, 1] { _ = history.go(count) }
    #expect(history.currentName == app.currentRoute.name)
  }

  @Test("clear() in the closure of evaluate leaves a whole history")
  func clearInEvaluate() {
    let (app, history) = startedShop(.about)
    _ = app.evaluate { app in
      app.push(.note("a"))
      history.clear()
      _ = history.positions
      _ = history.back()
    }
    #expect(history.positions.map(\.name) == ["about"])
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("A step in a transaction is queued, and taken after it")
  func inTransaction() {
    let (app, history) = startedShop(.about)
    var said: [Outcome] = []
    app.transaction {
      said.append(history.back())
      app.push(.note("a"))
    }
    #expect(said == [.queued])
    #expect(picture(app) == "Shop[home, about *]")
    #expect(history.backCount == 1 && history.forwardCount == 1)
  }

  @Test("Evaluate with a step inside does nothing, with and without a history")
  func inEvaluate() {
    let (app, history) = startedShop(.about)
    let ids = history.positions.map(\.id)
    var said: Outcome?
    let evaluation = app.evaluate { app in
      app.push(.note("a"))
      said = history.back()
      app.open(.note("b"), history: .replace)
    }
    #expect(said == .queued)
    #expect(history.positions.map(\.id) == ids)
    #expect(picture(app) == "Shop[home, about *]")
    #expect(evaluation.routes == [.home, .note("b")])
    #expect(evaluation.queued == 1)
    #expect(
      notifies({ _ = history.positions }) { _ = app.evaluate { $0.push(.note("c")) } } == false)
  }
}
