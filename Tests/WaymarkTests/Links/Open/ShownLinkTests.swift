import Observation
import Testing
import Waymark

@MainActor
@Suite("The link of the visible screen")
struct ShownLinkTests {
  @Test(
    "Every place has a link that leads to it",
    arguments: [
      (ShopRoute.home, "/"), (.about, "/about"), (.note("a/b c"), "/notes/a%2Fb%20c"),
      (.catalog(.list), "/catalog"), (.catalog(.item(-3)), "/catalog/-3"),
      (.favourites(.item(1)), "/favourites/1"), (.catalog(.filter), "/catalog/filter"),
      (.catalog(.account(.confirm)), "/catalog/account/confirm"),
      (.user(id: 9, .edit), "/users/9/edit"),
    ])
  func path(route: ShopRoute, link: String) {
    let app = ShopCoordinator()
    app.open(route)
    #expect(app.path == link)
    let other = ShopCoordinator(start: .tabs)
    #expect(other.open(link) == (link == "/catalog" ? .unchanged : .performed))
    #expect(other.path == link)
    #expect(app.open(link) == .unchanged)
  }

  @Test("A fresh coordinator has the link of its start; a place without a link has nil")
  func without() {
    let app = ShopCoordinator()
    #expect(app.path == "/")
    #expect(ShopCoordinator(start: .tabs).path == nil)
    app.push(.user(id: 1, .more(.profile)))
    #expect(app.path == nil)
  }

  @Test("The link includes tabs and drafts")
  func tabs() {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    #expect(app.path == "/catalog")
    app.select(.home)
    #expect(app.path == "/")
    app.transaction {
      app.push(.catalog(.item(2)))
      #expect(app.path == "/catalog/2")
    }
    #expect(app.child(CatalogCoordinator.self)?.path == "/catalog/2", "the whole link, for all")
  }

  @Test(
    "A link is shown if it or a link below it is visible, by whole segments",
    arguments: [
      ("/catalog", true, false), ("/catalog/1", true, true), ("/catalog/1/", true, true),
      ("/", true, false), ("/cat", false, false), ("/catalog/10", false, false),
      ("/catalog/1/x", false, false), ("/catalog/1?a=b#c", true, true), ("../1", true, true),
      ("..", true, false), ("catalog", true, false), ("", true, false), ("/about", false, false),
      ("https://elsewhere.example/catalog", false, false),
      ("https://shop.example/catalog", true, false), ("shop://catalog/1?a=b", true, true),
      ("shop://nowhere", false, false),
    ])
  func isShowing(link: String, below: Bool, exactly: Bool) {
    let app = ShopCoordinator()
    app.open(.catalog(.item(1)))
    #expect(app.isShowing(link) == below)
    #expect(app.isShowing(link, exactly: true) == exactly)
  }

  @Test(
    "An old link and a value in another spelling count at their target; what only a fallback takes is never shown",
    arguments: [
      ("/old/5", true, true), ("/items/05", true, true), ("/items/%35", true, true),
      ("/items/05/", true, true), ("../05", true, true), ("items/05", true, true),
      ("https://example.com/old/5", true, true), ("https://example.com/items/05", true, true),
      ("/old/6", false, false), ("/start", true, false), ("/nowhere", false, false),
      ("https://example.com/nowhere", false, false), ("/items", true, false),
    ])
  func leading(link: String, below: Bool, exactly: Bool) {
    let app = OldLinkCoordinator()
    #expect(app.isShowing(link) == (link == "/start"), "fresh")
    #expect(app.isShowing(link, exactly: true) == (link == "/start"), "fresh")
    app.open(.item(5))
    #expect(app.isShowing(link) == below)
    #expect(app.isShowing(link, exactly: true) == exactly)
  }

  @Test("A child is asked for links below its mount")
  func relativeToMount() {
    let app = ShopCoordinator()
    app.open(.catalog(.item(1)))
    let catalog = app.child(CatalogCoordinator.self)
    #expect(catalog?.isShowing("1", exactly: true) == true)
    #expect(catalog?.isShowing("2") == false)
    #expect(catalog?.isShowing("/catalog") == true)
  }

  @Test("A child that is not visible shows nothing, and a text that is too long is never shown")
  func notShown() {
    let app = ShopCoordinator(start: .tabs)
    app.open(.catalog(.item(1)))
    let catalog = app.child(CatalogCoordinator.self)
    #expect(catalog?.isShowing("1") == true)
    app.select(.home)
    #expect(catalog?.isShowing("1") == false)
    #expect(catalog?.isShowing("") == false)
    #expect(!app.isShowing(String(repeating: "/", count: 100_000)))
  }

  @Test("The link is observed")
  func observed() {
    let app = ShopCoordinator()
    app.start()
    var notified = 0
    func track() {
      withObservationTracking {
        _ = app.path
      } onChange: {
        MainActor.assumeIsolated { notified += 1 }
      }
    }
    track()
    app.push(.about)
    #expect(notified == 1)
    track()
    app.present(.note("x"))
    #expect(notified == 2)
  }

  @Test("A navigator knows the link of its entry, with its values")
  func navigator() throws {
    let app = ShopCoordinator()
    app.open(.user(id: 9, .edit))
    let profile = try app.navigator(AccountCoordinator.self, of: "profile")
    let edit = try app.navigator(AccountCoordinator.self, of: "edit")
    #expect(profile.link?.path == "/users/9")
    #expect(edit.link?.path == "/users/9/edit")
    #expect(edit.link?.pattern == "/users/:id/edit")
    #expect(edit.link?.values["id"] == "9")
    #expect(profile.open("./confirm") == .performed)
    #expect(app.path == "/users/9/confirm")
    #expect(edit.link == nil, "it has left")
    #expect(edit.open("/about") == .ignored(.left))
  }

  @Test("A navigator without a coordinator passes on the text, and has the link that it was given")
  func recording() throws {
    var commands: [NavigationCommand<CatalogRoute>] = []
    let plain = Navigator<CatalogCoordinator> { command in
      commands.append(command)
      return .performed
    }
    plain.open("../2")
    plain.open(.item(1), bare: true)
    #expect(plain.link == nil)
    #expect(
      commands == [
        .openLink("../2", over: .dismissModals, bare: false),
        .open(.item(1), over: .dismissModals, bare: true),
      ])
    let link = CatalogRoute.links.information(for: .item(3))
    #expect(Navigator<CatalogCoordinator>(link: link) { _ in .performed }.link?.path == "/3")
  }
}

private enum OldLinkRoute: LinkedRoute {
  case home, item(Int)

  static let links = DeepLinks<OldLinkRoute>(prefixes: ["https://example.com"]) {
    DeepLink("", .home)
    DeepLink("items/:id", to: OldLinkRoute.item)
    Redirect("old/:id", to: "items/:id")
    Redirect("start", to: "")
    Fallback { _ in .home }
  }
}

private final class OldLinkCoordinator: Coordinator {
  let flow = Flow<OldLinkRoute, String>(start: .home)

  func destination(for route: OldLinkRoute) -> Destination<OldLinkCoordinator> {
    .screen { route.name }
  }
  @Test("A navigator whose entry has no link starts at the nearest link below its entry")
  func nearestBelow() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.item(2)), .user(id: 1, .more(.profile)), .note("a")])
    let more = try app.navigator(AccountCoordinator.self, of: "profile")
    #expect(more.open("../3") == .performed)
    #expect(app.path == "/catalog/3")
  }
}
