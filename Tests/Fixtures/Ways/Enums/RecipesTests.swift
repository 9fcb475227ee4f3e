import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Coming from an enum and a NavigationPath")
struct RecipesTests {
  private let recipes = RecipesCoordinator()

  @Test("The stack holds cases of the enum")
  func routes() {
    recipes.push([.category(name: "soup"), .recipe(id: 3)])
    #expect(recipes.routes == [.categories, .category(name: "soup"), .recipe(id: 3)])
    #expect(recipes.depth == 3)
    #expect(Set(recipes.routes).contains(.recipe(id: 3)))
  }

  @Test("Appending, removing and counting are verbs and queries")
  func path() {
    // region: enums-path
    recipes.push(.recipe(id: 1))  // path.append(Route.recipe(1))
    recipes.push([.recipe(id: 2), .recipe(id: 3)])
    #expect(recipes.depth == 4)  // path.count + 1: the root counts
    recipes.pop()  // path.removeLast()
    recipes.pop(2)  // path.removeLast(2)
    #expect(recipes.depth == 1)  // path.isEmpty
    // endregion
    #expect(recipes.pop(5) == .ignored(.atRoot))
    #expect(recipes.routes == [.categories])
  }

  @Test("Back to root empties the stack from any depth")
  func home() throws {
    let simulator = PlatformSimulator(recipes)
    recipes.push([.category(name: "soup"), .recipe(id: 1), .recipe(id: 2)])
    simulator.settle()
    guard case .recipe(let model)? = simulator.leaf?.screen else {
      Issue.record("no recipe")
      return
    }
    model.home()
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["categories"])
    #expect(recipes.routes == [.categories])
  }

  @Test("A second tap on a row pushes nothing")
  func doubleTap() {
    guard case .categories(let model)? = recipes.projection.leaf?.screen else {
      Issue.record("no categories")
      return
    }
    model.choose("soup")
    model.choose("bread")
    #expect(recipes.routes == [.categories, .category(name: "soup")])
  }

  @Test("Each case makes the screen of its route, once for each entry")
  func screens() {
    recipes.push([.recipe(id: 1), .recipe(id: 1)])
    let models = recipes.projection.base.entries.compactMap { entry -> RecipeModel? in
      if case .recipe(let model)? = entry.screen { model } else { nil }
    }
    #expect(models.map(\.id) == [1, 1])
    #expect(models[0] !== models[1])
  }

  @Test(
    "A URL is a route or nil",
    arguments: [
      ("cook://recipe/3", RecipesRoute.recipe(id: 3)), ("cook://recipe/x", nil),
      ("cook://recipe/-1", nil), ("cook://category/soup", .category(name: "soup")),
      ("other://recipe/3", nil), ("cook://", .categories),
    ] as [(String, RecipesRoute?)])
  func url(text: String, route: RecipesRoute?) throws {
    let url = try #require(URL(string: text))
    #expect(RecipesRoute(url: url) == route)
  }

  @Test("An opened URL shows its route, above what belongs below it")
  func opens() throws {
    let simulator = PlatformSimulator(recipes)
    let url = try #require(URL(string: "cook://recipe/3"))
    recipes.open(url)
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["categories", "recipe(id: 3)"])
  }

  @Test("A swipe shortens the stack, and what was pushed meanwhile stays")
  func swipe() {
    let simulator = PlatformSimulator(recipes)
    recipes.push([.recipe(id: 1), .recipe(id: 2)])
    simulator.settle()
    simulator.swipeBack()
    recipes.push(.recipe(id: 9))
    simulator.settle()
    #expect(recipes.routes == [.categories, .recipe(id: 1), .recipe(id: 9)])
    #expect(simulator.differences.isEmpty)
  }

  @Test("A feature runs in the stack of an old host, which handles back at its first entry")
  func embedded() {
    let simulator = PlatformSimulator(recipes, isEmbedded: true)
    recipes.push([.category(name: "soup"), .recipe(id: 3)])
    simulator.settle()
    #expect(simulator.differences.isEmpty)
    recipes.popToRoot()
    simulator.settle()
    #expect(simulator.differences.isEmpty)
    #expect(recipes.back() == .ignored(.atRoot))
  }
  @Test("A saved stack comes back in a fresh root")
  func restores() throws {
    recipes.push([.category(name: "soup"), .recipe(id: 3)])
    let saved = try recipes.snapshot().json()
    let next = RecipesCoordinator()
    let report = next.restore(try NavigationSnapshot(json: saved))
    #expect(report.isComplete)
    #expect(next.routes == [.categories, .category(name: "soup"), .recipe(id: 3)])
    #expect(next.path == recipes.path)
  }
}
