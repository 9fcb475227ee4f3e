import Testing

@testable import Waymark

@MainActor
@Suite("What a position contains, and where steps lead")
struct HistoryPlaceTests {
  @Test(
    "Counts out of all bounds lead nowhere",
    arguments: [Int.min, Int.min + 1, .max, .max - 1, 2, -2])
  func bounds(_ count: Int) {
    let app = ShopCoordinator()
    let history = History(app)
    #expect(history.go(count) == .ignored(.notFound))
    app.start()
    app.push(.about)
    #expect(history.go(count) == .ignored(.notFound))
    #expect(history.currentIndex == 1)
    history.back()
    #expect(history.go(count) == .ignored(.notFound))
    app.end()
    #expect(history.go(count) == .ignored(.notFound))
  }

  @Test("A limit below 1 is 1", arguments: [0, 1, -5, Int.min])
  func limits(_ limit: Int) {
    let app = ShopCoordinator()
    let history = History(app, limit: limit)
    app.start()
    for step in 0..<10 { app.push(.note("\(step)")) }
    #expect(history.positions.map(\.name) == ["note(\"9\")"])
    app.pop(3)
    #expect(history.positions.map(\.name) == ["note(\"6\")"])
    #expect(history.go(0) == .unchanged)
    #expect(history.back() == .ignored(.notFound))
  }

  @Test("What a change revises that otherwise only removes is part of the position it goes back to")
  func removedAndRevised() throws {
    let (app, history) = startedShop(.note("a"))
    let note = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    app.present(.about)
    app.transaction {
      app.dismiss()
      note.revise(to: .note("b"))
    }
    #expect(app.routes == [.home, .note("b")])
    #expect(history.currentIndex == 1)
    #expect(history.forwardCount == 1)
    expectShown(app, history)
  }

  @Test("A child that stays is the same, with what it presented")
  func sameChild() throws {
    let (app, history) = startedShop()
    app.push(.catalog(.list))
    let child = try #require(app.child(CatalogCoordinator.self))
    child.push(.item(1))
    child.present(.filter)
    history.go(-2)
    history.go(2)
    #expect(app.child(CatalogCoordinator.self) === child)
    #expect(app.children.count == 1)
    #expect(child.layers.count == 2)
    child.dismiss()
    #expect(history.currentIndex == 2)
    child.finish()
    #expect(history.currentIndex == 0)
    history.go(3)
    let again = try #require(app.child(CatalogCoordinator.self))
    #expect(again !== child)
    #expect(again.layers.count == 2)
  }

