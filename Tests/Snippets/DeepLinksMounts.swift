import Waymark

enum UserRoute: LinkedRoute {
  case profile, photos

  static let links = DeepLinks<Self> {
    DeepLink("", .profile)
    DeepLink("photos", .photos)
  }
}

final class UserCoordinator: Coordinator {
  let flow = Flow<UserRoute, String>(start: .profile)
  let id: Int
  init(id: Int) { self.id = id }

  func destination(for route: UserRoute) -> Destination<UserCoordinator> {
    .screen { "\(route.name) of \(self.id)" }
  }
}

// region: links-mount-values
enum PeopleRoute: LinkedRoute {
  case list, user(id: Int, UserRoute)

  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    Mount("users/:id", as: user)
  }
}

final class PeopleCoordinator: Coordinator {
  let flow = Flow<PeopleRoute, String>(start: .list)

  func destination(for route: PeopleRoute) -> Destination<PeopleCoordinator> {
    switch route {
    case .list: .screen { "People" }
    case .user(let id, let route):
      .child(route, as: { .user(id: id, $0) }) { UserCoordinator(id: id) }
    }
  }
}
// endregion
