import Foundation
import Testing
import Waymark

@Suite("Deep links: declaring, parsing, printing")
struct DeepLinksTests {
  @Test("One declaration parses and prints")
  func bothWays() {
    // region: links-both-ways
    #expect(ShopRoute.links.route(for: "/items/42") == .items(.detail(id: 42)))
    #expect(ShopRoute.links.path(for: .items(.detail(id: 42))) == "/items/42")
    #expect(ShopRoute.links.path(for: .items(.photo(id: 42, number: 3))) == "/items/42/photos/3")
    #expect(ShopRoute(link: "/products/42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "/help") == .help(topic: nil))
    #expect(ShopRoute(link: "/help/returns") == .help(topic: "returns"))
    // endregion
    #expect(ItemsRoute.links.route(for: "/42") == .detail(id: 42))
  }

  @Test("Prefixes say which links with a scheme are ours")
  func prefixes() {
    // region: links-prefixes
    #expect(ShopRoute(link: "https://shop.example/items/42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "HTTPS://Shop.Example/items/42?from=mail#top") != nil)
    #expect(ShopRoute(link: "shop://items/42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "shop:/items/42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "SHOP://Items/42") == .items(.detail(id: 42)))

    #expect(ShopRoute(link: "http://shop.example/items/42") == nil)  // another scheme
    #expect(ShopRoute(link: "https://shop.example.evil.com/items/42") == nil)
    #expect(ShopRoute(link: "https://shop.example@evil.com/items/42") == nil)
    #expect(ShopRoute(link: "https://user@shop.example/items/42") == nil)
    #expect(ShopRoute(link: "https://shop.example:8443/items/42") == nil)
    // endregion
    for link in [
      "http://shop.example/items/42", "https://shop.example.evil.com/items/42",
      "https://shop.example@evil.com/items/42", "https://user@shop.example/items/42",
      "https://shop.example:8443/items/42", "https://shop.example:443/items/42",
      "https://shop.example\\@evil.com/items/42", "mailto:someone@shop.example",
    ] {
      guard case .failure(let error) = ShopRoute.links.parse(link) else {
        Issue.record("\(link) is a route")
        continue
      }
      #expect(error.code == .notOurs)
    }
    #expect(ShopRoute(link: "shop:items/42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "shop:///items/42") == .items(.detail(id: 42)))
  }

  @Test("Without prefixes, http and https of every host are ours, and other schemes are not")
  func noPrefixes() {
    #expect(ItemsRoute(link: "https://any.example:8080/42") == .detail(id: 42))
    #expect(ItemsRoute(link: "http://localhost/42") == .detail(id: 42))
    #expect(ItemsRoute(link: "shop://42") == nil)
    #expect(ItemsRoute(link: "https://user:pass@any.example/42") == nil)
  }

