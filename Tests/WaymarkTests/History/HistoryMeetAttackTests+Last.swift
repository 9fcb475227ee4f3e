import Observation
import Testing

@testable import Waymark

extension HistoryAttackTwoTests {
  @Test("What stays is not asked: a presenter, and what is in a tab that is not selected")
  func staysUnasked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app, .blocked)
    app.present(.note("a"), as: .sheet)
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(history.back() == .performed)
    app.transaction(force: true) { app.setRoutes([.home, .tabs]) }
    app.deliver(.catalog(.item(1)))
    app.projection.leaf?.navigator(for: CatalogCoordinator.self)?.leavePolicy = .blocked
    app.select(.favourites(.list))
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(app.projection.leaf?.name == "list")
    #expect(history.go(-history.backCount) == .ignored(.blocked))
  }

  @Test("A child that stays is the same, with what it presented")
  func sameChild() throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
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

  @Test("The end while a step is asked about, and a step in the end")
  func endWhileAsked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history.back().leaveRequest
    let token = app.observe { _, _ in
      history.back(); history.go(0)
    }
    app.end().leaveRequest?.proceed()
    token.cancel()
    #expect(request?.proceed() == .unchanged || request?.proceed() == .ignored(.left))
    #expect(history.positions.isEmpty)
    #expect(history.lastStep == nil)
  }

  @Test("A navigator made from a closure gets the policy")
  func commands() {
    var commands: [NavigationCommand<ShopRoute>] = []
    let navigator = Navigator<ShopCoordinator> {
      commands.append($0)
      return .performed
    }
    navigator.navigate(to: .about, history: .replace)
    navigator.transaction(history: .ignore) { navigator.open(.about, history: .add) }
    #expect(
      commands == [
        .navigate(to: .about, history: .replace), .open(.about, history: .add),
      ])
  }

  @Test("A navigator's policy counts, and one whose entry left says so")
  func navigators() throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    navigator.perform(.navigate(to: .note("a"), history: .replace))
    #expect(history.positions.map(\.name) == ["home", "note(\"a\")"])
    navigator.transaction(history: .ignore) { app.push(.note("b")) }
    #expect(history.positions.count == 2)
    history.go(-1)
    #expect(navigator.navigate(to: .note("c"), history: .add) == .ignored(.left))
    #expect(history.forwardCount == 1)
  }

  @Test("A verb in a callback keeps its own policy, and not that of the verb before")
  func queuedPolicy() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    var isDone = false
    let token = app.observe { _, _ in
      if !isDone { isDone = true; app.push(.note("b")) }
    }
    app.open(.about, history: .ignore)
    token.cancel()
    #expect(history.positions.map(\.name) == ["home", "note(\"b\")"])
    app.transaction(history: .replace) { app.push(.note("c")) }
    app.push(.note("d"))
    #expect(history.positions.map(\.name) == ["home", "note(\"c\")", "note(\"d\")"])
  }

  @Test("Evaluate with policies alters no history, nor does what it leaves behind")
  func evaluated() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    _ = app.evaluate { $0.open(.note("a"), history: .ignore) }
    app.push(.note("b"))
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"b\")"])
    history.back()
    let next = app.evaluate { $0.push(.note("c")) }
    #expect(next.outcome == .performed)
    #expect(history.forward() == .performed)
    #expect(ids(app) == "#1 #2 #3" || picture(app) == "Shop[home, about, note(\"b\") *]")
  }
}
