import Testing

@testable import Waymark

@MainActor
@Suite("What a link in a view leads to")
struct LinkTargetTests {
  @Test("A route is shown from the entry of the view, so a double tap shows it once")
  func route() throws {
    let app = ShopCoordinator()
    let place = NavigationPlace(try #require(app.projection.leaf), in: app)
    let target = LinkTarget(ShopCoordinator.self, .about, by: .push)
    #expect(target.isEnabled && !target.isShown(at: place))
    #expect(target.show(at: place) == .performed)
    #expect(target.show(at: place) == .ignored(.originNotOnTop))
    #expect(target.isShown(at: place) && app.routes == [.home, .about])
  }

  @Test("Without a route nothing is shown")
  func nothing() {
    let app = ShopCoordinator()
    let target = LinkTarget(ShopCoordinator.self, nil)
    #expect(!target.isEnabled && !target.isShown(at: .beside(app)))
    #expect(target.show(at: .beside(app)) == .unchanged && app.routes == [.home])
  }

  @Test("A link is opened in the root, and shown while it or one below it is visible")
  func link() {
    let app = GuardSession().freshApp()
    let target = LinkTarget("/page/7")
    #expect(target.show(at: NavigationPlace()) == .ignored(.left))
    #expect(target.isEnabled && !target.isShown(at: .beside(app)))
    #expect(target.show(at: .beside(app)).didChange && target.isShown(at: .beside(app)))
    #expect(LinkTarget("/page").isShown(at: .beside(app)))
    #expect(!LinkTarget("/page", exactly: true).isShown(at: .beside(app)))
  }
}
