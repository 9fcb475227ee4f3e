import Testing

@testable import WaymarkRoutes

@Suite("Redirects, fallbacks and mounts")
struct RedirectTests {
  enum ShopRoute: Route {
    case list, item(Int), search(String, page: Int?), all([String]), rest(LinkQuery), lost(String)
  }

  static let shop = DeepLinks<ShopRoute> {
    DeepLink("", .list)
    DeepLink("items/:id", to: ShopRoute.item)
    DeepLink("search?q=:q&page=:page?", to: ShopRoute.search)
    DeepLink("all/:names+", to: ShopRoute.all)
    DeepLink("rest?*=:items", to: ShopRoute.rest)
    Redirect("i/:id", to: "items/:id")
    Redirect("item?id=:id", to: "items/:id")
    Redirect("find/:text", to: "search?q=:text")
    Redirect("look/:text?p=:page?", to: "search?q=:text&page=:page?")
    Redirect("some/:n", to: "all/:n+")
    Redirect("tags?t=:t+", to: "all/:t+")
    Redirect("more?*=:rest", to: "rest?*=:rest")
    Redirect("twice/:id", to: "i/:id")
    Redirect("start", to: "")
    Fallback { error in error.code == .noMatch ? .lost(error.link) : nil }
  }

  @Test(
    "A redirect leads to another link of its table",
    arguments: [
      ("i/7", ShopRoute.item(7)), ("item?id=7&x=1", .item(7)), ("item?x=1&id=%37", .item(7)),
      ("find/a%2Fb%26c", .search("a/b&c", page: nil)), ("look/a?p=2", .search("a", page: 2)),
      ("look/a", .search("a", page: nil)), ("tags?t=a&t=b%2F", .all(["a", "b/"])),
      ("twice/7", .item(7)), ("some/a", .all(["a"])),
      ("more?a=%26&b", .rest(["a": "&", "b": ""])), ("start", .list), ("start?x=1", .list),
    ])
  func redirect(link: String, route: ShopRoute) {
    #expect(Self.shop.route(for: link) == route)
  }

