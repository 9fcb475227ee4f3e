public import Bookshop
public import Reader
public import Waymark

/// Composes two features that do not know each other.
public enum ShellRoute: Route { case reader(ReaderRoute), shop(BookshopRoute) }

/// Maps what one feature wants to what the other offers.
public final class ShellCoordinator: Coordinator {
  /// The app's navigation.
  public let flow = Flow<ShellRoute, String>(start: .reader(.shelf))

  /// Makes the app.
  public init() {}

  /// The child of each route.
  public func destination(for route: ShellRoute) -> Destination<ShellCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: ShellRoute.reader) {
        ReaderCoordinator()
      } onOutput: { output in
        switch output {
        case .wantsSequel(let number): self.navigate(to: .shop(.offer(sequelOf: number)))
        case .wantsGift(_, let reply):
          self.present(
            .shop(.vouchers), answering: reply.accepting { (voucher: Voucher) in voucher.code })
        }
      }
    case .shop(let route): .child(route, as: ShellRoute.shop) { BookshopCoordinator() }
    }
  }
}
