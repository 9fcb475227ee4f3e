#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// The flow of `People.swift` as this kind of app writes it.
  enum GlobalBefore {
    // region: global-before
    enum Route: Hashable { case person(Int) }

    @MainActor @Observable
    final class Router {
      var tab = 0
      var stack: [Route] = []
      var sheet = false

      func push(_ route: Route) { stack.append(route) }
      func pop() { _ = stack.popLast() }
      func popToRoot() { stack = [] }
      func popToLast(_ route: Route) {
        guard let place = stack.lastIndex(of: route) else { return }
        stack = Array(stack.prefix(place + 1))
      }
      func popToFirst(_ route: Route) {
        guard let place = stack.firstIndex(of: route) else { return }
        stack = Array(stack.prefix(place + 1))
      }
    }

    struct OfficeView: View {
      @State private var router = Router()
      @State private var teams = [1: "Red", 7: "Red"]

      var body: some View {
        TabView(selection: $router.tab) {
          NavigationStack(path: $router.stack) {
            List(teams.keys.sorted(), id: \.self) { id in
              Button("Person \(id)") { router.push(.person(id)) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .person(let id): PersonView(team: $teams[id])
              }
            }
          }
          .tabItem { Label("People", systemImage: "person.2") }
          .tag(0)
          Text("Settings")
            .tabItem { Label("Settings", systemImage: "gear") }
            .tag(1)
        }
        .environment(router)
        .onOpenURL { url in
          guard let id = Int(url.lastPathComponent) else { return }
          router.tab = 0
          router.stack = [.person(id)]
        }
      }
    }

    struct PersonView: View {
      @Binding var team: String?
      @Environment(Router.self) private var router

      var body: some View {
        @Bindable var router = router
        Button(team ?? "No team") { router.sheet = true }
          .sheet(isPresented: $router.sheet) {
            List(["Red", "Blue"], id: \.self) { team in
              Button(team) {
                self.team = team
                router.sheet = false
              }
            }
          }
      }
    }
    // endregion
  }
#endif
