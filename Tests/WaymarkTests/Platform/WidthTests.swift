import Testing

@testable import Waymark

private enum VaultDeskRoute: LinkedRoute {
  case split, menu, detail, vault

  static let links = DeepLinks<Self>(DeepLink("", .split), DeepLink("vault", .vault))
}

/// Columns, beside a vault that a check opens.
private final class VaultDesk: Coordinator {
  let flow = Flow<VaultDeskRoute, TestScreen>(start: .split)
  let check = CheckControl()
  var isOpen = false

  func access(to route: VaultDeskRoute) -> Access<VaultDeskRoute> {
    route == .vault && !isOpen ? .hold(until: check.gate()) : .allow
  }

  func destination(for route: VaultDeskRoute) -> Destination<VaultDesk> {
    switch route {
    case .split: .split([.menu, .detail], selected: .menu)
    default: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

@MainActor
@Suite("The width of a window is no navigation")
struct WidthTests {
  @Test("A link at launch that is being checked survives the first report of the width")
  func check() async throws {
    let app = VaultDesk()
    let scene = ScenePort { app }
    scene.start.appear()
    scene.open("/vault")
    scene.start.settle()
    try await app.check.begun()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    // As the view of the columns does when it appears.
    TabPort(app, columns).isCollapsed = false
    #expect(app.pendingNavigations.count == 1)
    app.isOpen = true
    try await app.check.end()
    try await until(app.currentRoute == .vault)
  }

  @Test("A navigation that comes while a check runs still replaces its target")
  func navigation() async throws {
    let app = VaultDesk()
    app.start()
    app.push(.vault)
    try await app.check.begun()
    app.select(.detail)
    #expect(app.pendingNavigations.isEmpty)
    try await app.check.end()
  }

  @Test("An open question stays open when the device is turned")
  func question() throws {
    let app = MailCoordinator()
    app.start()
    app.expand()
    app.navigate(to: .reader(.message(1)))
    app.projection.leaf?.navigator(for: ReaderCoordinator.self)?.leavePolicy = .confirm
    let request = try #require(app.setRoot(.login).leaveRequest)
    #expect(app.expand(false) == .performed)
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed && picture(app) == "Mail[login *]")
  }

  /// A wide mail app that shows a message, which wants to be asked.
  private func asking() throws -> MailCoordinator {
    let app = MailCoordinator()
    app.start()
    app.expand()
    app.navigate(to: .reader(.message(1)))
    let leaf = try #require(app.projection.leaf)
    leaf.navigator(for: ReaderCoordinator.self)?.leavePolicy = .confirm
    return app
  }

  @Test(
    "A question that a tap in a column has asked can be answered after the device was turned",
    arguments: [0, 1, 2, 3])
  func turned(_ way: Int) throws {
    let app = try asking()
    let row = try #require(app.shownColumns?.layers[1].entries.last)
    let list = try #require(row.navigator(for: MailCoordinator.self))
    let other = MailRoute.reader(.message(2))
    let outcome =
      switch way {
      case 0: list.navigate(to: other)
      case 1: list.transaction { list.navigate(to: other) }
      case 2: app.transaction { list.navigate(to: other) }
      default: app.transaction { list.transaction { list.navigate(to: other) } }
      }
    let request = try #require(outcome.leaveRequest)
    #expect(app.expand(false) == .performed && app.pendingLeave == request)
    #expect(request.proceed() == .performed)
    #expect(app.reader?.routes == [.nothing, .message(2)])
    #expect(list.navigate(to: .reader(.message(3))) == .ignored(.originNotOnTop))
  }

  @Test("What presents in place of a layer that asks is presented after a turn, too")
  func turnedAndPresented() throws {
    let app = MailCoordinator()
    app.start()
    app.expand()
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    list.present(.search)
    try app.navigator(MessagesCoordinator.self, of: "search").leavePolicy = .confirm
    let request = try #require(list.present(.folder("x"), replacing: true).leaveRequest)
    app.select(.reader(.nothing))
    #expect(app.pendingLeave == nil)
    let again = try #require(list.present(.folder("x"), replacing: true).leaveRequest)
    #expect(app.expand(false) == .performed && request != again)
    #expect(again.proceed() == .performed)
    #expect(app.messages?.layers == [[.none], [.folder("x")]])
  }

  @Test("What a column wanted to present while the window was wide is presented after a turn")
  func heldAndTurned() throws {
    let app = MailCoordinator()
    app.start()
    app.expand()
    app.select(.reader(.nothing))
    app.held = [.messages(.search): "session"]
    let list = try #require(app.navigator(in: 1, MessagesCoordinator.self))
    let token = try #require(list.present(.search).hold)
    app.expand(false)
    #expect(token.isWaiting)
    app.held = [:]
    #expect(app.release("session") == .performed)
    #expect(app.messages?.layers == [[.none], [.search]])
    app.dismiss()
    #expect(app.projection.leaf?.name == "none")
  }

  @Test("A screen can dismiss what it has presented, whatever the width", arguments: [true, false])
  func dismissed(isWide: Bool) throws {
    let app = MailCoordinator()
    app.start()
    app.expand()
    let list = try #require(app.navigator(in: 0, FoldersCoordinator.self))
    list.present(.settings)
    app.select(.reader(.nothing))
    app.expand(isWide)
    #expect(list.dismiss() == .performed)
    #expect(app.projection.layers.count == 1)
    #expect(list.dismiss() == .ignored(.nothingPresented))
  }

  @Test("No screen of a column pushes below a layer, whatever the width", arguments: [true, false])
  func pushed(isWide: Bool) throws {
    let app = MailCoordinator()
    app.start()
    app.expand()
    let list = try #require(app.navigator(in: 0, FoldersCoordinator.self))
    app.select(.reader(.nothing))
    app.reader?.present(.reply)
    app.expand(isWide)
    #expect(list.push(.settings) == .ignored(.originNotOnTop))
    app.dismiss()
    #expect(list.push(.settings) == .performed)
  }

  @Test("A root that has only told its width still shows its start")
  func start() {
    let app = MailCoordinator()
    app.start()
    app.expand()
    let port = StartPort(app)
    port.restore { $0.setRoot(.about) }
    port.appear()
    port.settle()
    #expect(app.routes == [.about])
  }
}
