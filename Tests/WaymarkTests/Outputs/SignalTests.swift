import Testing
import Waymark

private struct Ping: Equatable { var number: Int }
private struct Pong {}

@MainActor
@Suite("Signals")
struct SignalTests {
  private let app = ShopCoordinator()
  private let account: AccountCoordinator?
  private let catalog: CatalogCoordinator?

  init() {
    app.setRoutes([.home, .catalog(.list), .catalog(.account(.profile))])
    catalog = app.child(CatalogCoordinator.self)
    account = catalog?.child(AccountCoordinator.self)
  }

  @Test("The nearest handler gets a signal, through any number of levels")
  func nearest() {
    var heard: [String] = []
    app.handle(Ping.self) { heard.append("app \($0.number)") }
    #expect(account?.send(Ping(number: 1)) == .performed)
    let token = catalog?.handle(Ping.self) { heard.append("catalog \($0.number)") }
    #expect(account?.send(Ping(number: 2)) == .performed)
    account?.handle(Ping.self) { heard.append("account \($0.number)") }
    #expect(account?.send(Ping(number: 3)) == .performed)
    #expect(catalog?.send(Ping(number: 4)) == .performed)
    token?.cancel()
    #expect(catalog?.send(Ping(number: 5)) == .performed)
    #expect(heard == ["app 1", "catalog 2", "account 3", "catalog 4", "app 5"])
  }

  @Test("A signal without a receiver is reported; canSend tells in advance")
  func unheard() {
    var reports: [MisuseReport] = []
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { reports.append($0) }
    app.start()
    app.handle(Pong.self) { _ in }
    #expect(app.canSend(Pong.self))
    #expect(!app.canSend(Ping.self))
    #expect(app.send(Ping(number: 1)) == .ignored(.noReceiver))
    #expect(reports.map(\.code) == [.unheardSignal])
    #expect(
      reports.first?.message
        == "No coordinator or screen takes the signal Ping that ShopCoordinator sent. Call handle(Ping.self) on a"
        + " coordinator above it, or ask canSend first."
        + " A screen takes signals only after it was made.")
  }

  @Test("A screen handles signals from below, until its entry leaves")
  func screens() throws {
    var heard: [String] = []
    app.handle(Ping.self) { heard.append("app \($0.number)") }
    let list = try app.navigator(CatalogCoordinator.self, of: "list")
    let profile = try app.navigator(AccountCoordinator.self, of: "profile")
    list.handle(Ping.self) { heard.append("list \($0.number)") }
    #expect(profile.canSend(Ping.self))
    #expect(profile.send(Ping(number: 1)) == .performed)
    #expect(list.send(Ping(number: 2)) == .performed, "its own go on outwards")
    catalog?.setRoutes([.item(1), .account(.profile)])
    #expect(catalog?.send(Ping(number: 3)) == .performed)
    #expect(list.send(Ping(number: 4)) == .ignored(.left))
    #expect(!list.canSend(Ping.self))
    #expect(heard == ["list 1", "app 2", "app 3"])
  }

  @Test("No handler sees a half-done transaction")
  func transaction() {
    var depths: [Int] = []
    app.handle(Ping.self) { _ in depths.append(app.depth) }
    var outcome: Outcome?
    app.transaction {
      app.push(.about)
      outcome = account?.send(Ping(number: 1))
      app.push(.about)
    }
    #expect(outcome == .queued)
    #expect(depths == [5])
  }

  @Test("A fresh coordinator receives its own signals; one that has left sends nothing")
  func freshAndLeft() {
    let fresh = ShopCoordinator()
    var heard = 0
    fresh.handle(Ping.self) { _ in heard += 1 }
    #expect(fresh.send(Ping(number: 1)) == .performed)
    #expect(heard == 1)
    let left = account
    app.popToRoot()
    #expect(left?.send(Ping(number: 1)) == .ignored(.left))
  }

  @Test("A navigator without a coordinator takes every signal")
  func recording() {
    let navigator = Navigator<CatalogCoordinator> { _ in .performed }
    navigator.handle(Ping.self) { _ in }
    #expect(navigator.canSend(Ping.self))
    #expect(navigator.send(Ping(number: 1)) == .performed)
  }

  @Test("A handler that has ended gets no signal that was sent before, which goes on outwards")
  func endedHandlers() throws {
    var heard: [String] = []
    app.flow.reporter = MisuseReporter { heard.append("\($0.code)") }
    let list = try app.navigator(CatalogCoordinator.self, of: "list")
    list.handle(Ping.self) { heard.append("list \($0.number)") }
    let token = app.handle(Ping.self) { heard.append("app \($0.number)") }
    app.transaction {
      app.send(Ping(number: 1))
      token.cancel()
    }
    app.handle(Ping.self) { heard.append("late \($0.number)") }
    app.transaction {
      account?.send(Ping(number: 2))
      app.popToRoot()
    }
    #expect(heard == ["unheardSignal", "late 2"])
  }

  @Test("A coordinator whose tree is gone takes no signals, and says so")
  func treeGone() throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.setRoutes([.home, .catalog(.list)])
    let child = try #require(app?.child(CatalogCoordinator.self))
    child.handle(Ping.self) { _ in }
    #expect(child.canSend(Ping.self))
    app = nil
    #expect(child.send(Ping(number: 1)) == .ignored(.left))
    #expect(!child.canSend(Ping.self))
  }
}
