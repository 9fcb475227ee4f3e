#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  // region: people-views
  struct OfficeView: View {
    let office: OfficeCoordinator

    var body: some View {
      CoordinatorView(office) { screen in OfficeScreenView(screen: screen) }
        .tabLabels { (route: OfficeRoute) in
          switch route {
          case .people: TabLabel("People", systemImage: "person.2")
          default: TabLabel("Settings", systemImage: "gear")
          }
        }
    }
  }

  struct OfficeScreenView: View {
    let screen: OfficeScreen

    var body: some View {
      switch screen {
      case .people(let model): PeopleView(model: model)
      case .person(let model): PersonView(model: model)
      case .teams(let model):
        List(["Red", "Blue"], id: \.self) { team in Button(team) { model.choose(team) } }
      case .settings: Text("Settings")
      }
    }
  }

  struct PeopleView: View {
    let model: PeopleModel

    var body: some View {
      List(model.store.teams.keys.sorted(), id: \.self) { id in
        Button("Person \(id)") { model.choose(id) }
      }
    }
  }

  struct PersonView: View {
    let model: PersonModel

    var body: some View {
      Button(model.store.teams[model.id] ?? "No team") { Task { await model.changeTeam() } }
    }
  }
  // endregion

  // region: people-feature
  /// In a sheet or a tab of the old app: it has a stack of its own.
  struct PeopleSheet: View {
    @State private var people = PeopleCoordinator(PersonStore())

    var body: some View {
      CoordinatorView(people) { screen in OfficeScreenView(screen: screen) }
    }
  }

  /// In a `NavigationStack` of the old app: it pushes there.
  struct PeopleInOldStack: View {
    @State private var people = PeopleCoordinator(PersonStore())

    var body: some View {
      CoordinatorView(people, as: .embedded) { screen in OfficeScreenView(screen: screen) }
    }
  }
  // endregion

  // region: people-in-a-path
  enum OldRoute: Hashable { case settings, people }

  struct OldApp: View {
    @State private var path: [OldRoute] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("People") { path.append(.people) }
          .navigationDestination(for: OldRoute.self) { route in
            switch route {
            case .settings: Text("Settings")
            case .people: PeopleInOldStack()
            }
          }
      }
    }
  }
  // endregion

  // region: people-among-elements
  enum HostRoute: Hashable { case settings, people(EmbeddedEntry<PeopleCoordinator>) }

  struct HostApp: View {
    let store: PersonStore
    @State private var path: [HostRoute] = []
    @State private var people = EmbeddedPath(as: HostRoute.people) {
      if case .people(let entry) = $0 { entry } else { nil }
    }

    var body: some View {
      NavigationStack(path: $path.embedding(people)) {
        Button("People") { path.append(.people(EmbeddedEntry(PeopleCoordinator(store)))) }
          .navigationDestination(for: HostRoute.self) { route in
            switch route {
            case .settings: Text("Settings")
            case .people(let entry):
              CoordinatorView(entry: entry) { screen in OfficeScreenView(screen: screen) }
            }
          }
      }
      .hosts(people)
    }
  }
  // endregion

  // region: people-old-tab
  struct OfficeWithOldSettings: View {
    let office: OfficeCoordinator

    var body: some View {
      CoordinatorView(office) { screen in
        switch screen {
        case .settings: OldSettings()
        default: OfficeScreenView(screen: screen)
        }
      }
      .stackOwners { screen in
        if case .settings = screen { true } else { false }
      }
    }
  }

  /// It keeps its own stack, or whatever it had.
  struct OldSettings: View {
    var body: some View {
      NavigationStack { Text("Settings") }
    }
  }
  // endregion

  // region: people-scene
  struct OfficeApp: App {
    private let inbox = LinkInbox()
    private let store = PersonStore()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          OfficeCoordinator(store)
        } content: { office in
          OfficeView(office: office)
        }
      }
    }
  }
// endregion
#endif
