import Observation
import Waymark

/// Routes whose `==` runs a hook.
enum DoorRoute: Route {
  case start, page(Int), unequal

  @MainActor static var onEqual: (() -> Void)?

  static func == (left: DoorRoute, right: DoorRoute) -> Bool {
    MainActor.assumeIsolated { DoorRoute.onEqual?() }
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  private var number: Int {
    switch self {
    case .start: -1
    case .unequal: -2
    case .page(let number): number
    }
  }
}

/// Runs hooks wherever the framework calls user code.
@MainActor
final class DoorCoordinator: Coordinator {
  let flow = Flow<DoorRoute, TestScreen>(start: .start)
  var onDestination: (() -> Void)?
  var onScreen: (() -> Void)?

  func destination(for route: DoorRoute) -> Destination<DoorCoordinator> {
    onDestination?()
    return .screen { navigator in
      self.onScreen?()
      return NavigatingScreen(route.name, navigator)
    }
  }
}

/// Counts how often the values that a closure reads change, also within one change of the tree.
@MainActor
final class ChangeCounter {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.track()
      }
    }
  }
}

/// Returns whether a verb notifies a reader from before it.
@MainActor
func notifies(_ read: @MainActor () -> Void, _ verb: @MainActor () -> Void) -> Bool {
  let flag = ChangeFlag()
  withObservationTracking(read) { MainActor.assumeIsolated { flag.isSet = true } }
  verb()
  return flag.isSet
}

@MainActor
private final class ChangeFlag {
  var isSet = false
}
