import Testing
import Waymark

@testable import WaymarkTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("What a test expects of a whole app")
@MainActor
struct ExpectationTests {
  private final class Box {
    var value: AnyObject?
  }

  /// The failures of a wrong expectation.
  private func texts(
    _ body: @MainActor (@escaping @MainActor (TestFailure) -> Void) async -> Void
  ) async -> [String] {
    var texts: [String] = []
    await body { texts.append($0.message) }
    return texts
  }

  @Test("What is released is gone, even if a task kept it for a while")
  func released() async {
    await expectReleased(fail: record) {
      let app = DiaryAppCoordinator(DiarySession())
      app.navigate(to: .diary(.add))
      let screen = app.projection.leaf?.screen
      Task { withExtendedLifetime(app) {} }
      return [app, app.children.first, screen]
    }
  }

  @Test("What is kept fails by its name, and so does what is not an object")
  func kept() async {
    let box = Box()
    let texts = await texts { fail in
      await expectReleased(fail: fail) {
        let todos = DiaryCoordinator()
        box.value = todos
        return [todos, 7, nil]
      }
    }
    #expect(
      texts == [
        "DiaryCoordinator outlives the closure that returned it. What keeps it?",
        "Value 2 of the closure is not an object, so it cannot outlive it.",
        "Value 3 of the closure is not an object, so it cannot outlive it.",
      ])
  }

  @Test("Every link parses to the route that it was printed from")
  func roundTrip() {
    expectRoundTrip(of: BrochureRoute.self, samples: [.section(.second)], fail: record)
  }

  @Test(
    "A link that does not parse back fails, and so does a pattern without a value that gives a route"
  )
  func wrongTrip() async {
    let texts = await texts { expectRoundTrip(of: BrokenRoute.self, fail: $0) }
    #expect(
      texts == [
        "/odd/1 is odd(2), which has no link of its own.",
        "No tried value gives a route for /colour/:colour. Pass one in `samples`.",
      ])
    let unlinked = await self.texts {
      expectRoundTrip(of: BrochureRoute.self, samples: [.section(.first), .hidden], fail: $0)
    }
    #expect(unlinked == ["hidden has no link. Add one, or leave it out of the samples."])
  }

  @Test("What only the fallback takes gives no route of a link")
  func fallback() async {
    let colour = PageColour(linkText: "green")
    expectRoundTrip(of: CaughtRoute.self, samples: colour.map { [.colour($0)] } ?? [], fail: record)
    let texts = await texts { expectRoundTrip(of: CaughtRoute.self, fail: $0) }
    #expect(
      texts == [
        "No tried value gives a route for /colour/:colour. Pass one in `samples`.",
        "No tried value gives a route for /paint/:name. Pass one in `samples`.",
      ])
    #expect(
      ExplorerLinks(of: CaughtRoute.self, samples: []).unmade == [
        "/colour/:colour", "/paint/:name",
      ])
  }

  private enum CodedRoute: LinkedRoute {
    struct Code: RawRepresentable, Hashable, Sendable, LinkValue { let rawValue: Int }

    case item(Code), page(Int)

    static let links = DeepLinks<CodedRoute> {
      DeepLink(":id", to: CodedRoute.item)
      DeepLink(":page", to: CodedRoute.page)
    }
  }

  @Test("A link gives no route if another one always takes what it would")
  func taken() async {
    #expect(CodedRoute.links.problems.isEmpty)
    let texts = await texts { expectRoundTrip(of: CodedRoute.self, fail: $0) }
    #expect(
      texts == [
        "No tried value gives a route for /:page. Pass one in `samples`, or change the table: /:id takes /1."
      ])
    #expect(ExplorerLinks(of: CodedRoute.self, samples: []).unmade == ["/:page"])
  }

  @Test("Each text is tried early, at all places at once, the samples' texts together first")
  func rows() {
    let texts = (0..<50).map { "\($0)" }
    let filling = LinkFilling(choices: [texts, texts], samples: [["7", "9"]], limit: 60)
    #expect(filling.rows.prefix(4) == [["0", "0"], ["7", "9"], ["1", "1"], ["2", "2"]])
    #expect(filling.rows.contains(["49", "49"]) && filling.rows.contains(["9", "0"]))
    #expect(filling.rows.count == 61 && Set(filling.rows).count == 61)
    #expect(LinkFilling(choices: [], samples: [], limit: 60).rows == [[]])
  }

  @Test("The cases of an enum are found, and a sample serves the redirects and all links with it")
  func moved() async {
    let colour = PageColour(linkText: "green")
    expectRoundTrip(of: MovedRoute.self, samples: colour.map { [.colour($0)] } ?? [], fail: record)
    let texts = await texts { expectRoundTrip(of: MovedRoute.self, fail: $0) }
    #expect(
      texts == [
        "No tried value gives a route for /colour/:colour. Pass one in `samples`.",
        "No tried value gives a route for /paint/:paint. Pass one in `samples`.",
        "No tried value gives a route for /shade/:name. Pass one in `samples`.",
        "No tried value gives a route for /since/:section/:page?colour=:colour. Pass one in `samples`.",
      ])
  }

  @Test("A link is checked although its mount has the same name")
  func nameTwice() async {
    let texts = await texts { expectRoundTrip(of: OddPeopleRoute.self, fail: $0) }
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.hasPrefix("/users/1/posts/1 is ") == true, "\(texts)")
  }

  private enum CountedRoute: LinkedRoute {
    case page(Int)

    static let table = TaskLocal<DeepLinks<CountedRoute>>(wrappedValue: DeepLinks())
    static var links: DeepLinks<CountedRoute> { table.get() }
  }

  @Test("Each link makes as many routes in a long table as in a short one")
  func longTable() {
    func calls(_ count: Int) -> Int {
      nonisolated(unsafe) var calls = 0
      let table = DeepLinks<CountedRoute> {
        for number in 0..<count {
          DeepLink(
            "p\(number)/:id",
            to: { (id: Int) -> CountedRoute in
              calls += 1
              return .page(id)
            })
        }
      }
      calls = 0
      CountedRoute.table.withValue(table) {
        expectRoundTrip(of: CountedRoute.self, tries: 1, fail: record)
      }
      return calls
    }
    let (few, more, many) = (calls(10), calls(20), calls(40))
    #expect(many - more == 2 * (more - few))
  }

  @Test("Faults of the table fail, too")
  func faultyTable() async {
    let texts = await texts { expectRoundTrip(of: TwiceRoute.self, fail: $0) }
    #expect(texts == TwiceRoute.links.problems.map { "\($0)" })
    #expect(texts.first?.contains("the link \"a\" is declared twice") == true)
  }

  @Test("The state of an app comes back, or as much of it as is stated")
  func restores() {
    let app = BrochureCoordinator()
    app.push([.page("a/b"), .section(.first)])
    app.present(.page("note"))
    expectRestores(app, in: BrochureCoordinator(), fail: record)
    app.push(.hidden)
    expectRestores(app, in: BrochureCoordinator(), fail: record) { $0.path.removeLast() }
    expectRestores(app, in: BrochureCoordinator(isSignedIn: false), fail: record) {
      $0.dismiss()
      $0.base.removeLast(2)
    }
  }

  @Test("A file of an earlier version comes back")
  func golden() {
    let json =
      #"{"format":1,"version":1,"layers":[{"path":["/","/page/a"]},{"style":"sheet","path":["/page/b"]}]}"#
    expectRestores(json: Data(json.utf8), in: BrochureCoordinator(), fail: record) {
      $0.base.append(.page("a"))
      $0.present(.page("b"), as: .sheet)
    }
  }

  @Test("Tabs of several layers come back, and each is stated by its layer")
  func restoresTabs() async {
    let plan = PosedPlan()
    let app = plan.app([.home, .tabs])
    app.present(.tabs)
    for (place, page) in [5, 6, 7, 8].enumerated() {
      app.child(PosedApp.self, at: place)?.push(.page(page))
    }
    expectRestores(app, in: plan.fresh(), fail: record)
    plan.access = { _, route in [.page(5), .page(8)].contains(route) ? .deny("gone") : .allow }
    expectRestores(app, in: plan.fresh(), fail: record) {
      $0[layer: 0, tab: .inner(.home)].removeLast()
      $0[tab: .other(.home)].removeLast()
    }
    let texts = await texts { expectRestores(app, in: plan.fresh(), fail: $0) }
    #expect(texts.count == 1)
    #expect(
      texts[0].hasSuffix(
        "If this is right, write: { $0[layer: 0, tab: .inner(.home)].removeLast(); $0[tab: .other(.home)].removeLast() }"
      ))
  }

  @Test("Tabs of a file of an earlier version are stated in any order")
  func goldenTabs() throws {
    let plan = PosedPlan()
    let app = plan.app([.home, .tabs])
    app.child(PosedApp.self, at: 0)?.push(.page(5))
    app.select(.other(.home))
    expectRestores(json: try app.snapshot().json(), in: plan.fresh(), fail: record) {
      $0.base.append(.tabs)
      $0[tab: .inner(.home)].append(.inner(.page(5)))
      $0.selected = .other(.home)
    }
    expectRestores(json: try app.snapshot().json(), in: plan.fresh(), fail: record) {
      $0.base.append(.tabs)
      $0.selected = .other(.home)
      $0[tab: .inner(.home)].append(.inner(.page(5)))
    }
  }

  @Test("What does not come back is shown, with what was dropped and why")
  func wrongRestore() async {
    let app = BrochureCoordinator()
    app.push(.page("a"))
    let texts = await texts {
      expectRestores(app, in: BrochureCoordinator(isSignedIn: false), fail: $0)
      expectRestores(json: Data("{".utf8), in: BrochureCoordinator(), fail: $0) { _ in }
    }
    #expect(
      texts.first == """
        What came back is not as stated.
          base, stated:  start  page("a")
          base, there:   start
                                ^
          dropped: /page/a at layers[0][1]: access denies it: sign in first
        If this is right, write: { $0.base.removeLast() }
        """)
    #expect(texts.last?.hasPrefix("The snapshot cannot be read: ") == true)
    #expect(texts.count == 2)
  }

  @Test("A report of misuse fails at the line that made the reporter")
  func misuse() async {
    let app = BrochureCoordinator()
    let texts = await texts { fail in
      app.flow.reporter = .failing { fail($0) }
      app.send("nobody hears this")
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("No coordinator or screen takes the signal String") == true)
  }
}
