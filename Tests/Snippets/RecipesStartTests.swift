import Testing
import Waymark

@MainActor
@Suite("Recipes: everything before the first screen")
struct RecipesStartTests {
  private func app() -> Starting.AppCoordinator {
    let app = Starting.AppCoordinator(state: Starting.AppState())
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    return app
  }

  @Test("A link waits for every step, and is shown after the last")
  func link() async {
    let app = app()
    // region: recipe-start-happens
    app.start()
    app.open("/books/7")
    #expect(app.routes == [.splash])

    await app.launch()
    #expect(app.routes == [.onboarding])

    app.state.isOnboarded = true
    app.projection.leaf?.screen?.pop()  // the model of the onboarding
    #expect(app.routes == [.signIn])

    app.state.name = "Ada"
    app.projection.leaf?.screen?.pop()  // the model of the sign-in
    #expect(app.routes == [.home, .book(id: 7)])

    app.signOut()
    #expect(app.routes == [.signIn])
    // endregion
    app.state.name = "Bob"
    app.projection.leaf?.screen?.pop()
    #expect(app.routes == [.home])
    app.state.isTooOld = true
    app.revalidate()
    #expect(app.routes == [.update])
    #expect(app.open("/books/7") == .redirected)
  }

  @Test("Without a link, the steps lead home, and finished steps are skipped")
  func home() async {
    let app = app()
    app.state.isOnboarded = true
    app.start()
    #expect(app.routes == [.splash])
    await app.launch()
    #expect(app.routes == [.signIn])
    app.projection.leaf?.screen?.pop()
    #expect(app.routes == [.signIn], "nobody is signed in yet")
    app.state.name = "Ada"
    app.projection.leaf?.screen?.pop()
    #expect(app.routes == [.home])
  }

  @Test("A link may come at any step", arguments: 0..<3)
  func late(step: Int) async {
    let app = app()
    app.start()
    if step == 0 { app.open("/books/1") }
    await app.launch()
    if step == 1 { app.open("/books/1") }
    app.state.isOnboarded = true
    app.projection.leaf?.screen?.pop()
    if step == 2 { app.open("/books/1") }
    app.state.name = "Ada"
    app.projection.leaf?.screen?.pop()
    #expect(app.routes == [.home, .book(id: 1)])
    #expect(app.pendingNavigations.isEmpty)
  }
}
