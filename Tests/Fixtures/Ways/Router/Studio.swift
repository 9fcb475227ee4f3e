import Waymark

// region: router-routes
enum AlbumsRoute: LinkedRoute {
  case list, album(id: Int), filter, genres, rate(id: Int)

  var presentation: Presentation {
    switch self {
    case .list, .album, .genres: .push
    case .filter: .sheet  // with a stack: it pushes genres
    case .rate: .sheet(stack: false)
    }
  }

  static let links = DeepLinks<Self>(prefixes: ["studio://albums"]) {  // for the feature by itself
    DeepLink("", .list)
    DeepLink("filter", .filter)
    DeepLink(":id", to: album)
    DeepLink(":id/rate", to: rate)
  }
}

enum StudioRoute: LinkedRoute {
  case welcome, tabs, albums(AlbumsRoute), radio, player, queue

  var presentation: Presentation {
    switch self {
    case .welcome, .tabs: .root
    case .player: .cover
    case .queue: .sheet
    case .albums, .radio: .push
    }
  }

  static let links = DeepLinks<Self>(prefixes: ["studio://"]) {
    DeepLink("", .tabs)
    DeepLink("welcome", .welcome)
    Mount("albums", as: albums)
    DeepLink("radio", .radio)
    DeepLink("player", .player)
  }
}
// endregion

final class AlbumsCoordinator: Coordinator {
  let flow = Flow<AlbumsRoute, StudioScreen>(start: .list)

  func destination(for route: AlbumsRoute) -> Destination<AlbumsCoordinator> {
    switch route {
    case .list: .screen { .albums(AlbumsModel($0)) }
    case .album(let id): .screen { .album(AlbumModel(id, $0)) }
    case .filter: .screen { .filter(FilterModel($0)) }
    case .genres: .screen { .genres(GenresModel($0)) }
    case .rate: .screen { .rate(RateModel($0)) }
    }
  }

  func backStack(for route: AlbumsRoute) -> [AlbumsRoute] {
    switch route {
    case .list: []
    case .album, .filter, .genres: [.list]
    case .rate(let id): [.list, .album(id: id)]
    }
  }
}

final class StudioCoordinator: Coordinator {
  let flow: Flow<StudioRoute, StudioScreen>

  init(start: StudioRoute = .tabs) { flow = Flow(start: start) }

  func destination(for route: StudioRoute) -> Destination<StudioCoordinator> {
    switch route {
    case .welcome: .screen { .welcome(WelcomeModel($0)) }
    case .tabs: .tabs([.albums(.list), .radio], selected: .albums(.list))
    case .albums(let route): .child(route, as: StudioRoute.albums) { AlbumsCoordinator() }
    case .radio: .screen { .radio(RadioModel($0)) }
    case .player: .screen { .player(PlayerModel($0)) }
    case .queue: .screen { .queue(PlayerModel($0)) }
    }
  }

  // region: router-back-stack
  func backStack(for route: StudioRoute) -> [StudioRoute] {
    switch route {
    case .welcome, .tabs: []
    case .albums, .radio, .player, .queue: [.tabs]
    }
  }
  // endregion
}

enum StudioScreen {
  case welcome(WelcomeModel), radio(RadioModel), player(PlayerModel), queue(PlayerModel)
  case albums(AlbumsModel), album(AlbumModel), filter(FilterModel), genres(GenresModel)
  case rate(RateModel)
}
