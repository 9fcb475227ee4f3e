// An app of two features: its coordinators, its scene, and all that it says about its screens.
import SwiftUI
import Waymark
import WaymarkSwiftUI

enum TodosRoute: Route { case list, detail(id: Int), filter, delete(id: Int), player }
enum AppRoute: Route { case home, todos(TodosRoute), search }

extension TodosRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: TodosRoute.detail))
}

extension AppRoute: LinkedRoute {
  static let links = DeepLinks<Self>(DeepLink("", .home), Mount("todos", as: AppRoute.todos))
}

@MainActor
@Observable
final class TodoModel {
  let id: Int
  private let navigator: Navigator<TodosCoordinator>

  init(id: Int, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.navigator = navigator
  }

  func delete() { navigator.pop() }
}

enum TodosScreen { case list, detail(TodoModel), filter, delete(TodoModel), player }
enum AppScreen { case home, search, todos(TodosScreen) }

final class TodosCoordinator: Coordinator {
  let flow = Flow<TodosRoute, TodosScreen>(start: .list)

  func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
    switch route {
    case .list: .screen { .list }
    case .detail(let id): .screen { .detail(TodoModel(id: id, navigator: $0)) }
    case .filter: .screen { .filter }
    case .delete(let id): .screen { .delete(TodoModel(id: id, navigator: $0)) }
    case .player: .screen { .player }
    }
  }
}

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, AppScreen>(start: .home)

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home: .tabs([.todos(.list), .search], selected: .todos(.list))
    case .search: .screen { .search }
    case .todos(let route):
      .child(route, as: AppRoute.todos, showing: AppScreen.todos) { TodosCoordinator() }
    }
  }
}

struct ClientApp: App {
  let inbox = LinkInbox()

  var body: some Scene {
    WindowGroup {
      RootView(inbox: inbox, over: .whenClear, inApp: true, when: true) {
        AppCoordinator()
      } content: { app in
        AppView(app: app)
      }
      .restoresNavigation(key: "navigation", while: true, startingWith: .link) { result in
        if case .failure(let error) = result { print(error.code) }
      }
    }
    .commands { CommandMenu("Go") { GoMenu() } }
  }
}

struct OwnRootView: View {
  let inbox: LinkInbox
  @State private var app = AppCoordinator()

  var body: some View {
    RootView(inbox: inbox) {
      app
    } content: {
      AppView(app: $0)
    }
  }
}

struct AppView: View {
  let app: AppCoordinator
  let openCount = 3

  var body: some View {
    CoordinatorView(app) { screen in
      switch screen {
      case .home, .search: SearchView()
      case .todos(let screen): TodosScreenView(screen: screen)
      }
    }
    .tabLabels { (route: AppRoute) in
      switch route {
      case .todos: TabLabel("Todos", systemImage: "checklist", badge: openCount)
      case .search:
        TabLabel(
          "Search", systemImage: "magnifyingglass", role: TabLabel.Role.search,
          identifier: "search")
      case .home: TabLabel(Text(verbatim: "Home"), image: Image("home"))
      }
    }
    .tabBarHidden { if case .todos(.player) = $0 { true } else { false } }
    .dialogs { screen in
      guard case .todos(.delete(let todo)) = screen else {
        return DialogContent(Text("Done"), style: .confirmation, buttons: [])
      }
      return DialogContent(
        Text("Delete?"), message: Text("It is gone for good."), style: DialogContent.Style.alert,
        buttons: [
          .init(Text("Delete"), role: .destructive) { todo.delete() },
          DialogContent.Button(Text("Keep")) {},
        ])
    }
    .leaveQuestion { request in
      DialogContent(
        Text("Throw it away?"), style: .confirmation,
        buttons: [.init(Text("Throw"), role: .destructive) { request.proceed() }])
    }
    .stackOwners { if case .search = $0 { true } else { false } }
    .closeOwners { if case .todos(.filter) = $0 { true } else { false } }
    .tabContainer { SidebarTabs() }
    .presented { FilterStyle(screen: $0) }
    .navigationProbe(app)
  }
}

struct SidebarTabs: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      content.tabViewStyle(.sidebarAdaptable)
    } else {
      content
    }
  }
}

struct FilterStyle: ViewModifier {
  let screen: AppScreen

  func body(content: Content) -> some View {
    content.presentationDetents([.medium, .large]).presentationBackground(Color.clear)
  }
}

struct TodosScreenView: View {
  let screen: TodosScreen

  var body: some View {
    switch screen {
    case .list: TodoList()
    case .detail(let model), .delete(let model): TodoDetail(model: model)
    case .filter, .player: Text("x")
    }
  }
}
