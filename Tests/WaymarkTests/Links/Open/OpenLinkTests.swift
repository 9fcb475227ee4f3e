import FoundationEssentials
import Testing
import Waymark
import WaymarkTesting

@MainActor
private func items(_ app: ShopCoordinator) {
  app.setRoutes([.home, .catalog(.list), .catalog(.item(1))])
}

@MainActor
@Suite("Opening links")
struct OpenLinkTests {
  @Test(
    "Links of the whole app, relative links, and which coordinators open them",
    arguments: [
      VerbRow(
        "a path", { _ in }, { $0.open("/catalog/3") }, .performed,
        "Shop[home, Catalog[list, item(3) *]]"),
      VerbRow(
        "a universal link", { _ in }, { $0.open("https://SHOP.example/users/4/edit?ref=mail#x") },
        .performed, "Shop[home, Account[profile, ^ sheet[edit *]]]"),
      VerbRow(
        "a custom scheme", { _ in }, { $0.open("shop://favourites/2") }, .performed,
        "Shop[home, Catalog[list, item(2) *]]"),
      VerbRow(
        "a path without a leading slash, by the root", { _ in }, { $0.open("about") }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "a path, by a child: the root opens it", { items($0) },
        { $0.onCatalog { $0.open("/about") } },
        .performed, "Shop[home, about *]"),
      VerbRow(
        "below the mount of a child", { items($0) }, { $0.onCatalog { $0.open("2") } }, .performed,
        "Shop[home, Catalog[list, item(2) *]]"),
      VerbRow(
        "the mount itself", { items($0) }, { $0.onCatalog { $0.open("") } }, .performed,
        "Shop[home, Catalog[list *]]"),
      VerbRow(
        "up from the current link", { items($0) }, { $0.open("../2") }, .performed,
        "Shop[home, Catalog[list, item(2) *]]"),
      VerbRow(
        "up from the current link, by a child, out of its mount", { items($0) },
        { $0.onCatalog { $0.open("../../about") } }, .performed, "Shop[home, about *]"),
      VerbRow(
        "never above the root", { items($0) }, { $0.open("../../../../about") }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "the current link", { items($0) }, { $0.open(".") }, .unchanged,
        "Shop[home, Catalog[list, item(1) *]]", ids: "#1 #2 #3"),
      VerbRow(
        "up from the nearest link, if the visible screen has none",
        { $0.setRoutes([.home, .catalog(.list), .user(id: 1, .more(.profile))]) },
        { $0.open("./1") }, .performed, "Shop[home, Catalog[list, item(1) *]]"),
      VerbRow(
        "a policy", { _ in }, { $0.open("/about", over: .presentOnTop) }, .performed,
        "Shop[home, ^ sheet[about *]]"),
      VerbRow(
        "as a push", { items($0) }, { $0.open("/catalog/2", over: .push) }, .performed,
        "Shop[home, Catalog[list, item(1), item(2) *]]", ids: "#1 #2 #3 #4"),
      VerbRow(
        "as a push, by a child: the root reads it", { items($0) },
        { $0.onCatalog { $0.open("/about", over: .push) } }, .performed,
        "Shop[home, Catalog[list, item(1)], about *]"),
      VerbRow(
        "bare", { _ in }, { $0.open("/catalog/1", bare: true) }, .performed,
        "Shop[Catalog[item(1) *]]"),
    ])
  func opens(_ row: VerbRow) { row.check() }

  @Test(
    "A text that is not a link changes nothing, and says why",
    arguments: [
      ("/catalogue/3", DeepLinkError.Code.noMatch), ("/catalog/three", .invalidParameter),
      ("https://shop.example.evil/about", .notOurs), ("https://me@shop.example/about", .notOurs),
      ("/" + String(repeating: "a", count: 100_000), .tooLong),
      (String(repeating: "/a", count: 10_000), .tooDeep),
      ("./" + String(repeating: "../", count: 100_000), .tooLong),
    ].map { (Brief($0.0), $0.1) })
  func refuses(link: Brief<String>, code: DeepLinkError.Code) {
    let app = ShopCoordinator()
    items(app)
    var changes = 0
    app.observe { _, _ in changes += 1 }
    navigationTest(app, fail: record) { test in
      for _ in 1...2 { test.step({ $0.open(link.value) }, .invalidLink(code)) }
    }
    #expect(changes == 0)
  }

  @Test("A URL is opened like its text")
  func url() throws {
    let app = ShopCoordinator()
    #expect(app.open(try #require(URL(string: "shop://catalog/7"))) == .performed)
    #expect(app.routes == [.home, .catalog(.list), .catalog(.item(7))])
  }

  @Test("A bad link undoes its transaction")
  func transaction() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.step(
        { app in
          app.transaction {
            app.push(.about)
            app.open("/nowhere")
            app.push(.note("later"))
          }
        }, .invalidLink(.noMatch))
    }
  }

  @Test("A link that an observer opens waits for the present verb")
  func queued() {
    let app = ShopCoordinator()
    app.start()
    var outcomes: [Outcome] = []
    let token = app.observe { change, _ in
      if change.cause == .push { outcomes.append(app.open("/catalog/1")) }
    }
    app.push(.about)
    withExtendedLifetime(token) {}
    #expect(outcomes == [.queued])
    #expect(app.path == "/catalog/1")
  }

  @Test("A child whose root has no links reads whole links itself")
  func outermost() {
    let root = DoorLinkRoot()
    root.start()
    #expect(root.children.count == 1)
    let catalog = root.child(CatalogCoordinator.self)
    #expect(catalog?.open("/5") == .performed)
    #expect(root.routes == [.catalog(.list), .catalog(.item(5))])
    #expect(catalog?.path == "/5")
  }

  @Test("A relative link keeps its query and its fragment on the way to the table")
  func fragment() {
    navigationTest(EchoCoordinator(), fail: record) { test in
      test.step({ $0.open("./x?a=1#top") }) { $0.base.append(.other("/x?a=1#top")) }
      test.step({ $0.open("/y#/z?b") }) { $0.base = [.start, .other("/y#/z?b")] }
    }
  }
}

private enum DoorLinkRoute: Route { case catalog(CatalogRoute) }

@MainActor
private final class DoorLinkRoot: Coordinator {
  let flow = Flow<DoorLinkRoute, TestScreen>(start: .catalog(.list))

  func destination(for route: DoorLinkRoute) -> Destination<DoorLinkRoot> {
    switch route {
    case .catalog(let route): .child(route, as: DoorLinkRoute.catalog) { CatalogCoordinator() }
    }
  }
}

/// An app whose screens are the links that led to them.
private enum EchoRoute: LinkedRoute {
  case start, other(String)

  static let links = DeepLinks<Self> {
    DeepLink("", .start)
    Fallback { .other($0.link) }
  }
}

private final class EchoCoordinator: Coordinator {
  let flow = Flow<EchoRoute, String>(start: .start)

  func destination(for route: EchoRoute) -> Destination<EchoCoordinator> {
    .screen { route.name }
  }
}
