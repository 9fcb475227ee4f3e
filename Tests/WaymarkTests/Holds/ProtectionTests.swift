import Testing

@testable import Waymark

@MainActor
@Suite("Protected entries")
struct ProtectionTests {
  @Test("Nothing waits for a protected entry that an undone transaction made")
  func undone() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.home])
    let tree = try #require(app.flow.tree)
    guards.app[.secret] = .deny("members only")
    weak var made: Entry?
    let outcome = app.transaction {
      app.push(.page(1))
      guard let entry = tree.state.reading(.draft, { tree.state.leaf }) else { return }
      tree.setProtected(true, entry)
      made = entry
      #expect(entry.life == .fresh && tree.state.hasProtectedEntry)
      app.push(.secret)
    }
    #expect(outcome == .denied("members only"))
    #expect(!tree.state.hasProtectedEntry)
    #expect(made == nil)
    #expect(app.open(.page(2), over: .whenClear) == .performed)
  }

  @Test("An entry that was protected twice is protected no longer once it may be removed")
  func twice() throws {
    let app = GuardSession().makeApp([.home, .page(1)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(1)")
    for isProtected in [true, false, true, false] { navigator.isProtected = isProtected }
    #expect(app.open(.page(2), over: .whenClear) == .performed)
  }

  @Test("What a transaction has put up itself does not keep its link waiting")
  func putUp() {
    let app = GuardSession().makeApp([.home])
    let outcome = app.transaction {
      app.present(.note)
      app.open(.page(2), over: .whenClear)
    }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("A link goes on, with what its transaction puts up, once what was there has gone")
  func putUpAboveAnother() throws {
    let app = GuardSession().makeApp([.home])
    app.present(.note)
    let token = try #require(
      app.transaction {
        app.present(.signIn)
        app.open(.page(2), over: .whenClear)
      }.hold)
    #expect(picture(app) == "App[home, ^ sheet[note *]]")
    app.dismiss()
    #expect(token.knownResult == .replayed(.performed))
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test(
    "A transaction dismisses before it opens, because the link has dismissed everything on the draft"
  )
  func dismissedBefore() {
    let app = GuardSession().makeApp([.home])
    app.present(.note)
    let outcome = app.transaction {
      app.open(.page(2), over: .whenClear)
      app.dismissAll()
    }
    #expect(outcome == .ignored(.nothingPresented))
    #expect(picture(app) == "App[home, ^ sheet[note *]]")
    #expect(
      app.transaction {
        app.dismissAll()
        app.open(.page(2), over: .whenClear)
      } == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("A link into another tab waits for what is presented in the tab that it leaves")
  func otherTab() {
    let app = GuardSession().makeApp([.home, .tabs])
    app.onClub { $0.present(.form) }
    #expect(app.onClub(1) { $0.open(.room(1), over: .whenClear) }.hold != nil)
    #expect(app.pendingNavigations.map(\.gate) == [.clear])
    app.dismiss()
    #expect(app.visiblePath == [[.home, .tabs, .annex(.lobby), .annex(.room(1))]])
  }
}
