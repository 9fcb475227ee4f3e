public import Waymark

/// A feature that the reader leads to, although the reader does not know it.
public enum BookshopRoute: Route { case list, offer(sequelOf: Int), vouchers }

/// The result of choosing a voucher.
public struct Voucher: Hashable, Sendable {
  /// The code to type in at the counter.
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

  /// The screen of each route.
  public func destination(for route: BookshopRoute) -> Destination<BookshopCoordinator> {
    switch route {
    case .list: .screen { "shop" }
    case .offer(let number): .screen { "the sequel of \(number)" }
    case .vouchers: .screen { "vouchers" }
    }
  }
}
