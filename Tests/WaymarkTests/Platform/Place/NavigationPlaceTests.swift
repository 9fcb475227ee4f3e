import Testing

@testable import Waymark

@MainActor
@Suite("The place of a view")
struct NavigationPlaceTests {
  @Test("Outside a root, verbs are ignored, and queries return nothing")
  func nowhere() {
    let place = NavigationPlace()
    let outcomes = [
      place.back(), place.popToRoot(), place.popToAppRoot(), place.dismiss(), place.dismissAll(),
      place.open("/"), place.navigator(for: ShopCoordinator.self).push(.about),
    ]
    #expect(outcomes.allSatisfy { $0 == .ignored(.left) })
    #expect(place.path == nil && place.link == nil && place.history == nil)
    #expect(!place.canGoBack && !place.isCollapsed && !place.isGone && place.entryID == nil)
    #expect(!place.isShowing("/") && !place.isShowing(.home, of: ShopCoordinator.self))
    #expect(place.coordinator(ShopCoordinator.self) == nil && place.direction == .none)
    #expect(place.onReselect {} == nil && place.onReopen {} == nil)
    #expect(place.handle(Int.self) { _ in } == nil)
  }

  @Test("Verbs of a view come from its entry")
  func entry() throws {
    let app = ShopCoordinator()
    app.push([.about, .note("a")])
    let lower = app.projection.base.entries[1]
    let place = NavigationPlace(lower, in: app)
    #expect(place.entryID == lower.id && place.canGoBack)
    let navigator = place.navigator(for: ShopCoordinator.self)
    #expect(navigator.push(.home) == .ignored(.originNotOnTop))
    #expect(place.popToRoot() == .performed && app.routes == [.home])
    #expect(place.isGone && place.dismiss() == .ignored(.left))
  }

  @Test("A view beside the entries acts as part of the visible one")
  func beside() throws {
    let app = ShopCoordinator()
    let place = NavigationPlace.beside(app)
    for route in [ShopRoute.about, .note("a")] {
      #expect(place.navigator(for: ShopCoordinator.self).push(route) == .performed)
    }
    #expect(place.entryID == nil && !place.isGone && place.onReopen {} == nil)
    #expect(place.back() == .performed && place.popToRoot() == .performed)
    app.present(.about)
    #expect(place.dismiss() == .performed && picture(app) == "Shop[home *]")
    #expect(place.coordinator(ShopCoordinator.self) === app)
    #expect(place.selectedRoute(of: app) == .home)
    #expect(NavigationPlace.beside(app) === place)
    #expect(NavigationPlace.beside(ShopCoordinator()) !== place)
  }

