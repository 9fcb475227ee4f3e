#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  // region: people-views
  struct OfficeView: View {
    let office: OfficeCoordinator

    var body: some View {
      CoordinatorView(office) { screen in
        switch screen {
        case .people(let model): PeopleView(model: model)
        case .person(let model): PersonView(model: model)
        case .teams(let model):
          List(["Red", "Blue"], id: \.self) { team in Button(team) { model.choose(team) } }
        case .settings: Text("Settings")
        }
      }
      .tabLabels { (route: OfficeRoute) in
        switch route {
        case .people: TabLabel("People", systemImage: "person.2")
        default: TabLabel("Settings", systemImage: "gear")
        }
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
