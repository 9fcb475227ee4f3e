import Testing

@testable import Waymark

@MainActor
@Suite("The policy of a verb for the history")
struct HistoryPolicyTests {
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

  @Test("A navigator's policy counts, also if its entry has left")
  func navigators() throws {
    let (app, history) = startedShop(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    navigator.perform(.navigate(to: .note("a"), history: .replace))
    #expect(history.positions.map(\.name) == ["home", "note(\"a\")"])
    navigator.transaction(history: .ignore) { app.push(.note("b")) }
    #expect(history.positions.count == 2)
    history.go(-1)
    #expect(navigator.navigate(to: .note("c"), history: .add) == .ignored(.left))
    #expect(history.forwardCount == 1)
  }

  @Test("A verb in a callback keeps its own policy, not that of the verb before")
  func queuedPolicy() {
    let (app, history) = startedShop()
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

  @Test("Evaluate with policies changes no history, and neither does what it leaves behind")
  func evaluated() {
    let (app, history) = startedShop(.about)
    _ = app.evaluate { $0.open(.note("a"), history: .ignore) }
    app.push(.note("b"))
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"b\")"])
    history.back()
    let next = app.evaluate { $0.push(.note("c")) }
    #expect(next.outcome == .performed)
    #expect(history.forward() == .performed)
    #expect(picture(app) == "Shop[home, about, note(\"b\") *]")
  }

  @Test("A verb of a transaction that changes nothing says nothing about the whole")
  func unchanged() {
    let (app, history) = startedShop(.about)
    let outcome = app.transaction {
      app.open(.about, over: .push, history: .ignore)
      app.transaction(history: .ignore) { app.pushIfNew(.about) }
      app.push(.note("a"))
      app.navigate(to: .note("b"), history: .replace)
    }
    #expect(outcome == .performed)
    #expect(history.positions.map(\.name) == ["home", "note(\"b\")"])
  }

  @Test("In nested transactions, the outermost policy counts")
  func nested() {
    let (app, history) = startedShop(.about)
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
    expectShown(app, history)
    #expect(history.positions.count == 2)
    app.transaction {
      app.push(.note("c"))
      app.navigate(to: .note("d"), history: .replace)
      app.open(.note("e"), history: .ignore)
    }
    expectShown(app, history)
    #expect(history.positions.count == 2, "the first verb that says something: replace")
    app.transaction(history: .add) {}
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
    app.transaction(history: .add) {
      app.push(.about); app.pop()
    }
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
  }

  @Test("The policy of a failed transaction is forgotten")
  func failing() {
    let (app, history) = startedShop(.about)
    app.transaction(history: .ignore) { app.select(.home) }
    app.push(.note("a"))
    expectShown(app, history)
    protectLeaf(of: app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    request?.cancel()
    app.push(.note("b"))
    #expect(history.backCount >= 2, "\(history.positions.map(\.name))")
    expectShown(app, history)
  }

  @Test("A transaction that asks keeps its policy")
  func asked() {
    let (app, history) = startedShop(.about, .note("a"))
    protectLeaf(of: app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    #expect(request?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")"])
    app.push(.note("a"))
    protectLeaf(of: app)
    let again = app.open(.note("y"), history: .ignore).leaveRequest
    #expect(again?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")", "note(\"a\")"])
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("a"))
  }

  @Test("An ignored position is skipped, and clear() there leaves the present one")
  func aside() {
    let (app, history) = startedShop(.about, .note("a"))
    app.open(.note("hint"), history: .ignore)
    app.child(CatalogCoordinator.self)?.push(.list)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.navigate(to: .note("hint"), history: .ignore)
    app.pop()
    expectShown(app, history)
    #expect(history.currentIndex == 1 && history.forwardCount == 1)
    #expect(history.go(0) == .unchanged)
    app.navigate(to: .note("hint"), history: .ignore)
    app.push(.note("c"))
    expectShown(app, history)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]", "the hint is part of no position")
    app.navigate(to: .note("hint"), history: .ignore)
    history.clear()
    expectShown(app, history)
    app.navigate(to: .note("x"), history: .ignore)
    #expect(history.back() == .ignored(.notFound))
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("hint"))
  }
}
