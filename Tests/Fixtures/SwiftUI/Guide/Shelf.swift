// The app of Docs/GettingStarted.md, on screen.
// region: swiftui-shelf-features
import Waymark

@MainActor
final class Page {
  let title: String
  let rows: [String]
  let choose: (Int) -> Void

  init(_ title: String, rows: [String] = [], choose: @escaping (Int) -> Void = { _ in }) {
    self.title = title
    self.rows = rows
    self.choose = choose
  }
}

enum BooksRoute: LinkedRoute {
  case list, detail(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}

final class BooksCoordinator: Coordinator {
  let flow = Flow<BooksRoute, Page>(start: .list)
  let titles = ["Emma", "Ulysses"]

  func destination(for route: BooksRoute) -> Destination<BooksCoordinator> {
    switch route {
    case .list:
      .screen { navigator in
        Page("Books", rows: self.titles) { navigator.push(.detail(id: $0)) }
      }
    case .detail(let id):
      .screen { Page(self.titles.indices.contains(id) ? self.titles[id] : "Nothing here") }
    }
  }
}

enum FilmsRoute: LinkedRoute {
  case list, detail(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}

final class FilmsCoordinator: Coordinator {
  let flow = Flow<FilmsRoute, Page>(start: .list)
  let titles = ["Metropolis", "Ran"]

  func destination(for route: FilmsRoute) -> Destination<FilmsCoordinator> {
    switch route {
    case .list:
      .screen { navigator in
        Page("Films", rows: self.titles) { navigator.push(.detail(id: $0)) }
      }
    case .detail(let id):
      .screen { Page(self.titles.indices.contains(id) ? self.titles[id] : "Nothing here") }
    }
  }
}

enum AppRoute: LinkedRoute {
  case home, books(BooksRoute), films(FilmsRoute)

  static let links = DeepLinks<Self>(
    prefixes: ["shelf://"], DeepLink("", .home), Mount("books", as: books),
    Mount("films", as: films))
}

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, Page>(start: .home)

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home:
      .screen { navigator in
        Page("Home", rows: ["Books", "Films"]) {
          navigator.push($0 == 0 ? .books(.list) : .films(.list))
        }
      }
    case .books(let route): .child(route, as: AppRoute.books) { BooksCoordinator() }
    case .films(let route): .child(route, as: AppRoute.films) { FilmsCoordinator() }
    }
  }
}
// endregion
