import Testing
import Waymark

@MainActor
@Suite("Deep links: failures, and checking a table")
struct DeepLinksFailuresTests {
  @Test("A failure is a value, and nothing changes")
  func outcome() {
    // region: links-failure
    let shop = ShopCoordinator()
    let outcome = shop.open("/item/42")
    if case .invalidLink(let error) = outcome {
      #expect(error.code == .noMatch)
      #expect(error.pattern == "/items/:id")
      print(error.message)
    }
    #expect(shop.routes == [.home])
    // endregion
    guard case .invalidLink = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test("Each failure has a message, which the guide quotes")
  func messages() throws {
    let document = try Repository.text("Docs/DeepLinks.md")
    let blocks = CodeBlock.all(in: document)
    let limited = DeepLinks<ItemsRoute>(
      limits: LinkLimits(maximumLength: 20, maximumSegments: 3),
      DeepLink(":id", to: ItemsRoute.detail))
    let results = [
      message(ShopRoute.links.parse("https://shop.example.evil.com/items")),
      message(ShopRoute.links.parse("/item/42")),
      message(ShopRoute.links.parse("/items/forty")),
      message(ShopRoute.links.parse("/orders/17")),
      message(CatalogRoute.links.parse("/search?page=2")),
      message(limited.parse("/123456789/123456789/")),
      message(limited.parse("/1/2/3/4")),
      message(ShopRoute.links.print(.checkout)),
      message(ShopRoute.links.print(.help(topic: ""))),
    ]
    for text in results {
      let text = try #require(text)
      #expect(blocks.contains { $0.language == "text" && $0.text == text }, "\(text)")
    }
  }

  @Test("A route without a link says why")
  func unprintable() {
    // region: links-unprintable
    #expect(ShopRoute.links.path(for: .checkout) == nil)
    if case .failure(let error) = ShopRoute.links.print(.help(topic: "")) {
      #expect(error.code == .emptyText)
      print(error.message)
    }
    // endregion
    guard case .failure = ShopRoute.links.print(.help(topic: "")) else {
      Issue.record("it has a link")
      return
    }
  }

  @Test("A table reports its problems")
  func problems() {
    // region: links-problems
    let links = DeepLinks<ItemsRoute> {
      DeepLink(":id/photos", to: ItemsRoute.photo)
      DeepLink(":id", to: ItemsRoute.detail)
      DeepLink(":number", to: ItemsRoute.detail)
    }
    for problem in links.problems { print(problem.message) }
    #expect(links.route(for: "/42") == .detail(id: 42))  // the others work
    // endregion
    #expect(links.problems.map(\.code) == [.payloadCount, .unreachable])
    let text = links.problems.map(\.message).joined(separator: "\n")
    let blocks = (try? Repository.text("Docs/DeepLinks.md")).map(CodeBlock.all) ?? []
    #expect(blocks.contains { $0.language == "text" && $0.text == text }, "\(text)")
  }

  @Test("A table lists its links")
  func all() {
    // region: links-all
    for link in ShopRoute.links.all { print(link) }
    // endregion
    let text = ShopRoute.links.all.map(\.description).joined(separator: "\n")
    let blocks = (try? Repository.text("Docs/DeepLinks.md")).map(CodeBlock.all) ?? []
    #expect(blocks.contains { $0.language == "text" && $0.text == text }, "\(text)")
  }

  private func message<Value>(_ result: Result<Value, some LinkFault>) -> String? {
    guard case .failure(let error) = result else { return nil }
    return error.message
  }
}

// region: links-test
@Suite("The links of the shop")
struct ShopLinkTests {
  static let routes = Array(sequence(first: ShopRoute.home, next: next))

  /// Switches over all cases, so a new case does not compile until it has a line here.
  static func next(after route: ShopRoute) -> ShopRoute? {
    switch route {
    case .home: .items(.list)
    case .items(.list): .items(.detail(id: 42))
    case .items(.detail): .items(.photo(id: 42, number: 3))
    case .items(.photo): .orders(.list)
    case .orders(.list): .orders(.detail(OrderID(number: 17)))
    case .orders(.detail): .help(topic: "wrong & broken / late?")
    case .help: .checkout
    case .checkout: nil
    }
  }

  @Test("The table has no problems")
  func problems() {
    #expect(ShopRoute.links.problems.isEmpty)
  }

  @Test("Every route but the checkout has a link")
  func missing() {
    #expect(ShopRoute.links.cases(missing: Self.routes) == ["checkout"])
  }

  @Test("Every link leads back", arguments: routes)
  func roundTrip(route: ShopRoute) {
    guard let path = ShopRoute.links.path(for: route) else { return }
    #expect(ShopRoute.links.route(for: path) == route)
  }
}
// endregion
