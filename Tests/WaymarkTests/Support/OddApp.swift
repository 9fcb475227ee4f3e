import Waymark

/// A way in which the `==` of routes is wrong.
enum Oddness: CaseIterable {
  /// `==` looks at the id alone, and the hash at everything: the commonest mistake.
  case equalByID
  /// `==` is always true, and hashes differ.
  case alwaysEqual
  /// `==` is always false, also for a route and itself.
  case neverEqual
  /// Neighbours are equal, so that a == b and b == c do not make a == c.
  case neighboursEqual
  /// `==` and the hash say something else at each call.
  case changing
  /// All hashes are the same, which is slow and right.
  case oneHash
}

/// A route whose `==` and hash are not what Hashable asks for.
struct OddRoute: Route {
  let id: Int
  let version: Int
  let oddness: Oddness
  let moods: Moods

  /// What changes from call to call; the same calls get the same answers.
  @MainActor
  final class Moods {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    nonisolated var next: Bool {
      MainActor.assumeIsolated { Bool.random(using: &generator) }
    }
  }

  static func == (left: OddRoute, right: OddRoute) -> Bool {
    switch left.oddness {
    case .equalByID: left.id == right.id
    case .alwaysEqual: true
    case .neverEqual: false
    case .neighboursEqual: abs(left.id - right.id) <= 1
    case .changing: left.moods.next
    case .oneHash: left.id == right.id && left.version == right.version
    }
  }

  func hash(into hasher: inout Hasher) {
    switch oddness {
    case .oneHash: return
    case .changing: hasher.combine(moods.next)
    default:
      hasher.combine(id)
      hasher.combine(version)
    }
  }

  var name: String { "\(id).\(version)" }
  var presentation: Presentation { id == 5 ? .sheet : .push }
}

/// An app whose routes hold odd ones: of its own, of a child, and of children in tabs.
enum OddAppRoute: Route {
  case own(OddRoute), inner(OddRoute), left(OddRoute), right(OddRoute), tabs(OddRoute)
}

final class OddCoordinator: Coordinator {
  let flow: Flow<OddAppRoute, String>

  init(start: OddAppRoute) {
    flow = Flow(start: start)
  }

  func destination(for route: OddAppRoute) -> Destination<OddCoordinator> {
    switch route {
    case .own(let route): .screen { route.name }
    case .inner(let route): .child(route, as: OddAppRoute.inner) { OddChild(start: route) }
    case .left(let route): .child(route, as: OddAppRoute.left) { OddChild(start: route) }
    case .right(let route): .child(route, as: OddAppRoute.right) { OddChild(start: route) }
    case .tabs(let route):
      .tabs([.left(route), .right(route), .own(route)] + twin(of: route), selected: .left(route))
    }
  }

  /// A tab more, whose route has the id of another and not its hash.
  private func twin(of route: OddRoute) -> [OddAppRoute] {
    guard route.id == 2 else { return [] }
    let twin = OddRoute(id: 2, version: 9, oddness: route.oddness, moods: route.moods)
    return [.own(twin)]
  }
}

final class OddChild: Coordinator {
  let flow: Flow<OddRoute, String>

  init(start: OddRoute) {
    flow = Flow(start: start)
  }

  func destination(for route: OddRoute) -> Destination<OddChild> { .screen { route.name } }
}
