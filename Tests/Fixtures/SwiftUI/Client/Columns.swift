// Columns side by side: what an app says about them, and what a view in one of them asks.
import SwiftUI
import Waymark
import WaymarkSwiftUI

enum DeskRoute: Route { case columns, menu, tags, todos(TodosRoute) }
enum DeskScreen { case menu, todos(TodosScreen) }

final class DeskCoordinator: Coordinator {
  let flow = Flow<DeskRoute, DeskScreen>(start: .columns)

  func destination(for route: DeskRoute) -> Destination<DeskCoordinator> {
    switch route {
    case .columns: .split([.menu, .tags, .todos(.list)], selected: .menu)
    case .menu, .tags: .screen { .menu }
    case .todos(let route):
      .child(route, as: DeskRoute.todos, showing: DeskScreen.todos) { TodosCoordinator() }
    }
  }
}

struct DeskView: View {
  let desk: DeskCoordinator
  @State private var columns = NavigationSplitViewVisibility.doubleColumn

  var body: some View {
    CoordinatorView(desk) { screen in
      switch screen {
      case .menu: DeskMenu().navigationSplitViewColumnWidth(200)
      case .todos(let screen): TodosScreenView(screen: screen)
      }
    }
    .columnVisibility($columns)
    .presented { _ in Plain() }
    .navigationSplitViewStyle(.balanced)
  }
}

struct DeskMenu: View {
  @RouteSelection(DeskCoordinator.self) private var selection
  @Environment(\.navigation) private var navigation

  var body: some View {
    List(selection: $selection) { Text("Tags").tag(DeskRoute.tags) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          if navigation.isCollapsed { Text("narrow") }
        }
      }
  }
}
