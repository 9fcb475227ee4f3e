import Waymark

/// A way in which `==` of routes is wrong.
enum Oddness: CaseIterable {
  /// `==` compares only the id, but the hash includes everything: the most common mistake.
  case equalByID
  /// `==` is always true, and hashes differ.
  case alwaysEqual
  /// `==` is always false, also for a route and itself.
  case neverEqual
  /// Neighbours are equal, so that a == b and b == c do not make a == c.
  case neighboursEqual
  /// `==` and the hash change at each call.
  case changing
  /// All hashes are equal, which is slow but correct.
  case oneHash
}

/// A route whose `==` and hash break the rules of Hashable.
struct OddRoute: Route {
  let id: Int
  let version: Int
  let oddness: Oddness
  let moods: Moods

  /// The state that changes from call to call. Equal sequences of calls get equal answers.
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

/// An app whose routes contain odd ones: its own, those of a child, and those of children in tabs.
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

  /// An extra tab, whose route has the id of another but not its hash.
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
