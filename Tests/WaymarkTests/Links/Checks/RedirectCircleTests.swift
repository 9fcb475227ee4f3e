import Testing
import Waymark

@Suite("Redirects that lead in a circle, and those that only seem to")
struct RedirectCircleTests {
  enum FindRoute: Route { case start, lost, found(String), pair(String, String), number(Int) }

  @Test("A redirect that renames a query item does not lead to itself")
  func renamedItem() {
    let links = DeepLinks<FindRoute> {
      DeepLink("find?q=:q", to: FindRoute.found)
      Redirect("find?text=:q", to: "find?q=:q")
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "/find?text=tea") == .found("tea"))
  }

  @Test("Nor does one that passes on the other items, or two that rename an item in turn")
  func renamedTwice() {
    let rest = DeepLinks<FindRoute> {
      DeepLink("find?q=:q", to: FindRoute.found)
      Redirect("find?text=:q&*=:others", to: "find?q=:q&*=:others")
    }
    #expect(rest.problems.isEmpty)
    #expect(rest.route(for: "/find?text=tea&a=1") == .found("tea"))
    let turns = DeepLinks<FindRoute> {
      DeepLink("a?z=:z", to: FindRoute.found)
      Redirect("a?x=:x", to: "b?y=:x")
      Redirect("b?y=:y", to: "a?z=:y")
    }
    #expect(turns.problems.isEmpty)
    #expect(turns.route(for: "/a?x=tea") == .found("tea"))
  }

  @Test(
    "If the target has the items that the redirect needs, the circle is a problem",
    arguments: [
      ("find?q=:q", "find?q=:q"), ("find?q=:q", "find"), ("find?*=:rest", "find?*=:rest"),
      ("find?a=:a?", "find?a=:a?"),
    ])
  func sameItem(pattern: String, target: String) {
    let links = DeepLinks<FindRoute> {
      Redirect(pattern, to: target)
      DeepLink("", .start)
    }
    #expect(links.problems.map(\.code) == [.redirectLoop])
  }

  @Test("A redirect that an earlier link makes unreachable closes no circle, in any order")
  func unreachable() {
    let first = DeepLinks<FindRoute> {
      DeepLink("a", .start)
      Redirect("a", to: "b")
      Redirect("b", to: "a")
    }
    #expect(first.problems.map(\.code) == [.unreachable])
    #expect(first.route(for: "/b") == .start)
    let last = DeepLinks<FindRoute> {
      DeepLink("a", .start)
      Redirect("b", to: "a")
      Redirect("a", to: "b")
    }
    #expect(last.problems.map(\.code) == [.unreachable])
    #expect(last.route(for: "/b") == .start)
  }

  @Test("A circle is a problem, although a link that ranks below it would take its paths")
  func hidden() {
    let links = DeepLinks<FindRoute> {
      DeepLink(":p/:q", to: FindRoute.pair)
      Redirect("a/:x", to: "b/c")
      Redirect("b/:y", to: "a/:y")
    }
    #expect(links.problems.map(\.code) == [.redirectNowhere, .redirectNowhere])
    #expect(links.route(for: "/a/1") == .pair("a", "1"))
  }

  @Test("A link that ranks above the circle, or takes other links than it, ends it")
  func leftCircle() {
    let above = DeepLinks<FindRoute> {
      DeepLink("b/c", .start)
      Redirect("a/:x", to: "b/c")
      Redirect("b/:y", to: "a/:y")
    }
    #expect(above.problems.isEmpty && above.route(for: "/b/1") == .start)
    let keyed = DeepLinks<FindRoute> {
      DeepLink(":p/:q", to: FindRoute.pair)
      Redirect("a/:x", to: "b/c")
      Redirect("b/:y?k=:k", to: "a/:y")
    }
    #expect(keyed.problems.isEmpty && keyed.route(for: "/a/1") == .pair("b", "c"))
  }

  @Test("A redirect that leads nowhere is in no other one's way")
  func lostBetween() {
    let links = DeepLinks<FindRoute> {
      DeepLink(":p/:q", to: FindRoute.pair)
      Redirect("old", to: "a/b")
      Redirect("a/:y", to: "no/link/takes/:y")
    }
    #expect(links.problems.map(\.patterns) == [["a/:y", "no/link/takes/:y"]])
    #expect(links.route(for: "/old") == .pair("a", "b"))
  }

  @Test("A circle across a mount is a problem")
  func mounted() {
    enum OuterRoute: Route { case inner(CircleInnerRoute) }
    let links = DeepLinks<OuterRoute> {
      Mount("m", as: OuterRoute.inner)
      Redirect("m/a", to: "m/b")
    }
    #expect(links.problems.map(\.code) == [.redirectLoop])
    #expect(links.problems.map(\.patterns) == [["m/a", "m/b"]])
    #expect(links.route(for: "/m/b") == .inner(.text("a")))
  }

  @Test("A link that is redirected without an end goes to the fallback")
  func fallback() {
    let links = DeepLinks<FindRoute> {
      DeepLink("hop0", .start)
      for number in 0..<17 { Redirect("hop\(number + 1)", to: "hop\(number)") }
      Fallback { $0.code == .redirectLoop && $0.link == "hop17?a#b" ? .lost : nil }
    }
    #expect(links.problems.isEmpty)
    #expect(links.route(for: "hop16") == .start)
    #expect(links.route(for: "hop17?a#b") == .lost)
    #expect((try? links.parse("hop17?a#b").get()) == .lost)
    #expect(links.route(for: "hop17") == nil)
    guard case .failure(let error) = links.parse("hop17") else {
      Issue.record("the fallback refuses it")
      return
    }
    #expect(error.code == .redirectLoop)
  }

  @Test("Only the link itself has to be within the limits, not the target of a redirect")
  func grown() {
    let limits = LinkLimits(maximumLength: 20, maximumSegments: 2)
    let links = DeepLinks<FindRoute>(limits: limits) {
      DeepLink("items/:id", to: FindRoute.found)
      DeepLink("a/b/:id", to: FindRoute.found)
      Redirect("o/:id", to: "items/:id")
      Redirect("p/:id", to: "a/b/:id")
    }
    #expect(links.route(for: "/o/\u{E9}\u{E9}\u{E9}") == .found("\u{E9}\u{E9}\u{E9}"))
    #expect(links.route(for: "/p/1") == .found("1"))
    #expect(links.route(for: "/items/12345678901234") == nil)
    #expect(links.route(for: "/a/b/1") == nil)
  }
}

enum CircleInnerRoute: Route { case text(String) }

extension CircleInnerRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink(":t", to: CircleInnerRoute.text)
    Redirect("b", to: "a")
  }
}
