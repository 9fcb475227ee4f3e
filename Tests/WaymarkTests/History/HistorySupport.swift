import Testing

@testable import Waymark

/// An app that has begun and shown some routes, each as its own position, with its history.
@MainActor
func startedShop(_ routes: ShopRoute...) -> (app: ShopCoordinator, history: History) {
  let app = ShopCoordinator()
  let history = History(app)
  app.start()
  for route in routes { app.push(route) }
  return (app, history)
}

/// A guarded app, its guard, and its history.
@MainActor
func guardedApp(
  _ routes: [GuardedRoute] = [.home]
) -> (session: GuardSession, app: GuardedApp, history: History) {
  let session = GuardSession()
  let app = session.makeApp(routes)
  return (session, app, History(app))
}

/// Makes the visible leaf ask before it leaves, or block leaving.
@MainActor
func protectLeaf(of app: ShopCoordinator, _ policy: LeavePolicy = .confirm) {
  app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = policy
}

/// Checks that the current position is the present state, and that the counts match.
@MainActor
func expectShown(_ app: some Coordinator, _ history: History, _ why: String = "") {
  let current = history.currentIndex.map { history.positions[$0].path }
  #expect(current == app.visiblePath.map { $0.map(\.name) }, "\(why)")
  #expect(history.backCount + history.forwardCount + 1 == history.positions.count, "\(why)")
}

extension History {
  /// The name of the current position.
  var currentName: String? { currentIndex.map { positions[$0].name } }
}

enum AdoptingRoute: Route { case home, inner(CatalogRoute) }

final class AdoptingApp: Coordinator {
  let flow = Flow<AdoptingRoute, TestScreen>(start: .home)
  let inner = CatalogCoordinator()
  func destination(for route: AdoptingRoute) -> Destination<AdoptingApp> {
    switch route {
    case .home: .screen { TestScreen("home") }
    case .inner(let route): .child(route, as: AdoptingRoute.inner) { self.inner }
    }
  }
}