  @Test("A prefix may have a host, a port and a path")
  func longPrefix() {
    let links = DeepLinks<ItemsRoute>(
      prefixes: ["https://shop.example:8443/app", "shop://open"],
      DeepLink(":id", to: ItemsRoute.detail))
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "https://shop.example:8443/app/42") == .detail(id: 42))
    #expect(links.route(for: "https://shop.example:8443/apple/42") == nil)
    #expect(links.route(for: "https://shop.example:8443/app/../42") == .detail(id: 42))
    #expect(links.route(for: "shop://open/42") == .detail(id: 42))
    #expect(links.route(for: "shop://opened/42") == nil)
  }

  @Test("A link is printed as a whole URL, to share it")
  func whole() {
    // region: links-url
    let route = ShopRoute.items(.detail(id: 42))
    let mail = "https://shop.example?via=mail"
    #expect(ShopRoute.links.url(for: route)?.absoluteString == "https://shop.example/items/42")
    #expect(
      ShopRoute.links.url(for: route, prefix: mail)?.absoluteString
        == "https://shop.example/items/42?via=mail")
    #expect(
      ShopRoute.links.url(for: route, prefix: "shop://")?.absoluteString == "shop://items/42")
    // endregion
    #expect(ShopRoute.links.url(for: .checkout) == nil)
    #expect(ShopRoute.links.url(for: route, prefix: "https://evil.example") == nil)
  }

  @Test("A prefix may stand for all subdomains of a host")
  func subdomains() {
    let links = DeepLinks<ItemsRoute>(
      prefixes: ["https://*.shop.example"], DeepLink(":id", to: ItemsRoute.detail))
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "https://de.shop.example/42") == .detail(id: 42))
    #expect(links.route(for: "https://www.de.shop.example/42") == .detail(id: 42))
    #expect(links.route(for: "https://shop.example/42") == nil)
    #expect(links.route(for: "https://de.shop.example.evil.com/42") == nil)
  }

  @Test("Text is read as the rules say")
  func reading() {
    // region: links-reading
    #expect(ShopRoute(link: "//items///42/") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "/items/7/../42") == .items(.detail(id: 42)))
    #expect(ShopRoute(link: "/../../items") == .items(.list))
    #expect(ShopRoute(link: "/help/a%2Fb%20c") == .help(topic: "a/b c"))
    #expect(ShopRoute(link: "/help/1+1") == .help(topic: "1+1"))
    #expect(ShopRoute(link: "/help/%ZZ") == nil)
    #expect(ShopRoute.links.path(for: .help(topic: "a/b c")) == "/help/a%2Fb%20c")
    #expect(ShopRoute.links.path(for: .help(topic: "..")) == "/help/%2E%2E")
    // endregion
  }

  @Test("Values in links have types")
  func parts() {
    // region: links-parts-run
    #expect(CatalogRoute(link: "/size/large") == .size(.large))
    #expect(CatalogRoute(link: "/size/huge") == nil)
    #expect(CatalogRoute(link: "/sold/A-17") == .sold(OrderID(number: 17)))
    #expect(CatalogRoute(link: "/news") == .news(page: nil))
    #expect(CatalogRoute(link: "/news/2") == .news(page: 2))
    #expect(CatalogRoute(link: "/tagged/red/round") == .tagged(["red", "round"]))
    #expect(CatalogRoute(link: "/tagged") == nil)
    #expect(CatalogRoute(link: "/folders") == .folder([]))
    #expect(CatalogRoute(link: "/folders/teas/green") == .folder(["teas", "green"]))
    #expect(CatalogRoute(link: "/about/us/today") == .about)

    let search = CatalogRoute.search("tea", page: nil, rest: ["sort": "price"])
    #expect(CatalogRoute(link: "/search?sort=price&q=tea") == search)
    #expect(CatalogRoute(link: "/search?q=tea&page=&sort=price&via=%") == search)
    #expect(CatalogRoute.links.path(for: search) == "/search?q=tea&sort=price")
    #expect(CatalogRoute.links.path(for: .news(page: nil)) == "/news")
    #expect(CatalogRoute.links.path(for: .folder(["teas"])) == "/folders/teas")
    #expect(CatalogRoute.links.path(for: .about) == nil)
    // endregion
    let start = CatalogRoute.since(Date(timeIntervalSince1970: 0))
    #expect(CatalogRoute(link: "/since/1970-01-01") == start)
    #expect(CatalogRoute(link: "/since/1970-01-01T01:00:00+01:00") == start)
    #expect(CatalogRoute.links.path(for: start) == "/since/1970-01-01T00:00:00Z")
    #expect(CatalogRoute.links.problems.isEmpty)
  }

  @Test("A link validates its values, and the next link is tried if they are wrong")
  func validating() {
    // region: links-validate-run
    #expect(RatingsRoute(link: "/on/31") == .day(31))
    #expect(RatingsRoute(link: "/on/32") == .month("32"))
    #expect(RatingsRoute(link: "/on/may") == .month("may"))
    #expect(RatingsRoute(link: "/4") == Stars(4).map { .stars($0) })
    #expect(RatingsRoute(link: "/6") == nil)
    #expect(RatingsRoute.links.path(for: .day(32)) == nil)
    // endregion
    #expect(RatingsRoute(link: "/4") != nil)
    #expect(Stars(4).map { RatingsRoute.links.path(for: .stars($0)) } == "/4")
    #expect(RatingsRoute.links.problems.isEmpty)
  }

  @Test("A fallback takes what no link takes, and a redirect passes on")
  func fallback() {
    // region: links-fallback-run
    #expect(KioskRoute(link: "/7") == .issue(7))
    #expect(KioskRoute(link: "/seven") == .unknown(link: "/seven"))
    #expect(KioskRoute(link: "/7/8") == .unknown(link: "/7/8"))
    // endregion
    #expect(KioskRoute.links.path(for: .unknown(link: "/seven")) == nil)
    #expect(KioskRoute.links.problems.isEmpty)
  }
}

@Suite("Deep links: other claims of the guide")
struct DeepLinksProseTests {
  enum ShelfRoute: LinkedRoute {
    case folder([String]), tagged(String, tags: [String]), left(ItemsRoute), right(ItemsRoute)
    case user(id: Int, ItemsRoute)

    static let links = DeepLinks<Self> {
      DeepLink("folders/:names+", to: folder)
      DeepLink("tagged/:text?tag=:tags+", to: tagged)
      DeepLink(
        "tagged/:text", to: { (text: String) in .tagged(text, tags: []) },
        from: { if case .tagged(let text, []) = $0 { text } else { nil } })
      Mount("left", as: left)
      Mount("right", as: right)
      Mount("users/:id", as: user)
    }
  }

  @Test("Lists stand for nested folders, and an empty one has its own link")
  func lists() {
    for route in [
      ShelfRoute.folder(["a", "b/c"]), .tagged("x", tags: []), .tagged("x", tags: ["1", "2"]),
      .left(.list), .right(.detail(id: 1)), .user(id: 7, .photo(id: 1, number: 2)),
    ] {
      let path = ShelfRoute.links.path(for: route)
      #expect(path.flatMap(ShelfRoute.links.route(for:)) == route, "\(route)")
    }
    #expect(ShelfRoute.links.problems.isEmpty)
    #expect(ShelfRoute.links.path(for: .folder([])) == nil)
    #expect(ShelfRoute.links.path(for: .user(id: 7, .list)) == "/users/7")
  }

  @Test("The limits are those in the guide")
  func limits() {
    #expect(LinkLimits().maximumLength == 65_536)
    #expect(LinkLimits().maximumSegments == 256)
  }

  @Test("A redirect passes on the query")
  func redirect() {
    let links = DeepLinks<CatalogRoute>(
      DeepLink("search?q=:text&page=:page?&*=:rest", to: CatalogRoute.search),
      Redirect("find", to: "search"))
    #expect(links.route(for: "/find?q=tea&page=2") == .search("tea", page: 2, rest: [:]))
  }

  @Test("A pattern may end in an optional part and have a query")
  func optionalAndQuery() throws {
    let pattern = try PathPattern("todos/:id??q=:q")
    #expect(pattern.match("/todos?q=a")?.values == ["q": "a"])
    #expect(pattern.match("/todos/7?q=a")?.values == ["id": "7", "q": "a"])
  }
}
