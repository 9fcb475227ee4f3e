import Waymark

/// The feature that asks. It knows no other feature.
enum TalkRoute: Route { case start, page(Int) }

@MainActor
final class TalkCoordinator: Coordinator {
  enum Output: Hashable, Sendable { case wants(Reply<Int>) }

  let flow = Flow<TalkRoute, TestScreen>(start: .start)

  func destination(for route: TalkRoute) -> Destination<TalkCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

/// The level between. It composes the feature that asks, and passes on its question.
enum FloorRoute: Route { case lobby, talk(TalkRoute) }

@MainActor
final class FloorCoordinator: Coordinator {
  enum Output { case asks(Reply<Int>) }

  let flow = Flow<FloorRoute, TestScreen>(start: .lobby)

  func destination(for route: FloorRoute) -> Destination<FloorCoordinator> {
    switch route {
    case .lobby: .screen { NavigatingScreen(route.name, $0) }
    case .talk(let route):
      .child(route, as: FloorRoute.talk) {
        TalkCoordinator()
      } onOutput: { output in
        switch output {
        case .wants(let reply): self.emit(.asks(reply))
        }
      }
    }
  }
}

/// The feature that is shown for an answer.
enum PeopleRoute: Route { case list, picker, person(Int) }

@MainActor
final class PeopleCoordinator: Coordinator {
  let flow = Flow<PeopleRoute, TestScreen>(start: .list)

  func destination(for route: PeopleRoute) -> Destination<PeopleCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

/// The app that composes them. Its session decides what may be seen, and a test decides its answers.
enum OfficeRoute: Route {
  case home, note(Int)
  /// Several features beside each other.
  case tabs(Int), columns(Int)
  /// Replaces everything.
  case front(Int)
  /// Refused, redirected, and held until the key is there.
  case secret, moved, vault(Int)
  case signIn
  case talk(TalkRoute), floor(FloorRoute), people(PeopleRoute)

  var presentation: Presentation {
    switch self {
    case .signIn: .sheet
    case .front: .root
    default: .push
    }
  }
}

@MainActor
final class OfficeApp: Coordinator {
  let flow: Flow<OfficeRoute, TestScreen>
  var hasKey = false
  /// What is shown while a target waits.
  var shownForKey: OfficeRoute? = .signIn
  var refused: Set<OfficeRoute> = [.secret]
  /// The tabs after the next reload; the first is selected.
  var tabs: [OfficeRoute] = [.home, .people(.list)]
  /// What the app does with each question.
  var onAsk: @MainActor (Reply<Int>) -> Void = { _ in }
  var reports: [MisuseReport.Code] = []

  init(start: OfficeRoute = .home) {
    flow = Flow(start: start)
    flow.reporter = MisuseReporter { [weak self] in self?.reports.append($0.code) }
  }

  /// Columns with features that ask, on both sides of features that answer.
  static let columns: [[OfficeRoute]] = [
    [.talk(.start), .floor(.lobby), .people(.list)],
    [.people(.list), .floor(.talk(.start)), .talk(.start)],
  ]

  func access(to route: OfficeRoute) -> Access<OfficeRoute> {
    switch route {
    case .vault where !hasKey: .hold(until: "key", showing: shownForKey)
    case .moved: .redirect(to: [.home])
    default: refused.contains(route) ? .deny("not for you") : .allow
    }
  }

  func destination(for route: OfficeRoute) -> Destination<OfficeApp> {
    switch route {
    case .home, .note, .front, .secret, .moved, .vault, .signIn:
      .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs(tabs, selected: tabs[0], back: .history)
    case .columns(let number):
      .split(Self.columns[number % Self.columns.count], selected: .talk(.start))
    case .talk(let route):
      .child(route, as: OfficeRoute.talk) {
        TalkCoordinator()
      } onOutput: { output in
        switch output {
        case .wants(let reply): self.onAsk(reply)
        }
      }
    case .floor(let route):
      .child(route, as: OfficeRoute.floor) {
        FloorCoordinator()
      } onOutput: { output in
        switch output {
        case .asks(let reply): self.onAsk(reply)
        }
      }
    case .people(let route): .child(route, as: OfficeRoute.people) { PeopleCoordinator() }
    }
  }
}
