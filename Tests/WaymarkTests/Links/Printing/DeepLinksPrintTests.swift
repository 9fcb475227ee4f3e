import Testing
import Waymark

@Suite("Routes become links")
struct DeepLinksPrintTests {
  static let printed: [(HubRoute, String)] = [
    (.home, "/"), (.about, "/about"), (.tasks(.list), "/tasks"), (.tasks(.new), "/tasks/new"),
    (.tasks(.detail(id: -7)), "/tasks/-7"),
    (.tasks(.comments(id: 7, page: nil)), "/tasks/7/comments"),
    (.tasks(.comments(id: 7, page: 2)), "/tasks/7/comments?page=2"),
    (.member(name: "a/b", .profile), "/members/a%2Fb"),
    (.member(name: "..", .tasks(.detail(id: 7))), "/members/%2E%2E/tasks/7"),
    (.member(name: "é ?#%", .profile), "/members/%C3%A9%20%3F%23%25"),
    (.search("a&b=c+d", kind: nil, tags: [:]), "/search?q=a%26b%3Dc%2Bd"),
    (.search("", kind: .home, tags: ["x": "1", "y": ""]), "/search?q=&kind=home&x=1&y="),
    (.kind(nil), "/kinds"), (.kind(.work), "/kinds/work"),
    (.files(["a", "b/c", "."]), "/files/a/b%2Fc/%2E"),
    (.ticket(TicketID(number: 12)), "/tickets/T12"), (.positive(3), "/positive/3"),
    (.six(1, b: -2, 3, d: true, -0.5, f: "x"), "/six/1/-2/3?d=true&e=-0.5&f=x"),
  ]

  @Test("A route is printed by its first link, and parses back", arguments: printed)
  func path(route: HubRoute, path: String) throws {
    #expect(try HubRoute.links.print(route).get() == path)
    #expect(HubRoute.links.path(for: route) == path)
    #expect(HubRoute.links.route(for: path) == route)
  }

  static let unprintable: [(HubRoute, DeepLinkPrintError.Code, String?)] = [
    (.hidden, .noLink, nil), (.member(name: "", .profile), .emptyText, "name"),
    (.files([]), .emptyList, "path"), (.files(["a", ""]), .emptyText, "path"),
    (.positive(0), .noLink, nil), (.six(1, b: 2, 3, d: true, .infinity, f: ""), .noText, "e"),
    (.six(1, b: 2, 3, d: true, .nan, f: ""), .noText, nil),
    (.search("a", kind: nil, tags: ["q": "b"]), .otherRoute, nil),
    (.files(Array(repeating: "a", count: 256)), .tooDeep, nil),
    (.files([String(repeating: "a", count: 65_536)]), .tooLong, nil),
  ]

  @Test("A route without a link says why", arguments: unprintable.map { (Brief($0.0), $0.1, $0.2) })
  func failure(route: Brief<HubRoute>, code: DeepLinkPrintError.Code, name: String?) {
    let route = route.value
    guard case .failure(let error) = HubRoute.links.print(route) else {
      Issue.record("\(route.name) is printed")
      return
    }
    #expect(error.code == code)
    #expect(error.name == name)
    #expect(error.route == route.name)
    #expect(HubRoute.links.path(for: route) == nil)
    #expect(HubRoute.links.information(for: route) == nil)
  }

  @Test("The information of a link has its path, its pattern and its values")
  func information() {
    let information = HubRoute.links.information(
      for: .member(name: "a b", .tasks(.comments(id: 7, page: nil))))
    #expect(information?.path == "/members/a%20b/tasks/7/comments")
    #expect(information?.pattern == "/members/:name/tasks/:id/comments?page=:page?")
    #expect(information?.values == ["name": "a b", "id": "7"])
    #expect(HubRoute.links.information(for: .files(["a", "b"]))?.values == ["path": ["a", "b"]])
    #expect(HubRoute.links.information(for: .home)?.values == [:])
  }

  enum WordRoute: Route { case word(String), number(Int), new, hex(Int), nothing(Int?) }

  @Test("A path that another link would take is printed by a later link, or not at all")
  func taken() {
    let links = DeepLinks<WordRoute> {
      DeepLink(":word", to: WordRoute.word)
      DeepLink("new", .new)
      DeepLink("w/:word", to: WordRoute.word)
    }
    #expect(links.path(for: .word("old")) == "/old")
    #expect(links.path(for: .word("new")) == "/w/new")
    let fewer = DeepLinks<WordRoute> {
      DeepLink(":word", to: WordRoute.word)
      DeepLink("new", .new)
      Redirect("old", to: "new")
    }
    #expect(fewer.path(for: .word("new")) == nil)
    guard case .failure(let error) = fewer.print(.word("old")) else {
      Issue.record("what is redirected is printed")
      return
    }
    #expect(error.code == .otherRoute)
    #expect(fewer.path(for: .new) == "/new")
  }

