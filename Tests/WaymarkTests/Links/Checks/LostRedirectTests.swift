import Testing
import Waymark

@Suite("Redirects that lead to no link of their table")
struct LostRedirectTests {
  enum StopRoute: Route {
    case start, about, one(Int), named(String), maybe(Int?), all([String])
    case found(String, page: Int?), inner(InnerStopRoute)
  }

  enum InnerStopRoute: Route { case start, number(Int) }

  static let stops: [DeepLink<StopRoute>] = [
    DeepLink("", .start), DeepLink("about", .about), DeepLink("ones/:id", to: StopRoute.one),
    DeepLink("names/:name", to: StopRoute.named), DeepLink("maybe/:id?", to: StopRoute.maybe),
    DeepLink("all/:names+", to: StopRoute.all),
    DeepLink("found?q=:q&page=:page?", to: StopRoute.found),
    DeepLink("help/*", .about), Mount("in", as: StopRoute.inner),
  ]

  static func table(_ redirects: [(String, String)]) -> DeepLinks<StopRoute> {
    DeepLinks {
      stops
      for (pattern, target) in redirects { Redirect(pattern, to: target) }
      Fallback { _ in .start }
    }
  }

  @Test(
    "A target that no link takes is a problem, and the redirect is left out",
    arguments: [
      ("old", "nowhere"), ("old", "about/more"), ("old/:id", "one/:id"), ("old/:id", "ones"),
      ("old/:a/:b", "ones/:a/:b"), ("old/:id?", "ones/x/:id?"), ("old", "all"), ("old", "ones/x"),
      ("old/:text", "found?text=:text"), ("old/:page", "found?page=:page"), ("old", "in/old"),
      ("old", "in/x"), ("old", "in/number/x"), ("old", "old/er"), ("old/:a", "x/:a/old"),
      ("old/*", "old/new"), ("old/:rest+", "ones/1/:rest+"),
    ])
  func lost(pattern: String, target: String) {
    let links = Self.table([(pattern, target)])
    #expect(links.problems.map(\.code) == [.redirectNowhere])
    #expect(links.problems.map(\.patterns) == [[pattern, target]])
    #expect(
      links.problems.map(\.message) == [
        "the redirect \"\(pattern)\" leads to \"\(target)\", and no link of the table takes that; "
          + "correct the target, or declare a link for it"
      ])
    #expect(links.all.count == Self.table([]).all.count)
  }

  @Test(
    "A target that some link may take is no problem, whatever its values are",
    arguments: [
      ("old", ""), ("old", "about"), ("old/:id", "ones/:id"), ("old", "ones/7"),
      ("old/:page", ":page"), ("old/:a/:b", ":a/:b"), ("old", "maybe"), ("old", "maybe/7"),
      ("old/:id?", "maybe/:id?"), ("old/:id?", "about/:id?"), ("old/:id?", "ones/1/:id?"),
      ("old/:names*", "all/:names*"),
      ("old/:names+", "help/:names+"), ("old", "all/a/b/c"),
      ("old/:rest*", "ones/:rest*"),
      ("old", "help"), ("old/:a", "help/a/:a/b"), ("old", "found"), ("old?q=:q", "found"),
      ("old/:text", "found?q=:text"), ("old?*=:rest", "found?*=:rest"), ("old", "in"),
      ("old/:n", "in/number/:n"), ("old", "in/number/7"), ("old/:path*", ":path*"),
    ])
  func found(pattern: String, target: String) {
    #expect(Self.table([(pattern, target)]).problems.isEmpty)
  }

  @Test("Of redirects that lead to each other, each is a problem unless one leads to a link")
  func chains() {
    let lost = Self.table([
      ("a", "b"), ("b", "c/1"), ("c/:id", "d"), ("e/*", "f/1"), ("f/*", "e/1"),
    ])
    #expect(lost.problems.map(\.code) == Array(repeating: .redirectNowhere, count: 5))
    #expect(lost.problems.map { $0.patterns[0] } == ["a", "b", "c/:id", "e/*", "f/*"])
    let found = Self.table([("a", "b"), ("b", "c/1"), ("c/:id", "ones/:id"), ("e", "a")])
    #expect(found.problems.isEmpty && found.route(for: "e") == .one(1))
  }

  @Test("Links behind a lost redirect are reached")
  func behind() {
    let links = DeepLinks<StopRoute> {
      Redirect("about", to: "nowhere")
      DeepLink("about", .about)
      DeepLink("about", .start)
    }
    #expect(links.problems.map(\.code) == [.redirectNowhere, .unreachable])
    #expect(links.route(for: "about") == .about)
  }

  @Test("A mounted table's redirects lead below its mount")
  func mounted() {
    enum OuterRoute: Route { case extra, lost(LostStopRoute) }
    let links = DeepLinks<OuterRoute> {
      DeepLink("sub/extra", .extra)
      Mount("sub", as: OuterRoute.lost)
    }
    #expect(links.problems.map(\.code) == [.redirectNowhere])
    #expect(links.problems.map(\.patterns) == [["sub/more", "sub/extra"]])
  }
}

enum LostStopRoute: Route { case start }

extension LostStopRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .start)
    Redirect("more", to: "extra")
  }
}

extension LostRedirectTests.InnerStopRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .start)
    DeepLink("number/:n", to: Self.number)
    Redirect("no/:n", to: "number/:n")
  }
}
