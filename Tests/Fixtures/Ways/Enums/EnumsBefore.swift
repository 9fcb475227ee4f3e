#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The flow of `People.swift` as this kind of app writes it.
  enum EnumsBefore {
    // region: enums-before
    enum Route: Hashable {
      case person(Int)

      init?(url: URL) {
        guard url.scheme == "office", url.host() == "people", let id = Int(url.lastPathComponent)
        else { return nil }
        self = .person(id)
      }
    }

    struct OfficeView: View {
      @State private var tab = 0
      @State private var path = NavigationPath()
      @State private var teams = [1: "Red", 7: "Red"]

      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            List(teams.keys.sorted(), id: \.self) { id in
              NavigationLink("Person \(id)", value: Route.person(id))
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .person(let id): PersonView(team: $teams[id]) { path = NavigationPath() }
              }
            }
          }
          .tabItem { Label("People", systemImage: "person.2") }
          .tag(0)
          Text("Settings")
            .tabItem { Label("Settings", systemImage: "gear") }
            .tag(1)
        }
        .onOpenURL { url in
          guard let route = Route(url: url) else { return }
          tab = 0
          path = NavigationPath([route])
        }
      }
    }

    struct PersonView: View {
      @Binding var team: String?
      let home: () -> Void
      @State private var isPicking = false

      var body: some View {
        VStack {
          Button(team ?? "No team") { isPicking = true }
          Button("Home") { home() }
        }
        .sheet(isPresented: $isPicking) {
          List(["Red", "Blue"], id: \.self) { team in
            Button(team) {
              self.team = team
              isPicking = false
            }
          }
        }
      }
    }
    // endregion
  }
#endif
