import Waymark

/// A coordinator of which all but the start and the sign-in waits for a gate.
final class WaitingCoordinator: Coordinator {
  enum Place: Waymark.Route {
    case list, detail(Int), signIn

    var presentation: Presentation { self == .signIn ? .sheet : .push }
  }

  let flow = Flow<Place, Int>(start: .list)
  private let showing: Place?
  var isOpen = false

  /// Keeps so many targets.
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

  /// Has as many targets wait as are kept. What the round before left on top would be one of them.
  func wait(_ count: Int) {
    replaceTop(.list)
    isOpen = false
    for number in 0..<count { replaceTop(.detail(number)) }
    precondition(pendingNavigations.count == count)
    isOpen = true
  }
}
