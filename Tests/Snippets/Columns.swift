import Waymark

enum Columns {
  enum LibraryRoute: Route {
    case split
    case shelves
    case shelf(ShelfRoute)
    case book(BookRoute)
  }

  enum ShelfRoute: Route { case none, books(of: String) }
  enum BookRoute: Route { case none, summary(Int), chapter(Int) }

  final class LibraryCoordinator: Coordinator {
    let flow = Flow<LibraryRoute, String>(start: .split)

    // region: columns-split
    func destination(for route: LibraryRoute) -> Destination<LibraryCoordinator> {
      switch route {
      case .split:
        .split(
          [.shelves, .shelf(.none), .book(.none)], selected: .shelves,
          placeholders: [.shelf(.none), .book(.none)])
      case .shelves: .screen { "shelves" }
      case .shelf(let route): .child(route, as: LibraryRoute.shelf) { ShelfCoordinator() }
      case .book(let route): .child(route, as: LibraryRoute.book) { BookCoordinator() }
      }
    }
    // endregion
  }

  final class ShelfCoordinator: Coordinator {
    let flow = Flow<ShelfRoute, String>(start: .none)
    func destination(for route: ShelfRoute) -> Destination<ShelfCoordinator> {
      .screen { route.name }
    }
  }

  final class BookCoordinator: Coordinator {
    let flow = Flow<BookRoute, String>(start: .none)
    func destination(for route: BookRoute) -> Destination<BookCoordinator> {
      .screen { route.name }
    }
  }
}
