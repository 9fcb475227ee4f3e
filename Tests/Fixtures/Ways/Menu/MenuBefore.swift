#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// The flow of `People.swift` as this kind of app writes it.
  enum MenuBefore {
    // region: menu-before
    enum Screen: Hashable, Codable { case people, person(Int), settings, custom(String) }

    @MainActor @Observable
    final class Navigation {
      var path: [Screen] = []
      var isPicking = false
      var teams = [1: "Red", 7: "Red"]

      func show(_ screens: Screen...) { path = screens }
      func home() { path.removeAll() }
    }

    struct MenuView: View {
      @Bindable var navigation: Navigation

      var body: some View {
        NavigationStack(path: $navigation.path) {
          List {
            Button("People") { navigation.show(.people) }
            Button("Settings") { navigation.show(.settings) }
            Button("Person 7") { navigation.show(.people, .person(7)) }
            Button("Hello") { navigation.show(.custom("Hello")) }
          }
          .navigationDestination(for: Screen.self) { screen in
            switch screen {
            case .people:
              List(navigation.teams.keys.sorted(), id: \.self) { id in
                Button("Person \(id)") { navigation.path.append(.person(id)) }
              }
            case .person(let id): PersonView(id: id, navigation: navigation)
            case .settings: Text("Settings")
            case .custom(let text): Text(verbatim: text)
            }
          }
        }
        .onOpenURL { url in
          guard url.host() == "people", let id = Int(url.lastPathComponent) else { return }
          navigation.show(.people, .person(id))
        }
      }
    }

    struct PersonView: View {
      let id: Int
      @Bindable var navigation: Navigation

      var body: some View {
        Button(navigation.teams[id] ?? "No team") { navigation.isPicking = true }
          .sheet(isPresented: $navigation.isPicking) {
            List(["Red", "Blue"], id: \.self) { team in
              Button(team) {
                navigation.teams[id] = team
                navigation.isPicking = false
              }
            }
          }
      }
    }
    // endregion
  }
#endif
