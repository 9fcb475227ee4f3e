import Testing

@testable import Waymark

@MainActor
@Suite("What a platform without nested stacks shows")
struct StageTests {
  @Test("A layer without tabs is a stack, and one that is gone is empty")
  func stack() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .about])
    let ids = app.projection.base.entries.ids
    let stage = app.projection.base.stage()
    let stack = try #require(stage.stack)
    #expect(stack.root == ids[0] && stack.path == Array(ids[1...]) && stack.ownCount == 2)
    #expect(stage.tabs == nil && !stage.isEmpty)
    app.present(.about)
    let sheet = try #require(app.projection.base.next)
    #expect(sheet.stage().stack?.path == [])
    app.dismiss()
    #expect(sheet.stage().isEmpty)
  }

  @Test(
    "The lowest entry with a screen decides how a layer looks: in tabs, that of the selected one"
  )
  func lowest() throws {
    let app = ShopCoordinator()
    app.push(.about)
    let base = app.projection.base
    #expect(base.lowest?.id == base.entries.ids[0])
    app.present(.tabs)
    let sheet = try #require(base.next)
    let tabs = try #require(sheet.entries.first?.tabs)
    #expect(sheet.lowest?.id == tabs.layers[0].entries.ids[0] && sheet.lowest?.screen != nil)
    app.select(.home)
    #expect(sheet.lowest?.id == tabs.layers[2].entries.ids[0])
    app.dismiss()
    #expect(sheet.lowest == nil)
  }

  @Test("The topmost tabs take the layer, and entries above them are in the selected tab's stack")
  func tabs() throws {
    let app = ShopCoordinator()
    app.push([.tabs, .about])
    app.onCatalog { $0.push(.item(1)) }
    let base = app.projection.base
    let ids = base.entries.ids
    let stage = try #require(base.stage().tabs)
    #expect(stage.tabs.id == ids[1] && stage.covering.map(\.ids) == [[ids[2]]])
    let tabs = stage.tabs.layers
    let first = try #require(stage.stage(of: tabs[0]).stack)
    #expect(first.path == [tabs[0].entries.ids[1], ids[2]] && first.ownCount == 1)
    #expect(stage.stage(of: tabs[1]).stack?.path == [])
    #expect(tabs[0].covering?.map(\.ids) == [[ids[2]]] && tabs[1].covering?.isEmpty == true)
  }

  @Test("Tabs in tabs pass on the entries above both")
  func nested() throws {
    let app = GuardSession().makeApp([.tabs, .page(1)])
    app.onClub {
      $0.push([.tabs, .room(2)])
    }
    let base = app.projection.base
    let outer = try #require(base.stage().tabs)
    let club = outer.tabs.layers[0]
    let inner = try #require(outer.stage(of: club).tabs)
    #expect(inner.covering.map(\.layer.id) == [club.id, base.id])
    let door = inner.tabs.layers[0]
    let stack = try #require(inner.stage(of: door).stack)
    #expect(stack.path == [club.entries.ids.last, base.entries.ids.last] && stack.ownCount == 0)
    #expect(door.covering?.map(\.layer.id) == [club.id, base.id])
  }

  @Test("Tabs below other tabs are not shown, and keep their content")
  func hidden() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.push(.about)
    let tab = try #require(app.projection.base.entries.first?.tabs?.layers.first)
    let port = StackPort(app, tab)
    let before = port.path
    #expect(before.count == 1 && port.covers(before[0]))
    app.push(.tabs)
    #expect(tab.covering == nil && port.path == before)
  }

  @Test("A shortened joined path is told to each owner, in one change")
  func joined() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.onCatalog { $0.push(.item(1)) }
    app.push([.about, .note("a")])
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, tabs.layers[0])
    let path = port.path
    try #require(path.count == 3)
    #expect(path.map(port.covers) == [false, true, true])
    #expect(path.compactMap { port.entry($0)?.name } == ["item(1)", "about", "note(\"a\")"])
    port.appear(path[2])
    var changes: [String] = []
    app.observe { change, _ in changes.append("\(change.cause) by \(change.source)") }
    port.path = []
    #expect(picture(app) == "Shop[tabs[>Catalog[list *], Catalog[list], home]]")
    #expect(changes == ["reconcile by system"])
  }

  @Test("Selecting by code moves the entries above the tabs to another stack")
  func moves() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.push(.about)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let ports = tabs.layers.map { StackPort(app, $0) }
    let about = app.projection.base.entries.ids[1]
    #expect(ports.map(\.path) == [[about], [], []])
    let counters = ports.map { port in ChangeCounter { _ = port.path } }
    app.select(.home)
    #expect(ports.map(\.path) == [[], [], [about]] || !app.routes.contains(.about))
    #expect(counters[0].count > 0 && counters[2].count > 0)
  }
}
