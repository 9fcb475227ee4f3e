import Testing

@testable import Waymark

@MainActor
@Suite("Where a history is made, and how long it lives")
struct HistoryLifetimeTests {
  @Test("Before the start no step does anything, and an evaluation adds nothing")
  func fresh() {
    let app = ShopCoordinator()
    let history = History(app)
    let first = history.positions.map(\.name)
    let outcome = history.go(0)
    #expect(outcome == .ignored(.notFound))
    _ = app.evaluate { $0.push(.about) }
    #expect(history.positions.map(\.name) == first)
    app.push(.note("a"))
    #expect(
      history.positions.map(\.name) == ["home", "note(\"a\")"], "\(history.positions.map(\.name))")
    let other = ShopCoordinator()
    let links = History(other)
    other.open(.note("deep"))
    #expect(links.currentName == "note(\"deep\")")
    let third = ShopCoordinator()
    let ignoring = History(third)
    third.open(.note("deep"), history: .ignore)
    #expect(ignoring.backCount == 0)
    #expect(ignoring.go(0) == .performed)
    let fourth = ShopCoordinator()
    let replacing = History(fourth)
    fourth.open(.note("deep"), history: .replace)
    #expect(
      replacing.positions.map(\.name) == ["note(\"deep\")"], "\(replacing.positions.map(\.name))")
  }

  @Test("A history of a child stays empty, and does nothing")
  func ofChild() throws {
    let app = ShopCoordinator()
    app.start()
    app.push(.catalog(.list))
    let child = try #require(app.child(CatalogCoordinator.self))
    let history = History(child)
    child.push(.item(1))
    #expect(history.positions.isEmpty)
    #expect(history.back().isRefusal)
    #expect(history.go(0).isRefusal)
    history.clear()
    #expect(history.positions.isEmpty && history.currentIndex == nil)
    app.pop(5)
    #expect(history.back().isRefusal)
  }

  @Test("A history of a coordinator that becomes a child later stays empty")
  func becomesChild() {
    let app = AdoptingApp()
    let history = History(app.inner)
    #expect(history.positions.isEmpty)
    app.push(.inner(.list))
    app.inner.push(.item(1))
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
    #expect(history.back().isRefusal)
    history.clear()
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
  }

  @Test("A history made in a transaction has the state after it")
  func madeInTransaction() {
    let app = ShopCoordinator()
    app.start()
    var history: History?
    app.transaction {
      app.push(.about)
      history = History(app)
      app.push(.note("a"))
    }
    #expect(history?.currentName == "note(\"a\")")
    app.push(.note("b"))
    history?.back()
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
    app.transaction {
      app.push(.note("c")); history = History(app); app.pop()
    }
    #expect(history?.positions.map(\.name) == ["note(\"a\")"])
  }

  @Test("A history made in evaluate, in an observer or in access has the present state")
  func madeElsewhere() {
    let session = GuardSession()
    let app = session.makeApp()
    var made: [History] = []
    _ = app.evaluate { app in
      app.push(.page(1)); made.append(History(app))
    }
    let token = app.observe { _, _ in if made.count == 1 { made.append(History(app)) } }
    session.onAsk = { if made.count == 2 { made.append(History(app)) } }
    app.push(.page(2))
    token.cancel()
    app.push(.page(3))
    session.onAsk = nil
    #expect(made.count == 3)
    for history in made {
      #expect(history.currentName == "page(3)")
      #expect(history.positions.map(\.name).contains("page(1)") == false)
    }
    #expect(made[1].back() == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("A history made in the init of a coordinator works")
  func madeInInit() {
    let app = SelfHistorian()
    app.push(.about)
    #expect(app.history?.positions.map(\.name) == ["home", "about"])
    #expect(app.history?.back() == .performed)
    weak var gone: SelfHistorian?
    do {
      let other = SelfHistorian()
      other.push(.about)
      gone = other
    }
    #expect(gone == nil)
  }

  @Test("A history made after the end is empty or has the present state, also after a new start")
  func madeAfterEnd() {
    let app = ShopCoordinator()
    let old = History(app)
    app.start()
    app.push(.about)
    app.end()
    let history = History(app)
    #expect(history.back().isRefusal)
    #expect(history.go(0).isRefusal)
    history.clear()
    old.clear()
    #expect(old.positions.isEmpty, "\(old.positions.map(\.name))")
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
    app.start()
    app.push(.note("a"))
    #expect(history.positions.count == old.positions.count)
  }

  @Test("Two histories of one root are independent")
  func two() {
    let app = ShopCoordinator()
    let one = History(app)
    let two = History(app, limit: 2)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    app.push(.note("b"))
    one.back()
    #expect(one.currentIndex == 2 && two.currentIndex == 0 && two.forwardCount == 1)
    two.forward()
    #expect(one.currentIndex == 3, "\(one.positions.map(\.name)) \(one.currentIndex ?? -1)")
    #expect(picture(app) == "Shop[home, about, note(\"a\"), note(\"b\") *]")
    one.clear()
    #expect(two.positions.count == 2)
    one.go(-3)
    two.back()
    #expect(one.currentName == app.currentRoute.name)
    #expect(two.currentName == app.currentRoute.name)
  }

  @Test("A history and its root do not keep each other alive")
  func lifetimes() {
    weak var root: ShopCoordinator?
    var history: History?
    do {
      let app = ShopCoordinator()
      history = History(app)
      app.start()
      app.push(.about)
      root = app
    }
    #expect(root == nil)
    #expect(history?.back().isRefusal == true)
    history?.clear()
    _ = history?.positions.map(\.path)
    let app = ShopCoordinator()
    app.start()
    weak var gone: History?
    do {
      let other = History(app)
      gone = other
      app.push(.about)
    }
    #expect(gone == nil)
    app.push(.note("a"))
  }

  @Test("A queued step is taken or dropped if the history is released meanwhile")
  func releasedWhileQueued() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    weak let gone = history
    app.start()
    app.push(.about)
    app.transaction {
      history?.back()
      history = nil
    }
    #expect(gone == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("Nothing that has left stays alive, in tabs, layers and children")
  func memory() {
    let (app, history) = startedShop()
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

  @Test("Many positions and entries: no deep recursion, and memory is freed")
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
}

private final class SelfHistorian: Coordinator {
  let flow = Flow<ShopRoute, String>(start: .home)
  var history: History?
  init() { history = History(self) }
  func destination(for route: ShopRoute) -> Destination<SelfHistorian> { .screen { route.name } }
}
