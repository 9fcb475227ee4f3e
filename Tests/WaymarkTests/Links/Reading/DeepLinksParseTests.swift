import Testing
import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Links become routes")
struct DeepLinksParseTests {
  static let hits: [(String, HubRoute)] = [
    ("", .home), ("/", .home), ("//", .home), ("home", .home), ("/home/", .home),
    ("https://example.com/app", .home), ("HTTPS://EXAMPLE.COM/app/about", .about),
    ("https://example.com/app/?x=1#y", .home), ("hub://about", .about), ("hub:/about", .about),
    ("hub:about", .about), ("hub:///about", .about), ("/./about/../about", .about),
    ("/tasks", .tasks(.list)), ("/tasks/new", .tasks(.new)), ("/tasks/7", .tasks(.detail(id: 7))),
    ("/tasks/-7", .tasks(.detail(id: -7))), ("/tasks/%37", .tasks(.detail(id: 7))),
    ("/t%61sks/007", .tasks(.detail(id: 7))),
    ("/tasks/7/comments", .tasks(.comments(id: 7, page: nil))),
    ("/tasks/7/comments?page=2&page=3&other", .tasks(.comments(id: 7, page: 2))),
    ("/tasks/show/7", .tasks(.detail(id: 7))),
    ("/members/ann", .member(name: "ann", .profile)),
    ("/members/a%2Fb/tasks/7", .member(name: "a/b", .tasks(.detail(id: 7)))),
    ("/members/ann/tasks/show/7?x=1", .member(name: "ann", .tasks(.detail(id: 7)))),
    ("/search?q=tea", .search("tea", kind: nil, tags: [:])),
    (
      "/search?a=1&q=t+e%20a&kind=home&b",
      .search(
        "t+e a", kind: .home, tags: ["a": "1", "b": ""])
    ),
    ("/search?q", .search("", kind: nil, tags: [:])),
    ("/kinds", .kind(nil)), ("/kinds/work", .kind(.work)),
    ("/files/a", .files(["a"])), ("/files/a/b%2Fc//d", .files(["a", "b/c", "d"])),
    ("/tickets/T12", .ticket(TicketID(number: 12))), ("/positive/3", .positive(3)),
    ("/six/1/-2/3?f=x&e=-0.5&d=true", .six(1, b: -2, 3, d: true, -0.5, f: "x")),
  ]

  @Test("A link becomes the route that it stands for", arguments: hits)
  func hit(link: String, route: HubRoute) throws {
    #expect(try HubRoute.links.parse(link).get() == route)
    #expect(HubRoute.links.route(for: link) == route)
    #expect(HubRoute(link: link) == route)
  }

  static let misses: [(String, DeepLinkError.Code)] = [
    ("https://example.com", .notOurs), ("https://example.com/application", .notOurs),
    ("https://example.com.evil/app", .notOurs), ("https://example.com:443/app", .notOurs),
    ("https://user:pass@example.com/app", .notOurs), ("other://about", .notOurs),
    ("/abou", .noMatch), ("/about/x", .noMatch), ("/About", .noMatch), ("/files", .noMatch),
    ("/tasks/seven", .invalidParameter), ("/tasks/+7", .invalidParameter),
    ("/tasks/7%", .invalidParameter), ("/tasks/99999999999999999999", .invalidParameter),
    ("/tasks/7/comments?page=x", .invalidParameter), ("/kinds/play", .invalidParameter),
    ("/search", .invalidParameter), ("/search?q=%FF", .invalidParameter),
    ("/files/a/%ZZ", .invalidParameter), ("/tickets/12", .invalidParameter),
    ("/positive/0", .declined), ("/six/1/200/3?d=true&e=1&f=x", .invalidParameter),
    (String(repeating: "/a", count: 257), .tooDeep),
    ("/" + String(repeating: "a", count: 65_536), .tooLong),
  ]

  @Test(
    "A link without a route says which kind of failure it is",
    arguments: misses.map { (Brief($0.0), $0.1) })
  func miss(link: Brief<String>, code: DeepLinkError.Code) {
    let link = link.value
    guard case .failure(let error) = HubRoute.links.parse(link) else {
      Issue.record("\(link) is a route")
      return
    }
    #expect(error.code == code)
    #expect(error.link == link)
    #expect(HubRoute.links.route(for: link) == nil)
  }

  @Test("A URL is parsed as its text")
  func url() throws {
    let url = try #require(URL(string: "https://example.com/app/tasks/7"))
    #expect(HubRoute(url: url) == .tasks(.detail(id: 7)))
    #expect(HubRoute.links.route(for: url) == .tasks(.detail(id: 7)))
    #expect(try HubRoute.links.parse(url).get() == .tasks(.detail(id: 7)))
    let other = try #require(URL(string: "https://example.org/"))
    #expect(HubRoute(url: other) == nil)
  }

  enum RankRoute: Route { case literal, number(Int), word(String), list([String]), rest, end }

  static let ranks = DeepLinks<RankRoute> {
    DeepLink("*", .rest)
    DeepLink(":a+", to: RankRoute.list)
    DeepLink(":a", to: RankRoute.number)
    DeepLink(":a", to: RankRoute.word, where: { $0 != "no" })
    DeepLink("a", .literal)
    DeepLink("", .end)
  }

  @Test(
    "Literals come before parameters, those before repeated ones, and the wildcard comes last",
    arguments: [
      ("a", RankRoute.literal), ("7", .number(7)), ("b", .word("b")), ("no", .list(["no"])),
      ("a/b", .list(["a", "b"])), ("", .end), ("a/%", .rest), ("%", .rest),
    ])
  func rank(link: String, route: RankRoute) {
    #expect(Self.ranks.route(for: link) == route)
  }

  @Test("Constructors that return nil let the next link be tried")
  func partial() {
    let links = DeepLinks<RankRoute> {
      DeepLink(":a", to: { (number: Int) in number > 5 ? RankRoute.number(number) : nil })
      DeepLink(":a", to: { (number: Int) in RankRoute.number(-number) }, where: { $0 > 2 })
      DeepLink(
        ":a", to: { (word: String) -> RankRoute? in word == "x" ? nil : .word(word) },
        where: { $0 != "y" })
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "6") == .number(6))
    #expect(links.route(for: "3") == .number(-3))
    #expect(links.route(for: "2") == .word("2"))
    #expect(links.route(for: "x") == nil)
    #expect(links.route(for: "y") == nil)
  }

  @Test("The builder takes conditions, loops and lists")
  func builder() {
    let more: [DeepLink<RankRoute>] = [DeepLink("more", .rest)]
    func table(_ isOn: Bool) -> DeepLinks<RankRoute> {
      DeepLinks {
        if isOn { DeepLink("on", .literal) } else { DeepLink("off", .literal) }
        if isOn { DeepLink("only", .end) }
        if #available(macOS 14, iOS 17, *) { DeepLink("new", .end) }
        for number in 1...2 { DeepLink("n\(number)", .number(number)) }
        more
      }
    }
    #expect(table(true).all.map(\.pattern) == ["/on", "/only", "/new", "/n1", "/n2", "/more"])
    #expect(table(false).all.map(\.pattern) == ["/off", "/new", "/n1", "/n2", "/more"])
  }
}
