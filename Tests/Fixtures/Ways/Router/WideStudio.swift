import Waymark

// region: router-split
enum RecordRoute: Route { case nothing, record(id: Int), sleeve }

enum WideStudioRoute: Route { case columns, genres, records(RecordRoute) }

final class RecordCoordinator: Coordinator {
  let flow = Flow<RecordRoute, String>(start: .nothing)

  func destination(for route: RecordRoute) -> Destination<RecordCoordinator> {
    .screen { route.name }
  }
}

final class WideStudioCoordinator: Coordinator {
  let flow = Flow<WideStudioRoute, String>(start: .columns)

  func destination(for route: WideStudioRoute) -> Destination<WideStudioCoordinator> {
    switch route {
    case .columns: .split([.genres, .records(.nothing)], selected: .genres)
    case .genres: .screen { "Genres" }
    case .records(let route):
      .child(route, as: WideStudioRoute.records) { RecordCoordinator() }
    }
  }
}
// endregion
