import Testing
import Waymark

@MainActor
@Suite("Recipes: how an app begins")
struct RecipesLaunchTests {
  private let failing = MisuseReporter { Issue.record("\($0)") }

  @Test("A link waits until the onboarding is over")
  func onboarding() throws {
    let app = Onboarding.AppCoordinator(settings: Onboarding.Settings())
    app.flow.reporter = failing
    // region: recipe-onboarding-link
    app.launch()
    #expect(app.layers == [[.home], [.onboarding]])

    #expect(app.open("/books/7").hold != nil)
    #expect(app.layers == [[.home], [.onboarding]])

    let onboarding = try #require(app.projection.leaf?.screen as? Onboarding.OnboardingModel)
    #expect(app.back() == .ignored(.blocked))
    onboarding.done()
    #expect(app.layers == [[.home, .book(id: 7)]])
    // endregion
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A link that comes first shows the onboarding, once, and then its target")
  func onboardingLinkFirst() throws {
    let app = Onboarding.AppCoordinator(settings: Onboarding.Settings())
    app.flow.reporter = failing
    app.open("/books/7")
    #expect(app.layers == [[.home], [.onboarding]])
    app.launch()
    #expect(app.layers == [[.home], [.onboarding]])
    let onboarding = try #require(app.projection.leaf?.screen as? Onboarding.OnboardingModel)
    onboarding.done()
    #expect(app.layers == [[.home, .book(id: 7)]])
  }

  @Test(
    "A link to the screen below does not end the onboarding; a user who has seen it does not see it again"
  )
  func onboardingEdges() throws {
    let settings = Onboarding.Settings()
    let app = Onboarding.AppCoordinator(settings: settings)
    app.launch()
    _ = try #require(app.projection.leaf?.screen)
    #expect(app.open("/") == .ignored(.blocked))
    #expect(app.layers == [[.home], [.onboarding]])

    settings.isOnboarded = true
    let next = Onboarding.AppCoordinator(settings: settings)
    next.launch()
    #expect(next.layers == [[.home]])
    #expect(next.open("/books/7") == .performed)
  }

  @Test("Only the update is shown, whatever was there and whatever is requested")
  func update() throws {
    let release = ForceUpdate.Release()
    let app = ForceUpdate.AppCoordinator(release: release)
    app.flow.reporter = failing
    app.push(.item(id: 1))
    app.navigate(to: .write)
    _ = try #require(app.projection.leaf?.screen)
    #expect(app.back() == .ignored(.blocked))
    // region: recipe-update-happens
    #expect(app.visiblePath == [[.tabs, .item(id: 1)], [.write]])
    release.isTooOld = true
    app.releaseChanged()
    #expect(app.visiblePath == [[.update]])

    #expect(app.open("/items/7") == .redirected)
    #expect(app.back() == .ignored(.atRoot))
    #expect(app.visiblePath == [[.update]])
    // endregion
    for outcome in [app.setRoot(.home), app.push(.shop), app.navigate(to: .write)] {
      #expect(outcome == .redirected)
    }
    #expect(app.visiblePath == [[.update]])
    release.isTooOld = false
    #expect(app.setRoot(.tabs) == .performed)
    #expect(app.visiblePath == [[.tabs, .home]])
  }

  @Test("An app that is too old at launch shows only the update")
  func updateAtLaunch() {
    let release = ForceUpdate.Release()
    release.isTooOld = true
    let app = ForceUpdate.AppCoordinator(release: release)
    app.flow.reporter = failing
    app.open("/items/7")
    #expect(app.visiblePath == [[.update]])
  }

  @Test("The splash stays while the session loads; then comes home, or the link")
  func splash() async throws {
    let app = Splash.AppCoordinator(session: Splash.Session())
    app.flow.reporter = failing
    // region: recipe-splash-link
    let token = try #require(app.open("/books/7").hold)
    #expect(app.routes == [.splash])

    await app.launch()
    #expect(app.routes == [.home, .book(id: 7)])
    #expect(!token.isWaiting)
    // endregion

    let other = Splash.AppCoordinator(session: Splash.Session())
    other.flow.reporter = failing
    other.start()
    #expect(other.routes == [.splash])
    await other.launch()
    #expect(other.routes == [.home])
    other.open("/books/8")
    #expect(other.routes == [.home, .book(id: 8)])
  }

  @Test("A signed-out user sees only the sign-in, and a link opens after it")
  func session() throws {
    let app = SigningIn.AppCoordinator(session: SigningIn.Session())
    app.flow.reporter = failing
    // region: recipe-session-happens
    app.start()
    #expect(app.routes == [.signIn])
    app.open("/books/7")
    #expect(app.routes == [.signIn])

    let signIn = try #require(app.projection.leaf?.screen as? SigningIn.SignInModel)
    signIn.signIn(as: "Ada")
    #expect(app.routes == [.home, .book(id: 7)])

    app.signOut()
    #expect(app.routes == [.signIn])
    // endregion
    #expect(app.pendingNavigations.map(\.name) == ["home"])
    let again = try #require(app.projection.leaf?.screen as? SigningIn.SignInModel)
    #expect(again !== signIn)
    again.signIn(as: "Ada")
    #expect(app.routes == [.home])
  }

  @Test("A target of the signed-out user is not shown to the next one")
  func sessionOfAnother() throws {
    let session = SigningIn.Session()
    session.name = "Ada"
    let app = SigningIn.AppCoordinator(session: session)
    app.flow.reporter = failing
    app.present(.book(id: 1))
    #expect(app.open("/books/9", over: .whenClear).hold != nil)
    app.signOut()
    #expect(app.layers == [[.signIn]])
    let signIn = try #require(app.projection.leaf?.screen as? SigningIn.SignInModel)
    signIn.signIn(as: "Bob")
    #expect(app.layers == [[.home]])
  }

  @Test("A user who is signed in at launch sees no sign-in")
  func sessionThere() {
    let session = SigningIn.Session()
    session.name = "Ada"
    let app = SigningIn.AppCoordinator(session: session)
    app.flow.reporter = failing
    #expect(app.open("/books/7") == .performed)
    #expect(app.routes == [.home, .book(id: 7)])
  }
}
