import Testing
import Waymark

@Suite("Hosts of links")
struct LinkHostTests {
  enum HostRoute: Route { case home, items, list, item(String), shop(String), word(String), about }

  static let links = DeepLinks<HostRoute>(prefixes: [
    "app://", "https://*.shop.org", "https://*.eu.shop.org/at", "https://shop.org:80", "mix:///In",
  ]) {
    DeepLink("", .home)
    DeepLink("items", .items)
    DeepLink("Lists", .list)
    DeepLink("LISTS/a", .items)
    DeepLink("lISTS/b", .items)
    DeepLink("items/:id", to: HostRoute.item)
    DeepLink("ÄB", .about)
    DeepLink("a b", .about)
    DeepLink(":word", to: HostRoute.word)
  }

  @Test(
    "The host of a custom scheme matches a text without case, and a name as it is written",
    arguments: [
      ("app://items", HostRoute.items), ("app://ITEMS/Seven", .item("Seven")),
      ("APP://Items/7", .item("7")),
      ("app://%49TEMS", .items), ("app://A%20B", .about), ("app:///items", .items),
      ("app:///ITEMS", .word("ITEMS")), ("app:/ITEMS", .word("ITEMS")), ("/ITEMS", .word("ITEMS")),
      ("app://./ITEMS", .word("ITEMS")), ("app://x/../ITEMS", .word("ITEMS")),
      ("app://Some", .word("Some")), ("app://Äb", .about), ("app://äB", .word("äB")),
      ("https://a.shop.org/ITEMS", .word("ITEMS")), ("mix://in/items", .items),
      ("mix://IN/ITEMS", .word("ITEMS")), ("mix:///In/items", .items), ("app://", .home),
    ])
  func hosts(link: String, route: HostRoute) {
    #expect(Self.links.route(for: link) == route)
  }

  @Test(
    "Of texts that differ only in case, the one spelled so counts, or else the first declared")
  func capitals() {
    #expect(Self.links.problems.isEmpty)
    #expect(Self.links.route(for: "app://Lists") == .list)
    #expect(Self.links.route(for: "app://lists") == .list)
    #expect(Self.links.route(for: "app://LISTS/a") == .items)
    #expect(Self.links.route(for: "app://lists/a") == nil)
    #expect(Self.links.route(for: "app://lISTS/b") == .items)
    #expect(Self.links.route(for: "app://LISTS/b") == nil)
    #expect(Self.links.route(for: "mix:///in/items") == nil)
  }

  @Test(
    "A prefix for all subdomains takes subdomains at any depth, and nothing else",
    arguments: [
      ("https://a.shop.org/items", true), ("https://A.B-1.c_d.Shop.Org/items", true),
      ("https://a.eu.shop.org/at/items", true), ("https://a.eu.shop.org/items", true),
      ("https://shop.org/items", false), ("https://.shop.org/items", false),
      ("https://a..shop.org/items", false), ("https://ashop.org/items", false),
      ("https://a.shop.org./items", false), ("https://a.shop.org:80/items", false),
      ("https://a:80.shop.org/items", false), ("https://u@a.shop.org/items", false),
      ("https://evil.com/.shop.org/items", false), ("https://evil.com?.shop.org/items", false),
      ("https://evil.com#.shop.org/items", false), (#"https://evil.com\.shop.org/items"#, false),
      ("https://%61.shop.org/items", false), ("https://ä.shop.org/items", false),
      ("https://[::1].shop.org/items", false), ("http://a.shop.org/items", false),
      ("https://*.shop.org/items", false), ("https://a.shop.org.evil.com/items", false),
    ])
  func subdomains(link: String, isOurs: Bool) {
    #expect((Self.links.route(for: link) == .items) == isOurs)
  }

  @Test("The message about a foreign link names the prefix with its star")
  func message() throws {
    let error = try failure(of: Self.links.parse("https://shop.org/items"))
    #expect(
      error.message
        == #"the link "https://shop.org/items" is not for this app: "https://shop.org" is "#
        + #"none of its prefixes ("app://", "https://*.shop.org", "https://*.eu.shop.org/at", "#
        + #""https://shop.org:80", "mix:///In"); declare it as one if it should be"#)
  }
}
