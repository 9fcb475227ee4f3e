import Kit
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Adding needs a session")
@MainActor
struct AppSessionTests {
  /// A way to ask for the sheet that adds a todo, from anywhere.
  enum Way: CaseIterable {
    case action, go, link, route

    @MainActor
    func ask(_ test: AppUnderTest) throws {
      switch self {
      case .action:
        test.app.go(to: .todos)
        try test.choose("Add a todo")
      case .go: test.app.go(to: .add)
      case .link: test.app.open("/todos/new")
      case .route: test.app.navigate(to: .todos(.add))
      }
    }
  }

  @Test(
    "Asked for without a session, it shows sign-in above what was there, and comes with the session",
    arguments: Layout.allCases, Way.allCases)
  func asking(layout: Layout, way: Way) throws {
    let test = AppUnderTest(layout, user: nil)
    test.app.open("/posts/1")
    let before = test.app.visiblePath
    try way.ask(test)
    #expect(test.app.visiblePath.last == [.signIn])
    #expect(way == .action || test.app.visiblePath.dropLast() == before)
    #expect(test.app.pendingNavigations.map(\.gate) == [.session])
    #expect(try test.choose("Sign in", " ") != .done)
    #expect(test.app.visiblePath.last == [.signIn])
    #expect(try test.choose("Sign in", "Ann") == .done)
    #expect(test.app.visiblePath.last == [.todos(.add)])
    #expect(test.app.visiblePath.dropLast().last?.last == .todos(.list))
    #expect(test.app.pendingNavigations.isEmpty)
  }

  @Test(
    "With a session it is shown at once", arguments: Layout.allCases, Way.allCases)
  func signedIn(layout: Layout, way: Way) throws {
    let test = AppUnderTest(layout)
    try way.ask(test)
    #expect(test.app.visiblePath.last == [.todos(.add)])
  }

  @Test("Nothing else needs a session", arguments: Layout.allCases)
  func others(layout: Layout) {
    let test = AppUnderTest(layout, user: nil)
    for route in RouteTour.linked where route != .todos(.add) {
      test.app.open(route)
      #expect(test.app.visiblePath.last?.last == route)
    }
  }

  @Test("Whoever leaves sign-in does not want to go on", arguments: Layout.allCases, 0..<7)
  func givingUp(layout: Layout, way: Int) throws {
    let test = AppUnderTest(layout, user: nil)
    test.app.go(to: .add)
    #expect(try test.screen.title == "Sign in")
    switch way {
    case 0: try test.choose("Cancel")
    case 1: test.app.back()
    case 2:
      let platform = ConsolePlatform(test.app)
      #expect(platform.settle() == nil)
      try platform.drag(.finished)
      #expect(platform.settle() == nil)
    case 3: test.app.go(to: .posts)
    case 4: test.app.open("/settings/about")
    case 5: test.app.dismissAll()
    default: test.app.popToAppRoot()
    }
    #expect(test.app.pendingNavigations.isEmpty)
    #expect(test.app.visiblePath.count == 1)
    test.app.go(to: .settings)
    try test.choose("Sign in")
    try test.choose("Sign in", "Ann")
    #expect(test.app.visiblePath.count == 1)
    #expect(try test.screen.title == "Settings")
  }

  @Test("A second wish takes the place of the first", arguments: Layout.allCases)
  func twice(layout: Layout) throws {
    let test = AppUnderTest(layout, user: nil)
    test.app.go(to: .add)
    _ = try test.screen
    test.app.go(to: .add)
    #expect(test.app.pendingNavigations.count == 1)
    #expect(test.app.visiblePath.count == 2)
    try test.choose("Sign in", "Ann")
    #expect(test.app.visiblePath.dropFirst() == [[.todos(.add)]])
  }

  @Test("Signing in elsewhere continues no wish that was given up", arguments: Layout.allCases)
  func signInElsewhere(layout: Layout) throws {
    let test = AppUnderTest(layout, user: nil)
    // Nobody has seen the sign-in that is shown, and it has left all the same.
    test.app.go(to: .add)
    test.app.open("/settings/sign-in")
    #expect(test.app.pendingNavigations.isEmpty)
    try test.choose("Sign in", "Ann")
    #expect(test.app.visiblePath == [test.app.visiblePath[0]])
    #expect(try test.screen.title == "Settings")
  }

  @Test("When the session ends, what needs it goes, unsaved or not", arguments: Layout.allCases)
  func signOut(layout: Layout) throws {
    let test = AppUnderTest(layout)
    test.app.go(to: .add)
    try test.choose("Write a title", "Sing")
    let sheet = test.app.projection.leaf?.id
    var overruled: [EntryID] = []
    let token = test.app.observe { change, _ in overruled += change.overruled }
    #expect(test.app.endSession() == .performed)
    token.cancel()
    #expect(overruled == [sheet].compactMap(\.self))
    #expect(test.app.visiblePath.count == 1)
    #expect(test.app.visiblePath[0].last == .todos(.list))
    #expect(test.app.endSession() == nil)
  }

  @Test("Signing out in the settings changes nothing else there", arguments: Layout.allCases)
  func signOutInSettings(layout: Layout) throws {
    let test = AppUnderTest(layout)
    test.app.go(to: .settings)
    let before = test.app.visiblePath
    try test.choose("Sign out")
    #expect(test.app.visiblePath == before)
    #expect(!test.stores.account.isSignedIn)
    test.app.go(to: .add)
    #expect(test.app.visiblePath.last == [.signIn])
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
