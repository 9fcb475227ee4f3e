public import Waymark

/// A feature that knows no other one: what it wants of them is an output.
public enum ReaderRoute: Route { case shelf, page(Int) }

/// Reads books, and asks for the shop where a book ends.
public final class ReaderCoordinator: Coordinator {
  /// What the feature wants of others.
  public enum Output: Hashable, Sendable { case wantsSequel(of: Int) }

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
}