  @Test("A route is shown while it is on the visible path of its coordinator")
  func showing() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.item(1)))
    let place = NavigationPlace(try #require(app.projection.leaf), in: app)
    #expect(place.isShowing(.home, of: ShopCoordinator.self))
    #expect(place.isShowing(.item(1), of: CatalogCoordinator.self))
    #expect(!place.isShowing(.item(2), of: CatalogCoordinator.self))
    let counter = ChangeCounter { _ = place.isShowing(.item(1), of: CatalogCoordinator.self) }
    app.push(.catalog(.item(2)))
    #expect(counter.count > 0)
    app.popToRoot()
    #expect(!place.isShowing(.item(1), of: CatalogCoordinator.self), "its coordinator is gone")
  }

  @Test("A place and a shown entry keep neither the root nor the entry alive")
  func lifetime() throws {
    var app: ShopCoordinator? = ShopCoordinator()
    weak let weakApp = app
    let shown = ShownEntry<TestScreen>()
    let place = try #require(app.flatMap { shown.look($0.projection.leaf, in: $0)?.place })
    app = nil
    #expect(weakApp == nil && place.back() == .ignored(.left))
  }

  @Test("A view shows the screen of its first look, also after the entry has left")
  func firstLook() throws {
    let app = ShopCoordinator()
    let shown = ShownEntry<TestScreen>()
    #expect(shown.look(nil, in: app) == nil)
    app.push(.about)
    let entry = try #require(app.projection.leaf)
    let screen = try #require(shown.look(entry, in: app)?.screen)
    app.pop()
    #expect(entry.screen == nil)
    #expect(shown.look(app.projection.leaf, in: app)?.screen === screen)
    #expect(shown.look(nil, in: app)?.entry.id == entry.id)
  }

  @Test("The view of a layer keeps what the layer shows first until that has left, and not longer")
  func firstOfLayer() throws {
    let app = ShopCoordinator()
    app.present(.catalog(.list))
    let sheet = try #require(app.projection.base.next)
    let first = ShownEntry<TestScreen>()
    weak let screen = first.follow(sheet, in: app)?.screen
    let reader = ChangeCounter { _ = first.follow(sheet, in: app) }
    app.onCatalog { $0.push(.item(7)) }
    #expect(screen != nil && first.follow(sheet, in: app)?.screen === screen)
    app.onCatalog { $0.setRoot(.item(1)) }
    #expect(reader.count == 2)
    let entry = first.follow(sheet, in: app)?.entry
    #expect(screen == nil && entry?.id == sheet.entries.first?.id)
    app.dismiss()
    #expect(first.follow(sheet, in: app)?.entry.id == entry?.id, "the layer has left")
  }

  @Test("The view of a layer with tabs keeps the first screen of a tab until that has left")
  func firstOfTabs() throws {
    let app = ShopCoordinator(start: .home)
    app.present(.tabs, as: .cover)
    let cover = try #require(app.projection.base.next)
    let first = ShownEntry<TestScreen>()
    weak let screen = first.follow(cover, in: app)?.screen
    #expect(screen != nil)
    app.select(.home)
    #expect(first.follow(cover, in: app)?.screen === screen, "the other tab is there")
    app.onCatalog { $0.setRoot(.item(1)) }
    let other = first.follow(cover, in: app)?.entry.id
    #expect(screen == nil && other == cover.lowest?.id)
  }

  @Test("The view that reports a presentation outside of the tree ends it, also by going")
  func outside() async throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    let place = NavigationPlace(try #require(app.projection.leaf), in: app, port)
    var one: OutsideReport? = OutsideReport()
    let other = OutsideReport()
    one?.tell(true, at: place)
    other.tell(false, at: place)
    #expect(port.isOutsidePresented, "the other has reported nothing")
    one?.tell(false, at: NavigationPlace())
    #expect(!port.isOutsidePresented)
    one?.tell(true, at: place)
    one = nil
    try await until(!port.isOutsidePresented)
    #expect(!port.isOutsidePresented)
    other.tell(true, at: NavigationPlace())
    #expect(!port.isOutsidePresented, "it is in no layer")
  }

  @Test("Of several presentations outside of the tree, the last that ends makes room")
  func outsideOverlap() async throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    let place = NavigationPlace(try #require(app.projection.leaf), in: app, port)
    let picker = OutsideReport()
    var share: OutsideReport? = OutsideReport()
    picker.tell(true, at: place)
    share?.tell(true, at: place)
    picker.tell(false, at: place)
    app.present(.about)
    #expect(port[.sheet] == nil && port.isOutsidePresented)
    port.isOutsidePresented = true
    port.isOutsidePresented = false
    #expect(port[.sheet] == nil, "the platform says nothing of what a view reports")
    share = nil
    try await until(port[.sheet] != nil)
    #expect(!port.isOutsidePresented && share == nil)
  }

  @Test("A view beside the entries reports to every layer of its root")
  func outsideBeside() throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    let bar = OutsideReport()
    bar.tell(true, at: .beside(app))
    app.present(.about)
    #expect(port[.sheet] == nil, "it has read nothing before")
    let counter = ChangeCounter { _ = port[.sheet] }
    bar.tell(false, at: .beside(app))
    let sheet = try #require(port[.sheet])
    #expect(counter.count == 1)
    port.appear(sheet.id)
    let above = ModalPort(sheet, above: port)
    above.isReady = true
    #expect(above.hasRoom)
    bar.tell(true, at: .beside(app))
    #expect(!above.hasRoom && port[.sheet]?.id == sheet.id, "what is on screen stays")
    app.present(.home)
    #expect(above[.sheet] == nil)
    bar.tell(false, at: .beside(app))
    #expect(above[.sheet] != nil)
  }

  @Test("A link beside the entries is shown while its route is on the visible path, and only then")
  func hidden() {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.select(.home)
    let button = LinkButton(CatalogCoordinator.self, .list)
    #expect(button.show(at: .beside(app)) == .ignored(.left))
    #expect(!button.isShown(at: .beside(app)))
    #expect(SelectionPort<CatalogCoordinator>(at: .beside(app)).selection == nil)
    let counter = ChangeCounter { _ = button.isShown(at: .beside(app)) }
    app.select(.catalog(.list))
    #expect(counter.count > 0 && button.isShown(at: .beside(app)))
  }

  @Test("Queries and verbs beside the entries mean the same coordinator")
  func nested() {
    let root = AccountCoordinator()
    root.push(.more(.profile))
    let place = NavigationPlace.beside(root)
    place.navigator(for: AccountCoordinator.self).push(.more(.profile))
    let port = SelectionPort<AccountCoordinator>(at: place)
    let before = picture(root)
    port.selection = port.selection
    #expect(picture(root) == before)
    port.selection = .profile
    #expect(port.selection == .profile)
  }

  @Test("A root that is shown in another one is not that of the scene")
  func outermost() throws {
    let (app, other) = (ShopCoordinator(), ShopCoordinator())
    app.start()
    #expect(NavigationPlace().isOutermost(app))
    let places = [
      NavigationPlace.beside(app),
      NavigationPlace(try #require(app.projection.leaf), in: app),
    ]
    #expect(places.map { $0.isOutermost(app) } == [true, true])
    #expect(places.map { $0.isOutermost(other) } == [false, false])
  }

  @Test("An anchor of nil is the layer below")
  func noAnchor() {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.about, as: .popover)
    #expect(port[.popover, at: nil] != nil && port[.popover, at: AnchorID()] == nil)
  }
}
