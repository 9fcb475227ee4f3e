// Links in views and rows, and what a view can ask and hear.
import SwiftUI
import Waymark
import WaymarkSwiftUI

// region: swiftui-row
struct BookRow: View {
  let id: Int
  let title: String
  @NearestNavigator(BooksCoordinator.self) private var books

  var body: some View {
    Button(title) { books.push(.detail(id: id)) }
  }
}
// endregion

struct LinkExamples: View {
  let chosen: Int?

  var body: some View {
    // region: swiftui-links
    List {
      NavLink("Emma", BooksCoordinator.self, to: .detail(id: 0))
      NavLink("Add", NotesCoordinator.self, to: .add, by: .present(.sheet))
      NavLink(FilmsCoordinator.self, to: chosen.map { .detail(id: $0) }, by: .push) {
        Label("The chosen film", systemImage: "film")
      }
      NavLink(LibraryCoordinator.self, to: .books(.list), by: .select) { isActive in
        Text("Books").tint(isActive ? .accentColor : .secondary)
      }
      NavLink("Ran", to: "/films/1", history: .replace)
      NavLink(to: "/films", exactly: true, over: .presentOnTop) { isActive in
        Label("Films", systemImage: isActive ? "film.fill" : "film")
      }
    }
    // endregion
  }
}

// region: swiftui-selection
struct LibraryMenu: View {
  @RouteSelection(LibraryCoordinator.self) private var selection

  var body: some View {
    List(selection: $selection) {
      Text("Emma").tag(LibraryRoute.books(.detail(id: 0)))
      Text("Ran").tag(LibraryRoute.films(.detail(id: 1)))
    }
  }
}
// endregion

// region: swiftui-sidebar
struct LibraryWindow: View {
  let library: LibraryCoordinator

  var body: some View {
    HStack {
      LibraryMenu().navigates(in: library)
      CoordinatorView(library) { page in PageView(page: page) }
    }
  }
}
// endregion

// region: swiftui-place
struct PathBar: View {
  @Environment(\.navigation) private var navigation

  var body: some View {
    HStack {
      Button("Back") { navigation.back() }
        .disabled(!navigation.canGoBack)
      Text(verbatim: navigation.path ?? "")
      Button("Films") { navigation.open("/films") }
        .disabled(navigation.isShowing("/films"))
    }
  }
}
// endregion

// region: swiftui-listening
struct CartChanged: Sendable { let count: Int }

struct FilmsHome: View {
  @State private var count = 0
  @State private var causes: [String] = []

  var body: some View {
    Text("\(count) in the cart")
      .onSignal(CartChanged.self) { count = $0.count }
      .onReopen { count = 0 }
      .onNavigationChange(of: FilmsCoordinator.self) { causes.append("\($0.cause)") }
  }
}
// endregion

// region: swiftui-dismiss
struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.navigation) private var navigation

  var body: some View {
    Button("Done") { navigation.back() }  // asks the leave policy
    Button("Away") { dismiss() }  // asks nobody
  }
}
// endregion

// region: swiftui-outside
struct PhotoField: View {
  @State private var isPicking = false

  var body: some View {
    Button("Choose a photo") { isPicking = true }
      .sheet(isPresented: $isPicking) { Text("A picker of somebody else") }
      .outsidePresentation($isPicking)
  }
}
// endregion

struct ShelfWithNews: View {
  let app: AppCoordinator
  @State private var hasNews = true

  var body: some View {
    // region: swiftui-outside-around
    CoordinatorView(app) { page in PageView(page: page) }
      .sheet(isPresented: $hasNews) { Text("News of this version") }
      .outsidePresentation($hasNews)
      .navigates(in: app)
    // endregion
  }
}
