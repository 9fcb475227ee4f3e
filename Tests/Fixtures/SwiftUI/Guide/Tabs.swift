// Tabs and their labels.
import SwiftUI
import Waymark
import WaymarkSwiftUI

// region: swiftui-tabs
enum LibraryRoute: LinkedRoute {
  case tabs, books(BooksRoute), films(FilmsRoute), search(String)

  static let links = DeepLinks<Self>(
    DeepLink("", .tabs), Mount("books", as: books), Mount("films", as: films),
    DeepLink("search/:text", to: search))
}

final class LibraryCoordinator: Coordinator {
  let flow = Flow<LibraryRoute, Page>(start: .tabs)

  func destination(for route: LibraryRoute) -> Destination<LibraryCoordinator> {
    switch route {
    case .tabs: .tabs([.books(.list), .films(.list), .search("")], selected: .books(.list))
    case .books(let route): .child(route, as: LibraryRoute.books) { BooksCoordinator() }
    case .films(let route): .child(route, as: LibraryRoute.films) { FilmsCoordinator() }
    case .search: .screen { Page("Search") }
    }
  }
}

struct LibraryView: View {
  let library: LibraryCoordinator

  var body: some View {
    CoordinatorView(library) { page in PageView(page: page) }
      .tabLabels { (route: LibraryRoute) in
        switch route {
        case .books: TabLabel("Books", systemImage: "book", badge: 2, identifier: "tab.books")
        case .films: TabLabel(Text("Films"), image: Image("reel"))
        default: TabLabel("Search", systemImage: "magnifyingglass", role: .search)
        }
      }
      .tabBarHidden { page in page.title == "Ran" }
      .tabContainer { SidebarTabs() }
  }
}

struct SidebarTabs: ViewModifier {
  func body(content: Content) -> some View {
    #if !os(watchOS)
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        content.tabViewStyle(.sidebarAdaptable)
      } else {
        content
      }
    #else
      content
    #endif
  }
}
// endregion

// region: swiftui-reselect
struct Shelves: View {
  let titles: [String]

  var body: some View {
    ScrollViewReader { proxy in
      List(titles, id: \.self) { Text($0) }
        .onReselect { proxy.scrollTo(titles.first) }
    }
  }
}
// endregion
