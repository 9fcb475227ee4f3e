import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Coming from one global router")
struct CatalogueTests {
  private let cart = Cart()

  private func product(_ catalogue: CatalogueCoordinator) -> ProductModel? {
    if case .product(let model)? = catalogue.projection.leaf?.screen { model } else { nil }
  }

  @Test("A view model holds the stack, as a value that can be compared and kept")
  func value() {
    // region: global-value
    let router = CatalogueRouter()
    router.show(1)
    router.show(2)
    let before = router.stack
    router.home()
    #expect(router.stack.routes == [.home])
    router.stack = before
    #expect(router.stack.routes == [.home, .product(id: 1), .product(id: 2)])
    // endregion
  }

  @Test(
    "Pop goes to the first or the last of equal routes", arguments: [true, false])
  func equal(isFirst: Bool) {
    let router = CatalogueRouter()
    let routes: [CatalogueRoute] = [
      .product(id: 1), .cart, .product(id: 1), .product(id: 2),
    ]
    router.stack.push(routes)
    let catalogue = CatalogueCoordinator(cart)
    catalogue.push(routes)
    if isFirst {
      router.backToFirst(.product(id: 1))
      catalogue.pop(toFirst: .product(id: 1))
    } else {
      router.backToLast(.product(id: 1))
      catalogue.pop(toLast: .product(id: 1))
    }
    let kept = [CatalogueRoute.home] + routes.prefix(isFirst ? 1 : 3)
    #expect(router.stack.routes == kept)
    #expect(catalogue.routes == kept)
  }

  @Test("A route that is not on the stack leaves it alone, and the outcome says so")
  func absent() {
    let catalogue = CatalogueCoordinator(cart)
    catalogue.push(.cart)
    #expect(catalogue.pop(toLast: .product(id: 9)) == .ignored(.notFound))
    #expect(catalogue.routes == [.home, .cart])
  }

  @Test("Popping to the last equal route keeps its screen")
  func identity() throws {
    let catalogue = CatalogueCoordinator(cart)
    catalogue.push([.product(id: 1), .product(id: 1)])
    let model = try #require(product(catalogue))
    model.buy()
    catalogue.pop(toLast: .product(id: 1))
    #expect(product(catalogue) === model)
    #expect(cart.ids == [1])
  }

  @Test("A model gets its navigator, and the screen shows what it does")
  func injected() throws {
    let catalogue = CatalogueCoordinator(cart)
    let simulator = PlatformSimulator(catalogue)
    catalogue.open("/products/7")
    simulator.settle()
    let model = try #require(product(catalogue))
    model.buy()
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["home", "product(id: 7)", "cart"])
    guard case .cart(let cart)? = simulator.leaf?.screen else {
      Issue.record("no cart")
      return
    }
    cart.change(7)
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["home", "product(id: 7)"])
  }

  @Test("A view finds the navigator of its entry, and a second tap does nothing")
  func nearest() throws {
    let catalogue = CatalogueCoordinator(cart)
    let entry = try #require(catalogue.projection.leaf)
    let navigator = try #require(entry.navigator(for: CatalogueCoordinator.self))
    navigator.push(.product(id: 1))
    #expect(navigator.push(.product(id: 2)) == .ignored(.originNotOnTop))
    #expect(catalogue.routes == [.home, .product(id: 1)])
  }

  @Test("A model is tested with a double, without a coordinator")
  func double() {
    // region: global-double
    var commands: [NavigationCommand<CatalogueRoute>] = []
    let model = ProductModel(
      7, cart,
      Navigator { command in
        commands.append(command)
        return .performed
      })
    model.buy()
    #expect(cart.ids == [7])
    #expect(commands == [.push([.cart])])
    // endregion
  }

  @Test("Two routers know nothing of each other")
  func two() {
    let (one, other) = (CatalogueCoordinator(cart), CatalogueCoordinator(cart))
    one.push(.cart)
    #expect(one.routes == [.home, .cart])
    #expect(other.routes == [.home])
  }

  @Test("The router's verbs say what they did")
  func outcomes() {
    let catalogue = CatalogueCoordinator(cart)
    #expect(catalogue.push(.cart) == .performed)
    #expect(catalogue.pushIfNew(.cart) == .unchanged)
    #expect(catalogue.pop() == .performed)
    #expect(catalogue.pop() == .ignored(.atRoot))
    #expect(catalogue.popToRoot() == .unchanged)
  }

  @Test("A feature runs inside the stack of an old router")
  func embedded() {
    let catalogue = CatalogueCoordinator(cart)
    let simulator = PlatformSimulator(catalogue, isEmbedded: true)
    catalogue.push([.product(id: 1), .cart])
    simulator.settle()
    catalogue.popToRoot()
    simulator.settle()
    #expect(simulator.differences.isEmpty)
    #expect(catalogue.back() == .ignored(.atRoot))
  }
}
