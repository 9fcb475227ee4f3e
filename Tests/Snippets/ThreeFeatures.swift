import Waymark

// region: three-features
// region: books-route
enum BooksRoute: Route { case list, detail(id: Int) }
// endregion

// region: books-links
extension BooksRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}
// endregion

// region: books-coordinator
final class BooksCoordinator: Coordinator {
  let flow = Flow<BooksRoute, Page>(start: .list)
  let library: [Int: String]
  init(_ library: [Int: String]) { self.library = library }

  func destination(for route: BooksRoute) -> Destination<BooksCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("Books") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page(self.library[id] ?? "Nothing here") }
    }
  }
}
// endregion

enum FilmsRoute: Route { case list, detail(id: Int) }

extension FilmsRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}

final class FilmsCoordinator: Coordinator {
  let flow = Flow<FilmsRoute, Page>(start: .list)
  let library: [Int: String]
  init(_ library: [Int: String]) { self.library = library }

  func destination(for route: FilmsRoute) -> Destination<FilmsCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("Films") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page(self.library[id] ?? "Nothing here") }
    }
  }
}

enum TVRoute: Route { case list, detail(id: Int) }

extension TVRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: detail))
}

final class TVCoordinator: Coordinator {
  let flow = Flow<TVRoute, Page>(start: .list)

  func destination(for route: TVRoute) -> Destination<TVCoordinator> {
    switch route {
    case .list: .screen { navigator in Page("TV") { navigator.push(.detail(id: $0)) } }
    case .detail(let id): .screen { Page("Channel \(id)") }
    }
  }
}

// region: app-coordinator
enum AppRoute: Route { case home, books(BooksRoute), films(FilmsRoute), tv(TVRoute) }

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, Page>(start: .home)
  let library = [1: "Emma", 2: "Ulysses", 3: "Metropolis", 4: "Ran"]

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home: .screen { Page("Home") }
    case .books(let route): .child(route, as: AppRoute.books) { BooksCoordinator(self.library) }
    case .films(let route): .child(route, as: AppRoute.films) { FilmsCoordinator(self.library) }
    case .tv(let route): .child(route, as: AppRoute.tv) { TVCoordinator() }
    }
  }
}
// endregion

// region: app-links
extension AppRoute: LinkedRoute {
  static let links = DeepLinks<Self>(
    DeepLink("", .home), Mount("books", as: books), Mount("films", as: films), Mount("tv", as: tv))
}
// endregion
// endregion

/// What the features show: a title, and what choosing a line does. Any type will do.
// region: page
@MainActor
final class Page {
  let title: String
  let choose: (Int) -> Void

  init(_ title: String, choose: @escaping (Int) -> Void = { _ in }) {
    self.title = title
    self.choose = choose
  }
}
// endregion
