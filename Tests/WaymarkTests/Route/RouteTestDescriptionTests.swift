import Testing
import Waymark

// Routes of another module are in Snippets, because they need the word `@retroactive`.
private enum ShelfRoute<Key: Hashable & Sendable>: Route { case all, book(Key, page: PageRoute) }
private enum PageRoute: Route { case first, number(Int) }
private enum LinkedShelfRoute: LinkedRoute {
  case all, shelf(ShelfRoute<String>)

  static let links = DeepLinks<Self> { DeepLink("", .all) }
}
private struct NoteRoute: Route {
  var id: Int
  var name: String { "note \(id)" }
}

extension ShelfRoute: CustomTestStringConvertible {}
extension LinkedShelfRoute: CustomTestStringConvertible {}
extension NoteRoute: CustomTestStringConvertible {}

@Suite("Routes in failed expectations")
struct RouteTestDescriptionTests {
  @Test("A route that conforms with one line is shown by its name")
  func names() {
    let book = ShelfRoute.book("Emma", page: .number(3))
    #expect(String(describingForTest: book) == #"book("Emma", page: number(3))"#)
    #expect(String(describingForTest: ShelfRoute<Int>.all) == "all")
    #expect(
      String(describingForTest: LinkedShelfRoute.shelf(book))
        == #"shelf.book("Emma", page: number(3))"#)
    #expect(String(describingForTest: NoteRoute(id: 7)) == "note 7")
    #expect(String(describingForTest: ShelfRoute<Int>?.some(.all)) == "all")
  }

  @Test("A route that does not conform has the description for tests, too")
  func plainRoute() {
    #expect(PageRoute.number(3).testDescription == "number(3)")
    #expect(String(describingForTest: PageRoute.number(3)) != "number(3)")
  }
}
