import Testing
import Waymark

/// Many links of one shape, which differ only in the keys of their queries.
enum ManyKeysRoute: Route, LinkedRoute {
  case one(key: Int, value: Int)
  case two(Int, Int)

  static let count = 40

  static let links = DeepLinks<Self> {
    for key in 0..<count {
      DeepLink(
        "search?key\(key)=:value", to: { (value: Int) in .one(key: key, value: value) },
        from: { if case .one(key, let value) = $0 { value } else { nil } })
    }
    DeepLink("search?key\(count - 1)=:a&other=:b", to: ManyKeysRoute.two)
  }
}

@Suite("Links of one shape")
struct LinkOverlapsTests {
  @Test("Each of many links is reached and printed, in any place")
  func manyKeys() {
    #expect(ManyKeysRoute.links.problems.isEmpty)
    for key in 0..<ManyKeysRoute.count {
      let route = ManyKeysRoute.one(key: key, value: 7)
      #expect(ManyKeysRoute.links.route(for: "/search?key\(key)=7") == route)
      #expect(ManyKeysRoute.links.path(for: route) == "/search?key\(key)=7")
    }
  }

  @Test("A link whose paths an earlier one takes is not printed")
  func takenByOneOfMany() {
    let last = ManyKeysRoute.count - 1
    #expect(
      ManyKeysRoute.links.route(for: "/search?key\(last)=1&other=2") == .one(key: last, value: 1))
    #expect(ManyKeysRoute.links.path(for: .two(1, 2)) == nil)
  }
}
