#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// The flow of `People.swift` as this kind of app writes it.
  enum RouterBefore {
    // region: router-before
    enum Style { case push, sheet, sheetWithoutStack, cover, root }

    enum Place: Hashable, Identifiable {
      case person(Int), pickTeam

      var id: Place { self }
      var style: Style {
        switch self {
        case .person: .push
        case .pickTeam: .sheet
        }
      }
    }

    @MainActor @Observable
    final class Router {
      var stack: [Place] = []
      var sheet: Place?
      private var contexts: [(String) -> Void] = []

      func navigate(to place: Place) {
        switch place.style {
        case .push: stack.append(place)
        default: sheet = place
        }
      }

      func onContext(_ action: @escaping (String) -> Void) { contexts.append(action) }

      func terminate(_ value: String) {
        sheet = nil
        contexts.popLast()?(value)
      }
    }

    @MainActor @Observable
    final class TabRouter {
      var tab = 0
      let people = Router()
      var teams = [1: "Red", 7: "Red"]

      func open(_ url: URL) {
        guard url.host() == "people", let id = Int(url.lastPathComponent) else { return }
        tab = 0
        people.sheet = nil
        people.stack = [.person(id)]
      }
    }

    struct OfficeView: View {
      @State private var tabs = TabRouter()

      var body: some View {
        @Bindable var people = tabs.people
        TabView(selection: $tabs.tab) {
          NavigationStack(path: $people.stack) {
            List(tabs.teams.keys.sorted(), id: \.self) { id in
              Button("Person \(id)") { people.navigate(to: .person(id)) }
            }
            .navigationDestination(for: Place.self) { place in
              if case .person(let id) = place { PersonView(id: id, tabs: tabs) }
            }
          }
          .sheet(item: $people.sheet) { _ in
            List(["Red", "Blue"], id: \.self) { team in
              Button(team) { people.terminate(team) }
            }
          }
          .tabItem { Label("People", systemImage: "person.2") }
          .tag(0)
          Text("Settings")
            .tabItem { Label("Settings", systemImage: "gear") }
            .tag(1)
        }
        .onOpenURL { tabs.open($0) }
      }
    }

    struct PersonView: View {
      let id: Int
      let tabs: TabRouter

      var body: some View {
        Button(tabs.teams[id] ?? "No team") {
          tabs.people.onContext { [tabs, id] team in tabs.teams[id] = team }
          tabs.people.navigate(to: .pickTeam)
        }
      }
    }
    // endregion
  }
#endif
