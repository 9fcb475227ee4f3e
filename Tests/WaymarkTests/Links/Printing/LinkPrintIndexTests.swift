import Testing

@testable import WaymarkRoutes

@Suite("Which links are tried to print a route")
struct LinkPrintIndexTests {
  enum Kind: String, LinkValue, CaseIterable { case low, high }

  enum ManyRoute: Route {
    case start, about, one(Int), two(Int), three(Int), text(String), low, high, zero, shown(Int)
    case inner(ManyInnerRoute), odd(OddValue)
  }

  /// A value without an example that takes none of the usual texts.
  struct OddValue: LinkValue {
    init() {}
    init?(linkText: String) { if linkText != "odd" { return nil } }
    var linkText: String? { "odd" }
  }

  static let links = DeepLinks<ManyRoute> {
    DeepLink("", .start)
    DeepLink("one/:id", to: ManyRoute.one, where: { $0 > 0 })
    DeepLink("two/:id", to: ManyRoute.two)
    DeepLink("odd/:odd", to: ManyRoute.odd)
    DeepLink("any-one/:id", to: ManyRoute.one)
    DeepLink(
      "kinds/:kind", to: { (kind: Kind) in kind == .low ? ManyRoute.low : .high },
      from: {
        switch $0 {
        case .low: .low
        case .high: .high
        default: nil
        }
      })
    Mount("in", as: ManyRoute.inner)
    DeepLink(
      "numbers/:n", to: { (number: Int) in number == 0 ? ManyRoute.zero : .shown(number) },
      from: {
        switch $0 {
        case .zero: 0
        case .shown(let number): number
        default: nil
        }
      })
    DeepLink("about", .about)
    DeepLink("text/:text", to: ManyRoute.text)
    Redirect("old", to: "about")
    Fallback { _ in .start }
  }

  private func tried<R: Route>(_ route: R, _ links: DeepLinks<R>) -> [Int] {
    var tried: [Int] = []
    let isFound = links.table.printIndex.first(for: route) {
      tried.append($0)
      return false
    }
    #expect(!isFound)
    return tried
  }

  // The link with 3 names no example, those with 5 and 7 have `from:`.
  static let rows: [(ManyRoute, [Int], String?)] = [
    (.start, [0, 3, 5, 7], "/"), (.one(7), [1, 3, 4, 5, 7], "/one/7"),
    (.one(0), [1, 3, 4, 5, 7], "/any-one/0"), (.two(7), [2, 3, 5, 7], "/two/7"),
    (.odd(OddValue()), [3, 5, 7], "/odd/odd"), (.low, [3, 5, 7], "/kinds/low"),
    (.high, [3, 5, 7], "/kinds/high"), (.inner(.page(7)), [3, 6, 5, 7], "/in/7"),
    (.shown(7), [3, 7, 5], "/numbers/7"), (.zero, [3, 5, 7], "/numbers/0"),
    (.about, [3, 8, 5, 7], "/about"), (.text("a"), [3, 9, 5, 7], "/text/a"),
    (.three(7), [3, 5, 7], nil), (.text(""), [3, 9, 5, 7], nil),
  ]

  @Test(
    "The links of the route's case, and those of no known case, are tried in order; then those with from:",
    arguments: rows)
  func cases(route: ManyRoute, lines: [Int], path: String?) {
    #expect(Self.links.problems.isEmpty)
    #expect(tried(route, Self.links) == lines)
    #expect(Self.links.path(for: route) == path)
  }

  @Test("However many cases have links, the same number is tried")
  func growth() {
    for count in [2, 10, 200] {
      let links = DeepLinks<ManyRoute> {
        for number in 0..<count { DeepLink("one/\(number)/:id", to: ManyRoute.one) }
        DeepLink("two/:id", to: ManyRoute.two)
      }
      #expect(tried(.two(7), links) == [count])
      #expect(links.path(for: .one(7)) == "/one/0/7")
    }
  }

  @Test("The same link prints a route, however many lines the table has", arguments: [0, 1, 6])
  func size(more: Int) {
    let links = DeepLinks<ManyRoute> {
      DeepLink(
        "n/:n", to: { (number: Int) in number == 0 ? ManyRoute.zero : .shown(number) },
        from: {
          switch $0 {
          case .zero: 0
          case .shown(let number): number
          default: nil
          }
        })
      DeepLink("zero", .zero)
      for number in 0..<more { DeepLink("about/\(number)", .about) }
    }
    #expect(links.path(for: .zero) == "/zero" && links.path(for: .shown(7)) == "/n/7")
  }

  @Test("A closure without from: prints one case, however many lines the table has")
  func oneCase() {
    let line = DeepLink(":kind", to: { (n: Int) in n == 1 ? ManyRoute.one(n) : .two(n) })
    for links in [DeepLinks(line), DeepLinks(line, DeepLink("a/b", .about))] {
      #expect(links.path(for: .one(1)) == "/1" && links.path(for: .two(7)) == nil)
    }
  }

  enum Letter: String, LinkValue, CaseIterable { case a, b, c, d, e, f, g, h, i }
  enum LetterRoute: Route { case letter(Letter), other }

  @Test("All links name the case that printing knows")
  func names() {
    let links = DeepLinks<LetterRoute> {
      DeepLink(":letter", to: LetterRoute.letter, where: { $0 == .i })
      DeepLink("x/other", .other)
    }
    #expect(links.all.map(\.caseName) == ["letter", "other"])
    #expect(links.path(for: .letter(.i)) == "/i")
  }

  struct PlaceRoute: Route { var name: String }

  @Test("For routes without cases, all links are tried")
  func structs() {
    let links = DeepLinks<PlaceRoute> {
      DeepLink("a", PlaceRoute(name: "a"))
      DeepLink("b", PlaceRoute(name: "b"))
      DeepLink("names/:name", to: PlaceRoute.init)
    }
    #expect(tried(PlaceRoute(name: "b"), links) == [0, 1, 2])
    #expect(links.path(for: PlaceRoute(name: "b")) == "/b")
    #expect(links.path(for: PlaceRoute(name: "c")) == "/names/c")
  }

  enum SameNameRoute: Route { case a(x: Int), a(y: String), b }

  @Test("Cases of one name are told apart by their payloads")
  func sameName() {
    let links = DeepLinks<SameNameRoute> {
      DeepLink("x/:x", to: SameNameRoute.a(x:))
      DeepLink("y/:y", to: SameNameRoute.a(y:))
      DeepLink("b", .b)
    }
    #expect(links.path(for: .a(x: 7)) == "/x/7" && links.path(for: .a(y: "7")) == "/y/7")
    #expect(links.path(for: .b) == "/b")
  }
}

enum ManyInnerRoute: Route { case start, page(Int) }

extension ManyInnerRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .start)
    DeepLink(":id", to: Self.page)
  }
}