  @Test("A required value is not printed as the word nil")
  func nilValue() {
    let links = DeepLinks<WordRoute> { DeepLink(":number", to: WordRoute.nothing) }
    #expect(links.path(for: .nothing(7)) == "/7")
    guard case .failure(let error) = links.print(.nothing(nil)) else {
      Issue.record("nil is printed")
      return
    }
    #expect(error.code == .nilValue)
    #expect(error.name == "number")
  }

  @Test("What a route's own closure extracts is printed, if it makes the same route again")
  func extraction() {
    let links = DeepLinks<WordRoute> {
      DeepLink(
        "hex/:text", to: { (text: String) in Int(text, radix: 16).map { WordRoute.hex($0) } },
        from: { if case .hex(let number) = $0 { String(number, radix: 16) } else { nil } })
      DeepLink("wrong/:number", to: WordRoute.number, from: { _ in 8 })
    }
    #expect(links.path(for: .hex(255)) == "/hex/ff")
    #expect(links.path(for: .number(8)) == "/wrong/8")
    #expect(links.path(for: .number(7)) == nil)
  }

  struct PageRoute: Route {
    let book: String
    let number: Int
  }

  enum MaskedRoute: Route, CustomReflectable {
    case page(Int)
    var customMirror: Mirror { Mirror(reflecting: 7) }
  }

  @Test("The fields of a struct are its payloads; a type that hides them needs a closure")
  func reflection() {
    let pages = DeepLinks<PageRoute> { DeepLink("books/:book/:page", to: PageRoute.init) }
    #expect(pages.path(for: PageRoute(book: "a b", number: 7)) == "/books/a%20b/7")
    #expect(pages.route(for: "books/x/1") == PageRoute(book: "x", number: 1))
    let masked = DeepLinks<MaskedRoute> { DeepLink(":page", to: MaskedRoute.page) }
    #expect(masked.route(for: "7") == .page(7) && masked.path(for: .page(7)) == nil)
    let told = DeepLinks<MaskedRoute> {
      DeepLink(
        ":page", to: MaskedRoute.page, from: { if case .page(let page) = $0 { page } else { nil } })
    }
    #expect(told.path(for: .page(7)) == "/7")
  }

  /// A value whose text is not always read as the same value.
  struct Lossy: LinkValue {
    var text: String
    init(text: String) { self.text = text }
    init?(linkText: String) { text = linkText.lowercased() }
    var linkText: String? { text }
  }

  enum LossyRoute: Route { case value(Lossy), maybe(Lossy?, [Lossy]) }

  @Test("A value that its text would not make again is not printed")
  func lossy() {
    let links = DeepLinks<LossyRoute> {
      DeepLink(":value", to: LossyRoute.value)
      DeepLink("maybe/:value?list=:list+", to: LossyRoute.maybe)
    }
    #expect(links.path(for: .value(Lossy(text: "a"))) == "/a")
    guard case .failure(let error) = links.print(.value(Lossy(text: "A"))) else {
      Issue.record("A is printed")
      return
    }
    #expect(error.code == .otherRoute)
    #expect(links.path(for: .maybe(Lossy(text: "a"), [Lossy(text: "b")])) == "/maybe/a?list=b")
    #expect(links.path(for: .maybe(Lossy(text: "a"), [Lossy(text: "B")])) == nil)
  }

  @Test("All links are listed with their cases, and cases without a link are found")
  func lists() {
    #expect(
      HubRoute.links.all.map(\.description) == [
        "/ home", "/home home", "/about about", "/tasks tasks.list", "/tasks/new tasks.new",
        "/tasks/:id tasks.detail", "/tasks/:id/comments?page=:page? tasks.comments",
        "/tasks/show/:id -> /tasks/:id", "/members/:name member.profile",
        "/members/:name/tasks member.tasks.list",
        "/members/:name/tasks/new member.tasks.new", "/members/:name/tasks/:id member.tasks.detail",
        "/members/:name/tasks/:id/comments?page=:page? member.tasks.comments",
        "/members/:name/tasks/show/:id -> /members/:name/tasks/:id",
        "/search?q=:q&kind=:kind?&*=:rest search",
        "/kinds/:kind? kind", "/files/:path+ files", "/tickets/:id ticket",
        "/positive/:number positive", "/six/:a/:b/:c?d=:d&e=:e&f=:f six",
      ])
    #expect(HubRoute.links.cases(missing: [.home, .hidden, .positive(1), .hidden]) == ["hidden"])
    #expect(HubRoute.links.problems.isEmpty)
  }
}
