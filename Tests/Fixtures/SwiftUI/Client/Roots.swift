// Other ways to show a root: without a stack, in another's stack, in a preview, and with views as screens.
import SwiftUI
import Waymark
import WaymarkSwiftUI

struct WizardView: View {
  let wizard: TodosCoordinator

  var body: some View {
    asSaid(CoordinatorView(wizard, as: .topScreen) { screen in WizardStep(screen: screen) })
      .tabContainer { Plain() }
      .presented { _ in Plain() }
  }
}

/// What an app says about its screens in one place, for each way to show a root.
@MainActor
func asSaid<Content, Bar, Frame>(
  _ view: CoordinatorView<TodosCoordinator, Content, Bar, Frame>
) -> CoordinatorView<TodosCoordinator, Content, Bar, Frame> {
  view.dialogs { _ in nil }.stackOwners { _ in false }
}

/// A style that is decided elsewhere.
let wholeRoot = RootStyle.whole

struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct WizardStep: View {
  let screen: TodosScreen
  @Environment(\.navigation) private var navigation

  var body: some View {
    TodosScreenView(screen: screen)
      .transition(.move(edge: navigation.direction == .back ? .leading : .trailing))
  }
}

enum OldRoute: Hashable { case todos }

struct OldView: View {
  let todos: TodosCoordinator

  var body: some View {
    NavigationStack {
      NavigationLink(value: OldRoute.todos) { Text("Todos") }
        .navigationDestination(for: OldRoute.self) { _ in
          asSaid(CoordinatorView(todos, as: .embedded) { TodosScreenView(screen: $0) })
            .tabContainer { Plain() }
            .presented { _ in Plain() }
        }
    }
    .opensLinks(in: todos, over: .presentOnTop)
  }
}

enum HostRoute: Hashable {
  case settings
  case todos(EmbeddedEntry<TodosCoordinator>)
  case pages(EmbeddedEntry<PagesCoordinator>)
}

/// A host with a path of its own.
struct HostView: View {
  @State private var path: [HostRoute] = []
  @State private var todos = EmbeddedPath(as: HostRoute.todos) {
    if case .todos(let entry) = $0 { entry } else { nil }
  }
  @State private var pages = EmbeddedPath(as: HostRoute.pages) {
    if case .pages(let entry) = $0 { entry } else { nil }
  }

  var body: some View {
    NavigationStack(path: $path.embedding(todos).embedding(pages)) {
      Button("Todos") { path.append(.todos(EmbeddedEntry(TodosCoordinator()))) }
        .navigationDestination(for: HostRoute.self) { route in
          switch route {
          case .settings: Text("Settings")
          case .todos(let entry):
            asSaid(CoordinatorView(entry: entry) { TodosScreenView(screen: $0) })
              .tabContainer { Plain() }
              .presented { _ in Plain() }
          case .pages(let entry): CoordinatorView(entry: entry) { $0 }
          }
        }
    }
    .hosts(todos)
    .hosts(pages)
  }
}

struct DetailPreview: View {
  var body: some View {
    CoordinatorView(TodosCoordinator().starting(at: .detail(id: 7)), as: wholeRoot) {
      TodosScreenView(screen: $0)
    }
    .environment(\.navigation, NavigationPlace())
  }
}

struct Page: View {
  let title: String
  var body: some View { Text(verbatim: title) }
}

enum PagesRoute: Route { case first, second }

/// A coordinator whose screens are views.
final class PagesCoordinator: Coordinator {
  let flow = Flow<PagesRoute, Page>(start: .first)

  func destination(for route: PagesRoute) -> Destination<PagesCoordinator> {
    .screen { Page(title: route.name) }
  }
}

struct PagesView: View {
  @State private var pages = PagesCoordinator()

  var body: some View { CoordinatorView(pages) }
}
