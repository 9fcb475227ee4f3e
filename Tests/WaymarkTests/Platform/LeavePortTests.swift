import Testing

@testable import Waymark

@MainActor
@Suite("The port of the question whether an entry may be left")
struct LeavePortTests {
  private func asking() throws -> (ShopCoordinator, LeavePort<ShopCoordinator>) {
    let app = ShopCoordinator()
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.back()
    return (app, LeavePort(app, app.projection.base))
  }

  @Test("It is asked on the layer on top alone")
  func topOnly() throws {
    let app = ShopCoordinator()
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.present(.home)
    app.popToRoot()
    let sheet = try #require(app.projection.base.next)
    let ports = [LeavePort(app, app.projection.base), LeavePort(app, sheet)]
    #expect(app.pendingLeave != nil && ports.map(\.isAsking) == [false, true])
    let counter = ChangeCounter { _ = ports[1].isAsking }
    app.pendingLeave?.cancel()
    #expect(counter.count == 1 && !ports[1].isAsking)
  }

  @Test("Its alert is withdrawn before or after the action: an answer counts, else it is cancelled")
  func answers() throws {
    for (isEarly, answer) in [(true, true), (true, false), (false, true), (false, false)] {
      let (app, port) = try asking()
      let request = try #require(port.request)
      #expect(port.isAsking)
      if !isEarly, answer { request.proceed() }
      port.isAsking = false
      #expect(!port.isAsking && port.isSettling == !(!isEarly && answer))
      if isEarly, answer { request.proceed() }
      port.settle()
      #expect(app.pendingLeave == nil && !port.isSettling)
      #expect(app.depth == (answer ? 1 : 2))
    }
  }

  @Test("A newer question is asked while the older one is withdrawn")
  func newer() throws {
    let (app, port) = try asking()
    port.isAsking = false
    app.popToRoot()
    #expect(port.isAsking, "it is another question")
    port.settle()
    #expect(port.isAsking && app.pendingLeave != nil)
  }
}
