import Testing

@testable import Waymark

@MainActor
@Suite("What a view of one layer shows")
struct StagePortTests {
  @Test("A stack on its root entry, and tabs once they are on top")
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
    "What covers the tabs is in the stage of the selected one, and stays where it was once they have left"
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
      _ = SelectionPort {
        app
      } navigate: {
        app.navigate(to: $0)
      }
    }
    app.push(.about)
    #expect(counter.count == 0)
  }
}

@MainActor
@Suite("The port of a view with room for one screen")
struct TopPortTests {
  @Test(
    "The top of the base, and which way it came",
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

  @Test("What changes below the top and above the base leaves the direction alone")
  func same() {
    let app = ShopCoordinator()
    app.push([.note("1"), .about])
    let port = TopPort(app)
    app.pop()
    #expect(port.direction == .none, "nobody had looked before")
    app.push(.about)
    #expect(port.direction == .forward)
    app.present(.note("2"))
    app.trim(keepLast: 1)
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
  @Test("What is shown is selected, and another route is navigated to")
  func select() {
    let app = ShopCoordinator()
    let port = SelectionPort {
      app
    } navigate: {
      app.navigate(to: $0)
    }
    let counter = ChangeCounter { _ = port.selection }
    #expect(port.selection == .home)
    port.selection = .about
    #expect(app.routes == [.home, .about] && port.selection == .about && counter.count > 0)
  }

  @Test("What is shown already, and nil, are nothing")
  func nothing() {
    let app = ShopCoordinator()
    var asked: [ShopRoute] = []
    let port = SelectionPort {
      app
    } navigate: {
      asked.append($0)
      return app.navigate(to: $0)
    }
    port.selection = .home
    port.selection = nil
    #expect(asked.isEmpty)
  }

  @Test("A list whose wish is refused looks again")
  func refused() {
    let app = ShopCoordinator()
    let port = SelectionPort {
      app
    } navigate: { _ in
      .denied("closed")
    }
    let counter = ChangeCounter { _ = port.selection }
    port.selection = .about
    #expect(counter.count == 1 && port.selection == .home)
  }

  @Test("Without a coordinator there is no selection")
  func outside() {
    let port = SelectionPort<ShopCoordinator> {
      nil
    } navigate: { _ in
      .ignored(.left)
    }
    port.selection = .about
    #expect(port.selection == nil)
  }
}

@MainActor
@Suite("Ports that go on in later turns")
struct SettlingPortTests {
  @Test("A dialog without an answer is dismissed and gone after its turns, all at once awaited")
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

  @Test("Whoever waits for a screen is told when it begins to settle, and when it has")
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

  @Test("Whoever waits for the tabs is told that they settle, and that they have")
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
