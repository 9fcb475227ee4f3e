import Testing

@testable import WaymarkRoutes

@Suite("Why a link is not a route, and a route has no link")
struct DeepLinkErrorTests {
  enum LoopRoute: Route { case end, number(Int), pair(String, String), plain }

  static let loops = DeepLinks<LoopRoute> {
    DeepLink("", .end)
    DeepLink("a/end", .end)
    Redirect("a/:x", to: "b/:x/1")
    Redirect("b/:x/:y", to: "a/:x")
  }

  static let messages: [(String, String)] = [
    (
      "https://example.com.evil/app",
      #"the link "https://example.com.evil/app" is not for this app: "https://example.com.evil" is "#
        + #"none of its prefixes ("https://example.com/app", "hub://"); declare it as one if it "#
        + "should be"
    ),
    (
      "/taks/7",
      #"the link "/taks/7" leads nowhere: no pattern fits its path; did you mean "/tasks/:id"?"#
    ),
    (
      "/x\ny",
      #"the link "/x\ny" leads nowhere: no pattern fits its path; declare a link for it, or a "#
        + "fallback"
    ),
    (
      "/tasks/seven",
      #"the link "/tasks/seven" does not fit "/tasks/:id": "id" is "seven", which is no Int; "#
        + #"write "1", for example"#
    ),
    (
      "/kinds/%2F",
      #"the link "/kinds/%2F" does not fit "/kinds/:kind?": "kind" is "/", which is no Kind; "#
        + #"write "work" or "home", for example"#
    ),
    (
      "/positive/0",
      #"the link "/positive/0" does not fit "/positive/:number": the link's `where:` or its "#
        + "constructor does not take these values; write others, or declare a link or a fallback "
        + "for them"
    ),
    (
      "/search?x=1",
      #"the link "/search?x=1" does not fit "/search?q=:q&kind=:kind?&*=:rest": "q" (q=…) is "#
        + "missing; add it"
    ),
    (
      "/tasks/%ZZ",
      #"the link "/tasks/%ZZ" does not fit "/tasks/:id": "id" has an invalid escape, or one "#
        + #"that is not UTF-8; write "%" and two hexadecimal digits for each byte, and "%25" for "#
        + "a percent sign"
    ),
    (
      String(repeating: "/a", count: 300),
      #"the link "\#(String(repeating: "/a", count: 30))…" is too deep: it has 300 segments, and "#
        + "the limit is 256; shorten it, or raise the limit of the table"
    ),
    (
      String(repeating: "a", count: 70_000),
      #"the link "\#(String(repeating: "a", count: 60))…" is too long: it has 70000 bytes, and the "#
        + "limit is 65536; shorten it, or raise the limit of the table"
    ),
  ]

  @Test(
    "The message of a link says what is wrong, why, and how to correct it",
    arguments: messages.map { (Brief($0.0), $0.1) })
  func message(link: Brief<String>, message: String) {
    let link = link.value
    guard case .failure(let error) = HubRoute.links.parse(link) else {
      Issue.record("\(link) is a route")
      return
    }
    #expect(error.message == message)
    #expect("\(error)" == message)
  }

  @Test("No message proposes an old form, least of all the one that was written")
  func oldForms() {
    let links = DeepLinks<LoopRoute> {
      DeepLink("numbers/:n", to: LoopRoute.number)
      DeepLink("there/now", .end)
      Redirect("number/:n", to: "there/:n")
      Redirect("gone/:n", to: "there/:n")
      Redirect("here/:n", to: "gone/:n")
    }
    #expect(links.problems.isEmpty)
    for (link, pattern) in [
      ("/gone/7", nil), ("/gine/7", nil), ("/here/7", nil), ("/number/7", "/numbers/:n"),
    ] {
      guard case .failure(let error) = links.parse(link) else {
        Issue.record("\(link) is a route")
        continue
      }
      #expect(error.code == .noMatch && error.pattern == pattern, "\(error)")
    }
  }

  @Test("A redirect that would never end is an error")
  func loop() {
    guard case .failure(let error) = Self.loops.parse("/a/7") else {
      Issue.record("the loop is a route")
      return
    }
    #expect(error.code == .redirectLoop)
    #expect(
      error.message == #"the link "/a/7" leads nowhere: after 16 redirects it would go on to "#
        + #""/b/7/1"; let one of them lead to a link"#)
    #expect(Self.loops.route(for: "/a/7") == nil)
  }

