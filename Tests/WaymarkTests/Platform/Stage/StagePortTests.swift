import Testing

@testable import Waymark

@MainActor
@Suite("What a view of one layer shows")
struct StagePortTests {
  @Test("A stack with its root entry, and tabs if they are on top")
  func stackAndTabs() {
    let app = ShopCoordinator()
    let port = StagePort(app, app.projection.base)
    let counter = ChangeCounter { _ = port.stage }
    #expect(port.stage.stack?.root == app.projection.base.entries.first?.id)
    app.push(.tabs)
    #expect(counter.count == 1)
    #expect(port.stage.stack == nil)
    #expect(port.stage.tabs?.tabs.names == ["catalog.list", "favourites.list", "home"])
  }

  @Test("A layer that has left keeps its last stage")
  func left() throws {
    let app = ShopCoordinator()
    app.present(.about)
    let sheet = try #require(app.projection.layers.last)
    let port = StagePort(app, sheet)
    let root = try #require(port.stage.stack?.root)
    app.dismiss()
    #expect(sheet.isGone)
    #expect(port.stage.stack?.root == root)
  }

  @Test(
    "Entries above the tabs are in the stage of the selected one, and stay there after they have left"
  )
  func tab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.push(.about)
    let about = try #require(app.projection.base.entries.last?.id)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StagePort(app, tabs.layers[0])
    #expect(port.stage.stack?.path == [about])
    app.setRoot(.home)
    #expect(port.stage.stack?.path == [about])
  }

  @Test("Making ports observes nothing and makes no coordinator a root")
  func untouched() {
    let app = ShopCoordinator()
    let counter = ChangeCounter {
      _ = TopPort(app)
      _ = SelectionPort<ShopCoordinator>(at: NavigationPlace.beside(app))
    }
    app.push(.about)
    #expect(counter.count == 0)
  }
}

@MainActor
@Suite("The port of a view with room for one screen")
struct TopPortTests {
  @Test(
    "The top of the base, and the direction of its last change",
    arguments: [
      (0, "push", NavigationDirection.forward), (1, "pop", .back), (2, "replace", .forward),
    ])
  func direction(_ row: Int, _ verb: String, _ expected: NavigationDirection) {
    let app = ShopCoordinator()
    app.push(.note("below"))
    let port = TopPort(app)
    let first = port.top
    #expect(port.direction == .none)
    switch verb {
    case "push": app.push(.about)
    case "pop": app.pop()
    default: app.replaceTop(.about)
    }
    #expect(port.top != first && port.top == app.projection.base.entries.last?.id)
    #expect(port.direction == expected)
  }

  @Test("Changes below the top and above the base do not change the direction")
  func same() {
    let app = ShopCoordinator()
    app.push([.note("1"), .about])
    let port = TopPort(app)
    app.pop()
    #expect(port.direction == .none, "nobody had looked before")
    app.push(.about)
    #expect(port.direction == .forward)
    app.present(.note("2"))
    app.trim(keepingLast: 1)
    #expect(port.direction == .forward)
  }

  @Test("A root that has ended keeps its last screen")
  func ended() {
    let app = ShopCoordinator()
    let port = TopPort(app)
    let top = port.top
    #expect(top != nil)
    app.end()
    #expect(port.top == top)
  }
}

@MainActor
@Suite("The port of a list of routes")
struct SelectionPortTests {
  @Test("The shown route is selected, and another route is navigated to")
  func select() {
    let app = ShopCoordinator()
    let port = SelectionPort<ShopCoordinator>(at: NavigationPlace.beside(app))
    let counter = ChangeCounter { _ = port.selection }
    #expect(port.selection == .home)
    port.selection = .about
    #expect(app.routes == [.home, .about] && port.selection == .about && counter.count > 0)
  }

  @Test("Writing the shown route does nothing")
  func nothing() {
    let app = ShopCoordinator()
    let port = SelectionPort<ShopCoordinator>(at: NavigationPlace.beside(app))
    let counter = ChangeCounter { _ = port.selection }
    port.selection = .home
    #expect(counter.count == 0, "nothing was asked for, so nothing was refused")
    #expect(app.routes == [.home])
  }

  @Test("A list that clears its selection reads the shown route again, and no screen goes")
  func cleared() {
    let app = ShopCoordinator()
    app.push(.about)
    let port = SelectionPort<ShopCoordinator>(at: NavigationPlace.beside(app))
    let counter = ChangeCounter { _ = port.selection }
    port.selection = nil
    #expect(counter.count == 1 && port.selection == .about && app.routes == [.home, .about])
    port.place = NavigationPlace()
    let outside = ChangeCounter { _ = port.selection }
    port.selection = nil
    #expect(outside.count == 0, "nothing is selected, as the list says")
  }

  @Test("A list whose request is refused reads again")
  func refused() {
    let app = ShopCoordinator()
    app.push(.about)
    let port = SelectionPort<ShopCoordinator>(
      at: NavigationPlace(app.projection.base.entries[0], in: app))
    let counter = ChangeCounter { _ = port.selection }
    port.selection = .note("a")
    #expect(counter.count == 1 && port.selection == .about)
  }

  @Test("Outside a root there is no selection, and a list can move into one")
  func outside() {
    let port = SelectionPort<ShopCoordinator>()
    port.selection = .about
    #expect(port.selection == nil)
    let app = ShopCoordinator()
    port.place = NavigationPlace.beside(app)
    port.selection = .about
    #expect(app.routes == [.home, .about])
  }
}

@MainActor
@Suite("Ports that continue in later turns")
struct SettlingPortTests {
  @Test("A dialog without an answer is dismissed and gone after its turns")
  func dialog() async throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.about, as: .dialog)
    port.appear(try #require(port[.dialog]).id)
    port[.dialog] = nil
    #expect(port.isSettling && app.projection.layers.count == 2)
    await port.settleInTurns()
    #expect(!port.isSettling && app.projection.layers.count == 1)
    app.present(.about)
    #expect(port[.sheet] != nil, "the next is offered")
  }

  @Test("A waiting test is notified when a screen begins to settle, and when it has settled")
  func activity() async throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    let activity = PortActivity()
    var seen: [Bool] = []
    let counter = ChangeCounter { seen.append(activity.isSettled) }
    await activity.settle(port)
    #expect(counter.count == 0, "there is nothing to settle")
    port.isReady = true
    app.present(.about, as: .dialog)
    port.appear(try #require(port[.dialog]).id)
    port[.dialog] = nil
    await activity.settle(port)
    #expect(counter.count == 2 && activity.isSettled && !port.isSettling)
  }

  @Test("Readers of the tabs are notified that they settle, and that they have settled")
  func tabs() async throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.onCatalog { $0.push(.item(1)) }
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = TabPort(app, tabs)
    let stack = StackPort(app, tabs.layers[0], in: port)
    port.appear(port.selection)
    let path = stack.path
    stack.appear(path[0])
    let counter = ChangeCounter { _ = port.isSettling }
    stack.path = []
    #expect(counter.count == 1 && port.isSettling)
    await port.settleInTurns()
    #expect(!port.isSettling)
  }
}
