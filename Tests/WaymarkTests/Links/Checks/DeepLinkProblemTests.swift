import Testing

@testable import WaymarkRoutes

@Suite("Problems of a table of links")
struct DeepLinkProblemTests {
  enum FaultRoute: Route {
    case a, b, one(Int), two(Int, Int), text(String), maybe(Int?), list([Int]), odd([Int?])
    case query(LinkQuery), tasks(TaskRoute), member(Int, TaskRoute)
  }

  typealias Links = DeepLinks<FaultRoute>

  private func check(
    _ links: Links, _ code: DeepLinkProblem.Code, _ patterns: [String], _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(links.problems.map(\.code) == [code], sourceLocation: location)
    #expect(links.problems.map(\.patterns) == [patterns], sourceLocation: location)
    #expect(links.problems.map { "\($0)" } == [message], sourceLocation: location)
  }

  @Test("A faulty pattern is left out, and the rest works")
  func pattern() {
    let links = Links {
      DeepLink("a", .a)
      DeepLink("b/..", .b)
    }
    check(
      links, .invalidPattern, ["b/.."],
      #"".." at place 2 of the pattern "b/.." is no literal: paths are matched after "." and ".." "#
        + "are resolved; leave it out")
    #expect(links.route(for: "a") == .a && links.path(for: .b) == nil && links.all.count == 1)
  }

  @Test("A faulty prefix is left out")
  func prefix() {
    check(
      Links(prefixes: ["example.com"]) { DeepLink("a", .a) }, .invalidPrefix, [],
      #"the prefix "example.com" has no scheme with "://" behind it; write "https://example.com" "#
        + #"or "myapp://""#)
    let links = Links(prefixes: ["app:", "shop://"]) { DeepLink("a", .a) }
    guard case .failure(let error) = links.parse("app:a") else {
      Issue.record("app:a is a route")
      return
    }
    #expect(error.message.contains(#"none of its prefixes ("shop://")"#), "\(error)")
  }

  @Test("Links that are never reached are named with the link that takes their paths")
  func unreachable() {
    check(
      Links {
        DeepLink("x/:a", to: FaultRoute.text)
        DeepLink("/x/:number/", to: FaultRoute.one)
      }, .unreachable, ["x/:number", "x/:a"],
      #"the link "x/:number" is never reached: "x/:a", which is declared before it, takes all its "#
        + "paths; declare it first, or remove it")
    check(
      Links {
        DeepLink("x", .a)
        DeepLink("x", .b)
      }, .unreachable, ["x", "x"],
      #"the link "x" is declared twice, and the second is never reached; remove one"#)
    check(
      Links {
        DeepLink("tasks/:text", to: FaultRoute.text)
        Mount("tasks", as: FaultRoute.tasks)
      }, .unreachable, ["tasks/:id", "tasks/:text"],
      #"the link "tasks/:id" is never reached: "tasks/:text", which is declared before it, takes "#
        + "all its paths; declare it first, or remove it")
  }

  @Test("Links that may be reached are no problem")
  func reachable() {
    let links = Links {
      DeepLink("x/:a", to: FaultRoute.one)
      DeepLink("x/:a", to: FaultRoute.text)
      DeepLink("y/:a", to: FaultRoute.text, where: { $0.count > 3 })
      DeepLink("y/:a", to: FaultRoute.one)
      DeepLink("z?a=:a", to: FaultRoute.text)
      DeepLink("z?b=:a", to: FaultRoute.text)
      DeepLink("z", .a)
      DeepLink("w?a=:a?", to: FaultRoute.maybe)
      DeepLink("w", .b)
      DeepLink("v/*", .a)
      DeepLink("v/:a+", to: FaultRoute.list)
      DeepLink("v", .b)
      Fallback { _ in .a }
      Fallback { _ in .b }
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "x/q") == .text("q") && links.route(for: "y/12") == .one(12))
    #expect(links.route(for: "z?b=1") == .text("1") && links.route(for: "z") == .a)
    #expect(links.route(for: "w?a=q") == .b && links.route(for: "v") == .b)
    #expect(links.route(for: "v/1") == .list([1]) && links.route(for: "v/q") == .a)
  }

  @Test("Texts that only look alike are different links, as they are in a path")
  func normalisation() {
    let links = Links {
      DeepLink("caf\u{E9}", .a)
      DeepLink("cafe\u{301}", .b)
      DeepLink("x?caf\u{E9}=:a?", to: FaultRoute.maybe)
      DeepLink("x?cafe\u{301}=:a", to: FaultRoute.one)
      Redirect("na\u{EF}ve", to: "nai\u{308}ve")
      DeepLink("nai\u{308}ve", .a)
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "/caf\u{E9}") == .a && links.route(for: "/cafe%CC%81") == .b)
    #expect(links.path(for: .b) == "/cafe%CC%81" && links.route(for: "/na%C3%AFve") == .a)
    #expect(links.route(for: "/x?caf%C3%A9=q&cafe%CC%81=7") == .one(7))
  }

