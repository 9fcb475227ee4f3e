// The fixture Shell without the mapping of the reader's outputs: the compiler names the mend.
// expected: this child has outputs: add `onOutput: { … }` behind its closure
import Reader
import Waymark

enum ShellRoute: Route { case reader(ReaderRoute) }

final class ShellCoordinator: Coordinator {
  let flow = Flow<ShellRoute, String>(start: .reader(.shelf))

  func destination(for route: ShellRoute) -> Destination<ShellCoordinator> {
    switch route {
    case .reader(let route): .child(route, as: ShellRoute.reader) { ReaderCoordinator() }
    }
  }
}
