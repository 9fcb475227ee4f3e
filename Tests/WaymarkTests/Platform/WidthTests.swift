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
