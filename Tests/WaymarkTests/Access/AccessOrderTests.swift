import Testing

@testable import Waymark

@MainActor
@Suite("Which coordinators are asked, and in which order")
struct AccessOrderTests {
  private let session = GuardSession()

  /// The questions, each once.
  private var questions: [String] {
    var seen: [String] = []
    for question in session.asked where !seen.contains(question) { seen.append(question) }
    return seen
  }

  @Test("The app is asked first, then down the tree, each with the route in its own type")
  func order() {
    let app = session.makeApp()
    app.push(.club(.vault(.box(1))))
    #expect(questions == ["app club.vault.box(1)", "club vault.box(1)", "vault box(1)"])
  }

  @Test("A verb of a child asks the app as well")
  func child() {
    let app = session.makeApp([.home, .club(.lobby)])
    app.onClub { $0.push(.room(1)) }
    #expect(questions == ["app club.room(1)", "club room(1)"])
  }

  @Test("After a refusal, no coordinator below is asked")
  func outermost() {
    let app = session.makeApp([.home, .club(.lobby)])
    session.app[.club(.vault(.box(1)))] = .deny("no")
    app.onClub { $0.push(.vault(.box(1))) }
    #expect(questions == ["app club.vault.box(1)"])
  }

  @Test("Only what a removal uncovers is checked")
  func uncovered() {
    let app = session.makeApp([.home, .page(1), .page(2)])
    app.pop()
    #expect(questions == ["app page(1)"])
  }

  @Test("Tabs and the selected path are checked, bottom first; other tabs are not")
  func tabs() {
    let app = session.makeApp()
    app.push(.tabs)
    #expect(Set(questions) == ["app tabs", "app club.lobby", "club lobby"])
    session.asked = []
    app.select(.annex(.lobby))
    #expect(questions == ["app annex.lobby", "club lobby"])
  }

  @Test("A transaction is checked at its end, for its net change")
  func transaction() {
    let app = session.makeApp()
    app.transaction {
      app.push(.page(1))
      app.push(.page(2))
      app.pop()
      #expect(session.asked.isEmpty)
    }
    #expect(questions == ["app page(1)"])
  }

  @Test("A transaction that passes a denied route and ends elsewhere is performed")
  func passing() {
    let app = session.makeApp()
    session.app[.secret] = .deny("no")
    let outcome = app.transaction {
      app.push(.secret)
      app.replaceTop(.page(1))
    }
    #expect(outcome == .performed)
    #expect(app.routes == [.home, .page(1)])
  }

  @Test("A denied transaction undoes everything")
  func undone() {
    let app = session.makeApp()
    session.app[.secret] = .deny("no")
    let outcome = app.transaction {
      app.push(.page(1))
      app.push(.secret)
      app.push(.page(2))
      #expect(app.routes == [.home, .page(1), .secret, .page(2)])
    }
    #expect(outcome == .denied("no"))
    #expect(app.routes == [.home])
  }

  @Test("A verb that access calls runs after the present one")
  func hostile() {
    let app = session.makeApp()
    var outcomes: [Outcome] = []
    session.onAsk = {
      guard outcomes.isEmpty else { return }
      outcomes.append(app.push(.page(2)))
    }
    #expect(app.push(.page(1)) == .performed)
    #expect(outcomes == [.queued])
    #expect(app.routes == [.home, .page(1), .page(2)])
  }

  @Test("A verdict that changes while a verb is decided never traps")
  func fickle() throws {
    let app = session.makeApp([.home, .page(1), .page(2)])
    var asked = 0
    session.onAsk = { [session] in
      asked += 1
      for route in [.home, .page(1), .page(2)] as [GuardedRoute] {
        session.app[route] = asked % 2 == 0 ? .deny("no") : .redirect(to: route)
      }
    }
    app.pop()
    app.revalidate()
    app.push(.page(2))
    app.setRoutes([.page(1), .home])
    #expect(asked > 4)
    #expect(try #require(app.flow.tree).state.brokenInvariant() == nil)
    session.onAsk = nil
    session.allowAll()
    #expect(app.setRoutes([.home, .page(7)]) == .performed)
  }

  @Test("Of several refusals of one coordinator the lowest counts, whatever makes a child begin")
  func lowest() {
    let app = session.makeApp()
    session.app[.club(.lobby)] = .redirect(to: [.page(3)])
    session.app[.secret] = .deny("no")
    #expect(app.setRoutes([.home, .club(.lobby), .secret]) == .redirected)
    #expect(picture(app) == "App[page(3) *]")
  }

  @Test("Tabs are checked before what lies in them")
  func tabsFirst() {
    let app = session.makeApp()
    session.app[.tabs] = .redirect(to: [.page(3)])
    session.app[.club(.lobby)] = .redirect(to: [.page(4)])
    #expect(app.setRoutes([.page(1), .tabs]) == .redirected)
    #expect(picture(app) == "App[page(3) *]")
  }
}
