import Testing
import Waymark
import WaymarkTesting

/// Claims of the guide to testing that no block of code shows.
@MainActor
@Suite("What the guide to testing claims in sentences")
struct TestingClaimsTests {
  @Test("The tree's own gates can be stated, by name and by text")
  func gates() async {
    await navigationTest(Bank.CounterCoordinator(), fail: record) { test in
      test.given { app in
        app.push(.payment)
        (app.projection.leaf?.screen as? Bank.PaymentModel)?.navigator.isProtected = true
      }
      test.step({ $0.open(.help) }, .held(.unprotected))
      test.step({ $0.open(.help) }, .held("waymark.unprotected"))
      test.step({ $0.open(.help, over: .whenClear) }, .held("waymark.clear"))
      test.drop("help", .replaced)
      test.step({ $0.pop() }) { $0.base = [.home, .help] }
    }
  }

  @Test(
    "A target that is called again and refused is not a drop, and a release returns the outcome")
  func refusedReplay() async throws {
    let club = ClubCoordinator()
    var token: HoldToken?
    await navigationTest(club, fail: record) { test in
      test.step(
        {
          let outcome = $0.push(.hall)
          token = outcome.hold
          return outcome
        }, .held("doors"))
      test.act({ $0.verdict = .deny("full") })
      test.step({ $0.release("doors") }, .denied("full"))
    }
    #expect(await token?.result == .replayed(.denied("full")))
  }

  @Test(
    "A pop gives up a target as replaced while its check runs; without a check the target keeps waiting"
  )
  func poppedTargets() async {
    let isChecked = ClubCoordinator(.hold(until: .check("seats") { await Task.yield() }))
    await navigationTest(isChecked, fail: record) { test in
      test.given { $0.push(.home) }
      test.step({ $0.push(.hall) }, .held("seats"))
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.drop("hall", .replaced)
      test.step({ $0.push(.hall) }, .held("seats"))
      await test.settle()
      test.drop("hall", .refused)
    }
    var texts: [String] = []
    await navigationTest(ClubCoordinator(), fail: { texts.append($0.message) }) { test in
      test.given { $0.push(.home) }
      test.step({ $0.push(.hall) }, .held("doors"))
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.drop("hall", .abandoned)
      test.act({ $0.dropHolds() })
      test.drop("hall", .cleared)
    }
    #expect(
      texts == [
        #"No more targets were given up, but test.drop("hall", .abandoned) states one. hall still waits for doors."#
      ])
  }

  @Test("A refused given fails, and so does a policy that no line states")
  func refusals() async {
    var texts: [String] = []
    await navigationTest(ClubCoordinator(.deny("full")), fail: { texts.append($0.message) }) {
      test in
      test.given { $0.push(.hall) }
      test.given { $0.open("/nowhere") }
    }
    #expect(texts.count == 2)
    #expect(
      texts.first == """
        test.given did not get there.
        push of hall returned .denied("full"). Access of ClubCoordinator says: full.
        """)
  }

  @Test("In an app of tabs the base is one step, and the path is that of the selected tab")
  func tabs() async {
    await navigationTest(Chores.AppCoordinator(Chores.Session()), fail: record) { test in
      test.begins {
        $0.base = [.tabs]
        $0.path = [.home]
      }
      test.step({ $0.select(.todos(.list)) }) { $0.selected = .todos(.list) }
      await test.screen(Chores.TodoList.self, { $0.tap(7) }) {
        $0.path.append(.todos(.detail(id: 7)))
      }
    }
  }

  @Test("A command is spelled like its verb, with four exceptions")
  func commands() {
    let books = RecordedNavigator<ClubCoordinator>(fail: record)
    let navigator = books.navigator
    navigator.push(.hall)
    navigator.present(.hall)
    navigator.pop(toLast: .home)
    navigator.open("/hall")
    navigator.replaceTop(.hall)
    navigator.revise(to: .hall)
    navigator.navigate(to: .hall)
    navigator.open(.hall, bare: true)
    navigator.popToRoot()
    #expect(
      books.commands == [
        .push([.hall]), .present(.hall, as: nil), .popToLast(.home), .openLink("/hall"),
        .replaceTop(.hall), .revise(to: .hall), .navigate(to: .hall), .open(.hall, bare: true),
        .popToRoot,
      ])
  }

  @Test("A model receives what the test tells about its entry")
  func lifecycle() {
    let todos = RecordedNavigator<Errands.TodosCoordinator>(fail: record)
    var heard: [String] = []
    todos.navigator.onLifecycle { heard.append("\($0)") }
    todos.tell(.cover)
    todos.tell(.uncover)
    todos.tell(.leave(.popped))
    #expect(heard == ["cover", "uncover", "leave (popped)"])
  }

  @Test("A link that is denied everywhere is found; one that waits or is allowed once is not")
  func deniedLinks() async {
    let findings: (Access<ClubRoute>) async -> [String] = { verdict in
      let report = await Explorer { ClubCoordinator(verdict) }
        .key { "\($0.verdict)" }
        .relaunch { ClubCoordinator($0.verdict) }
        .disturb("open the doors") { if case .hold = $0.verdict { $0.verdict = .allow } }
        .explore { _ in }
      return report.findings.map { "\($0.code) \($0.subject)" }
    }
    #expect(await findings(.deny("closed")) == ["unreached hall", "linkToNowhere /hall"])
    #expect(await findings(.hold(until: "doors")) == [])
    #expect(await findings(.allow) == [])
  }
}

private enum ClubRoute: LinkedRoute {
  case home, hall

  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    DeepLink("hall", .hall)
  }
}

/// A hall that opens when the app allows it.
@MainActor
private final class ClubCoordinator: Coordinator {
  let flow = Flow<ClubRoute, String>(start: .home)
  var verdict: Access<ClubRoute>

  init(_ verdict: Access<ClubRoute> = .hold(until: "doors")) { self.verdict = verdict }

  func access(to route: ClubRoute) -> Access<ClubRoute> { route == .hall ? verdict : .allow }

  func destination(for route: ClubRoute) -> Destination<ClubCoordinator> {
    .screen { _ in route.name }
  }
}
