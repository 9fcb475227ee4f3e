import Kit
import Settings
import Testing
import Waymark
import WaymarkTesting

@Suite("The screens of the settings, without a coordinator")
@MainActor
struct SettingsModelTests {
  let persister = RecordingPersister()
  let store: SettingsStore
  let account = AccountStore()
  let recorded = RecordedNavigator<SettingsCoordinator>(fail: record)

  init() {
    store = SettingsStore(persister: persister)
  }

  @Test("The overview shows the settings and leads to the screen of each")
  func overview() async throws {
    recorded.answer(.theme, with: Theme.sepia)
    let settings = SettingsModel(store: store, account: account, navigator: recorded.navigator)
    #expect(settings.render() == "Settings\n\nNot signed in\nTheme: System\nItems per page: 10")
    #expect(settings.actions.map(\.title) == ["Theme", "Items per page", "About", "Sign in"])
    for action in settings.actions {
      action.perform()
      await recorded.settle()
    }
    #expect(store.theme == .sepia)
    #expect(
      recorded.commands == [
        .push([.theme]), .push([.itemsPerPage]), .push([.about]), .present(.signIn, as: nil),
      ])
    store.choose(.dark)
    store.choose(.fifty)
    #expect(settings.render() == "Settings\n\nNot signed in\nTheme: Dark\nItems per page: 50")
  }

  @Test("The signed-in user is shown and may sign out, which is emitted")
  func signOut() throws {
    let settings = SettingsModel(store: store, account: account, navigator: recorded.navigator)
    try account.signIn(name: "Ann\nAsh")
    #expect(
      settings.render()
        == "Settings\n\nSigned in as Ann\\nAsh\nTheme: System\nItems per page: 10")
    #expect(recorded.outputs.isEmpty)
    try settings.choose("Sign out")
    #expect(recorded.outputs == [.signedOut])
    #expect(!account.isSignedIn)
    #expect(settings.actions.last?.title == "Sign in")
  }

  @Test("Signing in takes any name but a blank one, and leaves; so does cancelling")
  func signIn() throws {
    let signIn = SignInModel(account: account, navigator: recorded.navigator)
    #expect(
      signIn.render() == "Sign in\n\nWho are you? Any name will do, and there is no password.")
    #expect(signIn.actions.map(\.title) == ["Sign in", "Cancel"])
    #expect(signIn.actions.map(\.prompt) == ["Name", nil])
    #expect(
      try signIn.choose("Sign in", typing: " ")
        == .refused("Signing in needs a name, and the text has only blanks; type any name."))
    #expect(recorded.commands.isEmpty && !account.isSignedIn)
    try signIn.choose("Cancel")
    #expect(recorded.commands == [.dismiss] && !account.isSignedIn)
    try signIn.choose("Sign in", typing: " Ann ")
    #expect(recorded.commands == [.dismiss, .dismiss] && account.name == "Ann")
  }

  @Test("The picker of themes marks the current one, and answers with the chosen one")
  func theme() throws {
    let theme = ThemeModel(store: store, navigator: recorded.navigator)
    #expect(theme.render() == "Theme\n\nThe theme of the app is System.")
    #expect(theme.actions.map(\.title) == ["System (current)", "Light", "Dark", "Sepia"])
    for action in theme.actions {
      action.perform()
    }
    #expect(recorded.results(of: Theme.self) == Theme.allCases)
    #expect(store.theme == .system)
    store.choose(.sepia)
    #expect(theme.render() == "Theme\n\nThe theme of the app is Sepia.")
    #expect(theme.actions.map(\.title) == ["System", "Light", "Dark", "Sepia (current)"])
  }

  @Test("The number of items on a page is chosen from all numbers, and the current one is marked")
  func itemsPerPage() throws {
    let items = ItemsPerPageModel(store: store)
    #expect(items.render() == "Items per page\n\nLists show 10 items on a page.")
    #expect(
      items.actions.map(\.title) == ["5 items", "10 items (current)", "20 items", "50 items"])
    try items.choose("5 items")
    #expect(store.itemsPerPage == .five)
    #expect(items.render() == "Items per page\n\nLists show 5 items on a page.")
    #expect(
      items.actions.map(\.title) == ["5 items (current)", "10 items", "20 items", "50 items"])
    try items.choose("10 items")
    try items.choose("20 items")
    try items.choose("50 items")
    #expect(store.itemsPerPage == .fifty)
  }

  @Test("About describes the app, and offers nothing")
  func about() {
    let about = AboutModel()
    #expect(
      about.render() == """
        About

        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
        """)
    #expect(about.actions.isEmpty)
  }

  @Test("They say that the last change could not be saved")
  func saveProblem() {
    persister.saveProblem = "Not saved: the disk is full."
    let end = "\n\nNot saved: the disk is full."
    let settings = SettingsModel(store: store, account: account, navigator: recorded.navigator)
    let text = "Settings\n\nNot signed in\nTheme: System\nItems per page: 10"
    #expect(settings.render() == text + end)
    let theme = ThemeModel(store: store, navigator: recorded.navigator)
    #expect(theme.render().hasSuffix(end))
    #expect(ItemsPerPageModel(store: store).render().hasSuffix(end))
  }
}
