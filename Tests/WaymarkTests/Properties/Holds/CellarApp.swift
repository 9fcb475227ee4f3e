import Waymark

/// Places, some of which wait for gates, and what is shown meanwhile: a sheet or an entry.
enum CellarRoute: Route {
  case home, page(Int), cellar(Int), sheet(Int), step(Int)

  var presentation: Presentation {
    switch self {
    case .sheet: .sheet
    default: .push
    }
  }
}

/// What an app of cellars knows: which names are open, and what each cellar waits for.
struct CellarRules {
  struct Cellar {
    /// The names that have to be open.
    let names: JourneyGate
    /// True if the gate names only what is not open yet, false if it always names everything.
    var namesRest = false
  }

  static let names = 4
  static let cellars = [
    Cellar(names: [0]), Cellar(names: [1]), Cellar(names: [2]), Cellar(names: [0, 1]),
    Cellar(names: [1, 3]), Cellar(names: [1, 2], namesRest: true),
    Cellar(names: [1, 3], namesRest: true), Cellar(names: [0, 2, 3], namesRest: true),
  ]
  /// What is shown for the first name that is not open.
  private static let showings: [CellarRoute?] = [.sheet(0), nil, .step(2), nil]

  var isOpen = [Bool](repeating: false, count: names)

  /// What a cellar waits for, and what is shown until then. Nil if it may be seen.
  func wait(of cellar: Int) -> (gate: JourneyGate, showing: CellarRoute?)? {
    let cellar = Self.cellars[cellar]
    let missing = cellar.names.filter { !isOpen[$0] }
    guard let first = missing.min() else { return nil }
    return (cellar.namesRest ? missing : cellar.names, Self.showings[first])
  }
}

/// An app whose cellars wait.
final class CellarApp: Coordinator {
  let flow = Flow<CellarRoute, String>(start: .home)
  var rules = CellarRules()

  init(_ policy: HoldPolicy) {
    flow.holdPolicy = policy
  }

  func access(to route: CellarRoute) -> Access<CellarRoute> {
    guard case .cellar(let cellar) = route, let wait = rules.wait(of: cellar) else { return .allow }
    return .hold(until: wait.gate.gate, showing: wait.showing)
  }

  func destination(for route: CellarRoute) -> Destination<CellarApp> { .screen { route.name } }
}
