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
}
