// One feature in an old app, an old screen in a new one, UIKit, and smaller stacks.
import SwiftUI
import UIKit
import Waymark
import WaymarkSwiftUI

// region: swiftui-embedded
struct BooksFeature: View {
  @State private var books = BooksCoordinator()

  var body: some View {
    CoordinatorView(books, as: .embedded) { page in PageView(page: page) }
  }
}

enum OldRoute: Hashable { case settings, books }

struct OldApp: View {
  @State private var path: [OldRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Books") { path.append(.books) }
        .navigationDestination(for: OldRoute.self) { route in
          switch route {
          case .settings: Text("Settings")
          case .books: BooksFeature()
          }
        }
    }
  }
}
// endregion

// region: swiftui-embedded-path
enum HostRoute: Hashable { case settings, books(EmbeddedEntry<BooksCoordinator>) }

struct HostApp: View {
  @State private var path: [HostRoute] = []
  @State private var books = EmbeddedPath(as: HostRoute.books) {
    if case .books(let entry) = $0 { entry } else { nil }
  }

  var body: some View {
    NavigationStack(path: $path.embedding(books)) {
      Button("Books") { path.append(.books(EmbeddedEntry(BooksCoordinator()))) }
        .navigationDestination(for: HostRoute.self) { route in
          switch route {
          case .settings: Text("Settings")
          case .books(let entry): CoordinatorView(entry: entry) { page in PageView(page: page) }
          }
        }
    }
    .hosts(books)
  }
}
// endregion

// region: swiftui-stack-owners
enum ShopRoute: Route { case tabs, books(BooksRoute), account }

enum ShopScreen { case page(Page), account }

final class ShopCoordinator: Coordinator {
  let flow = Flow<ShopRoute, ShopScreen>(start: .tabs)

  func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
    switch route {
    case .tabs: .tabs([.books(.list), .account], selected: .books(.list))
    case .books(let route):
      .child(route, as: ShopRoute.books, showing: ShopScreen.page) { BooksCoordinator() }
    case .account: .screen { .account }
    }
  }
}

struct ShopView: View {
  let shop: ShopCoordinator

  var body: some View {
    CoordinatorView(shop) { screen in
      switch screen {
      case .page(let page): PageView(page: page)
      case .account: OldAccountView()  // It has a NavigationStack of its own.
      }
    }
    .stackOwners { screen in
      if case .account = screen { true } else { false }
    }
  }
}
// endregion

struct OldAccountView: View {
  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("Orders")
      } label: {
        Text("Orders")
      }
    }
  }
}

// region: swiftui-hosting
@MainActor
func showShelf(from controller: UIViewController) {
  let shelf = CoordinatorView(AppCoordinator()) { page in PageView(page: page) }
  controller.present(UIHostingController(rootView: shelf), animated: true)
}

struct OldScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
// endregion

// region: swiftui-route-stack
enum WordsRoute: Route { case list, word(String) }

struct WordsView: View {
  @State private var stack = RouteStack(WordsRoute.list)

  var body: some View {
    RouteStackView($stack) { route in
      switch route {
      case .list: WordRow(word: "swift")
      case .word(let word): WordRow(word: word + "er")
      }
    }
  }
}

struct WordRow: View {
  let word: String
  @NearestStack(WordsRoute.self) private var stack

  var body: some View {
    Button(word) { stack.push(.word(word)) }
  }
}
// endregion

// region: swiftui-wizard
enum WizardRoute: Route { case name, address, done }

struct Step: View {
  let title: String
  let next: WizardRoute?
  @Environment(\.navigation) private var navigation
  @NearestNavigator(WizardCoordinator.self) private var wizard

  var body: some View {
    VStack {
      Text(verbatim: title)
      Button("Back") { withAnimation { _ = navigation.back() } }
        .disabled(!navigation.canGoBack)
      Button("Next") {
        withAnimation { if let next { wizard.push(next) } }
      }
      .disabled(next == nil)
    }
    .transition(.move(edge: navigation.direction == .back ? .leading : .trailing))
  }
}

final class WizardCoordinator: Coordinator {
  let flow = Flow<WizardRoute, Step>(start: .name)

  func destination(for route: WizardRoute) -> Destination<WizardCoordinator> {
    switch route {
    case .name: .screen { Step(title: "Name", next: .address) }
    case .address: .screen { Step(title: "Address", next: .done) }
    case .done: .screen { Step(title: "Done", next: nil) }
    }
  }
}

struct WizardView: View {
  @State private var wizard = WizardCoordinator()

  var body: some View {
    CoordinatorView(wizard, as: .topScreen)
  }
}
// endregion

struct WizardStack: View {
  let wizard: WizardCoordinator

  var body: some View {
    // region: swiftui-screens-are-views
    CoordinatorView(wizard)
    // endregion
    CoordinatorView(wizard, as: .embedded)
  }
}
