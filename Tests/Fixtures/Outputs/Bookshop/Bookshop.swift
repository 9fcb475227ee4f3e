public import Waymark

/// A feature that the reader leads to without knowing it.
public enum BookshopRoute: Route { case list, offer(sequelOf: Int), vouchers }

/// What somebody who looks for a voucher finishes with.
public struct Voucher: Hashable, Sendable {
  /// What is typed in at the counter.
  public let code: String

  /// Makes a voucher.
  public init(code: String) {
    self.code = code
  }
}

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
    case .vouchers: .screen { "vouchers" }
    }
  }
}