  @Test("The query is passed on if the target has none")
  func query() {
    let links = DeepLinks<ShopRoute> {
      DeepLink("search?q=:q&page=:page?", to: ShopRoute.search)
      DeepLink("rest?*=:items", to: ShopRoute.rest)
      Redirect("s", to: "search")
      Redirect("r/:x?a=:a&*=:others", to: "rest?first=:x&*=:others")
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "s?q=a%20b&page=2#x") == .search("a b", page: 2))
    #expect(links.route(for: "r/7?b=1&a=2&c=%26") == .rest(["first": "7", "b": "1", "c": "&"]))
  }

  @Test("A redirect that needs a segment leaves an empty value of the query to the next link")
  func emptyItems() {
    let links = DeepLinks<ShopRoute> {
      DeepLink("items/:id", to: ShopRoute.item)
      DeepLink("all/:names+", to: ShopRoute.all)
      Redirect("item?id=:id", to: "items/:id")
      DeepLink("item?id=:text", to: ShopRoute.lost)
      Redirect("tags?t=:t+", to: "all/:t+")
      DeepLink("tags?t=:names+", to: ShopRoute.all)
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "item?id=7") == .item(7))
    #expect(links.route(for: "item?id=") == .lost(""))
    #expect(links.route(for: "tags?t=a&t=") == .all(["a", ""]))
  }

  @Test("If a value cannot be in the target, the redirect does not match")
  func refused() {
    #expect(Self.shop.route(for: "item?id=") == .lost("item?id="))
    #expect(Self.shop.route(for: "i/%ZZ") == .lost("i/%ZZ"))
    #expect(Self.shop.route(for: "item") == .lost("item"))
  }

  @Test("A redirect takes no link without its query items, whether the target needs them or not")
  func missingItems() {
    let links = DeepLinks<ShopRoute> {
      DeepLink("", .list)
      DeepLink("items", .item(0))
      Redirect("one?id=:id", to: "items/:id")
      Redirect("some?id=:id+", to: "items/:id+")
      Redirect("home?from=:from", to: "")
      Redirect("start?from=:from?", to: "")
    }
    for link in ["one", "one?x=1", "some", "home", "home?x=1"] {
      #expect(links.route(for: link) == nil, "\(link)")
    }
    #expect(links.route(for: "home?from=") == .list)
    #expect(links.route(for: "start") == .list)
  }

  @Test("A fallback gets the error, and may refuse")
  func fallback() throws {
    #expect(Self.shop.route(for: "/nowhere/at/all?x=1") == .lost("/nowhere/at/all?x=1"))
    #expect(Self.shop.route(for: "items/x") == nil)
    let error = try failure(of: Self.shop.parse("items/x"))
    #expect(error.code == .invalidParameter && error.value == "x")
    #expect(Self.shop.path(for: .lost("")) == nil && Self.shop.problems.isEmpty)
  }

  enum InnerRoute: Route { case start, lost(String), number(Int) }

  enum OuterRoute: Route {
    case inner(InnerRoute), shelf(Int, name: String, InnerRoute), other(String)
  }

  static let outer = DeepLinks<OuterRoute> {
    Mount("in", as: OuterRoute.inner)
    Mount(
      "shelves/:id/:name", as: OuterRoute.shelf,
      from: {
        if case .shelf(let id, let name, let route) = $0 { ((id, name), route) } else { nil }
      })
    Fallback { .other($0.link) }
  }

  @Test("A mounted table's fallback and redirects stay below its mount")
  func mounted() {
    #expect(Self.outer.problems.isEmpty)
    #expect(Self.outer.route(for: "in/what") == .inner(.lost("in/what")))
    #expect(Self.outer.route(for: "in") == .inner(.start))
    #expect(Self.outer.route(for: "what") == .other("what"))
    #expect(Self.outer.route(for: "in/old/7") == .inner(.number(7)))
    #expect(Self.outer.route(for: "shelves/3/a%20b/old/7") == .shelf(3, name: "a b", .number(7)))
    #expect(Self.outer.route(for: "shelves/x/a/old/7") == .other("shelves/x/a/old/7"))
    #expect(Self.outer.path(for: .shelf(3, name: "a b", .number(7))) == "/shelves/3/a%20b/number/7")
    #expect(Self.outer.path(for: .inner(.lost(""))) == nil)
  }

  @Test("A chain of redirects is followed at most sixteen times")
  func chain() throws {
    func table(_ length: Int) -> DeepLinks<ShopRoute> {
      DeepLinks {
        DeepLink("hop0", .list)
        for number in 0..<length { Redirect("hop\(number + 1)", to: "hop\(number)") }
      }
    }
    #expect(table(16).route(for: "hop16") == .list)
    #expect(table(17).route(for: "hop17") == nil)
    #expect(try failure(of: table(17).parse("hop17")).code == .redirectLoop)
  }

  @Test("A loop among thousands of redirects is found, in any order", arguments: [1, -1])
  func many(step: Int) {
    let count = 3_000
    let numbers = Array(stride(from: step > 0 ? 1 : count, through: step > 0 ? count : 1, by: step))
    let links = DeepLinks {
      DeepLink("hop0/:id", to: ShopRoute.item)
      for number in numbers { Redirect("hop\(number)/:a", to: "hop\(number - 1)/:a") }
      Redirect("hop0/:a", to: "hop\(count)/:a")
    }
    #expect(links.problems.map(\.code) == [.redirectLoop])
    #expect(links.problems.first?.patterns.first == "hop0/:a")
    #expect(links.route(for: "hop16/7") == .item(7) && links.route(for: "hop17/7") == nil)
  }

  @Test("A mounted table's own prefixes do not count")
  func prefixes() {
    let links = DeepLinks<OuterRoute>(prefixes: ["out://"]) { Mount("in", as: OuterRoute.inner) }
    #expect(links.route(for: "out://in/number/7") == .inner(.number(7)))
    #expect(links.route(for: "inner://number/7") == nil)
    #expect(InnerRoute.links.route(for: "inner://number/7") == .number(7))
  }
}

extension RedirectTests.InnerRoute: LinkedRoute {
  static let links = DeepLinks<Self>(prefixes: ["inner://"]) {
    DeepLink("", .start)
    DeepLink("number/:n", to: Self.number)
    Redirect("old/:n", to: "number/:n")
    Fallback { .lost($0.link) }
  }
}
