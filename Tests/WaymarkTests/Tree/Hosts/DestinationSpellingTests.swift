import Testing
import Waymark

private enum BookRoute: Route { case list, page(Int) }
private enum ShelfRoute: Route { case books(BookRoute), notes(BookRoute), title }

private final class BookCoordinator: Coordinator {
  enum Output: Equatable { case finished(page: Int), closed }

  let flow = Flow<BookRoute, String>(start: .list)
  var opened = 0

  func destination(for route: BookRoute) -> Destination<BookCoordinator> {
    switch route {
    case .list: .screen { _ in "list" }
    case .page(let number): .screen { "page \(number)" }
    }
  }
}

/// Closures with several statements, and routes without the name of their type.
private final class ShelfCoordinator: Coordinator {
  let flow = Flow<ShelfRoute, String>(start: .title)
  var log: [String] = []

  func destination(for route: ShelfRoute) -> Destination<ShelfCoordinator> {
    switch route {
    case .books(let route):
      .child(
        route,
        as: { route in
          let taken = route
          return .books(taken)
        }
      ) {
        let coordinator = BookCoordinator()
        coordinator.opened += 1
        return coordinator
      } onOutput: { output in
        switch output {
        case .finished(let page): self.log.append("finished \(page)")
        case .closed: self.log.append("closed")
        }
      }
    case .notes:
      .child(.page(1), as: ShelfRoute.notes, showing: { "note: " + $0 }) {
        BookCoordinator()
      } onOutput: {
        self.log.append("note: \($0)")
      }
    case .title:
      .screen { navigator in
        let id = navigator.id
        return id == nil ? "no title" : "title"
      }
    }
  }
}

@MainActor
@Suite("Spellings of destinations")
struct DestinationSpellingTests {
  @Test("Closures of a destination may have several statements")
  func severalStatements() throws {
    let shelf = ShelfCoordinator()
    shelf.navigate(to: .books(.page(7)))
    #expect(shelf.routes == [.title, .books(.page(7))])
    #expect(shelf.projection.leaf?.screen == "page 7")
    let books = try #require(shelf.children.first as? BookCoordinator)
    #expect(books.opened == 1)
    books.emit(.finished(page: 7))
    books.emit(.closed)
    #expect(shelf.log == ["finished 7", "closed"])
  }

  @Test("A child's route needs no name of its type")
  func implicitRoute() {
    let shelf = ShelfCoordinator()
    shelf.navigate(to: .notes(.page(1)))
    #expect(shelf.projection.leaf?.screen == "note: page 1")
    #expect(shelf.screen(for: .title) == "no title")
  }
}
