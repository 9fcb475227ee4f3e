public import Waymark

/// A feature that knows no other one: what it wants of them is an output.
public enum ReaderRoute: Route { case shelf, page(Int) }

/// Reads books, and asks for the shop where a book ends.
public final class ReaderCoordinator: Coordinator {
  /// What the feature wants of others: something to happen, or an answer.
  public enum Output: Hashable, Sendable {
    /// The shop, where a book ends.
    case wantsSequel(of: Int)
    /// The code of a gift for a friend who likes a book.
    case wantsGift(for: Int, Reply<String>)
  }

  /// The feature's navigation.
  public let flow = Flow<ReaderRoute, String>(start: .shelf)

  /// Makes the feature.
  public init() {}

  /// What each route shows.
  public func destination(for route: ReaderRoute) -> Destination<ReaderCoordinator> {
    switch route {
    case .shelf: .screen { "shelf" }
    case .page(let number): .screen { "page \(number)" }
    }
  }

  /// What the last page does.
  @discardableResult
  public func finishBook(_ number: Int) -> Outcome { emit(.wantsSequel(of: number)) }

  /// What the button with the bow does: the code of a gift, if one was chosen.
  public func chooseGift(for number: Int) async -> String? {
    await ask { .wantsGift(for: number, $0) }
  }
}
