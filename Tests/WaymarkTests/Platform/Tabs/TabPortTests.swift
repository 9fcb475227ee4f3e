import Testing

@testable import Waymark

@MainActor
@Suite("The port of tabs")
struct TabPortTests {
  private func ready() throws -> (ShopCoordinator, TabPort<ShopCoordinator>, LayerTabs<TestScreen>)
  {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.flow.reporter = MisuseReporter { _ in }
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    return (app, TabPort(app, tabs), tabs)
  }

  @Test("Another tab is requested, and the selection is offered")
  func select() throws {
    let (app, port, tabs) = try ready()
    #expect(port.selection == tabs.layers[0].id)
    let counter = ChangeCounter { _ = port.selection }
    port.selection = tabs.layers[2].id
    #expect(port.selection == tabs.layers[2].id && tabs.selectedIndex == 2 && counter.count > 0)
    #expect(app.visiblePath == [[.tabs, .home]])
  }

  @Test("The selected one is requested again only after it has appeared")
  func reselect() throws {
    let (app, port, tabs) = try ready()
    app.onCatalog { $0.push(.item(1)) }
    let id = port.selection
    port.selection = id
    #expect(tabs.layers[0].entries.count == 2, "it is written when the tabs are made")
    port.appear(id)
    port.selection = id
    #expect(tabs.layers[0].entries.count == 1)
  }

  @Test(
    "A tab that the user chose can be requested again, even if it appeared before the platform read again"
  )
  func chosen() throws {
    let (app, port, tabs) = try ready()
    app.deliver(.favourites(.item(1)), select: false)
    port.appear(port.selection)
    let id = tabs.layers[1].id
    port.selection = id
    port.appear(id)
    port.selection = id
    #expect(tabs.selectedIndex == 1 && tabs.layers[1].entries.count == 1)
  }

  @Test(
    "A tapped tab may appear before the platform reads again; then it can be tapped again"
  )
  func reselectAtOnce() throws {
    let (app, port, tabs) = try ready()
    let first = tabs.layers[0].id
    app.onCatalog { $0.push(.item(1)) }
    app.select(.favourites(.list))
    port.appear(port.selection)
    port.selection = first
    port.appear(first)
    #expect(tabs.selectedIndex == 0 && tabs.layers[0].entries.count == 2)
    port.selection = first
    #expect(tabs.layers[0].entries.count == 1)
  }

  @Test(
    "After an outdated request, one for a tab that is gone, and a refused one, the platform reads again"
  )
  func refused() throws {
    let (app, port, tabs) = try ready()
    let first = port.selection
    port.appear(first)
    app.select(.favourites(.list))
    app.select(.catalog(.list))
    let counter = ChangeCounter { _ = port.selection }
    #expect(tabs.selectedIndex == 0)
    port.selection = LayerID(99)
    #expect(tabs.selectedIndex == 0 && counter.count == 1)
    let late = TabPort(app, tabs)
    _ = late.selection
    app.select(.home)
    late.selection = tabs.layers[1].id
    #expect(tabs.selectedIndex == 2, "it was asked of an older selection")
    app.setRoot(.home)
    #expect(port.selection == tabs.layers[0].id || port.selection == tabs.layers[2].id)
    port.selection = tabs.layers[1].id
    #expect(picture(app) == "Shop[home *]")
  }

  @Test(
    "If a stack goes back by itself at the tap, that is all, and nothing is reselected",
    arguments: [true, false])
  func goesBack(isFirst: Bool) throws {
    let (app, port, tabs) = try ready()
    app.onCatalog { $0.push(.item(1)) }
    let list = tabs.layers[0].entries[0]
    var reselected = 0
    list.navigator(for: CatalogCoordinator.self)?.onReselect { reselected += 1 }
    let stack = StackPort(app, tabs.layers[0], in: port)
    stack.appear(try #require(stack.path.first))
    let id = port.selection
    port.appear(id)
    if isFirst {
      stack.path = []
      port.selection = id
    } else {
      port.selection = id
      stack.path = []
    }
    #expect(reselected == 0 && tabs.layers[0].entries.count == 1)
    #expect(port.isSettling)
    port.settle()
    port.selection = id
    #expect(reselected == 1, "a tap of its own")
  }

  @Test("Writes while the tabs are made anew are not requests")
  func remade() throws {
    let (app, port, tabs) = try ready()
    app.present(.about)
    port.appear(port.selection)
    port.disappear()
    port.selection = tabs.layers[2].id
    #expect(tabs.selectedIndex == 0 && app.layers.count == 2)
    port.appear(port.selection)
    port.selection = tabs.layers[2].id
    #expect(tabs.selectedIndex == 2)
  }
}
