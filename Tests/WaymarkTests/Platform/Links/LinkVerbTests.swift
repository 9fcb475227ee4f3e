import Testing
import Waymark

@MainActor
@Suite("The verb of a link in a view")
struct LinkVerbTests {
  // No two verbs lead to the same from the same start.
  @Test(
    "It calls a verb of the navigator",
    arguments: [
      (.navigate, .home, .sheet, [[.home], [.sheet]]),
      (.push, .home, .sheet, [[.home, .sheet]]),
      (.present(), .home, .page(1), [[.home], [.page(1)]]),
      (.present(.cover), .home, .page(1), [[.home], [.page(1)]]),
      (.select, .tabs, .page(1), [[.tabs, .page(1)]]),
      (.open(), .home, .page(1), [[.home, .page(2), .page(1)]]),
      (.open(.replaceRoot), .home, .page(1), [[.page(1)]]),
    ] as [(LinkVerb, WildRoute, WildRoute, [[WildRoute]])])
  func shows(
    _ verb: LinkVerb, start: WildRoute, _ route: WildRoute, _ visible: [[WildRoute]]
  ) throws {
    let plan = WildPlan()
    plan.tabs = [.home, .page(1)]
    plan.backStack = { _, _ in [.home, .page(2)] }
    let app = plan.app([start])
    let navigator = try #require(app.projection.leaf?.navigator(for: WildCoordinator.self))
    #expect(verb.show(route, by: navigator) == .performed)
    #expect(app.visiblePath == visible)
    if visible.count > 1 {
      let style: ModalStyle = verb == .present(.cover) ? .cover : .sheet
      #expect(app.projection.layers[1].style == .modal(style))
    }
  }
}
