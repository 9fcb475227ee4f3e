#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  // region: paths-views
  struct WikiView: View {
    let wiki: WikiCoordinator

    var body: some View {
      VStack {
        CoordinatorView(wiki) { model in WikiPageView(model: model) }
        WikiBar().navigates(in: wiki)
      }
    }
  }

  struct WikiBar: View {
    @Environment(\.navigation) private var navigation

    var body: some View {
      HStack {
        Button("Back") { navigation.back() }
          .disabled(!navigation.canGoBack)
        NavLink(to: "/", exactly: true) { isActive in
          Label("Home", systemImage: isActive ? "house.fill" : "house")
        }
        NavLink(to: "/wiki/swift") { isActive in
          Label("Swift", systemImage: isActive ? "bird.fill" : "bird")
        }
        NavLink(to: "/account") { Text("Account") }
        Text(verbatim: navigation.path ?? "")
      }
    }
  }
  // endregion

  struct WikiPageView: View {
    let model: WikiModel

    var body: some View {
      VStack {
        Text(verbatim: model.title)
        Button("Next") { model.open("../next") }
        Button("Sign in") { model.signIn(as: "Ann") }
      }
    }
  }

  struct WikiApp: App {
    private let inbox = LinkInbox()
    private let session = WikiSession()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          WikiCoordinator(session)
        } content: { wiki in
          WikiView(wiki: wiki)
        }
      }
    }
  }

  // region: paths-host
  /// One feature of a path router: the router matches `/wiki/*`, and the feature matches the rest.
  struct WikiFeature: View {
    let rest: String
    @State private var wiki = WikiCoordinator(WikiSession())

    var body: some View {
      CoordinatorView(wiki) { model in WikiPageView(model: model) }
        .onChange(of: rest, initial: true) { wiki.open("/wiki/\(rest)") }
    }
  }
// endregion
#endif
