import Testing
import Waymark

@MainActor
@Suite("Deep links: mounts with values, and mounted tables")
struct DeepLinksMountsTests {
  @Test("Each value in the prefix of a mount has its own child")
  func values() {
    // region: links-mount-values-run
    let people = PeopleCoordinator()
    people.open("/users/7/photos")
    #expect(people.routes == [.list, .user(id: 7, .profile), .user(id: 7, .photos)])
    people.open("/users/8")  // another user: another coordinator
    #expect(people.routes == [.list, .user(id: 8, .profile)])
    // endregion
    #expect(people.projection.leaf?.screen == "profile of 8")
    #expect(people.child(UserCoordinator.self)?.id == 8)
    #expect(people.path == "/users/8")
  }

  enum InnerRoute: LinkedRoute {
    case list, item(Int)

    static let links = DeepLinks<Self>(prefixes: ["inner://"]) {
      DeepLink("", .list)
      DeepLink("items/:id", to: item)
      Redirect("old/:id", to: "items/:id")
    }
  }

  enum OuterRoute: LinkedRoute {
    case inner(InnerRoute), unknown(DeepLinkError.Code)

    static let links = DeepLinks<Self>(
      prefixes: ["https://shop.example", "https://shop.example/app"],
      limits: LinkLimits(maximumLength: 50)
    ) {
      Mount("inner", as: inner)
      Fallback { .unknown($0.code) }
    }
  }

  @Test("A mounted table's redirects begin at its mount, and its prefixes do not count")
  func mounted() {
    #expect(OuterRoute(link: "/inner/old/7") == .inner(.item(7)))
    #expect(OuterRoute(link: "inner://items/7") == nil)
  }

  @Test("Of several prefixes that match, the one with the longest path counts")
  func prefixes() {
    #expect(OuterRoute(link: "https://shop.example/app/inner") == .inner(.list))
    #expect(OuterRoute(link: "https://shop.example/inner") == .inner(.list))
  }

  @Test("A fallback gets links with a wrong value, but no foreign links and none over a limit")
  func fallback() {
    #expect(OuterRoute(link: "/inner/items/x") == .unknown(.invalidParameter))
    #expect(OuterRoute(link: "https://evil.example/inner") == nil)
    #expect(OuterRoute(link: "/" + String(repeating: "a", count: 50)) == nil)
  }

  @Test("If an item of a query is missing, the next link is tried")
  func missingItem() {
    let links = DeepLinks<CatalogRoute>(
      DeepLink("news?page=:page", to: { (page: Int) in .news(page: page) }),
      DeepLink("news", .about))
    #expect(links.route(for: "/news?page=2") == .news(page: 2))
    #expect(links.route(for: "/news") == .about)
  }

  @Test("A list of links contains redirects with their targets, and the fallback as a wildcard")
  func all() {
    #expect(
      OuterRoute.links.all.map(\.description) == [
        "/inner inner.list", "/inner/items/:id inner.item", "/inner/old/:id -> /inner/items/:id",
        "/*",
      ])
  }

  @Test("A sheet of a feature is in the visible path of the app, but not in the app's layers")
  func sheetOfFeature() {
    let host = SheetHost()
    host.open("/shop/help/returns")
    #expect(host.layers == [[.shop(.home)]])
    #expect(host.visiblePath == [[.shop(.home)], [.shop(.help(topic: "returns"))]])
    #expect(host.child(ShopCoordinator.self)?.layers.count == 2)
  }

  @Test("Presented on top, a feature's sheet comes without what belongs below it")
  func sheetOnTop() {
    let host = SheetHost()
    host.open("/shop/help/returns", over: .presentOnTop)
    #expect(host.visiblePath == [[.shop(.home)], [.shop(.help(topic: "returns"))]])
  }

  enum SheetHostRoute: LinkedRoute {
    case shop(ShopRoute)

    static let links = DeepLinks<Self>(Mount("shop", as: shop))
  }

  final class SheetHost: Coordinator {
    let flow = Flow<SheetHostRoute, String>(start: .shop(.home))

    func destination(for route: SheetHostRoute) -> Destination<SheetHost> {
      switch route {
      case .shop(let route): .child(route, as: SheetHostRoute.shop) { ShopCoordinator() }
      }
    }
  }
}
