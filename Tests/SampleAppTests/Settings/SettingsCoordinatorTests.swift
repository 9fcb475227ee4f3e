import Kit
import Settings
import Testing
import Waymark
import WaymarkTesting

@Suite("The settings coordinator as a root", .navigationTests)
@MainActor
struct SettingsCoordinatorTests {
  let store = SettingsStore()
  let account = AccountStore()
  let test: NavigationTest<SettingsCoordinator>

  init() {
    test = NavigationTest(SettingsCoordinator(store: store, account: account), fail: record)
  }

  @Test("Each route shows its screen, and it starts at the overview")
  func screens() {
    let titles = [SettingsRoute.root, .theme, .itemsPerPage, .about, .signIn]
      .map { test.root.screen(for: $0)?.title }
    #expect(titles == ["Settings", "Theme", "Items per page", "About", "Sign in"])
    test.begins { $0.base = [.root] }
  }

  @Test("Without a parent, a user can still sign in and out")
  func signIn() async {
    await test.choose("Sign in") { $0.present(.signIn, as: .sheet) }
    await test.choose("Sign in", typing: "Ann") { $0.dismiss() }
    test.shows("Settings\n\nSigned in as Ann\nTheme: System\nItems per page: 10")
    await test.choose("Sign out")
    test.output(.signedOut)
    #expect(test.visible?.render().contains("Not signed in") == true)
    #expect(!account.isSignedIn)
  }

  @Test("Sign-in can be left without a name, and then there is no user")
  func cancelSignIn() async {
    test.step({ $0.navigate(to: .signIn) }) { $0.present(.signIn) }
    await test.choose("Sign in", typing: " ", nil)
    await test.choose("Cancel") { $0.dismiss() }
    #expect(!account.isSignedIn)
  }

  @Test("The chosen theme comes back to the overview; leaving the picker changes nothing")
  func pickTheme() async {
    await test.choose("Theme") { $0.base.append(.theme) }
    await test.choose("Dark") { $0.base.removeLast() }
    test.shows("Settings\n\nNot signed in\nTheme: Dark\nItems per page: 10")
    await test.choose("Theme") { $0.base.append(.theme) }
    test.user(.swipeBack()) { $0.base.removeLast() }
    #expect(store.theme == .dark)
  }

  @Test("A number of items stays on its screen, and the overview shows it")
  func chooseItems() async {
    await test.choose("Items per page") { $0.base.append(.itemsPerPage) }
    await test.choose("20 items")
    test.user(.swipeBack()) { $0.base.removeLast() }
    test.shows("Settings\n\nNot signed in\nTheme: System\nItems per page: 20")
  }
}
