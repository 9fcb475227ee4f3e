import Testing
import Waymark

@MainActor
@Suite("Paths of a coordinator that left")
struct EndedPathTests {
  @Test("An observer of the end learns that nothing is visible, and visiblePath shows the start")
  func end() {
    let app = GuardSession().makeApp([.home, .page(1)])
    var paths: [[[GuardedRoute]]?] = []
    var read: [[GuardedRoute]] = []
    app.observe { [unowned app] _, change in
      paths = [change.before, change.after]
      read = app.visiblePath
    }
    app.end()
    #expect(paths == [[[.home, .page(1)]], [[]]])
    #expect(read == [[.home]])
    #expect(app.visiblePath == [[.home]])
  }

  @Test(
    "An observer of a child that left learns that nothing is visible, and visiblePath shows the start"
  )
  func child() throws {
    let app = GuardSession().makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    var paths: [[[ClubRoute]]?] = []
    club.observe { _, change in paths = [change.before, change.after] }
    app.pop()
    #expect(paths == [[[.lobby]], [[]]])
    #expect(club.visiblePath == [[.lobby]])
  }
}
