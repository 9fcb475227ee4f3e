import Testing
import Waymark

@testable import WaymarkTesting

@Suite("Options of an explorer")
@MainActor
struct ExplorerOptionTests {
  private var tide: Explorer<TideCoordinator> {
    Explorer { TideCoordinator() }
      .samples([.tabs, .beach, .port, .ebb, .flood, .sure])
      .moves(.gestures)
      .actions { $0.projection.leaf?.screen?.actions ?? [] }
  }

  @Test("It lets time pass, answers questions, taps tabs, and waits for callers of results")
  func time() async {
    let walk = ExplorerWalk(tide.passTime { $0.clock.pass() }.options)
    let report = await walk.run()
    #expect("\(report)" == "7 states, 18 moves, no finding. Nothing was cut off.")
    #expect(
      walk.graph.nodes.map(\.state.text) == [
        "tabs{*beach | port}", "tabs{*beach | port} > flood?", "tabs{beach | *port}",
        "tabs{*beach | port} > flood?, asks after swim",
        "tabs{*beach | port} > flood?, asks after tap back", "tabs{beach | *port} ^ dialog sure",
        "tabs{beach | *port} > ebb",
      ])
  }

  @Test("The button of a screen that asks leads home")
  func askingButton() async {
    // A flood can always be shown on a flood, so the states have no end.
    let explorer = Explorer { TideCoordinator() }.limit(states: 9, moves: 99)
      .samples([.flood]).moves([.verbs, .gestures]).actions { _ in [] }
    let report = await explorer.explore { _ in }
    #expect(report.states > 2)
    #expect(!report.findings.contains { $0.code == .noWayBack }, "\(report)")
    let tapless = await explorer.moves(.verbs).explore { _ in }
    #expect(tapless.findings.contains { $0.code == .noWayBack && $0.subject == "flood" })
  }

  @Test("A test of a way makes the screens, and says what lets time pass and what is left")
  func timeAsATest() async throws {
    let walk = ExplorerWalk(tide.passTime { $0.clock.pass() }.options)
    _ = await walk.run()
    #expect(
      await walk.testSource(of: walk.wholeWay(to: 1)) == """
        await navigationTest(makeApp(), fail: record) { test in
          #error("write: wait")
          await test.settle()
          #error("write what lets time pass")
          await test.settle { $0.base.append(.flood) }
          await test.screen(Any.self)
          test.ends(policies: ["flood": .confirm])
        }
        """)
  }

  @Test("A test of a way that leads elsewhere on the platform of tests says so")
  func otherPlatform() async {
    let explorer = CabinCoordinator.explorer(.sheetThatCannotBeLeft)
      .platform(PlatformTraits(hasCover: false))
    let moves = [
      ExplorerMove(.action("note", number: 0), "note"),
      ExplorerMove(.gesture(.drag()), "drag"),
    ]
    let way = ExplorerWay(moves: moves, end: "home, key nobody")
    #expect(
      await ExplorerWalk(explorer.options).testSource(of: way) == """
        await navigationTest(makeApp(), fail: record) { test in
          await test.screen(Any.self)
          #error("write: note")
          await test.settle { $0.present(.note, as: .cover) }
          await test.screen(Any.self)
          // This did not pass when it was tried:
          // The tree is not as stated.
          //   layer 1, stated:  nothing
          //   layer 1, there:   note
          //                     ^
          // .drag(.finished) is not possible here.
          test.user(.drag(.finished)) { $0.dismiss() }
          await test.screen(Any.self)
          #error("this leads elsewhere; wanted: home, key nobody; there: home ^ cover note, key nobody")
        }
        """)
  }

  @Test("If time does not pass, a task never ends, and what it would show is not reached")
  func noTime() async {
    let report = await tide.explore { _ in }
    #expect(report.findings.map(\.code) == [.unsettled, .unreached])
    #expect(report.findings.map(\.subject) == ["task of beach", "flood"])
  }

  @Test("It waits long for a task that never ends once, not at each move")
  func endless() async {
    let walk = ExplorerWalk(CabinCoordinator.explorer(.taskThatNeverEnds).options)
    let report = await walk.run()
    #expect(report.findings.map(\.code) == [.unsettled] && report.moves > 50)
    #expect(walk.endless.lessons == 1)
  }

  @Test("For a state that never came to rest once, it does not wait so long again")
  func restless() async {
    let endless = EndlessWork()
    var counts: [Int] = []
    for _ in 0..<2 {
      let world = ExplorerWorld(CabinCoordinator.explorer(.changesWithoutEnd).options, endless)
      var changes = 0
      world.app.observe { _, _ in changes += 1 }
      world.app.open("/shelf/1")
      await world.settle()
      #expect(!world.rest.isReached)
      counts.append(changes)
    }
    #expect(counts[1] > 0 && counts[1] < counts[0] / 4, "\(counts)")
  }

  @Test("Of several tasks of an entry, those that were not seen before are waited for")
  func others() {
    let endless = EndlessWork()
    endless.note(["shelf", "page(1)", "page(1)"])
    #expect(!endless.mayAnyEnd(among: ["page(2)", "shelf", "page(2)"]))
    #expect(endless.mayAnyEnd(among: ["shelf", "shelf"]))
    #expect(endless.mayAnyEnd(among: ["cover"]))
    endless.note(["page(3)", "cover"])
    #expect(!endless.mayAnyEnd(among: ["page(2)", "page(2)", "cover"]))
  }

  @Test("Tasks may run forever where that is allowed")
  func tasks() async {
    let report = await CabinCoordinator.explorer(.taskThatNeverEnds).tasksMayGoOn(in: ["shelf"])
      .explore { _ in }
    #expect(report.findings.isEmpty)
  }

  @Test("A limit of states, and one of moves, is reported, and nothing beyond it is a fault")
  func limits() async {
    let few = await CabinCoordinator.explorer().limit(states: 5, moves: 1_000).explore { _ in }
    #expect(few.states == 5)
    #expect(few.cutOff?.unfinished == 0)
    #expect(few.cutOff?.states == few.cutOff?.frontier.map(\.count).reduce(0, +))
    #expect(few.findings.isEmpty)
    let short = await CabinCoordinator.explorer().limit(states: 99, moves: 3).explore { _ in }
    #expect(short.moves == 3)
    #expect(short.cutOff?.unfinished == short.states)
    #expect(short.findings.isEmpty, "\(short)")
  }

  private enum StaffRoute: LinkedRoute {
    case home, admin

    static let links = DeepLinks<StaffRoute> {
      DeepLink("", .home)
      DeepLink("admin", .admin)
    }
  }

  @MainActor
  private final class StaffCoordinator: Coordinator {
    let flow = Flow<StaffRoute, String>(start: .home)
    var isSignedIn = false

    func access(to route: StaffRoute) -> Access<StaffRoute> {
      route == .admin && !isSignedIn ? .deny("sign in first") : .allow
    }

    func destination(for route: StaffRoute) -> Destination<StaffCoordinator> {
      .screen { _ in route.name }
    }
  }

  @Test("A link that only states beyond the limit open is no fault")
  func limitedLinks() async {
    let explorer = Explorer { StaffCoordinator() }
      .key { $0.isSignedIn ? "in" : "" }
      .disturb("sign in") { $0.isSignedIn = true }
    let cut = await explorer.limit(states: 1, moves: 99).explore { _ in }
    #expect(cut.cutOff != nil)
    #expect(cut.findings.isEmpty, "\(cut)")
    let whole = await explorer.explore { _ in }
    #expect(whole.cutOff == nil)
    // Nobody is signed in after a restart.
    #expect(whole.findings.map(\.code) == [.notRestored], "\(whole)")
    let closed = await Explorer { StaffCoordinator() }.explore { _ in }
    #expect(closed.findings.map(\.code) == [.unreached, .linkToNowhere], "\(closed)")
  }

  @Test("Home is where the app says")
  func home() async {
    let shelf = await CabinCoordinator.explorer().home { $0.routes.contains(.shelf) }
      .explore { _ in }
    #expect(shelf.findings.isEmpty)
    let nowhere = await CabinCoordinator.explorer().home { _ in false }.explore { _ in }
    #expect(Set(nowhere.findings.map(\.code)) == [.noWayBack])
  }

  @Test("Each way is reported before its last move is made, in commands")
  func told() async {
    var ways: [String] = []
    let report = await CabinCoordinator.explorer().commands { $0 == "drag" ? "pull" : $0 }
      .beforeEachMove { ways.append($0) }.explore { _ in }
    #expect(ways.count == report.moves)
    #expect(ways.contains("note; pull"))
    #expect(ways.first == "shelf")
  }

  @Test("An app without links has no links and no rules for them")
  func noLinks() async {
    let links = ExplorerLinks(of: TideRoute.self, samples: [])
    #expect(links.links.isEmpty && links.unmade.isEmpty && links.problems.isEmpty)
  }

  @Test("For each pattern a link is made from a sample, or from a plain value")
  func links() {
    let links = ExplorerLinks(of: CabinRoute.self, samples: [.book(id: 42)])
    #expect(links.links.map(\.text) == ["/", "/shelf", "/shelf/42", "/vault"])
    let plain = ExplorerLinks(of: CabinRoute.self, samples: [])
    #expect(plain.links.map(\.text) == ["/", "/shelf", "/shelf/1", "/vault"])
    #expect(plain.cases == ["home", "shelf", "book", "vault"])
  }

  @Test("A sample gives the links of redirects, and an enum its cases")
  func linksOfSamples() {
    let colour = PageColour(linkText: "green").map { MovedRoute.colour($0) }
    let links = ExplorerLinks(of: MovedRoute.self, samples: [colour].compactMap(\.self))
    #expect(
      links.links.map(\.text) == [
        "/section/first", "/old/first", "/colour/green", "/paint/green", "/shade/green",
        "/since/first/1?colour=green",
      ])
    #expect(links.unmade.isEmpty)
    let people = ExplorerLinks(of: OddPeopleRoute.self, samples: [])
    #expect(people.links.map(\.text) == ["/users/1/posts/1"])
  }
}
