import Testing

@testable import Waymark

// Screens with a stack of their own, around which the platform shows none.
@MainActor
@Suite("The port of a screen with its own stack")
struct StackOwnerTests {
  @Test("What the owner of the tabs pushes above it is reported, once for each entry")
  func above() throws {
    let app = ShopCoordinator(start: .tabs)
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.start()
    app.select(.home)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, tabs.layers[2], in: TabPort(app, tabs))
    let root = try #require(port.first)
    let counter = ChangeCounter { #expect(!port.hasStack(root, unless: { _ in true })) }
    #expect(reports == [])
    app.push(.about)
    #expect(counter.count > 0, "the view reads again")
    for _ in 0..<2 { #expect(!port.hasStack(root, unless: { _ in true })) }
    #expect(reports == [.unshownEntry])
    app.push(.note("a"))
    #expect(!port.hasStack(root, unless: { _ in true }))
    #expect(reports.count == 2)
    app.popToRoot()
    #expect(!port.hasStack(root, unless: { _ in true }))
    #expect(reports.count == 2)
  }

  @Test("What is pushed onto it in its own layer is reported, too")
  func onIt() throws {
    let app = ShopCoordinator()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.present(.about)
    app.push(.note("a"))
    let sheet = try #require(app.projection.layers.last)
    let port = StackPort(app, sheet)
    let root = try #require(port.first)
    #expect(!port.hasStack(root, unless: { _ in true }))
    #expect(reports == [.unshownEntry])
  }

  @Test("In a transaction that selects a tab with a stack, it is shown there")
  func elsewhere() throws {
    let app = ShopCoordinator(start: .tabs)
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    app.start()
    app.select(.home)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let ports = tabs.layers.map { StackPort(app, $0, in: TabPort(app, tabs)) }
    let root = try #require(ports[2].first)
    app.transaction {
      app.select(.catalog(.list))
      app.push(.about)
    }
    #expect(!ports[2].hasStack(root, unless: { _ in true }))
    #expect(ports[0].path.count == 1)
  }
}
