import Waymark

/// The names that have to be released, as numbers.
typealias JourneyGate = Set<Int>

extension JourneyGate {
  var gate: Gate { Gate(sorted().map { Gate("\($0)") }) }
}

/// What an app of journeys knows: which names are released, and what each place waits for.
@MainActor
final class JourneyRules {
  /// What a place waits for, step by step.
  struct Place {
    let steps: [JourneyGate]
    /// True if the rule of the place names only what is still missing of a step, false if it names the whole step.
    var namesRest = false
  }

  /// What has to be released, and what is shown until then.
  struct Wait<Route: Equatable>: Equatable {
    let gate: JourneyGate
    let showing: Route?
  }

  static let names = 5
  static let places = [
    Place(steps: [[0]]), Place(steps: [[0], [1]]), Place(steps: [[1], [2], [3]]),
    Place(steps: [[3]]), Place(steps: [[0, 1]]), Place(steps: [[1, 4], [2]]),
    Place(steps: [[0, 2, 4]], namesRest: true), Place(steps: [[4]]),
    Place(steps: [[3, 4]], namesRest: true), Place(steps: [[4, 2], [4]]),
  ]
  /// What is shown for the first missing name. For the last name nothing is.
  static let showings: [JourneyRoute?] = [
    .sheet(0), .screen(1), .flow(.first(2)), .sheetFlow(.first(3)), nil,
  ]
  /// The places of an area, as the area sees them.
  static let areaPlaces = [
    Place(steps: [[1]]), Place(steps: [[1, 4]]), Place(steps: [[2, 3], [0]], namesRest: true),
    Place(steps: []), Place(steps: [[4], [0, 1]]),
  ]
  /// The same places, as the app around it sees them.
  static let appPlaces = [
    Place(steps: []), Place(steps: [[0]]), Place(steps: [[0, 4]], namesRest: true),
    Place(steps: [[4, 3]]), Place(steps: []),
  ]
  static let areaShowings: [AreaRoute?] = [
    .sheet(0), .screen(1), .flow(.first(2)), .flow(.first(3)), nil,
  ]

  var isOpen = [Bool](repeating: false, count: names)
  /// True while the app denies each of its places that waits for nothing else.
  var isBlocked = false
  /// Unique names for children.
  private var children = 0

  func nextName(_ kind: String) -> String {
    children += 1
    return "\(kind)\(children)"
  }

  /// What the app says of a route.
  func wait(of route: JourneyRoute) -> Wait<JourneyRoute>? {
    switch route {
    case .guarded(let place): wait(Self.places[place], Self.showings)
    case .area(.guarded(let place)): wait(Self.appPlaces[place], Self.showings)
    default: nil
    }
  }

  /// What an area says of a route.
  func wait(of route: AreaRoute) -> Wait<AreaRoute>? {
    guard case .guarded(let place) = route else { return nil }
    return wait(Self.areaPlaces[place], Self.areaShowings)
  }

  private func wait<Route: Equatable>(_ place: Place, _ showings: [Route?]) -> Wait<Route>? {
    for step in place.steps {
      let missing = step.filter { !isOpen[$0] }
      guard let first = missing.min() else { continue }
      return Wait(gate: place.namesRest ? missing : step, showing: showings[first])
    }
    return nil
  }
}

/// What counts for a target: of all coordinators that refuse, the outermost one, and of the routes the first.
struct JourneyVerdict: Equatable {
  let gate: JourneyGate
  /// In the type of the app.
  let showing: JourneyRoute?
  /// True if the area says so, and not the app.
  let isOfArea: Bool

  @MainActor
  func sign(for want: JourneySession.Want) -> JourneySign? {
    showing.map { JourneySign(route: $0, shower: isOfArea ? want.owner : "App") }
  }
}

/// What is shown for a target, and the coordinator that shows it.
struct JourneySign: Equatable {
  let route: JourneyRoute
  let shower: String
}

extension JourneyRules {
  func denies(_ route: JourneyRoute) -> Bool {
    guard isBlocked, case .guarded = route else { return false }
    return wait(of: route) == nil
  }

  /// True if the first route that may not be seen is denied.
  func deny(_ routes: [JourneyRoute]) -> Bool {
    routes.first { denies($0) || wait(of: $0) != nil }.map(denies) ?? false
  }

  /// Nil if all routes may be seen, or they are denied.
  func verdict(of routes: [JourneyRoute]) -> JourneyVerdict? {
    guard !deny(routes) else { return nil }
    for route in routes {
      guard let wait = wait(of: route) else { continue }
      return JourneyVerdict(gate: wait.gate, showing: wait.showing, isOfArea: false)
    }
    for case .area(let route) in routes {
      guard let wait = wait(of: route) else { continue }
      return JourneyVerdict(
        gate: wait.gate, showing: wait.showing.map(JourneyRoute.area), isOfArea: true)
    }
    return nil
  }
}
