// The flow that every page of Docs/Migration shows: a list, a detail, a sheet with a result, a tab and a link.
import Observation
import Waymark

// region: people-flow
@MainActor @Observable
final class PersonStore {
  var teams: [Int: String] = [1: "Red", 7: "Red"]
}

enum PeopleRoute: LinkedRoute {
  case list, person(id: Int), pickTeam

  var presentation: Presentation { self == .pickTeam ? .sheet : .push }

  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: person)
  }
}

final class PeopleCoordinator: Coordinator {
  let flow = Flow<PeopleRoute, OfficeScreen>(start: .list)
  private let store: PersonStore

  init(_ store: PersonStore) { self.store = store }

  func destination(for route: PeopleRoute) -> Destination<PeopleCoordinator> {
    switch route {
    case .list: .screen { .people(PeopleModel(self.store, $0)) }
    case .person(let id): .screen { .person(PersonModel(id, self.store, $0)) }
    case .pickTeam: .screen { .teams(TeamsModel($0)) }
    }
  }
}

enum OfficeRoute: LinkedRoute {
  case tabs, people(PeopleRoute), settings

  static let links = DeepLinks<Self>(prefixes: ["office://"]) {
    DeepLink("", .tabs)
    Mount("people", as: people)
    DeepLink("settings", .settings)
  }
}

enum OfficeScreen { case people(PeopleModel), person(PersonModel), teams(TeamsModel), settings }

final class OfficeCoordinator: Coordinator {
  let flow = Flow<OfficeRoute, OfficeScreen>(start: .tabs)
  private let store: PersonStore

  init(_ store: PersonStore) { self.store = store }

  func destination(for route: OfficeRoute) -> Destination<OfficeCoordinator> {
    switch route {
    case .tabs: .tabs([.people(.list), .settings], selected: .people(.list))
    case .people(let route):
      .child(route, as: OfficeRoute.people) { PeopleCoordinator(self.store) }
    case .settings: .screen { .settings }
    }
  }
}

@MainActor
final class PeopleModel {
  let store: PersonStore
  private let navigator: Navigator<PeopleCoordinator>

  init(_ store: PersonStore, _ navigator: Navigator<PeopleCoordinator>) {
    self.store = store
    self.navigator = navigator
  }

  func choose(_ id: Int) { navigator.push(.person(id: id)) }
}

@MainActor
final class PersonModel {
  let id: Int
  let store: PersonStore
  private let navigator: Navigator<PeopleCoordinator>

  init(_ id: Int, _ store: PersonStore, _ navigator: Navigator<PeopleCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  func changeTeam() async {
    guard let team = await navigator.present(.pickTeam, returning: String.self) else { return }
    store.teams[id] = team
  }
}

@MainActor
final class TeamsModel {
  private let navigator: Navigator<PeopleCoordinator>

  init(_ navigator: Navigator<PeopleCoordinator>) { self.navigator = navigator }

  func choose(_ team: String) { navigator.finish(returning: team, unawaited: .pop) }
}
// endregion
