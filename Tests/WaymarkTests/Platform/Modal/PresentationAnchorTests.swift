import Testing

@testable import Waymark

@MainActor
@Suite("A view that presentations of a route point at")
struct PresentationAnchorTests {
  @Test("It presents what begins with its newest route")
  func route() throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    let anchor = PresentationAnchor()
    port.appear(anchor, in: try #require(app.projection.leaf?.id))
    for (route, isMeant) in [
      (nil, false), (ShopRoute.note("a"), false), (ShopRoute.about, true),
      (CatalogRoute.item(1), false),
    ] as [((any Route)?, Bool)] {
      anchor.route = route
      app.present(.about, as: .popover)
      let place = isMeant ? anchor.id : nil
      #expect(port[.popover, at: place] != nil, "\(route.map { "\($0)" } ?? "nothing")")
      app.dismissAll()
      _ = port[.popover]
      port.gone(nil)
    }
  }

  @Test("A dialog is shown in one form, and only what that form writes ends it")
  func forms() throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    #expect(!port[dialogAt: nil, if: true])
    app.present(.about, as: .dialog)
    port.appear(try #require(port[.dialog]).id)
    #expect(port[dialogAt: nil, if: true] && !port[dialogAt: nil, if: false])
    #expect(!port[dialogAt: AnchorID(), if: true])
    port[dialogAt: nil, if: false] = false
    port[dialogAt: nil, if: true] = true
    #expect(!port.isSettling)
    port[dialogAt: nil, if: true] = false
    #expect(port.isSettling && !port[dialogAt: nil, if: true])
  }

  @Test("The platform that the tests are compiled for has all kinds that the app provides")
  func native() {
    #if os(Linux)
      #expect(PlatformTraits.native(hasDialog: true) == PlatformTraits())
    #endif
    #expect(!PlatformTraits.native(hasDialog: false).hasDialog)
  }

  @Test(
    "The closure of a view may read the port, and so may what it has captured when it is released")
  func closures() throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    let (home, view) = (try #require(app.projection.leaf?.id), AnchorID())
    var seen: [Bool] = []
    do {
      let model = AtRelease { [weak port] in seen.append(port?.isSettling ?? true) }
      port.appear(view, in: home) { [weak port] _ in
        port?.appear(AnchorID(), in: home) { _ in false }
        return withExtendedLifetime(model) { true }
      }
    }
    app.present(.about, as: .popover)
    #expect(port[.popover, at: view] != nil)
    #expect(seen.isEmpty)
    port.appear(view, in: home) { _ in true }
    #expect(seen == [false])
    do {
      let model = AtRelease { [weak port] in seen.append(port?.isSettling ?? true) }
      port.appear(view, in: home) { _ in withExtendedLifetime(model) { true } }
    }
    port.disappear(view)
    #expect(seen == [false, true])
  }
}
