import Kit
import Settings
import Testing
import Waymark

@Suite("The settings coordinator as a root")
@MainActor
struct SettingsCoordinatorTests {
  let store = SettingsStore()
  let account = AccountStore()
  let settings: SettingsCoordinator

  init() {
    settings = SettingsCoordinator(store: store, account: account)
  }

  /// The screen that the user sees.
  var screen: any TextScreen {
    get throws { try #require(settings.projection.leaf?.screen) }
  }

  /// Chooses an action, and waits until what it started or answered has gone on.
  func choose(_ title: String) async throws {
    try screen.choose(title)
    await settings.settle()
  }

  @Test("It starts at the overview")
  func start() throws {
    #expect(settings.routes == [.root])
    #expect(settings.layers == [[.root]])
    #expect(try screen.title == "Settings")
  }

  @Test("Each route shows its screen")
  func screens() {
    let titles = [SettingsRoute.root, .theme, .itemsPerPage, .about, .signIn]
      .map { settings.screen(for: $0)?.title }
    #expect(titles == ["Settings", "Theme", "Items per page", "About", "Sign in"])
    #expect(settings.routes == [.root])
  }

  @Test("Navigating to a route pushes it, and presents sign-in")
  func navigate() {
    settings.navigate(to: .theme)
    settings.navigate(to: .about)
    settings.navigate(to: .signIn)
    #expect(settings.layers == [[.root, .theme, .about], [.signIn]])
  }

  @Test("Without anybody who listens, one signs in and out all the same")
  func signIn() throws {
    try screen.choose("Sign in")
    #expect(settings.layers == [[.root], [.signIn]])
    try screen.choose("Sign in", typing: "Ann")
    #expect(settings.layers == [[.root]])
    #expect(
      try screen.render()
        == "Settings\n\nSigned in as Ann\nTheme: System\nItems per page: 10")
    try screen.choose("Sign out")
    #expect(try screen.render().contains("Not signed in"))
    #expect(!account.isSignedIn)
  }

  @Test("Sign-in is left without a name, too, and then nobody is signed in")
  func cancelSignIn() throws {
    settings.navigate(to: .signIn)
    #expect(try screen.choose("Sign in", typing: " ") != .done)
    #expect(settings.layers == [[.root], [.signIn]])
    try screen.choose("Cancel")
    #expect(settings.layers == [[.root]])
    #expect(!account.isSignedIn)
  }

  @Test("The overview opens the screen of each setting, and back returns")
  func openScreens() async throws {
    try await choose("Theme")
    #expect(settings.routes == [.root, .theme])
    settings.back()
    try screen.choose("Items per page")
    #expect(settings.routes == [.root, .itemsPerPage])
    settings.back()
    try screen.choose("About")
    #expect(settings.routes == [.root, .about])
    settings.back()
    #expect(settings.routes == [.root])
  }

  @Test("A double tap opens one screen")
  func doubleTap() async throws {
    let overview = try screen
    try overview.choose("About")
    try overview.choose("Theme")
    try overview.choose("About")
    await settings.settle()
    #expect(settings.routes == [.root, .about])
  }

  @Test("The theme that is picked comes back to the overview; leaving the picker changes nothing")
  func pickTheme() async throws {
    try await choose("Theme")
    try await choose("Dark")
    #expect(settings.routes == [.root])
    #expect(try screen.render() == "Settings\n\nNot signed in\nTheme: Dark\nItems per page: 10")
    try await choose("Theme")
    settings.back()
    await settings.settle()
    #expect(store.theme == .dark)
  }

  @Test("A number of items stays on its screen, and the overview shows it")
  func chooseItems() throws {
    try screen.choose("Items per page")
    try screen.choose("20 items")
    #expect(settings.routes == [.root, .itemsPerPage])
    settings.back()
    #expect(try screen.render() == "Settings\n\nNot signed in\nTheme: System\nItems per page: 20")
  }
}
