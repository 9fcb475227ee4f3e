#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  struct MenuAppView: View {
    let menu: MenuCoordinator

    var body: some View {
      CoordinatorView(menu) { screen in
        switch screen {
        case .menu(let model): MenuView(model: model)
        case .list(let model):
          List(1..<6, id: \.self) { id in Button("\(model.title) \(id)") { model.choose(id) } }
            .navigationTitle(model.title)
        case .item(let model): MenuItemView(model: model)
        case .settings: Text("Settings")
        case .custom(let message): Text(verbatim: message)
        }
      }
    }
  }

  struct MenuView: View {
    let model: MenuModel

    var body: some View {
      List {
        Button("Todos") { model.showTodos() }
        Button("Posts") { model.showPosts() }
        Button("Settings") { model.showSettings() }
        Button("Custom") { model.showCustom() }
        Button("Todo 3") { model.showTodo(3) }
        Button("All") { model.showAll() }
      }
    }
  }

  struct MenuItemView: View {
    let model: MenuItemModel
    @Environment(\.navigation) private var navigation

    var body: some View {
      VStack {
        Text(verbatim: model.title)
        Button("Menu") { navigation.popToAppRoot() }
      }
    }
  }

  struct MenuApp: App {
    private let inbox = LinkInbox()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          MenuCoordinator()
        } content: { menu in
          MenuAppView(menu: menu)
        }
      }
    }
  }

  // region: menu-host
  struct MenuHost: View {
    @State private var path: [MenuOldPlace] = []
    @State private var todos = MenuTodosCoordinator()

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("Todos") { path.append(.todos) }
          Button("Settings") { path.append(.settings) }
        }
        .navigationDestination(for: MenuOldPlace.self) { place in
          switch place {
          case .todos:
            CoordinatorView(todos, as: .embedded) { screen in
              if case .list(let model) = screen { Button("Todo 1") { model.choose(1) } }
              if case .item(let model) = screen { Text(verbatim: model.title) }
            }
          case .settings: Text("Settings")
          }
        }
      }
    }
  }

  enum MenuOldPlace: Hashable { case todos, settings }
// endregion
#endif
