// Views that navigate, that ask where they are, and that hear what happens there.
import SwiftUI
import Waymark
import WaymarkSwiftUI

struct CartChanged: Sendable { let count: Int }

struct TodoList: View {
  @NearestNavigator(TodosCoordinator.self) private var todos
  @Environment(\.navigation) private var navigation
  @State private var count = 0
  @State private var isPicking = false

  var body: some View {
    ScrollViewReader { proxy in
      List(1..<10, id: \.self) { id in
        NavLink(TodosCoordinator.self, to: .detail(id: id)) { Text("Todo \(id)") }
      }
      .onReselect { proxy.scrollTo(1) }
    }
    .onReopen { count += 1 }
    .onSignal(CartChanged.self) { count = $0.count }
    .onNavigationChange(of: AppCoordinator.self) { change in
      if change.cause == .pop { count = 0 }
    }
    .outsidePresentation($isPicking)
    .advertisesLink(under: "https://example.com")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Filter") { todos.present(.filter, as: .popover) }
          .presentsHere(TodosRoute.filter)
      }
    }
  }
}

struct TodoDetail: View {
  let model: TodoModel
  @NearestNavigator(TodosCoordinator.self) private var todos

  var body: some View {
    VStack {
      Button("Next") { todos.push(.detail(id: model.id + 1)) }
      NavLink("Filter", TodosCoordinator.self, to: .filter, by: .present(.sheet))
      NavLink(TodosCoordinator.self, to: .player, by: .push) { Label("Play", systemImage: "play") }
      NavLink(TodosCoordinator.self, to: nil, by: LinkVerb.navigate) { Text("Nowhere") }
    }
  }
}

/// Wrappers in a value that is no view.
struct Places: DynamicProperty {
  @RouteSelection(AppCoordinator.self) var selection
  @NearestNavigator(TodosCoordinator.self) var todos
}

struct Sidebar: View {
  var places = Places()
  @RouteSelection(AppCoordinator.self) private var selection

  var body: some View {
    VStack {
      List(selection: $selection) {
        Text("Todos").tag(AppRoute.todos(.list))
        Text("Search").tag(AppRoute.search)
      }
      Text(selection?.name ?? "nothing")
      NavLink(AppCoordinator.self, to: .search, by: .select) { isActive in
        Text(isActive ? "Here" : "There")
      }
      NavLink(AppCoordinator.self, to: .todos(.list), by: .open(.presentOnTop)) {
        Text("Open")
      }
    }
  }
}

struct SidebarApp: View {
  let app: AppCoordinator

  var body: some View {
    HStack {
      Sidebar().navigates(in: app)
      AppView(app: app)
    }
  }
}

struct SearchView: View {
  @Environment(\.navigation) private var navigation

  var body: some View {
    VStack {
      NavLink(to: "/todos", exactly: true, over: .dismissModals) { isActive in
        Text("Todos").opacity(isActive ? 1 : 0.5)
      }
      NavLink(to: "/todos/7", over: .replaceRoot) { Text("Seven") }
      NavLink("Eight", to: "/todos/8", history: .replace)
      Text(verbatim: navigation.link?.path ?? navigation.path ?? "")
      Text(navigation.isShowing("/todos", exactly: true) ? "Todos" : "Elsewhere")
      Text(verbatim: navigation.coordinator(TodosCoordinator.self)?.routes.first?.name ?? "none")
      Button("Back") { navigation.back() }.disabled(!navigation.canGoBack)
      HistoryButtons()
      Text(verbatim: navigation.history?.lastStep?.description ?? "")
      Button("Draft") { navigation.open("/todos/new", history: .ignore) }
      Button("Up", action: goUp)
      Button("Home") { navigation.popToAppRoot() }
      Button("Close") { navigation.dismiss() }
    }
    .focusedSceneValue(\.navigation, navigation)
  }

  private func goUp() {
    if navigation.popToRoot() == .unchanged { navigation.dismissAll() }
  }
}

struct GoMenu: View {
  @FocusedValue(\.navigation) private var navigation

  var body: some View {
    Button("Back") { navigation?.back() }.disabled(navigation?.canGoBack != true)
    Button("Todos") {
      let outcome = withoutAnimation { navigation?.open("/todos", over: .dismissModals) }
      if outcome?.didChange != true { print("nothing happened") }
    }
  }
}
