import Waymark

/// A coordinator whose routes, except the start and the sign-in, wait for a gate.
final class WaitingCoordinator: Coordinator {
  enum Place: Waymark.Route {
    case list, detail(Int), signIn

    var presentation: Presentation { self == .signIn ? .sheet : .push }
  }

  let flow = Flow<Place, Int>(start: .list)
  private let showing: Place?
  var isOpen = false

  /// Keeps at most the given number of targets.
  init(keeping count: Int, showing: Place? = nil) {
    self.showing = showing
    flow.holdPolicy = HoldPolicy(keeping: .all, limit: count)
  }

  func access(to route: Place) -> Access<Place> {
    switch route {
    case .detail where !isOpen: .hold(until: "gate", showing: showing)
    case .list, .detail, .signIn: .allow
    }
  }

  func destination(for route: Place) -> Destination<WaitingCoordinator> {
    .screen { 0 }
  }

  /// Makes the given number of targets wait. First removes what the last round left on top, which would
  /// otherwise be one of them.
  func wait(_ count: Int) {
    replaceTop(.list)
    isOpen = false
    for number in 0..<count { replaceTop(.detail(number)) }
    precondition(pendingNavigations.count == count)
    isOpen = true
  }
}
