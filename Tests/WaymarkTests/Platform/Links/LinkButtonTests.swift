import Testing

@testable import Waymark

@MainActor
@Suite("A button that leads to a route or a link")
struct LinkButtonTests {
  @Test("A route is shown from the entry of the view, so a double tap shows it once")
  func route() throws {
    let app = ShopCoordinator()
    let place = NavigationPlace(try #require(app.projection.leaf), in: app)
    let button = LinkButton(ShopCoordinator.self, .about, by: .push)
    #expect(button.isEnabled && !button.isShown(at: place))
    #expect(button.show(at: place) == .performed)
    #expect(button.show(at: place) == .ignored(.originNotOnTop))
    #expect(button.isShown(at: place) && app.routes == [.home, .about])
  }

  @Test("Without a route nothing is shown")
  func nothing() {
    let app = ShopCoordinator()
    let button = LinkButton(ShopCoordinator.self, nil)
    #expect(!button.isEnabled && !button.isShown(at: .beside(app)))
    #expect(button.show(at: .beside(app)) == .unchanged && app.routes == [.home])
  }

  @Test("A link is opened in the root, and shown while it or one below it is visible")
  func link() {
    let app = GuardSession().freshApp()
    let button = LinkButton("/page/7")
    #expect(button.show(at: NavigationPlace()) == .ignored(.left))
    #expect(button.isEnabled && !button.isShown(at: .beside(app)))
    #expect(button.show(at: .beside(app)).didChange && button.isShown(at: .beside(app)))
    #expect(LinkButton("/page").isShown(at: .beside(app)))
    #expect(!LinkButton("/page", exactly: true).isShown(at: .beside(app)))
  }
}
