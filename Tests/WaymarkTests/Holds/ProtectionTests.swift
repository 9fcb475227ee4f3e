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

  @Test("A link above everything waits, too, if selecting its tab would end what is protected")
  func onTopOfOtherTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let tabs = app.children.compactMap { $0 as? CatalogCoordinator }
    try #require(tabs.count == 2)
    tabs[0].present(.filter)
    let filter = try app.navigator(CatalogCoordinator.self, of: "filter")
    filter.isProtected = true
    #expect(tabs[0].open(.item(1), over: .presentOnTop) == .performed)
    tabs[0].dismiss()
    let before = picture(app)
    let token = try #require(tabs[1].open(.item(2), over: .presentOnTop).hold)
    #expect(picture(app) == before)
    filter.isProtected = false
    #expect(app.pendingNavigations.isEmpty && !token.isWaiting)
    #expect(app.projection.layers.map { $0.entries.map(\.name) } == [["tabs"], ["item(2)"]])
  }
}
