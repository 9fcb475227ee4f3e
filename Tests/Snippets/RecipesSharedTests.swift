import Foundation
import Testing
import Waymark

@MainActor
@Suite("Recipes: what features share")
struct RecipesSharedTests {
  private let failing = MisuseReporter { Issue.record("\($0)") }

  @Test("A link from outside leads to one tab, a row stays in its own, and both tabs share")
  func twoTabs() throws {
    let app = TwoTabs.AppCoordinator()
    app.flow.reporter = failing
    // region: recipe-two-tabs-happens
    app.open("https://shop.example/products/7")
    #expect(app.visiblePath == [[.tabs, .catalog(.list), .catalog(.product(id: 7, .detail))]])

    app.select(.search(.list))
    let search = try #require(app.child(TwoTabs.SearchCoordinator.self))
    search.push(.product(id: 8, .detail))  // the navigator of a row does the same
    #expect(app.visiblePath == [[.tabs, .search(.list), .search(.product(id: 8, .detail))]])
    #expect(app.path == "/search/products/8")

    app.child(TwoTabs.ProductCoordinator.self)?.buy()
    #expect(app.cart == [8])

    let shared = TwoTabs.PublicLink.links.url(for: .product(id: 8))
    #expect(shared?.absoluteString == "https://shop.example/products/8")
    // endregion
    #expect(TwoTabs.AppRoute.links.problems.isEmpty)
    app.open("https://shop.example/products/8/reviews")
    #expect(app.visiblePath.last?.last == .catalog(.product(id: 8, .reviews)))
  }

  @Test("Whoever subscribes, the paywall leaves and the target continues")
  func paywall() async throws {
    let store = Subscribing.Store()
    let app = Subscribing.AppCoordinator(store: store)
    app.flow.reporter = failing
    // region: recipe-paywall-happens
    let token = try #require(app.navigate(to: .product(.reviews)).hold)
    #expect(app.layers == [[.home], [.paywall]])
    _ = app.projection.leaf?.screen  // a platform reads it: the model begins to watch

    store.set(isPro: true)  // here, on another device, or by a parent who allows it
    #expect(await token.result == .replayed(.performed))
    #expect(app.layers == [[.home, .product(.reviews)]])

    store.set(isPro: false)
    app.revalidate()
    #expect(app.layers == [[.home]])
    // endregion
    let next = try #require(app.navigate(to: .product(.reviews)).hold)
    _ = app.projection.leaf?.screen
    app.back()
    #expect(app.layers == [[.home]])
    #expect(await next.result == .dropped(.abandoned))
  }

  @Test("A short link shows the screen that asks the server, and then its target, or nothing")
  func short() async {
    let server = Shortened.Server()
    server.links = ["a": "/items/7", "b": "/nowhere"]
    for (code, routes) in [("a", [.home, .item(id: 7)]), ("b", [.home]), ("c", [.home])]
      as [(String, [Shortened.AppRoute])]
    {
      let app = Shortened.AppCoordinator(server: server)
      app.flow.reporter = failing
      app.open("/s/\(code)")
      #expect(app.routes == [.home, .resolving(code: code)])
      #expect(app.snapshot().layers[0].path.map(\.text) == ["/"])
      _ = app.projection.leaf?.screen
      for _ in 0..<50 { await Task.yield() }
      #expect(app.routes == routes)
    }
    let app = Shortened.AppCoordinator(server: server)
    app.flow.reporter = failing
    app.open("/s/a")
    _ = app.projection.leaf?.screen
    await Task.yield()
    app.back()
    for _ in 0..<50 { await Task.yield() }
    #expect(app.routes == [.home], "the user has gone back before the answer")

    server.isClosed = true
    app.open("/s/a")
    _ = app.projection.leaf?.screen
    for _ in 0..<50 { await Task.yield() }
    #expect(app.routes == [.home, .resolving(code: "a")], "the target waits")
    server.isClosed = false
    app.release("session")
    #expect(app.routes == [.home, .item(id: 7)])
  }
}
