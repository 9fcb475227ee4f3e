import Testing
import Waymark

/// A route without links.
private enum PlainRoute: Route { case one }

@MainActor
private final class PlainCoordinator: Coordinator {
  let flow = Flow<PlainRoute, TestScreen>(start: .one)

  func destination(for route: PlainRoute) -> Destination<PlainCoordinator> {
    .screen { TestScreen("one") }
  }
}

@MainActor
@Suite("Links through a projection")
struct ProjectionLinkTests {
  @Test("A projection opens links and knows the visible one, whatever the routes of its root are")
  func links() {
    let app = GuardSession().makeApp()
    let projection = app.projection
    let counter = ChangeCounter { _ = (projection.path, projection.isShowing("/page/7")) }
    #expect(projection.path == app.path && projection.path != nil)
    #expect(projection.open("/page/7") == .performed)
    #expect(counter.count == 1)
    #expect(projection.path == "/page/7" && projection.isShowing("/page"))
    #expect(!projection.isShowing("/page", exactly: true))
    guard case .invalidLink = projection.open("/nowhere/at/all") else {
      Issue.record("a link that leads nowhere was opened")
      return
    }
  }

  @Test("Without links a projection shows none, and opens none")
  func linkless() {
    let app = PlainCoordinator()
    let projection = app.projection
    #expect(projection.path == nil && !projection.isShowing("/"))
    guard case .invalidLink(let error) = projection.open("/todos") else {
      Issue.record("a link was opened")
      return
    }
    #expect(error.code == .noMatch)
    #expect(picture(app) == "Plain[one *]")
  }

  @Test("After the coordinator is gone, nothing is opened")
  func gone() {
    var app: ShopCoordinator? = ShopCoordinator()
    let projection = app?.projection
    app = nil
    #expect(projection?.open("/") == .ignored(.left))
    #expect(projection?.path == nil && projection?.isShowing("/") == false)
  }
}
