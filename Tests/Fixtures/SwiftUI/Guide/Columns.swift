// Split views.
import SwiftUI
import Waymark
import WaymarkSwiftUI

// region: swiftui-split
enum DeskRoute: LinkedRoute {
  case columns, menu, books(BooksRoute)

  static let links = DeepLinks<Self>(DeepLink("", .columns), Mount("books", as: books))
}

enum DeskScreen { case menu, page(Page) }

final class DeskCoordinator: Coordinator {
  let flow = Flow<DeskRoute, DeskScreen>(start: .columns)

  func destination(for route: DeskRoute) -> Destination<DeskCoordinator> {
    switch route {
    case .columns: .split([.menu, .books(.list)], selected: .menu)
    case .menu: .screen { .menu }
    case .books(let route):
      .child(route, as: DeskRoute.books, showing: DeskScreen.page) { BooksCoordinator() }
    }
  }
}

struct DeskView: View {
  let desk: DeskCoordinator
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    CoordinatorView(desk) { screen in
      switch screen {
      case .menu: DeskMenu().navigationSplitViewColumnWidth(min: 180, ideal: 240)
      case .page(let page): PageView(page: page)
      }
    }
    .columnVisibility($columns)
    .navigationSplitViewStyle(.balanced)
  }
}
// endregion

// region: swiftui-split-menu
struct DeskMenu: View {
  @RouteSelection(DeskCoordinator.self) private var selection
  @Environment(\.navigation) private var navigation

  var body: some View {
    List(selection: $selection) {
      Text("All books").tag(DeskRoute.books(.list))
      Text("Emma").tag(DeskRoute.books(.detail(id: 0)))
      Text("Ulysses").tag(DeskRoute.books(.detail(id: 1)))
    }
    .navigationTitle("Desk")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        // Side by side, the list of books is there anyway.
        if navigation.isCollapsed { NavLink(to: "/books") { Text("Books") } }
      }
    }
  }
}
// endregion
