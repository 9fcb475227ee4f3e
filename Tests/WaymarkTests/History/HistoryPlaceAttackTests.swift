import Observation
import Testing

@testable import Waymark

// Where it is made, and what is counted.
extension HistoryAttackTests {
  @Test(
    "Counts that are out of all bounds go nowhere",
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

  @Test("Two histories of one root go each their way")
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
    #expect(one.currentIndex.map { one.positions[$0].name } == app.currentRoute.name)
    #expect(two.currentIndex.map { two.positions[$0].name } == app.currentRoute.name)
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
    #expect(history.positions.isEmpty || history.positions.count == 1)
    app.push(.inner(.list))
    app.inner.push(.item(1))
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
    #expect(history.back().isRefusal)
    history.clear()
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
  }

  @Test("A history made in a transaction has what is shown after it")
  func madeInTransaction() {
    let app = ShopCoordinator()
    app.start()
    var history: History?
    app.transaction {
      app.push(.about)
      history = History(app)
      app.push(.note("a"))
    }
    #expect(history?.currentIndex.map { history?.positions[$0].name } == "note(\"a\")")
    app.push(.note("b"))
    history?.back()
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
    app.transaction {
      app.push(.note("c")); history = History(app); app.pop()
    }
    #expect(history?.positions.map(\.name) == ["note(\"a\")"])
  }

  @Test("A history made in evaluate, in an observer and in access has what is shown")
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
      #expect(history.currentIndex.map { history.positions[$0].name } == "page(3)")
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

  @Test("A history made after the end is empty or has what is shown, and after a new start too")
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

  @Test("A history keeps neither its root alive, nor is it kept by it")
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
}

private final class SelfHistorian: Coordinator {
  let flow = Flow<ShopRoute, String>(start: .home)
  var history: History?
  init() { history = History(self) }
  func destination(for route: ShopRoute) -> Destination<SelfHistorian> { .screen { route.name } }
}

enum AdoptingRoute: Route { case home, inner(CatalogRoute) }

final class AdoptingApp: Coordinator {
  let flow = Flow<AdoptingRoute, TestScreen>(start: .home)
  let inner = CatalogCoordinator()
  func destination(for route: AdoptingRoute) -> Destination<AdoptingApp> {
    switch route {
    case .home: .screen { TestScreen("home") }
    case .inner(let route): .child(route, as: AdoptingRoute.inner) { self.inner }
    }
  }
}
