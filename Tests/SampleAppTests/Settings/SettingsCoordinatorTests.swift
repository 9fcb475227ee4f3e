import Kit
import Settings
import Testing
import Waymark

@Suite("The settings coordinator as a root")
@MainActor
struct SettingsCoordinatorTests {
  let store = SettingsStore()
  let settings: SettingsCoordinator

  init() {
    settings = SettingsCoordinator(store: store)
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
    let titles = [SettingsRoute.root, .theme, .itemsPerPage, .about]
      .map { settings.screen(for: $0)?.title }
    #expect(titles == ["Settings", "Theme", "Items per page", "About"])
    #expect(settings.routes == [.root])
  }

  @Test("Navigating to a route pushes it")
  func navigate() {
    settings.navigate(to: .theme)
    settings.navigate(to: .about)
    #expect(settings.layers == [[.root, .theme, .about]])
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
    #expect(try screen.render() == "Settings\n\nTheme: Dark\nItems per page: 10")
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
    #expect(try screen.render() == "Settings\n\nTheme: System\nItems per page: 20")
  }
}
