import Testing
import Waymark

@Suite("Links that end in a star")
struct StarLinkTests {
  enum StarRoute: Route {
    case files([String]), numbers([Int]), page(Int?, [String]), topic(String?), tags([String])
    case docs, help, item(Int), pair(String, String?), one(String?)
  }

  static let links = DeepLinks<StarRoute> {
    DeepLink("files/:path*", to: StarRoute.files)
    DeepLink("numbers/:path*", to: StarRoute.numbers)
    DeepLink("numbers/*", .help)
    DeepLink("pages/:page?/:path*", to: StarRoute.page)
    DeepLink("topics/:topic?/*", to: StarRoute.topic)
    DeepLink("tags?tag=:tags*", to: StarRoute.tags)
    DeepLink("docs/*", .docs)
    DeepLink("help", .help)
    DeepLink("help/*", .help)
    DeepLink("items/:id/*", to: StarRoute.item)
  }

  @Test(
    "A star takes any number of segments; with a name it is a list",
    arguments: [
      ("files", StarRoute.files([])), ("files/a", .files(["a"])),
      ("files/a/b%2Fc", .files(["a", "b/c"])),
      ("numbers", .numbers([])), ("numbers/1/-2", .numbers([1, -2])), ("numbers/1/x", .help),
      ("numbers/%", .help), ("pages", .page(nil, [])), ("pages/7", .page(7, [])),
      ("pages/7/a/b", .page(7, ["a", "b"])), ("topics", .topic(nil)), ("topics/a", .topic("a")),
      ("topics/a/b/%", .topic("a")), ("tags", .tags([])),
      ("tags?tag=a&x=1&tag=", .tags(["a", ""])),
      ("docs", .docs), ("docs/a/b", .docs), ("items/7/a", .item(7)),
    ])
  func parse(link: String, route: StarRoute) {
    #expect(Self.links.route(for: link) == route)
  }

  @Test(
    "A text for an optional part before a star that is not its value is not skipped")
  func optional() {
    #expect(Self.links.route(for: "pages/x") == nil)
    #expect(Self.links.route(for: "pages/x/y") == nil)
    #expect(Self.links.route(for: "files/%") == nil)
    #expect(Self.links.route(for: "tags?tag=%") == nil)
  }

  @Test(
    "What a named star took is printed",
    arguments: [
      (StarRoute.files([]), "/files"), (.files(["a", "b/c", ".."]), "/files/a/b%2Fc/%2E%2E"),
      (.numbers([1, -2]), "/numbers/1/-2"), (.page(nil, []), "/pages"), (.page(7, []), "/pages/7"),
      (.page(7, ["a"]), "/pages/7/a"), (.tags([]), "/tags"),
      (.tags(["a", ""]), "/tags?tag=a&tag="),
    ])
  func print(route: StarRoute, path: String) {
    #expect(Self.links.path(for: route) == path)
    #expect(Self.links.route(for: path) == route)
  }

  @Test("A link that ends in a star without a name is printed by another link, or not at all")
  func unnamed() throws {
    #expect(Self.links.problems.isEmpty)
    #expect(Self.links.path(for: .help) == "/help")
    for (route, pattern) in [
      (StarRoute.docs, "/docs/*"), (.item(7), "/items/:id/*"), (.topic("a"), "/topics/:topic?/*"),
    ] {
      #expect(Self.links.path(for: route) == nil && Self.links.information(for: route) == nil)
      let error = try failure(of: Self.links.print(route))
      #expect(error.code == .unnamedStar && error.name == nil)
      #expect(
        error.message
          == "the route \"\(route.name.replacing("\"", with: "\\\""))\" has no link: what"
          + " \"*\" takes in \"\(pattern)\" is in no payload; name it, as \":path*\", or declare a"
          + " second link without it")
    }
    #expect(Self.links.path(for: .page(nil, ["a"])) == nil)
    #expect(Self.links.path(for: .files(["a", ""])) == nil)
  }

  @Test("An optional part before a star is left out only at the end of the path")
  func rank() {
    let links = DeepLinks<StarRoute> {
      DeepLink("a/:x?/*", to: StarRoute.topic)
      DeepLink("a/*", .docs)
      DeepLink("a/:x?", to: StarRoute.one)
      DeepLink("a/b", .help)
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "a") == .one(nil) && links.route(for: "a/b") == .help)
    #expect(links.route(for: "a/c") == .one("c") && links.route(for: "a/c/d") == .topic("c"))
    #expect(links.route(for: "a/b/c") == .topic("b"))
  }

  @Test("A star after a star is never reached; after a named one it gets malformed paths")
  func unreachable() {
    let links = DeepLinks<StarRoute> {
      DeepLink("a/*", .docs)
      DeepLink("a/:path*", to: StarRoute.files)
      DeepLink("b/:path*", to: StarRoute.files)
      DeepLink("b/*", .docs)
      DeepLink("c/:x?/:path*", to: StarRoute.page)
      DeepLink("c/:x?/:path*", to: StarRoute.page)
    }
    #expect(
      links.problems.map(\.patterns) == [["a/:path*", "a/*"], ["c/:x?/:path*", "c/:x?/:path*"]])
    #expect(links.route(for: "b/%") == .docs && links.route(for: "b/x") == .files(["x"]))
  }

  @Test("A link whose last part may be missing is reached beside a deeper one")
  func deeper() {
    let links = DeepLinks<StarRoute> {
      DeepLink("a/:x/:y?", to: StarRoute.pair)
      DeepLink("a/:x?", to: StarRoute.one)
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "a") == .one(nil) && links.path(for: .one(nil)) == "/a")
    #expect(links.route(for: "a/b") == .pair("b", nil))
  }

  @Test("What a star took is passed on by its name")
  func redirect() {
    let links = DeepLinks<StarRoute> {
      DeepLink("files/:path*", to: StarRoute.files)
      DeepLink("pages/:page?/:path*", to: StarRoute.page)
      Redirect("old/:path*", to: "files/:path*")
      Redirect("one/:path", to: "files/:path*")
      Redirect("some/:path+", to: "files/:path*")
      Redirect("maybe/:path?", to: "files/:path*")
      Redirect("p/:page?/:path*", to: "pages/:page?/:path*")
      Redirect("t?t=:t*", to: "files/:t*")
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "old") == .files([]))
    #expect(links.route(for: "old/a%2Fb/c") == .files(["a/b", "c"]))
    #expect(
      links.route(for: "one/a") == .files(["a"])
        && links.route(for: "some/a/b") == .files(["a", "b"]))
    #expect(links.route(for: "maybe") == .files([]) && links.route(for: "maybe/a") == .files(["a"]))
    #expect(links.route(for: "p") == .page(nil, []) && links.route(for: "p/7/a") == .page(7, ["a"]))
    #expect(
      links.route(for: "t?t=a&t=b") == .files(["a", "b"]) && links.route(for: "t") == .files([]))
    let wrong = DeepLinks<StarRoute> { Redirect("old/:path*", to: "files/:path+") }
    #expect(
      wrong.problems.map(\.message) == [
        #"the redirect "old/:path*" leads to "files/:path+", where "path" stands for another number "#
          + "of values; write it in the same way in both"
      ])
  }
}
