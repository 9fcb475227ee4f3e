import Testing

@testable import WaymarkRoutes

@Suite("Prefixes of links")
struct LinkPrefixTests {
  static func prefix(_ scheme: String, _ authority: String, _ path: [String] = []) -> LinkPrefix {
    LinkPrefix(
      scheme: Array(scheme.utf8), authority: Array(authority.utf8),
      path: path.map { Array($0.utf8) })
  }

  static let noHost =
    "has an invalid host; write letters, digits, \"-\", \".\", \"_\" and a port, and \"*.\""
    + " before them for all subdomains"

  static let letters =
    "has a host with other letters than those of URLs; write it as URLs have it, such as"
    + " \"https://xn--bcher-kva.de\""

  static let everybody =
    "matches the hosts of other people: \"*.\" is right above a top-level name; write"
    + " \"*.example.com\""

  static func subdomains(_ scheme: String, _ authority: String) -> LinkPrefix {
    var prefix = prefix(scheme, authority)
    prefix.isForSubdomains = true
    return prefix
  }

  @Test("A prefix is a scheme, a host with a port, and the beginning of a path")
  func parse() {
    let wanted = [
      ("https://example.com", Self.prefix("https", "example.com")),
      ("HTTPS://Example.com:8443/App//x/", Self.prefix("https", "example.com:8443", ["App", "x"])),
      ("https://example.com/a%20b/ä", Self.prefix("https", "example.com", ["a b", "ä"])),
      ("https://[::1]:80", Self.prefix("https", "[::1]:80")),
      ("https://xn--bcher-kva.de", Self.prefix("https", "xn--bcher-kva.de")),
      ("myapp://", Self.prefix("myapp", "")), ("myapp://open", Self.prefix("myapp", "open")),
      ("myapp:///app", Self.prefix("myapp", "", ["app"])),
      ("https://*.Example.com", Self.subdomains("https", ".example.com")),
      ("myapp://*.a:80", Self.subdomains("myapp", ".a:80")),
      ("http://*.LocalHost:8080", Self.subdomains("http", ".localhost:8080")),
    ]
    for (text, prefix) in wanted {
      #expect(LinkPrefix.parse(text) == .success(prefix))
    }
  }

  @Test(
    "A faulty prefix says what is wrong, to the letter",
    arguments: [
      ("", "has no scheme with \"://\" behind it; write \"https://example.com\" or \"myapp://\""),
      (
        "example.com",
        "has no scheme with \"://\" behind it; write \"https://example.com\" or \"myapp://\""
      ),
      (
        "myapp:",
        "has no scheme with \"://\" behind it; write \"https://example.com\" or \"myapp://\""
      ),
      (
        "myapp:/x",
        "has no scheme with \"://\" behind it; write \"https://example.com\" or \"myapp://\""
      ),
      ("https://", "has no host; write \"https://example.com\""),
      ("http:///app", "has no host; write \"https://example.com\""),
      ("https://a.org?x", "has a query or a fragment; end it behind its host or its path"),
      ("https://a.org/b#", "has a query or a fragment; end it behind its host or its path"),
      ("https://u@a.org", Self.noHost),
      ("https://a.*.org", Self.noHost),
      ("https://a.org:", Self.noHost), ("https://*", Self.noHost), ("https://*.", Self.noHost),
      ("https://*a.org", Self.noHost), ("https://*.*.org", Self.noHost),
      ("https://*..org", Self.noHost), ("https://*.[::1]", Self.noHost),
      ("https://*.com", Self.everybody), ("HTTP://*.com:80/app", Self.everybody),
      ("https://*.com.", Self.everybody), ("https://*.xn--p1ai", Self.everybody),
      ("https://bücher.de", Self.letters), ("https://*.рф", Self.letters),
      ("myapp://öffnen", Self.letters),
      ("https://a.org/../b", "has a path that cannot be matched; write plain segments"),
      ("https://a.org/%GG", "has a path that cannot be matched; write plain segments"),
      ("https://a.org/*", "has a path that cannot be matched; write plain segments"),
      ("https://a.org/b/:id", "has a path that cannot be matched; write plain segments"),
      ("myapp:///{id}", "has a path that cannot be matched; write plain segments"),
    ])
  func problems(_ text: String, problem: String) {
    #expect(LinkPrefix.parse(text) == .failure(LinkPrefixProblem(problem)))
    let prefixes = LinkPrefixes([text, "myapp://"])
    #expect(prefixes.prefixes == [Self.prefix("myapp", "")])
    #expect(prefixes.faults.map(\.prefix) == [text])
    #expect(prefixes.faults.map(\.problem.text) == [problem])
  }

  @Test("Of two prefixes with equal paths, the one with a host counts", arguments: [false, true])
  func hostFirst(isReversed: Bool) {
    enum ItemRoute: Route { case item(Int) }
    let prefixes = ["shop://", "shop://open"]
    let links = DeepLinks<ItemRoute>(prefixes: isReversed ? prefixes.reversed() : prefixes) {
      DeepLink("items/:id", to: ItemRoute.item)
    }
    #expect(links.route(for: "shop://open/items/42") == .item(42))
    #expect(links.route(for: "shop://items/42") == .item(42))
    #expect(links.url(for: .item(42), prefix: "shop://open") != nil)
  }
}
