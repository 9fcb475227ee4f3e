import Waymark

enum Guide {
  // region: guide-modal
  enum NotesRoute: Route {
    case list, note(id: Int), add, confirmDelete(id: Int)

    var presentation: Presentation {
      switch self {
      case .list, .note: .push
      case .add: .sheet
      case .confirmDelete: .dialog
      }
    }
  }
  // endregion

  final class NotesCoordinator: Coordinator {
    let flow = Flow<NotesRoute, NotesScreen>(start: .list)

    func destination(for route: NotesRoute) -> Destination<NotesCoordinator> {
      .screen { .page(route.name) }
    }
  }

  enum NotesScreen: Equatable {
    case page(String)
  }

  enum OfficeRoute: Route {
    case tabs, notes(NotesRoute), archive(NotesRoute)
  }

  enum OfficeScreen: Equatable {
    case notes(NotesScreen)
  }

  final class OfficeCoordinator: Coordinator {
    let flow = Flow<OfficeRoute, OfficeScreen>(start: .tabs)

    // region: guide-tabs
    func destination(for route: OfficeRoute) -> Destination<OfficeCoordinator> {
      switch route {
      case .tabs:
        .tabs([.notes(.list), .archive(.list)], selected: .notes(.list), back: .first)
      case .notes(let route):
        .child(route, as: OfficeRoute.notes, showing: OfficeScreen.notes) { NotesCoordinator() }
      case .archive(let route):
        .child(route, as: OfficeRoute.archive, showing: OfficeScreen.notes) { NotesCoordinator() }
      }
    }
    // endregion
  }

  // region: guide-nested-route
  final class ClockCoordinator: Coordinator {
    enum Route: Waymark.Route { case face, alarm }

    let flow = Flow<Route, String>(start: .face)

    func destination(for route: Route) -> Destination<ClockCoordinator> {
      .screen { route.name }
    }
  }
  // endregion
}
