public import Waymark

/// A feature that the reader leads to without knowing it.
public enum BookshopRoute: Route { case list, offer(sequelOf: Int) }

/// Sells books.
public final class BookshopCoordinator: Coordinator {
  /// The feature's navigation.
  public let flow = Flow<BookshopRoute, String>(start: .list)

  /// Makes the feature.
  public init() {}

  /// What each route shows.
  public func destination(for route: BookshopRoute) -> Destination<BookshopCoordinator> {
    switch route {
    case .list: .screen { "shop" }
    case .offer(let number): .screen { "the sequel of \(number)" }
    }
  }
}
