import Testing
import Waymark

@Suite("Items of the query, and fragments")
struct LinkItemsTests {
  enum ItemRoute: Route {
    case page(Int?), word(String?), flag(Bool?, tags: [String]), rest(String, LinkQuery), must(Int?)
    case all(LinkQuery)
  }

  static let links = DeepLinks<ItemRoute> {
    DeepLink("page?page=:page?", to: ItemRoute.page)
    DeepLink("word?word=:word?", to: ItemRoute.word)
    DeepLink("flag?flag=:flag?&tag=:tags*", to: ItemRoute.flag)
    DeepLink("rest?q=:q&*=:rest", to: ItemRoute.rest)
    DeepLink("must?n=:n", to: ItemRoute.must)
    DeepLink("all?*=:rest", to: ItemRoute.all)
    Redirect("old?p=:p?", to: "page?page=:p?")
    Redirect("rests?q=:q&*=:others", to: "rest?q=:q&*=:others")
  }

  @Test(
    "An optional item that is empty is nil if its type does not take the empty text",
    arguments: [
      ("page", ItemRoute.page(nil)), ("page?page=", .page(nil)), ("page?page", .page(nil)),
      ("page?page=7", .page(7)), ("page?page=&page=7", .page(nil)), ("word?word=", .word("")),
      ("word", .word(nil)), ("flag?flag=&tag=", .flag(nil, tags: [""])), ("old?p=", .page(nil)),
      ("must?n=7", .must(7)),
    ])
  func empty(link: String, route: ItemRoute) {
    #expect(Self.links.route(for: link) == route)
  }

  @Test("Any other value that does not convert fails, and so does a missing required one")
  func wrong() throws {
    for link in ["page?page=x", "page?page=%20", "page?page=%", "must", "must?n=", "must?m=1"] {
      #expect(Self.links.route(for: link) == nil, "\(link)")
    }
    let error = try failure(of: Self.links.parse("must"))
    #expect(error.message.hasSuffix(#""n" (n=…) is missing; add it"#))
  }

  @Test(
    "Items without a name never fail a link, however they are written",
    arguments: [
      ("page?page=7&utm=%", ItemRoute.page(7)), ("page?%GG=%&page=7", .page(7)),
      ("page?%=7", .page(nil)),
      ("page?=&&=&page=7&", .page(7)), ("page?page=7&page=%", .page(7)),
      ("rest?q=a&utm=%E4", .rest("a", [:])), ("rest?%E4=1&x=1&q=a&y=%", .rest("a", ["x": "1"])),
      ("all?%", .all([:])), ("all?a=%&b=%41", .all(["b": "A"])),
      ("rests?q=a&utm=%E4&x=1", .rest("a", ["x": "1"])),
    ])
  func unasked(link: String, route: ItemRoute) {
    #expect(Self.links.route(for: link) == route)
    #expect(Self.links.path(for: route).flatMap { Self.links.route(for: $0) } == route)
  }

  @Test("A redirect passes on the fragment like the query")
  func fragment() throws {
    #expect(Self.links.route(for: "old?p=7#top") == .page(7))
    let links = DeepLinks<ItemRoute> {
      DeepLink("b", .page(nil))
      Redirect("a0", to: "b")
      for number in 1...17 { Redirect("a\(number)", to: "a\(number - 1)") }
    }
    let error = try failure(of: links.parse("a17?x=1#top"))
    #expect(error.message.contains(#"it would go on to "/a0?x=1#top""#), "\(error)")
  }
}