  @Test("Names and payloads are counted")
  func counts() {
    check(
      Links { DeepLink("x", to: FaultRoute.one) }, .payloadCount, ["x"],
      #"the link "x" has no name for one payload; write one name for each payload, "#
        + "in their order")
    check(
      Links { DeepLink("x/:a", to: FaultRoute.two) }, .payloadCount, ["x/:a"],
      #"the link "x/:a" has one name ("a") for 2 payloads; write one name for each "#
        + "payload, in their order")
    check(
      Links { DeepLink(":a/:b", .a) }, .payloadCount, [":a/:b"],
      #"the link ":a/:b" has 2 names ("a", "b") for no payload; write one name for "#
        + "each payload, in their order")
    check(
      Links { Mount("x", as: FaultRoute.member) }, .payloadCount, ["x"],
      #"the link "x" has no name for one payload; write one name for each payload, "#
        + "in their order")
  }

  @Test("A payload must be of the kind of its part of the pattern")
  func kinds() {
    func message(_ pattern: String, _ rest: String) -> String {
      "in the link \"\(pattern)\", \(rest)"
    }
    check(
      Links { DeepLink("x/:a?", to: FaultRoute.one) }, .payloadKind, ["x/:a?"],
      message(
        "x/:a?",
        #""a" may be missing, and its payload is Int; make that optional, or write "#
          + "\":a\""))
    check(
      Links { DeepLink("x/:a+", to: FaultRoute.one) }, .payloadKind, ["x/:a+"],
      message("x/:a+", #""a" repeats, and its payload is Int; make that a list, or write ":a""#))
    check(
      Links { DeepLink("x/:a", to: FaultRoute.list) }, .payloadKind, ["x/:a"],
      message("x/:a", #""a" is one value, and its payload is Array<Int>; write ":a+""#))
    check(
      Links { DeepLink("x?a=:a", to: FaultRoute.query) }, .payloadKind, ["x?a=:a"],
      message("x?a=:a", #""a" is one value, and its payload is LinkQuery; write "*=:a""#))
    check(
      Links { DeepLink("x?*=:a", to: FaultRoute.one) }, .payloadKind, ["x?*=:a"],
      message(
        "x?*=:a", #""a" is the rest of the query, and its payload is Int; make that LinkQuery"#))
    check(
      Links { DeepLink("x/:a+", to: FaultRoute.odd) }, .payloadKind, ["x/:a+"],
      message(
        "x/:a+",
        #""a" has the payload Array<Optional<Int>>, which no part of a link stands "#
          + "for; use a value, an optional value or a list of values"))
    #expect(Links { DeepLink("x/:a", to: FaultRoute.maybe) }.problems.isEmpty)
  }

  @Test("Text that looks like a pattern but is not one is a problem, wherever it is")
  func lookalike() {
    let links = Links {
      DeepLink("a", .a)
      DeepLink("{id}", to: FaultRoute.one)
      Mount("x*", as: FaultRoute.tasks)
      Redirect("old", to: "a/**")
    }
    #expect(links.problems.map(\.code) == Array(repeating: .invalidPattern, count: 3))
    #expect(
      links.problems.first?.message
        == #""{id}" at place 0 of the pattern "{id}" is written like a pattern, and would be plain "#
        + #"text here; write text, ":name", or at the end ":name?", ":name+", ":name*" or "*""#)
    #expect(links.all.map(\.pattern) == ["/a"])
  }

  @Test("A list may be empty if its part is written so")
  func anyKinds() {
    check(
      Links { DeepLink("x/:a*", to: FaultRoute.one) }, .payloadKind, ["x/:a*"],
      #"in the link "x/:a*", "a" repeats, and its payload is Int; make that a list, or write ":a""#)
    #expect(Links { DeepLink("x/:a*", to: FaultRoute.list) }.problems.isEmpty)
    #expect(Links { DeepLink("x?a=:a*", to: FaultRoute.list) }.problems.isEmpty)
  }

  @Test("A mount's prefix has only literals and names")
  func mountPrefix() {
    for prefix in ["x/:a?", "x/:a+", "x/:a*", "x/*", "x/:a?/*", "x?a=:a"] {
      check(
        Links { Mount(prefix, as: FaultRoute.tasks) }, .mountPrefix, [prefix],
        "the prefix \"\(prefix)\" of a mount has a query, or ends in a part that may be missing or "
          + #"repeat, so nothing can follow; write only literals and ":name""#)
    }
  }

  @Test("The target of a redirect has only names of the redirect")
  func redirectTarget() {
    let links = Links {
      DeepLink("", .a)
      Redirect("x/:a", to: "y/:b")
      Redirect("x", to: "y/:b")
      Redirect("x/:a?", to: "y/:a")
      Redirect("x/y", to: "y/*")
      Redirect("x/z", to: ":1")
    }
    #expect(
      links.problems.map(\.message) == [
        #"the redirect "x/:a" leads to "y/:b", and "b" is no name of it; its names: "a""#,
        #"the redirect "x" leads to "y/:b", and "b" is no name of it; it has no names"#,
        #"the redirect "x/:a?" leads to "y/:a", where "a" stands for another number of values; "#
          + "write it in the same way in both",
        #"the redirect "x/y" leads to "y/*", and "*" stands for no path there; write where to lead "#
          + #"exactly, or name what it takes in both, as ":path*""#,
        #"":1" at place 0 of the pattern ":1" is not a parameter: a name is a letter, then letters "#
          + #"and digits; write ":id", for example"#,
      ])
    #expect(
      links.problems.map(\.code) == Array(repeating: .redirectTarget, count: 4) + [.invalidPattern])
    #expect(links.problems[0].patterns == ["x/:a", "y/:b"])
  }

  @Test("Circles of redirects are found")
  func redirectLoop() {
    check(
      Links { Redirect("x/:a", to: "x/:a") }, .redirectLoop, ["x/:a", "x/:a"],
      #"the redirect "x/:a" leads to itself; let it lead to a link"#)
    let links = Links {
      Redirect("x/:a", to: "y/:a")
      Redirect("y/:b", to: "z/:b")
      Redirect("z/:c", to: "x/:c")
      DeepLink("z/:a", to: FaultRoute.one)
    }
    check(
      links, .redirectLoop, ["z/:c", "y/:b"],
      #"the redirect "z/:c" leads to "x/:c", and "y/:b" leads back to it; remove one of the "#
        + "redirects")
    #expect(links.route(for: "x/7") == .one(7))
  }

  @Test("The patterns of a mounted table's problems have the mount's prefix, as those of its links")
  func mountedPatterns() {
    enum OuterRoute: Route { case inner(RepeatedRoute) }
    let links = DeepLinks<OuterRoute>(Mount("sub", as: OuterRoute.inner))
    #expect(
      links.problems.map(\.patterns) == [["sub/a/**"], ["sub?q=:p", "sub?q=:q"], ["sub", "sub"]])
  }

  @Test("A whole URL is not a pattern, in any place")
  func wholeURL() {
    let rest =
      "begins a whole URL, and a pattern is only its path; leave it out here, and name it among the "
      + "prefixes of the table"
    check(
      Links { DeepLink("https://x/y", .a) }, .invalidPattern, ["https://x/y"],
      #""https://x" at place 0 of the pattern "https://x/y" \#(rest)"#)
    check(
      Links {
        DeepLink("y", .a)
        Redirect("x", to: "/my-app://y?z#1")
      }, .invalidPattern, ["/my-app://y?z#1"],
      #""my-app://y" at place 1 of the pattern "/my-app://y?z#1" \#(rest)"#)
    check(
      Links { Mount("app://tasks/:id", as: FaultRoute.member) }, .invalidPattern,
      ["app://tasks/:id"], #""app://tasks" at place 0 of the pattern "app://tasks/:id" \#(rest)"#)
    #expect(Links { DeepLink("a/https://x", .a) }.problems.isEmpty)
    #expect(Links { DeepLink("users:batch/all", .a) }.problems.isEmpty)
  }

  enum FaultyRoute: Route { case a, one(Int) }

  enum FaultyParentRoute: Route { case faulty(FaultyRoute) }

  @Test("The problems of a mounted table are reported with its prefix")
  func mounted() {
    let links = DeepLinks<FaultyParentRoute> { Mount("sub", as: FaultyParentRoute.faulty) }
    #expect(links.problems.map(\.code) == [.payloadCount])
    #expect(links.problems.map(\.patterns) == [["sub/x"]])
    #expect(
      links.problems.map(\.message) == [
        #"below "sub": the link "x" has no name for one payload; write one name for "#
          + "each payload, in their order"
      ])
    #expect(links.route(for: "sub") == .faulty(.a))
  }

  indirect enum SelfRoute: Route { case end, more(SelfRoute) }
  indirect enum LeftRoute: Route { case end, right(RightRoute) }
  indirect enum RightRoute: Route { case end, left(LeftRoute) }

  @Test("A route type that mounts itself is found, and nothing hangs")
  func cycles() {
    #expect(
      SelfRoute.links.problems.map(\.message) == [
        #"the links of SelfRoute cannot be mounted at "more": that would never end (SelfRoute > "#
          + "SelfRoute); remove one of the mounts"
      ])
    #expect(SelfRoute.links.route(for: "") == .end && SelfRoute.links.route(for: "more") == nil)
    #expect(
      LeftRoute.links.problems.map(\.message) == [
        #"below "right": the links of LeftRoute cannot be mounted at "left": that would never end "#
          + "(LeftRoute > RightRoute > LeftRoute); remove one of the mounts"
      ])
    #expect(LeftRoute.links.problems.map(\.code) == [.mountCycle])
    #expect(LeftRoute.links.route(for: "right") == .right(.end))
  }
}

extension DeepLinkProblemTests.FaultyRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .a)
    DeepLink("x", to: Self.one)
  }
}

extension DeepLinkProblemTests.SelfRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .end)
    Mount("more", as: Self.more)
  }
}

extension DeepLinkProblemTests.LeftRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .end)
    Mount("right", as: Self.right)
  }
}

extension DeepLinkProblemTests.RightRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .end)
    Mount("left", as: Self.left)
  }
}

enum RepeatedRoute: Route { case start, other, found(String) }

extension RepeatedRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("?q=:q", to: RepeatedRoute.found)
    DeepLink("/a/**", .start)
    DeepLink("?q=:p", to: RepeatedRoute.found)
    DeepLink("", .start)
    DeepLink("", .other)
  }
}
