// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Waymark

/// A feature that asks for a value, once from its screen and once by itself.
public final class ShelfCoordinator: Coordinator {
  public enum Output: Hashable, Sendable {
    case wantsKey
    case wantsShelf(Reply<Shelf>)
    case wantsPage(of: Shelf, Reply<Int>)
  }

  public let flow = Flow<ShelfRoute, ShelfModel>(start: .all)

  public init() {}

  public func destination(for route: ShelfRoute) -> Destination<ShelfCoordinator> {
    .screen { ShelfModel(navigator: $0) }
  }

  public func askForPage() async -> Int? { await ask { .wantsPage(of: .home, $0) } }
}

@MainActor public final class ShelfModel {
  let navigator: Navigator<ShelfCoordinator>
  public private(set) var shelf: Shelf?

  init(navigator: Navigator<ShelfCoordinator>) {
    self.navigator = navigator
  }

  public func ask() async {
    shelf = await navigator.ask { .wantsShelf($0) }
    if shelf == nil { shelf = await navigator.ask(ShelfCoordinator.Output.wantsShelf) }
  }

  public func choose(_ text: String) { navigator.finish(returning: text) }
}

public enum RoomRoute: Route {
  case shelf(ShelfRoute)
  case archive(ShelfRoute)
}

/// Composes the feature twice: one answers the other.
public final class RoomCoordinator: Coordinator {
  public let flow = Flow<RoomRoute, ShelfModel>(start: .shelf(.all))
  public var kept: [Reply<Int>] = []

  public init() {}

  public func destination(for route: RoomRoute) -> Destination<RoomCoordinator> {
    switch route {
    case .shelf(let route):
      .child(route, as: RoomRoute.shelf) {
        ShelfCoordinator()
      } onOutput: { output in
        switch output {
        case .wantsKey: break
        case .wantsShelf(let reply):
          self.present(
            .archive(.all), answering: reply.accepting { (text: String) in Shelf(rawValue: text) })
        case .wantsPage(_, let reply): self.kept.append(reply)
        }
      }
    case .archive(let route):
      .child(route, as: RoomRoute.archive) {
        ShelfCoordinator()
      } onOutput: { _ in
      }
    }
  }
}
