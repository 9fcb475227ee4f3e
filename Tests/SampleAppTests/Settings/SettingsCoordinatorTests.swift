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
  func openScreens() throws {
    try screen.choose("Theme")
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
  func doubleTap() throws {
    let overview = try screen
    try overview.choose("Theme")
    try overview.choose("About")
    #expect(settings.routes == [.root, .theme])
  }

  @Test("A choice stays on its screen, and the overview shows it")
  func choose() throws {
    try screen.choose("Theme")
    try screen.choose("Dark")
    #expect(settings.routes == [.root, .theme])
    settings.back()
    try screen.choose("Items per page")
    try screen.choose("20 items")
    #expect(settings.routes == [.root, .itemsPerPage])
    settings.back()
    #expect(try screen.render() == "Settings\n\nTheme: Dark\nItems per page: 20")
  }
}
