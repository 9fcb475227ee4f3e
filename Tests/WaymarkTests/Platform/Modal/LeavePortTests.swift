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

  private typealias Guarded = (
    ShopCoordinator, ModalPort<ShopCoordinator>, LeavePort<ShopCoordinator>
  )

  /// An app whose leaf asks before it is left, and the ports of its base.
  private func guarded() -> Guarded {
    let app = ShopCoordinator()
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    let modals = ModalPort(app, app.projection.base)
    modals.isReady = true
    return (app, modals, LeavePort(below: modals))
  }

  @Test("Only the layer on top asks it")
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

  @Test("It is asked in one form, and only what that form writes withdraws it")
  func forms() throws {
    let (_, port) = try asking()
    #expect(!port[asksIf: true], "nobody has read the question")
    #expect(port.request != nil && port[asksIf: true] && !port[asksIf: false])
    port[asksIf: false] = false
    #expect(port.isAsking && !port.isSettling)
    port[asksIf: true] = false
    #expect(!port[asksIf: true] && port.isSettling)
  }

  @Test(
    "Its alert is withdrawn before or after the action: an answer counts, otherwise it is cancelled"
  )
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

  @Test(
    "If an answer asks another question, that one comes once the alert is gone, and is not withdrawn with it",
    arguments: [true, false])
  func another(readsBetween: Bool) throws {
    let (app, modals, port) = guarded()
    app.push(.home)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.popToRoot()
    let first = try #require(port.request)
    let second = try #require(first.proceed().leaveRequest)
    #expect(second.name == "about")
    if readsBetween { #expect(port.request == nil) }
    port.isAsking = false
    #expect(!port.isSettling && port.request == nil && app.pendingLeave == second)
    modals.settle()
    modals.settle()
    #expect(port.request == second)
    second.proceed()
    #expect(app.depth == 1)
  }

  private func asksBelowDialog() throws -> (
    app: ShopCoordinator, modals: ModalPort<ShopCoordinator>, port: LeavePort<ShopCoordinator>,
    dialog: Layer<TestScreen>
  ) {
    let app = ShopCoordinator()
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    let modals = ModalPort(app, app.projection.base)
    modals.isReady = true
    app.present(.home, as: .dialog)
    let dialog = try #require(modals[.dialog])
    modals.appear(dialog.id)
    return (app, modals, LeavePort(app, app.projection.base, below: modals), dialog)
  }

  @Test("A dialog makes room for a question, and comes back if it is still in the tree")
  func dialog() throws {
    let (app, modals, port, dialog) = try asksBelowDialog()
    app.popToRoot()
    #expect(app.pendingLeave != nil && !port.isAsking, "the dialog is on screen")
    #expect(modals[.dialog] == nil && modals.isSettling && !port.isAsking)
    modals.settle()
    modals.settle()
    #expect(port.isAsking)
    app.pendingLeave?.cancel()
    #expect(!port.isAsking && modals[.dialog] == nil, "the alert is going")
    modals.settle()
    modals.settle()
    #expect(modals[.dialog]?.id == dialog.id)
  }

  @Test(
    "A dialog whose button asks stays until the question is answered", arguments: [true, false])
  func dialogButton(isEarly: Bool) throws {
    let (app, modals, port, dialog) = try asksBelowDialog()
    if !isEarly { app.popToRoot() }
    modals[.dialog] = nil
    if isEarly { app.popToRoot() }
    for _ in 0..<3 {
      _ = modals[.dialog]
      modals.settle()
    }
    #expect(!dialog.isGone && port.isAsking)
    port.request?.proceed()
    #expect(dialog.isGone && app.depth == 1 && modals[.dialog] == nil)
  }

  @Test("A dialog whose button was tapped does not come back")
  func dialogCancelled() throws {
    let (app, modals, port, dialog) = try asksBelowDialog()
    modals[.dialog] = nil
    app.popToRoot()
    for _ in 0..<3 {
      _ = modals[.dialog]
      modals.settle()
    }
    port.request?.cancel()
    #expect(modals[.dialog] == nil && modals.isSettling && modals.canSettle)
    modals.settle()
    #expect(dialog.isGone && app.depth == 2)
  }

  @Test("The question waits until everything above its layer is off the screen, in the tree or not")
  func waitsForRoom() throws {
    let (app, modals, port) = guarded()
    app.present(.home)
    modals.appear(try #require(modals[.sheet]).id)
    app.dismiss()
    app.back()
    #expect(app.pendingLeave != nil && !port.isAsking, "the platform has not looked yet")
    #expect(modals[.sheet] == nil && !port.isAsking, "the sheet is going")
    let counter = ChangeCounter { _ = port.isAsking }
    modals.gone(nil)
    #expect(counter.count == 1 && port.isAsking)
    modals.isOutsidePresented = true
    #expect(!port.isAsking)
    modals.isOutsidePresented = false
    #expect(!port.isAsking, "the alert is going")
    modals.settle()
    modals.settle()
    #expect(port.isAsking)
  }

  @Test("What is presented waits until an alert is gone", arguments: [true, false])
  func waitsForAlert(isTapped: Bool) throws {
    let (app, modals, port) = guarded()
    app.back()
    let request = try #require(port.request)
    request.proceed()
    app.present(.home)
    #expect(modals[.sheet] == nil, "the platform has not looked at the alert yet")
    if isTapped { port.isAsking = false }
    #expect(!port.isAsking && modals[.sheet] == nil)
    #expect(modals.isSettling && modals.canSettle)
    modals.settle()
    let counter = ChangeCounter { _ = modals[.sheet] }
    #expect(modals[.sheet] == nil)
    modals.settle()
    #expect(counter.count == 1 && modals[.sheet] != nil && !modals.isSettling)
  }

  @Test("Another question waits until the alert of the one before is gone")
  func waitsForOtherAlert() throws {
    let app = ShopCoordinator()
    app.push([.about, .note("a")])
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    let modals = ModalPort(app, app.projection.base)
    let port = LeavePort(app, app.projection.base, below: modals)
    modals.isReady = true
    app.back()
    #expect(port.isAsking)
    port.isAsking = false
    app.popToRoot()
    #expect(app.pendingLeave != nil && !port.isAsking)
    modals.settle()
    let counter = ChangeCounter { _ = port.isAsking }
    modals.settle()
    #expect(counter.count == 1 && port.isAsking)
  }

  @Test("The question waits until its layer has appeared")
  func waitsForItsLayer() {
    let app = ShopCoordinator()
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.back()
    let modals = ModalPort(app, app.projection.base)
    let port = LeavePort(app, app.projection.base, below: modals)
    let counter = ChangeCounter { _ = port.isAsking }
    #expect(!port.isAsking)
    modals.isReady = true
    #expect(counter.count == 1 && port.isAsking)
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
