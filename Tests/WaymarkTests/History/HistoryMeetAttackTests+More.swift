import Observation
import Testing

@testable import Waymark

extension HistoryAttackTwoTests {
  @Test("finish() of children, update that reorders, moveToTop and restore make whole positions")
  func assorted() throws {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.club(.lobby))
    app.child(ClubCoordinator.self)?.push(.room(1))
    app.child(ClubCoordinator.self)?.present(.form)
    app.child(ClubCoordinator.self)?.finish()
    matches(app, history, "finish")
    #expect(history.currentIndex == 0)
    #expect(history.go(3) == .performed)
    matches(app, history, "go 3")
    app.setRoutes([.home, .page(1), .page(2), .page(3)])
    app.update { stack in
      let all = Array(stack.routes.reversed()); _ = stack.setRoutes(all)
    }
    matches(app, history, "update")
    history.back()
    #expect(picture(app) == "App[home, page(1), page(2), page(3) *]")
    history.forward()
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let snapshot = app.snapshot()
    app.setRoutes([.home])
    app.restore(snapshot)
    matches(app, history, "restore")
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let all = history.backCount
    for _ in 0..<all { #expect(history.back() == .performed); matches(app, history) }
    for _ in 0..<all { #expect(history.forward() == .performed); matches(app, history) }
  }

  @Test("Nested transactions: what the outermost says counts")
  func nested() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.transaction {
      app.transaction(history: .ignore) { app.push(.note("a")) }
      app.transaction(history: .replace) { app.push(.note("b")) }
    }
    #expect(history.positions.count == 2)
    #expect(history.go(0) == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.transaction(history: .replace) {
      app.transaction(history: .ignore) { app.push(.note("a")) }
      app.open(.note("b"), history: .add)
    }
    matches(app, history)
    #expect(history.positions.count == 2)
    app.transaction {
      app.push(.note("c"))
      app.navigate(to: .note("d"), history: .replace)
      app.open(.note("e"), history: .ignore)
    }
    matches(app, history)
    #expect(history.positions.count == 2, "the first verb that says something: replace")
    app.transaction(history: .add) {}
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
    app.transaction(history: .add) {
      app.push(.about); app.pop()
    }
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
  }

  @Test("A policy of a transaction that fails is gone")
  func failing() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.transaction(history: .ignore) { app.select(.home) }
    app.push(.note("a"))
    matches(app, history)
    protect(app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    request?.cancel()
    app.push(.note("b"))
    #expect(history.backCount >= 2, "\(history.positions.map(\.name))")
    matches(app, history)
  }

  @Test("A transaction that asks keeps what it said")
  func asked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    #expect(request?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")"])
    app.push(.note("a"))
    protect(app)
    let again = app.open(.note("y"), history: .ignore).leaveRequest
    #expect(again?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")", "note(\"a\")"])
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("a"))
  }

  @Test("Steps over what was ignored, and clear() there")
  func aside() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    app.open(.note("hint"), history: .ignore)
    app.child(CatalogCoordinator.self)?.push(.list)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.navigate(to: .note("hint"), history: .ignore)
    app.pop()
    matches(app, history)
    #expect(history.currentIndex == 1 && history.forwardCount == 1)
    #expect(history.go(0) == .unchanged)
    app.navigate(to: .note("hint"), history: .ignore)
    app.push(.note("c"))
    matches(app, history)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]", "the hint is part of no position")
    app.navigate(to: .note("hint"), history: .ignore)
    history.clear()
    matches(app, history)
    app.navigate(to: .note("x"), history: .ignore)
    #expect(history.back() == .ignored(.notFound))
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("hint"))
  }

  @Test("Many positions and entries: no deep recursion, and memory is given back")
  func many() {
    weak var one: History?
    do {
      let app = ShopCoordinator()
      let history = History(app, limit: 1_000_000)
      one = history
      app.start()
      for step in 0..<1_000 { app.push(.note("\(step)")) }
      history.go(-1_000)
      #expect(app.depth == 1)
      history.go(1_000)
      #expect(app.depth == 1_001)
      app.popToRoot()
      #expect(history.currentIndex == 0)
      history.clear()
    }
    #expect(one == nil)
  }

  @Test("Many positions of a deep app, dropped as a whole")
  func manyDropped() {
    let app = ShopCoordinator()
    var history: History? = History(app, limit: 1_000_000)
    app.start()
    let routes = (0..<20_000).map { ShopRoute.note("\($0)") }
    app.transaction { app.push(routes) }
    for step in 0..<100 { app.push(.note("x\(step)")) }
    #expect(history?.positions.count == 102)
    app.popToRoot()
    history = nil
    app.push(.about)
  }

  @Test("Routes whose == lies", arguments: Oddness.allCases, [0, 1, 2])
  func odd(_ oddness: Oddness, _ seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed))
    let moods = OddRoute.Moods(seed: UInt64(seed))
    func random() -> OddAppRoute {
      let route = OddRoute(
        id: Int.random(in: 0..<6, using: &g), version: Int.random(in: 0..<2, using: &g),
        oddness: oddness,
        moods: moods)
      return [.own(route), .inner(route), .left(route), .right(route), .tabs(route)].randomElement(
        using: &g)!
    }
    let app = OddCoordinator(start: random())
    app.flow.reporter = MisuseReporter { _ in }
    let history = History(app, limit: 20)
    app.start()
    for _ in 0..<150 {
      switch Int.random(in: 0..<10, using: &g) {
      case 0: app.push(random())
      case 1: app.navigate(to: random())
      case 2: app.pop()
      case 3: app.open(random())
      case 4: app.select(random())
      case 5: app.dismiss()
      case 6: app.setRoutes([random(), random()])
      default:
        let index = history.currentIndex ?? 0
        let step = Int.random(in: -3...3, using: &g)
        let outcome = history.go(step)
        if outcome == .performed { #expect(history.currentIndex == index + step) }
        if outcome.isRefusal { #expect(history.currentIndex ?? 0 == index) }
      }
      let count = history.positions.count
      #expect(history.backCount + history.forwardCount + 1 == max(count, 1))
      #expect(count <= 20)
    }
  }

  @Test("Nothing of what left lives, in tabs, layers and children")
  func memory() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.tabs)
    app.select(.favourites(.item(1)))
    app.child(CatalogCoordinator.self)?.present(.filter)
    app.present(.user(id: 1, .profile), as: .sheet)
    app.push(.user(id: 1, .profile))
    var all: [() -> AnyObject?] = []
    func watch(_ object: AnyObject) { weak let object = object; all.append { object } }
    func collect(_ coordinator: any Coordinator) {
      for child in coordinator.children { watch(child); collect(child) }
    }
    collect(app)
    for layer in app.projection.layers {
      for entry in layer.entries {
        if entry.name != "home", let screen = entry.screen { watch(screen) }
      }
    }
    #expect(all.count > 3)
    history.go(-history.backCount)
    #expect(picture(app) == "Shop[home *]")
    #expect(all.allSatisfy { $0() == nil }, "\(all.compactMap { $0() })")
    #expect(history.forwardCount > 2)
  }
  @Test("Every query tells of the start, of the end, of clear() and of being composed")
  func notices() {
    let app = ShopCoordinator()
    let history = History(app)
    let reads: [@MainActor () -> Void] = [
      { _ = history.positions }, { _ = history.currentIndex }, { _ = history.backCount },
      { _ = history.forwardCount }, { _ = history.lastStep },
    ]
    #expect(notifies(reads[0]) { app.start() } || history.positions.isEmpty == false)
    app.push(.about)
    app.push(.note("a"))
    app.pop()
    for (number, read) in reads.enumerated() {
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
      _ = read
    }
    let parent = AdoptingApp()
    let inner = History(parent.inner)
    let before = inner.positions.count
    let told = notifies({ _ = inner.positions }) { parent.push(.inner(.list)) }
    #expect(inner.positions.count == before || told)
  }

  @Test("Steps and evaluations before the start")
  func fresh() {
    let app = ShopCoordinator()
    let history = History(app)
    let first = history.positions.map(\.name)
    let outcome = history.go(0)
    #expect(outcome == .ignored(.notFound) || outcome == .unchanged, "\(outcome)")
    _ = app.evaluate { $0.push(.about) }
    #expect(history.positions.map(\.name) == first)
    app.push(.note("a"))
    #expect(
      history.positions.map(\.name) == ["home", "note(\"a\")"], "\(history.positions.map(\.name))")
    let other = ShopCoordinator()
    let links = History(other)
    other.open(.note("deep"))
    #expect(links.currentIndex.map { links.positions[$0].name } == "note(\"deep\")")
    let third = ShopCoordinator()
    let ignoring = History(third)
    third.open(.note("deep"), history: .ignore)
    #expect(ignoring.backCount == 0)
    #expect(ignoring.go(0) != .queued)
    let fourth = ShopCoordinator()
    let replacing = History(fourth)
    fourth.open(.note("deep"), history: .replace)
    #expect(
      replacing.positions.map(\.name) == ["note(\"deep\")"], "\(replacing.positions.map(\.name))")
  }
}
