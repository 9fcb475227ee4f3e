import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Coming from a router of URL paths")
struct WikiTests {
  private let session = WikiSession()

  @Test(
    "A path is one route, and a route is its path",
    arguments: [
      ("/", WikiRoute.home), ("/wiki/swift/enums", .page(path: ["swift", "enums"])),
      ("/users/7", .user(id: 7)), ("/account", .account),
    ])
  func paths(link: String, route: WikiRoute) {
    #expect(WikiRoute(link: link) == route)
    #expect(WikiRoute.links.path(for: route) == link)
  }

  @Test("Patterns known at run time are matched from the first to the last")
  func order() throws {
    let screens = [
      (try PathPattern("users/me"), "me"), (try PathPattern("users/:id"), "user"),
      (try PathPattern("*"), "missing"),
    ]
    #expect(PathPattern.first(in: screens, matching: "/users/me")?.value == "me")
    #expect(PathPattern.first(in: screens, matching: "/users/7")?.value == "user")
    #expect(PathPattern.first(in: screens.reversed(), matching: "/users/7")?.value == "missing")
  }

  @Test("The wildcard takes what no pattern matches")
  func fallback() {
    let wiki = WikiCoordinator(session)
    wiki.open("/weather/today")
    #expect(wiki.currentRoute == .missing(link: "/weather/today"))
  }

  @Test(
    "A link with an invalid parameter goes to the wildcard",
    arguments: ["/users/ann", "/users/0", "/users/-3", "/users/"])
  func validated(link: String) {
    #expect(WikiRoute(link: link) == .missing(link: link))
  }

  @Test("A wildcard keeps what it matched, and hands on the rest")
  func wildcard() throws {
    #expect(WikiRoute(link: "/wiki/a/b%2Fc") == .page(path: ["a", "b/c"]))
    #expect(try PathPattern("wiki/*").match("/wiki/a/b")?.rest == "a/b")
  }

  @Test("An old path is redirected before anything is shown")
  func redirect() {
    let wiki = WikiCoordinator(session)
    var changes = 0
    wiki.start()
    wiki.observe { _, _ in changes += 1 }
    wiki.open("/people/7")
    #expect(wiki.path == "/users/7")
    #expect(changes == 1)
  }

  @Test("A signed-in user is sent from the sign-in to the start")
  func conditional() {
    let wiki = WikiCoordinator(session)
    session.name = "Ann"
    wiki.push([.user(id: 1), .signIn])
    #expect(wiki.visiblePath == [[.home]])
  }

  @Test("A link that needs a session waits for the sign-in, and goes on")
  func signIn() throws {
    let wiki = WikiCoordinator(session)
    let simulator = PlatformSimulator(wiki)
    let outcome = wiki.open("/account")
    #expect(outcome.hold != nil)
    simulator.settle()
    #expect(simulator.leaf?.name == "signIn")
    try #require(simulator.leaf?.screen).signIn(as: "Ann")
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["home", "account"])
    #expect(simulator.differences.isEmpty)
  }

  @Test("A link knows whether it, or a page below it, is shown")
  func active() {
    let wiki = WikiCoordinator(session)
    let simulator = PlatformSimulator(wiki)
    simulator.tap(link: "/wiki/swift/enums")
    #expect(wiki.isShowing("/wiki/swift"))
    #expect(!wiki.isShowing("/wiki/swift", exactly: true))
    #expect(!wiki.isShowing("/wiki/swi"))
    #expect(!wiki.isShowing("/users"))
  }

  @Test("Navigating goes to links, absolute and relative, and back goes up")
  func navigator() {
    let wiki = WikiCoordinator(session)
    wiki.open("/wiki/swift/enums")
    wiki.open("../structs")
    #expect(wiki.path == "/wiki/swift/structs")
    #expect(wiki.canGoBack)
    wiki.back()
    #expect(wiki.path == "/")
    #expect(!wiki.canGoBack)
  }

  @Test("Navigating by replacing leaves no step behind")
  func replacing() {
    let wiki = WikiCoordinator(session)
    wiki.push(.user(id: 1))
    wiki.replaceTop(.user(id: 2))
    #expect(wiki.routes == [.home, .user(id: 2)])
  }

  @Test("Back and forward go by count, and replacing adds nothing")
  func history() {
    let wiki = WikiCoordinator(session)
    let history = History(wiki)
    wiki.start()
    wiki.open("/wiki/swift/enums")
    wiki.open("/users/1")
    wiki.open("/users/2", history: .replace)
    #expect(history.backCount == 2)
    history.go(-2)
    #expect(wiki.path == "/")
    history.go(1)
    #expect(wiki.path == "/wiki/swift/enums")
    #expect(history.lastStep == HistoryStep(direction: .forward, count: 1))
    history.forward()
    #expect(wiki.path == "/users/2")
    history.clear()
    #expect(history.backCount == 0)
  }

  @Test("A screen knows its path and its parameters")
  func information() throws {
    let wiki = WikiCoordinator(session)
    wiki.open("/users/7")
    let model = try #require(wiki.projection.leaf?.screen)
    #expect(model.path == "/users/7")
    #expect(model.values["id"] == "7")
  }

  @Test("An observer hears the cause and the direction of a change")
  func action() {
    let wiki = WikiCoordinator(session)
    wiki.start()
    var last = LinkPath("/")
    var log: [(NavigationCause, LinkPath.Direction)] = []
    wiki.observe { [weak wiki] change, _ in
      let path = LinkPath(wiki?.path ?? "/")
      log.append((change.cause, last.direction(to: path)))
      last = path
    }
    wiki.open("/users/7")
    wiki.open("/users/8", over: .push)
    wiki.back(2)
    #expect(log.map(\.0) == [.open, .open, .back])
    #expect(log.map(\.1) == [.deeper(by: 2), .sideways, .higher(by: 2)])
  }
}
