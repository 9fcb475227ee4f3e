public import Waymark

/// A feature that knows no other feature: what it wants of them is an output.
public enum ReaderRoute: Route { case shelf, page(Int) }

/// Reads books, and asks for the shop at the end of a book.
public final class ReaderCoordinator: Coordinator {
  /// The wishes of the feature: an action of others, or an answer.
  public enum Output: Hashable, Sendable {
    /// Asks for the shop at the end of a book.
    case wantsSequel(of: Int)
    /// Asks for the code of a gift for a friend who likes a book.
    case wantsGift(for: Int, Reply<String>)
  }

  /// The feature's navigation.
  public let flow = Flow<ReaderRoute, String>(start: .shelf)

  /// Makes the feature.
  public init() {}

  /// The screen of each route.
  public func destination(for route: ReaderRoute) -> Destination<ReaderCoordinator> {
    switch route {
    case .shelf: .screen { "shelf" }
    case .page(let number): .screen { "page \(number)" }
    }
  }

  /// The action of the last page.
  @discardableResult
  public func finishBook(_ number: Int) -> Outcome { emit(.wantsSequel(of: number)) }

  /// The action of the gift button. Returns the code of the gift, if one was chosen.
  public func chooseGift(for number: Int) async -> String? {
    await ask { .wantsGift(for: number, $0) }
  }
}
