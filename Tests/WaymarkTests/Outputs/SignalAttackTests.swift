import Testing

@testable import Waymark

private struct Box<Value> { var value: Value }

@MainActor
@Suite("Signals, misused")
struct SignalAttackTests {
  private let app = ShopCoordinator()
  private let catalog: CatalogCoordinator?

  init() {
    app.flow.reporter = MisuseReporter { _ in }
    app.setRoutes([.home, .catalog(.list)])
    catalog = app.child(CatalogCoordinator.self)
  }

  @Test("Generic and optional types are told apart, and a nil is a signal, too")
  func types() {
    var heard: [String] = []
    app.handle(Box<Int>.self) { heard.append("int \($0.value)") }
    app.handle(Box<String>.self) { heard.append("text \($0.value)") }
    app.handle(Int?.self) { heard.append("optional \($0.map(String.init) ?? "nil")") }
    catalog?.send(Box(value: 1))
    catalog?.send(Box(value: "a"))
    catalog?.send(Int?.none)
    catalog?.send(Int?.some(2))
    #expect(catalog?.send(3) == .ignored(.noReceiver))
    #expect(heard == ["int 1", "text a", "optional nil", "optional 2"])
  }

  @Test("A handler cancels itself while it runs, and sends again")
  func itself() {
    var heard: [Int] = []
    var token: ObserverToken?
    app.handle(Int.self) { heard.append($0 * 10) }
    token = app.handle(Int.self) { [catalog] number in
      token?.cancel()
      heard.append(number)
      catalog?.send(number + 1)
    }
    catalog?.send(1)
    #expect(heard == [1, 20])
  }

  @Test("A handler that answers itself in a verb ends at the limit of the queue")
  func endless() {
    var heard = 0
    app.handle(Int.self) { [app] _ in
      heard += 1
      app.transaction { app.send(heard) }
    }
    app.transaction { app.send(0) }
    #expect(heard > 0 && heard <= 2 * Tree.queueLimit)
    #expect(app.push(.about) == .performed)
  }

  @Test("What a handler of the lifecycle captured is released when it is cancelled")
  func releasedWhenCancelled() throws {
    final class Token {}
    app.push(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    weak var captured: Token?
    let observation: ObserverToken
    do {
      let token = Token()
      captured = token
      observation = navigator.onLifecycle { _ in _ = token }
    }
    #expect(captured != nil)
    observation.cancel()
    #expect(captured == nil)
  }

  @Test("What a screen's handler captured is released with its entry")
  func released() throws {
    final class Token {}
    app.push(.catalog(.item(1)))
    let item = try app.navigator(CatalogCoordinator.self, of: "item(1)")
    weak var captured: Token?
    do {
      let token = Token()
      captured = token
      item.handle(Int.self) { _ in _ = token }
    }
    #expect(captured != nil)
    app.pop()
    #expect(captured == nil)
  }

  @Test("It is also released with a tree that is gone, if a coordinator of it is kept")
  func releasedWithTree() throws {
    final class Token {}
    weak var captured: Token?
    var app: ShopCoordinator? = ShopCoordinator()
    app?.setRoutes([.home, .catalog(.list)])
    let child = try #require(app?.child(CatalogCoordinator.self))
    let observation: ObserverToken?
    do {
      let token = Token()
      captured = token
      observation = try app?.navigator(CatalogCoordinator.self, of: "list").handle(Int.self) { _ in
        withExtendedLifetime(token) {}
      }
    }
    #expect(captured != nil && observation?.isCancelled == false)
    app = nil
    #expect(captured == nil && observation?.isCancelled == true)
    #expect(!child.canSend(Int.self))
  }

  @Test("What observers call during the verbs of a handler that was queued runs after the handler")
  func queuedInHandler() {
    let app = ShopCoordinator()
    app.setRoutes([.home])
    var depths: [Int] = []
    app.observe { change, _ in if change.cause == .push { app.pop() } }
    app.handle(Int.self) { _ in
      app.push(.about)
      depths.append(app.depth)
    }
    app.send(1)
    app.transaction { app.send(2) }
    #expect(
      depths == [1, 2], "the outermost verb returns first outside, and last in a transaction")
    #expect(app.depth == 1)
  }
}
