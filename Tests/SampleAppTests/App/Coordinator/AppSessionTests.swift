import Kit
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Adding needs a session", .navigationTests)
@MainActor
struct AppSessionTests {
  /// A way to request the sheet that adds a todo, from anywhere.
  enum Way: CaseIterable {
    case action, go, link, route

    /// Requests the sheet, and states what that shows.
    @MainActor
    func ask(
      _ test: NavigationTest<AppCoordinator>, _ expected: ExpectedOutcome = .performed,
      _ change: (inout NavigationState<AppRoute>) -> Void
    ) async {
      switch self {
      case .action: await test.choose("Add a todo") { change(&$0) }
      case .go: test.step({ $0.addTodo() }, expected, change)
      case .link: test.step({ $0.open("/todos/new") }, expected, change)
      case .route: test.step({ $0.navigate(to: .todos(.add)) }, expected, change)
      }
    }

    /// States the todos, and the sheet alone above them.
    func shows(_ state: inout NavigationState<AppRoute>) {
      state.dismiss(state.layerCount - 1)
      if self == .link, state.tabs.isEmpty { state.base = [.home] }
      if self != .action { state.show(.todos(.list)) }
      state.present(.todos(.add))
    }
  }

  @Test(
    "Without a session it shows sign-in above the present screen, once, and comes after signing in",
    arguments: Layout.allCases, Way.allCases)
  func asking(layout: Layout, way: Way) async {
    let test = AppUnderTest(layout, user: nil).test
    test.given { $0.open("/posts/1") }
    if way == .action { test.given { $0.go(to: .todos) } }
    await way.ask(test, .held("session")) { $0.present(.signIn) }
    if way != .action { await way.ask(test, .held("session")) { _ in } }
    #expect(test.root.pendingNavigations.map(\.gate) == [.session])
    await test.choose("Sign in", typing: " ", nil)
    await test.choose("Sign in", typing: "Ann") { way.shows(&$0) }
  }

  @Test("With a session it is shown at once", arguments: Layout.allCases, Way.allCases)
  func signedIn(layout: Layout, way: Way) async {
    let test = AppUnderTest(layout).test
    if way == .action { test.given { $0.go(to: .todos) } }
    await way.ask(test) { way.shows(&$0) }
  }

  @Test("Nothing else needs a session", arguments: Layout.allCases)
  func others(layout: Layout) {
    let test = AppUnderTest(layout, user: nil)
    for route in RouteTour.linked where route != .todos(.add) {
      test.app.open(route)
      #expect(test.app.visiblePath.last?.last == route)
    }
  }

  @Test("Leaving sign-in gives up what needed it", arguments: Layout.allCases, 0..<7)
  func givingUp(layout: Layout, way: Int) async {
    let test = AppUnderTest(layout, user: nil).test
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    #expect(test.visible?.title == "Sign in")
    switch way {
    case 0: await test.choose("Cancel") { $0.dismiss() }
    case 1: test.step({ $0.back() }) { $0.dismiss() }
    case 2: test.user(.drag()) { $0.dismiss() }
    case 3: test.given { $0.go(to: .posts) }
    case 4: test.given { $0.open("/settings/about") }
    case 5: test.step({ $0.dismissAll() }) { $0.dismiss() }
    default: test.step({ $0.popToAppRoot() }) { $0.dismiss() }
    }
    test.drop("todos.add", .abandoned)
    #expect(test.root.visiblePath.count == 1)
    test.given { $0.go(to: .settings) }
    await test.choose("Sign in") { $0.present(.settings(.signIn)) }
    await test.choose("Sign in", typing: "Ann") { $0.dismiss() }
    #expect(test.visible?.title == "Settings")
  }

  @Test(
    "Signing in elsewhere does not bring back a target that was given up",
    arguments: Layout.allCases)
  func signInElsewhere(layout: Layout) async {
    let test = AppUnderTest(layout, user: nil).test
    // The sign-in was never visible, and it has still left.
    test.given { $0.addTodo() }
    test.given { $0.open("/settings/sign-in") }
    test.drop("todos.add", .abandoned)
    await test.choose("Sign in", typing: "Ann") { $0.dismiss() }
    #expect(test.root.visiblePath.count == 1)
    #expect(test.visible?.title == "Settings")
  }

  @Test(
    "When the session ends, screens that need it go, unsaved or not", arguments: Layout.allCases)
  func signOut(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.addTodo() }
    await test.choose("Write a title", typing: "Sing")
    let sheet = test.root.projection.leaf?.id
    var overruled: [EntryID] = []
    let token = test.root.observe { change, _ in overruled += change.overruled }
    test.act({ #expect($0.endSession() == .performed) }) { $0.dismiss() }
    token.cancel()
    #expect(overruled == [sheet].compactMap(\.self))
    #expect(test.root.visiblePath[0].last == .todos(.list))
    test.act({ #expect($0.endSession() == nil) })
  }

  @Test("Signing out in the settings changes nothing else there", arguments: Layout.allCases)
  func signOutInSettings(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.go(to: .settings) }
    await test.choose("Sign out")
    #expect(!test.root.stores.account.isSignedIn)
    test.step({ $0.addTodo() }, .held("session")) { $0.present(.signIn) }
    test.ends(targets: 1)
  }

  @Test("An app that starts at the link asks first, too", arguments: Layout.allCases)
  func start(layout: Layout) async {
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
    let session = Session(app: app, opening: "/todos/new")
    let block = session.firstBlock
    #expect(block.error == nil)
    #expect(block.waiting == ["todos.add, for session"])
    #expect(app.visiblePath.last == [.signIn])
    #expect(await session.answer("1 Ann")?.url == "/todos/new")
  }
}