  @Test("An error knows the name, the value and the pattern; equal codes are equal errors")
  func parts() {
    guard case .failure(let bad) = HubRoute.links.parse("/tasks/seven"),
      case .failure(let other) = HubRoute.links.parse("/kinds/x"),
      case .failure(let missing) = HubRoute.links.parse("/search"),
      case .failure(let unknown) = HubRoute.links.parse("/abut")
    else {
      Issue.record("one of the links is a route")
      return
    }
    #expect(bad == other && bad.hashValue == other.hashValue && bad != unknown)
    #expect(bad.name == "id" && bad.value == "seven" && bad.pattern == "/tasks/:id")
    #expect(missing.name == "q" && missing.value == nil)
    #expect(unknown.pattern == "/about" && unknown.name == nil && unknown.link == "/abut")
    #expect(MemoryLayout<DeepLinkError>.size == MemoryLayout<Int>.size)
  }

  @Test("The first value that does not convert is reported")
  func firstRefusal() {
    let links = DeepLinks<LoopRoute> {
      DeepLink(":word/:x", to: { (a: Int, b: Int) in LoopRoute.number(a + b) })
      DeepLink(":a/:number", to: { (a: String, b: Int) in LoopRoute.number(b) })
    }
    guard case .failure(let error) = links.parse("x/y") else {
      Issue.record("x/y is a route")
      return
    }
    #expect(error.name == "word" && error.value == "x")
  }

  @Test("A fallback's own pattern is not proposed, because no one means that")
  func noFallbackProposed() {
    let links = DeepLinks<LoopRoute> {
      DeepLink("shop/:x", to: LoopRoute.number)
      Mount("kiosk", as: { (_: RedirectTests.InnerRoute) in LoopRoute.plain })
      Redirect("old/kiosk/*", to: "kiosk")
    }
    for (link, pattern) in [("kiosc/1/2", nil), ("shoq/1", "/shop/:x"), ("kiosc", "/kiosk")] {
      guard case .failure(let error) = links.parse(link) else {
        Issue.record("\(link) is a route")
        continue
      }
      #expect(error.code == .noMatch && error.pattern == pattern, "\(link)")
    }
  }

  static let printMessages: [(HubRoute, String)] = [
    (
      .hidden,
      #"the route "hidden" has no link: none is declared for its case, or its payload cannot be "#
        + #"read by reflection; declare one, or pass "from:""#
    ),
    (
      .files([]),
      #"the route "files([])" has no link: "path" is an empty list, and ":path+" needs a value; "#
        + #"give it one, or write ":path*""#
    ),
    (
      .member(name: "", .profile),
      #"the route "member(name: \"\").profile" has no link: "name" is empty, and empty segments are "#
        + "dropped when a path is read; put it into the query, or make it optional and leave it out "
        + "with nil"
    ),
    (
      .six(1, b: 2, 3, d: true, .nan, f: ""),
      #"the route "six(1, b: 2, 3, d: true, nan, f: \"\")" has no link: it does not equal itself, "#
        + "for example because it contains NaN, so no link can lead back to it; leave such values out "
        + "of routes"
    ),
    (
      .six(1, b: 2, 3, d: true, .infinity, f: ""),
      #"the route "six(1, b: 2, 3, d: true, inf, f: \"\")" has no link: "e" has a value without a "#
        + "text; let its type give one for each value"
    ),
  ]

  @Test("The message of a route says what is wrong, why, and how to correct it")
  func printMessage() {
    for (route, message) in Self.printMessages {
      #expect(Self.printMessage(HubRoute.links, route) == message)
    }
    let links = DeepLinks<LoopRoute>(limits: LinkLimits(maximumLength: 12, maximumSegments: 2)) {
      DeepLink("a/:x/:y", to: LoopRoute.pair)
      DeepLink(":x?y=:y", to: { (x: Int?, y: String) in x.map { LoopRoute.pair("\($0)", y) } })
      DeepLink("n/:x", to: { (x: Int?) in .number(x ?? 0) }, from: { _ in .some(nil) })
      DeepLink(
        ":plain", to: { (text: String) in text == "plain" ? LoopRoute.plain : nil },
        from: { _ in "plain" })
      DeepLink("plain", .end)
    }
    #expect(
      Self.printMessage(links, .pair("b", "c"))
        == #"the route "pair(\"b\", \"c\")" has no link: its path would have 3 segments, and the "#
        + "limit is 2; shorten a list, or raise the limit of the table")
    #expect(
      Self.printMessage(links, .pair("bcdefgh", "ijklmn"))
        == #"the route "pair(\"bcdefgh\", \"ijklmn\")" has no link: its path would have 17 bytes, "#
        + "and the limit is 12; shorten a value, or raise the limit of the table")
    #expect(
      Self.printMessage(links, .number(0))
        == #"the route "number(0)" has no link: "x" is nil, and must be there; write ":x?" in the "#
        + "pattern")
    #expect(
      Self.printMessage(links, .plain)
        == #"the route "plain" has no link: "/plain" would not be read as this route; another link "#
        + "takes that path, or a value's text makes another value")
  }

  private static func printMessage<R: Route>(_ links: DeepLinks<R>, _ route: R) -> String? {
    guard case .failure(let error) = links.print(route) else { return nil }
    return "\(error)"
  }
}