  @Test("finish() of children, a reordering update, moveToTop and restore make whole positions")
  func assorted() throws {
    let (_, app, history) = guardedApp()
    app.push(.club(.lobby))
    app.child(ClubCoordinator.self)?.push(.room(1))
    app.child(ClubCoordinator.self)?.present(.form)
    app.child(ClubCoordinator.self)?.finish()
    expectShown(app, history, "finish")
    #expect(history.currentIndex == 0)
    #expect(history.go(3) == .performed)
    expectShown(app, history, "go 3")
    app.setRoutes([.home, .page(1), .page(2), .page(3)])
    app.update { stack in
      let all = Array(stack.routes.reversed()); _ = stack.setRoutes(all)
    }
    expectShown(app, history, "update")
    history.back()
    #expect(picture(app) == "App[home, page(1), page(2), page(3) *]")
    history.forward()
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let snapshot = app.snapshot()
    app.setRoutes([.home])
    app.restore(snapshot)
    expectShown(app, history, "restore")
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let all = history.backCount
    for _ in 0..<all { #expect(history.back() == .performed); expectShown(app, history) }
    for _ in 0..<all { #expect(history.forward() == .performed); expectShown(app, history) }
  }

  @Test("Tabs that were removed by reloading are not shown, and the position stays")
  func reloaded() {
    let (session, app, history) = guardedApp([.home, .tabs])
    app.select(.annex(.lobby))
    app.select(.club(.lobby))
    session.hidesTab = true
    app.reloadTabs()
    expectShown(app, history, "\(picture(app)) \(history.positions.map(\.path))")
    let here = (picture(app), history.currentIndex)
    for step in [-2, -1, 1, 2] {
      let outcome = history.go(step)
      expectShown(app, history, "\(step) \(outcome)")
      if outcome == .performed { history.go(-step) }
    }
    #expect(picture(app) == here.0)
    #expect(history.currentIndex == here.1)
    session.hidesTab = false
    app.reloadTabs()
    expectShown(app, history)
    #expect(history.go(-(history.currentIndex ?? 0)) == .performed)
    expectShown(app, history)
  }

  @Test("Every query notifies of the start, of the end, of clear() and of being composed")
  func notices() {
    for number in 0..<5 {
      let other = ShopCoordinator()
      let fresh = History(other)
      let queries: [@MainActor () -> String] = [
        { "\(fresh.positions.map(\.id))" }, { "\(fresh.currentIndex ?? -1)" },
        { "\(fresh.backCount)" },
        { "\(fresh.forwardCount)" }, { "\(fresh.lastStep?.description ?? "")" },
      ]
      let verbs: [@MainActor () -> Void] = [
        { other.start() }, { other.push(.about) }, { other.push(.note("a")) }, { other.pop() },
        { other.revise(other.stack[1].id, to: .note("q")) }, { fresh.clear() },
        { other.push(.about) },
        { other.pop() }, { other.end() }, { other.start() }, { fresh.clear() },
      ]
      for (step, verb) in verbs.enumerated() {
        let before = queries[number]()
        let told = notifies({ _ = queries[number]() }, verb)
        #expect(queries[number]() == before || told, "query \(number), verb \(step)")
      }
    }
    let parent = AdoptingApp()
    let inner = History(parent.inner)
    parent.push(.inner(.list))
    #expect(inner.positions.isEmpty)
  }

  @Test(
    "Routes with a wrong == leave positions and counts right", arguments: Oddness.allCases,
    [0, 1, 2])
  func odd(_ oddness: Oddness, _ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let moods = OddRoute.Moods(seed: UInt64(seed))
    func random() -> OddAppRoute {
      let route = OddRoute(
        id: Int.random(in: 0..<6, using: &generator),
        version: Int.random(in: 0..<2, using: &generator),
        oddness: oddness,
        moods: moods)
      return [.own(route), .inner(route), .left(route), .right(route), .tabs(route)].randomElement(
        using: &generator)!
    }
    let app = OddCoordinator(start: random())
    app.flow.reporter = MisuseReporter { _ in }
    let history = History(app, limit: 20)
    app.start()
    for _ in 0..<150 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: app.push(random())
      case 1: app.navigate(to: random())
      case 2: app.pop()
      case 3: app.open(random())
      case 4: app.select(random())
      case 5: app.dismiss()
      case 6: app.setRoutes([random(), random()])
      default:
        let index = history.currentIndex ?? 0
        let step = Int.random(in: -3...3, using: &generator)
        let outcome = history.go(step)
        if outcome == .performed { #expect(history.currentIndex == index + step) }
        if outcome.isRefusal { #expect(history.currentIndex ?? 0 == index) }
      }
      let count = history.positions.count
      #expect(history.backCount + history.forwardCount + 1 == max(count, 1))
      #expect(count <= 20)
    }
  }

  @Test("A route of the past comes back, even if the child of its entry has to be split")
  func splitChild() throws {
    let (app, history) = startedShop()
    app.setRoutes([.home, .catalog(.item(1)), .about, .catalog(.item(2))])
    app.removeAll { $0 == .about }
    let child = try #require(app.children.last as? CatalogCoordinator)
    #expect(child.revise(child.stack[0].id, to: .item(3)) == .performed)
    app.popToRoot()
    #expect(history.go(2) == .performed)
    #expect(app.routes == [.home, .catalog(.item(1)), .catalog(.item(3))])
    #expect(history.back() == .performed)
    #expect(app.routes == [.home, .catalog(.item(1)), .about, .catalog(.item(2))])
    #expect(history.forward() == .performed)
    #expect(app.routes == [.home, .catalog(.item(1)), .catalog(.item(3))])
  }
}
