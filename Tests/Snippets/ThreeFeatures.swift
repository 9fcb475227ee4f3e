import Observation
import Waymark

// region: three-features
/// A store of titles, which the features share.
@MainActor @Observable
final class Library {
  var titles = ["books": ["Emma", "Ulysses"], "films": ["Metropolis", "Ran"]]

  func title(_ kind: String, _ id: Int) -> String {
    let all = titles[kind] ?? []
    return all.indices.contains(id) ? all[id] : "Nothing here"
  }
}

// region: books-route
enum BooksRoute: Route { case list, detail(id: Int) }
// endregion

// region: books-coordinator
final class BooksCoordinator: Coordinator {
  let flow = Flow<BooksRoute, Page>(start: .list)
  let library: Library
  init(library: Library) { self.library = library }

  func destination(for route: BooksRoute) -> Destination<BooksCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("Books") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page(self.library.title("books", id)) }
    }
  }
}
// endregion

enum FilmsRoute: Route { case list, detail(id: Int) }

final class FilmsCoordinator: Coordinator {
  let flow = Flow<FilmsRoute, Page>(start: .list)
  let library: Library
  init(library: Library) { self.library = library }

  func destination(for route: FilmsRoute) -> Destination<FilmsCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("Films") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page(self.library.title("films", id)) }
    }
  }
}

enum SetupRoute: Route { case list, detail(id: Int) }

final class SetupCoordinator: Coordinator {
  let flow = Flow<SetupRoute, Page>(start: .list)

  func destination(for route: SetupRoute) -> Destination<SetupCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("Setup") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page("Setting \(id)") }
    }
  }
}

// region: app-coordinator
enum AppRoute: Route { case home, books(BooksRoute), films(FilmsRoute), setup(SetupRoute) }

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, Page>(start: .home)
  let library = Library()

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home: .screen { Page("Home") }
    case .books(let route):
      .child(route, as: AppRoute.books) { BooksCoordinator(library: self.library) }
    case .films(let route):
      .child(route, as: AppRoute.films) { FilmsCoordinator(library: self.library) }
    case .setup(let route): .child(route, as: AppRoute.setup) { SetupCoordinator() }
    }
  }
}
// endregion
// endregion

/// What the features show: a title, and what choosing a line does. Any type will do.
@MainActor
final class Page {
  let title: String
  let choose: (Int) -> Void

  init(_ title: String, choose: @escaping (Int) -> Void = { _ in }) {
    self.title = title
    self.choose = choose
  }
}
