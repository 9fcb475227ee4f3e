import Testing
import WaymarkTesting

@testable import Waymark

@MainActor
@Suite("Going back over an entry that asks before it is left")
struct PassedOverTests {
  private let app = ShopCoordinator()
  private let reports = Reports()

  @MainActor
  private final class Reports {
    var codes: [MisuseReport.Code] = []
  }

  init() {
    app.flow.reporter = MisuseReporter { [reports] in reports.codes.append($0.code) }
  }

  private func set(_ policy: LeavePolicy, of name: String) throws {
    try app.navigator(CatalogCoordinator.self, of: name).leavePolicy = policy
  }

  /// A port that shows `Shop[home, Catalog[list, item(1)], about]`.
  private func port() -> StackPort<ShopCoordinator> {
    app.push([.catalog(.list), .catalog(.item(1)), .about])
    let port = StackPort(app, app.projection.base)
    for id in port.path { port.appear(id) }
    return port
  }

  @Test("What lies above it goes, and it is asked; the answer decides about the rest")
  func asks() throws {
    let port = port()
    try set(.confirm, of: "item(1)")
    let counter = ChangeCounter { _ = port.path }
    port.path = []
    #expect(picture(app) == "Shop[home, Catalog[list, item(1) *]]")
    #expect(app.pendingLeave?.name == "item(1)" && reports.codes.isEmpty)
    #expect(counter.count == 2, "told of the change, and to read again")
    // The same is written again before the entry is back on screen.
    port.path = []
    #expect(port.path.count == 2)
    port.path = []
    #expect(picture(app) == "Shop[home, Catalog[list, item(1) *]]" && reports.codes.isEmpty)
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("If it is blocked, it stays without a question")
  func blocked() throws {
    let port = port()
    try set(.blocked, of: "list")
    port.path = []
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
    #expect(app.pendingLeave == nil && reports.codes.isEmpty)
  }

  @Test("The top itself has left, since the platform knew its policy")
  func top() throws {
    let port = port()
    app.pop()
    _ = port.path
    try set(.confirm, of: "item(1)")
    port.path = []
    #expect(picture(app) == "Shop[home *]")
    #expect(app.pendingLeave == nil && reports.codes == [.leftUnasked])
  }

  @Test("Back on screen, it can be left like any other")
  func again() throws {
    let port = port()
    try set(.confirm, of: "item(1)")
    port.path = []
    app.pendingLeave?.cancel()
    try set(.free, of: "item(1)")
    for id in port.path { port.appear(id) }
    port.path = []
    #expect(picture(app) == "Shop[home *]" && reports.codes.isEmpty)
  }

  @Test("In a tab below entries of its owner, it stays in the tab")
  func joined() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.navigate(to: .catalog(.item(1)))
    app.push(.about)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, try #require(tabs.selected))
    for id in port.path { port.appear(id) }
    #expect(port.path.count == 2)
    try app.navigator(CatalogCoordinator.self, of: "item(1)").leavePolicy = .confirm
    port.path = []
    #expect(app.routes == [.tabs] && app.pendingLeave?.name == "item(1)")
    app.pendingLeave?.proceed()
    #expect(port.path == [] && app.projection.leaf?.name == "list")
  }

  @Test("Above a tab, the answer decides about the entries of the tab, too")
  func above() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.navigate(to: .catalog(.item(1)))
    app.push([.catalog(.item(2)), .about])
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, try #require(tabs.selected))
    for id in port.path { port.appear(id) }
    #expect(port.path.count == 3)
    try app.navigator(CatalogCoordinator.self, of: "item(2)").leavePolicy = .confirm
    port.path = []
    #expect(app.routes == [.tabs, .catalog(.item(2))] && app.pendingLeave?.name == "item(2)")
    app.pendingLeave?.proceed()
    #expect(port.path == [] && app.projection.leaf?.name == "list")
  }

  @Test("What the app has pushed and the platform has not shown stays, and is not asked")
  func unseen() throws {
    let port = port()
    try set(.confirm, of: "item(1)")
    app.push(.catalog(.item(2)))
    try set(.confirm, of: "item(2)")
    port.path = []
    #expect(app.pendingLeave?.name == "item(1)")
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(picture(app) == "Shop[home, Catalog[item(2) *]]" && reports.codes.isEmpty)
  }

  @Test("On a platform, the menu of a Back button asks, and the platform shows the tree")
  func menu() throws {
    let simulator = PlatformSimulator(app)
    app.push([.catalog(.list), .catalog(.item(1)), .about])
    simulator.settle()
    try set(.confirm, of: "item(1)")
    #expect(simulator.goBack(to: 0))
    simulator.settle()
    #expect("\(simulator.visible)" == "home\nlist\nitem(1) *" && simulator.differences == [])
    #expect(app.pendingLeave?.name == "item(1)" && reports.codes.isEmpty)
    simulator.answerLeaving(proceeds: true)
    simulator.settle()
    #expect(picture(app) == "Shop[home *]" && simulator.differences == [])
  }

  @Test("The view of an entry that stays is the same afterwards")
  func views() throws {
    app.push([.catalog(.list), .catalog(.item(1)), .about])
    let views = StackViews(StackPort(app, app.projection.base)) { $0 }
    let shown = views.wanted
    views.didShow(shown)
    #expect(!views.topAsks)
    try set(.confirm, of: "item(1)")
    #expect(!views.topAsks, "the top is free")
    views.didShow(Array(shown.prefix(1)))
    #expect(views.wanted.elementsEqual(shown.prefix(3), by: ===) && views.topAsks)
    views.didShow(Array(shown.prefix(1)))
    #expect(app.projection.leaf?.name == "item(1)", "it is not back on screen")
    views.didShow(views.wanted)
    app.pendingLeave?.proceed()
    #expect(views.wanted.count == 1 && !views.topAsks)
  }
}
