import Testing
import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Whole URLs")
struct WholeURLTests {
  enum PlaceRoute: Route { case home, item(String), search(String, LinkQuery), page(Int?), none }

  static let links = DeepLinks<PlaceRoute>(
    prefixes: [
      "https://*.example.com", "https://example.com", "https://example.com/app", "place://",
      "other://open/x",
    ]
  ) {
    DeepLink("", .home)
    DeepLink("items/:name", to: PlaceRoute.item)
    DeepLink("search?q=:q&*=:rest", to: PlaceRoute.search)
    DeepLink(":name/item", to: PlaceRoute.item, where: { $0 != "search" })
    DeepLink("page?page=:page?", to: PlaceRoute.page)
  }

  static let rows: [(PlaceRoute, String?, String?)] = [
    (.home, nil, "https://example.com/"), (.item("a/b"), nil, "https://example.com/items/a%2Fb"),
    (.home, "https://example.com/app/", "https://example.com/app"),
    (.item("a"), "https://example.com/app//", "https://example.com/app/items/a"),
    (.item("a"), "https://shop.example.com", "https://shop.example.com/items/a"),
    (.item("a"), "HTTPS://Example.com", "HTTPS://Example.com/items/a"),
    (.item("a"), "place://", "place://items/a"),
    (.item("a"), "other://open/x", "other://open/x/items/a"),
    (.item("a"), "https://example.com?via=mail", "https://example.com/items/a?via=mail"),
    (.home, "https://example.com/?via=mail#top", "https://example.com/?via=mail#top"),
    (.home, "https://example.com/app?via=mail", "https://example.com/app?via=mail"),
    (.page(7), "https://example.com?via=mail", "https://example.com/page?page=7&via=mail"),
    (.page(nil), "place://?via=mail#x", "place://page?via=mail#x"),
    // A path that would not lead back is not printed.
    (.page(nil), "https://example.com?page=8", nil),
    (.page(7), "https://example.com?page=8", "https://example.com/page?page=7&page=8"),
    (.search("a", [:]), "https://example.com?via=mail", nil),
    (.search("a", ["b": "1"]), "https://example.com", "https://example.com/search?q=a&b=1"),
    (.item("a"), "https://*.example.com", nil), (.item("a"), "https://example.org", nil),
    (.item("a"), "https://example.com:80", nil), (.item("a"), "https://u@example.com", nil),
    // Readers of the URL would resolve dots, each in its own way.
    (.item("a"), "https://example.com/x/../app", nil), (.item("a"), "place://./", nil),
    (.item("a"), "place:///..", nil), (.home, "https://example.com/..?a=..", nil),
    (.item("a"), "https://example.com/app?a=../b", "https://example.com/app/items/a?a=../b"),
    (.item("a"), "place:", nil), (.item("a"), "", nil), (.item("a"), "/app", nil),
    (.none, nil, nil),
  ]

  @Test("The link of a route is printed after a prefix, whose query it keeps", arguments: rows)
  func url(route: PlaceRoute, prefix: String?, text: String?) {
    let url = Self.links.url(for: route, prefix: prefix)
    #expect(url?.absoluteString == text)
    if let url { #expect(Self.links.route(for: url) == route) }
  }

  @Test("A first segment that would be read as another host is printed after three slashes")
  func hosts() {
    let links = DeepLinks<PlaceRoute>(prefixes: ["place://"]) {
      DeepLink("", .home)
      DeepLink(":name", to: PlaceRoute.item)
      DeepLink("page", .page(nil))
    }
    for (name, text) in [
      ("a-1", "place://a-1"), ("Ab", "place:///Ab"), ("a.b", "place:///a.b"),
      ("a@b", "place:///a@b"),
      ("ä", "place:///%C3%A4"), ("Page", "place:///Page"), ("a:1", "place:///a:1"),
    ] {
      let url = links.url(for: .item(name))
      #expect(url?.absoluteString == text)
      #expect(url.flatMap(links.route) == .item(name))
    }
    #expect(links.url(for: .item("page")) == nil)
    #expect(links.url(for: .home).flatMap(links.route) == .home)
  }

  @Test("A table without prefixes has no own links with a scheme, and takes web links")
  func open() {
    let links = DeepLinks<PlaceRoute> { DeepLink("items/:name", to: PlaceRoute.item) }
    #expect(links.url(for: .item("a")) == nil)
    #expect(
      links.url(for: .item("a"), prefix: "http://a.org:8080")?.absoluteString
        == "http://a.org:8080/items/a")
    #expect(links.url(for: .item("a"), prefix: "place://") == nil)
    let stars = DeepLinks<PlaceRoute>(prefixes: ["https://*.a.org"]) { DeepLink("", .home) }
    #expect(stars.url(for: .home) == nil)
    #expect(stars.url(for: .home, prefix: "https://b.a.org")?.absoluteString == "https://b.a.org/")
  }
}
