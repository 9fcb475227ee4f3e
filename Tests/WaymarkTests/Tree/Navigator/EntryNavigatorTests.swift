import Testing
import Waymark
import WaymarkTesting

private enum FileRoute: Route {
  case file(Int)
  indirect case inside(FileRoute)
}

/// Has the same routes as its child.
private final class Shelf: Coordinator {
  let flow = Flow<FileRoute, TestScreen>(start: .file(0))

  func destination(for route: FileRoute) -> Destination<Shelf> {
    switch route {
    case .file: .screen { NavigatingScreen(route.name, $0) }
    case .inside(let route): .child(route, as: FileRoute.inside) { Folder() }
    }
  }
}

private final class Folder: Coordinator {
  let flow = Flow<FileRoute, TestScreen>(start: .file(0))

  func destination(for route: FileRoute) -> Destination<Folder> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

@MainActor
@Suite("The navigator of an entry")
struct EntryNavigatorTests {
  @Test("It is the entry's own, or that of the nearest coordinator around it")
  func nearest() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .catalog(.account(.more(.profile)))])
    let leaf = try #require(app.projection.leaf)
    #expect(leaf.navigator(for: CatalogCoordinator.self)?.push(.item(1)) == .performed)
    #expect(picture(app) == "Shop[home, Catalog[list, Account[Account[profile]], item(1) *]]")
    app.pop()
    // The type occurs twice around the entry: the inner one counts.
    #expect(leaf.navigator(for: AccountCoordinator.self)?.push(.more(.profile)) == .performed)
    #expect(
      picture(app)
        == "Shop[home, Catalog[list, Account[Account[profile, Account[profile *]]]]]")
    #expect(leaf.navigator(for: GuardedApp.self) == nil)
  }

  @Test("Its verbs count only while the entry is on top, for every coordinator around it")
  func doubleTap() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      let list = try #require(test.root.projection.leaf)
      let shop = try #require(list.navigator(for: ShopCoordinator.self))
      let catalog = try #require(list.navigator(for: CatalogCoordinator.self))
      #expect(shop.id == list.id)
      test.step({ _ in shop.push(.about) }) { $0.base.append(.about) }
      test.step({ _ in shop.push(.about) }, .ignored(.originNotOnTop))
      test.step({ _ in catalog.push(.item(1)) }, .ignored(.originNotOnTop))
      test.given { $0.pop() }
      test.step({ _ in shop.navigate(to: .user(id: 1, .edit)) }) {
        $0.base.append(.user(id: 1, .profile))
        $0.present(.user(id: 1, .edit))
      }
      test.step({ _ in shop.navigate(to: .user(id: 1, .edit)) }, .ignored(.originNotOnTop))
      test.step({ $0.popToRoot() }) {
        $0.dismiss()
        $0.base.removeLast(2)
      }
      test.step({ _ in shop.push(.about) }, .ignored(.left))
      #expect(list.navigator(for: ShopCoordinator.self) == nil)
    }
  }

  @Test("The verbs of a coordinator around the entry act on that coordinator's part")
  func outerVerbs() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      @MainActor func navigator() throws -> Navigator<ShopCoordinator> {
        try #require(test.root.projection.leaf?.navigator(for: ShopCoordinator.self))
      }
      test.given { $0.push([.about, .catalog(.list), .catalog(.item(1))]) }
      let shop = try navigator()
      test.step({ _ in shop.pop(toLast: .about) }) { $0.base.removeLast(2) }
      test.given {
        $0.present(.catalog(.list))
        $0.push(.catalog(.item(1)))
      }
      let inSheet = try navigator()
      test.step({ _ in inSheet.pop(toLast: .catalog(.list)) }) { $0.path.removeLast() }
      let list = try navigator()
      test.step({ _ in list.dismiss() }) { $0.dismiss() }
    }
  }

  @Test("It is told of revisions in the routes of its own coordinator, which may be an outer one")
  func revised() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.item(1)))
    var heard: [ShopRoute] = []
    var inner: [CatalogRoute] = []
    let leaf = try #require(app.projection.leaf)
    leaf.navigator(for: ShopCoordinator.self)?.onRevise { heard.append($0) }
    leaf.navigator(for: CatalogCoordinator.self)?.onRevise { inner.append($0) }
    app.onCatalog { $0.revise($0.stack.topID, to: .item(2)) }
    #expect(heard == [.catalog(.item(2))])
    #expect(inner == [.item(2)])
  }

  @Test("It revises only an entry of its own coordinator, even if both have the same routes")
  func revises() throws {
    let app = Shelf()
    app.push(.inside(.file(1)))
    let navigator = try #require(app.projection.leaf?.navigator(for: Shelf.self))
    #expect(navigator.revise(to: .file(2)) == .ignored(.notFound))
    #expect(app.routes == [.file(0), .inside(.file(1))])
  }

  @Test("From a child in a tab, an outer coordinator pushes above the tabs, and only once")
  func fromTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let list = try #require(app.projection.leaf)
    let shop = try #require(list.navigator(for: ShopCoordinator.self))
    #expect(shop.replaceTop(.about) == .ignored(.atRoot), "the tabs are on top, not the entry")
    #expect(shop.push(.about) == .performed)
    #expect(shop.push(.about) == .ignored(.originNotOnTop))
    #expect(shop.navigate(to: .about) == .ignored(.originNotOnTop))
    #expect(shop.present(.note("a")) == .ignored(.originNotOnTop))
    #expect(shop.open(.note("a"), over: .push) == .ignored(.originNotOnTop))
    #expect(app.routes == [.tabs, .about])
    #expect(picture(app) == "Shop[tabs[>Catalog[list], Catalog[list], home], about *]")
  }

  @Test("What is pushed above tabs covers them for the navigators in them, too")
  func inCoveredTabs() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let catalog = try #require(app.projection.leaf?.navigator(for: CatalogCoordinator.self))
    app.push(.about)
    let before = picture(app)
    #expect(catalog.push(.item(1)) == .ignored(.originNotOnTop))
    #expect(catalog.replaceTop(.item(1)) == .ignored(.originNotOnTop))
    #expect(catalog.navigate(to: .item(1)) == .ignored(.originNotOnTop))
    #expect(catalog.present(.filter) == .ignored(.originNotOnTop))
    #expect(catalog.open(.item(1), over: .push) == .ignored(.originNotOnTop))
    #expect(catalog.transaction { catalog.push(.item(1)) } == .ignored(.originNotOnTop))
    #expect(picture(app) == before)
    app.pop()
    #expect(catalog.push(.item(1)) == .performed)
    #expect(picture(app) == "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]")
  }

  @Test("In an unselected tab, what lies above the tabs does not matter")
  func inUnselectedTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let catalog = try #require(app.projection.leaf?.navigator(for: CatalogCoordinator.self))
    app.select(.home)
    app.push(.about)
    #expect(catalog.push(.item(1)) == .performed)
    #expect(catalog.present(.filter) == .ignored(.originNotOnTop))
    #expect(picture(app) == "Shop[tabs[Catalog[list, item(1)], Catalog[list], >home], about *]")
  }

  @Test("From a layer of a child, an outer coordinator pushes nothing below that layer")
  func fromLayer() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.onCatalog { $0.present(.filter) }
    let shop = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(shop.push(.about) == .ignored(.originNotOnTop))
    #expect(shop.replaceTop(.about) == .ignored(.originNotOnTop))
    #expect(shop.transaction { shop.push(.about) } == .ignored(.originNotOnTop))
    #expect(app.routes == [.home, .catalog(.list)])
    #expect(shop.present(.note("a")) == .performed)
    #expect(shop.present(.note("b"), replacing: true) == .performed)
    shop.dismiss()
    #expect(picture(app) == "Shop[home, Catalog[list, ^ sheet[filter *]]]")
    let change = shop.transaction {
      shop.dismiss()
      shop.push(.about)
    }
    #expect(change == .performed)
    #expect(app.routes == [.home, .catalog(.list), .about])
    #expect(shop.push(.about) == .ignored(.left))
  }

  @Test("What a transaction has pushed above its tabs can be replaced in it")
  func replacedAboveTabs() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let shop = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(shop.replaceTop(.note("a")) == .ignored(.atRoot))
    let change = shop.transaction {
      shop.push(.about)
      shop.replaceTop(.note("a"))
    }
    #expect(change == .performed)
    #expect(app.routes == [.tabs, .note("a")])
  }

  @Test("In columns that its own coordinator covers, a child's screen shows only what goes beside")
  func besideCover() throws {
    let app = ShopCoordinator(start: .columns)
    app.start()
    let shop = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    app.push(.about)
    #expect(shop.navigate(to: .favourites(.item(1))) == .ignored(.originNotOnTop), "it is covered")
    app.request(isCollapsed: false, in: try #require(app.projection.base.entries.first?.tabs))
    #expect(shop.navigate(to: .note("a")) == .ignored(.originNotOnTop))
    #expect(app.routes == [.columns, .about])
    #expect(shop.navigate(to: .favourites(.item(1))) == .performed)
    #expect(app.routes == [.columns])
  }

  @Test("A transaction is checked once, even if its verbs look the navigator up anew")
  func lookedUp() throws {
    let app = ShopCoordinator()
    app.start()
    let place = NavigationPlace(try #require(app.projection.leaf), in: app)
    var shop: Navigator<ShopCoordinator> { place.navigator(for: ShopCoordinator.self) }
    let pushes = shop.transaction {
      shop.push(.about)
      shop.navigate(to: .home)
    }
    #expect(pushes == .performed)
    #expect(app.routes == [.home, .about, .home])
    #expect(shop.push(.about) == .ignored(.originNotOnTop))
    app.present(.note("a"))
    let sheet = NavigationPlace(try #require(app.projection.leaf), in: app)
    var note: Navigator<ShopCoordinator> { sheet.navigator(for: ShopCoordinator.self) }
    let moves = note.transaction {
      note.dismiss()
      note.transaction { note.push(.about) }
    }
    #expect(moves == .performed)
    #expect(app.routes == [.home, .about, .home, .about])
  }
}
