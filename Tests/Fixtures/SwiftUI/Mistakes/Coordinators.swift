// Five mistakes around a coordinator. The compiler names each at its line.
import SwiftUI
import Waymark
import WaymarkSwiftUI

enum NotesRoute: Route { case list, note(id: Int) }
enum TodosRoute: Route { case list, todo(id: Int) }
enum NotesScreen { case list, note(id: Int) }
enum TodosScreen { case list, todo(id: Int) }

final class NotesCoordinator: Coordinator {
  let flow = Flow<NotesRoute, NotesScreen>(start: .list)

  func destination(for route: NotesRoute) -> Destination<NotesCoordinator> {
    switch route {
    case .list: .screen { .list }
    case .note(let id): .screen { .note(id: id) }
    }
  }
}

struct TodosScreenView: View {
  let screen: TodosScreen
  var body: some View { Text("todos") }
}

struct OtherScreens: View {
  let notes: NotesCoordinator

  var body: some View {
    CoordinatorView(notes) { screen in
      // below: cannot convert value of type 'NotesScreen' to expected argument type 'TodosScreen'
      TodosScreenView(screen: screen)
    }
  }
}

struct MissingScreen: View {
  let notes: NotesCoordinator

  var body: some View {
    CoordinatorView(notes) { screen in
      // below: switch must be exhaustive
      switch screen {
      case .list: Text("list")
      }
    }
  }
}

struct OtherRoute: View {
  var body: some View {
    // below: type 'NotesRoute?' has no member 'todo'
    NavLink(NotesCoordinator.self, to: .todo(id: 7)) { Text("Seven") }
  }
}

struct OtherLabel: View {
  let notes: NotesCoordinator

  var body: some View {
    CoordinatorView(notes) { _ in Text("x") }
      // below: cannot convert value of type 'Text' to closure result type 'TabLabel'
      .tabLabels { (route: NotesRoute) in Text("Notes") }
  }
}

struct NoCoordinator: View {
  // below: requires that 'NotesRoute' conform to 'Coordinator'
  @NearestNavigator(NotesRoute.self) private var notes

  var body: some View { Text("x") }
}
