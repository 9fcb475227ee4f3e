import Waymark

/// The routes of an app without links, whose features have links.
enum UnlinkedRoute: Route {
  case home, page(Int), notice, tabs
  case app(GuardedRoute)
  case club(ClubRoute)

  static let declared: [UnlinkedRoute] = [.app(.home), .club(.lobby), .home]

  var presentation: Presentation { self == .notice ? .sheet : .push }
}

/// Composes the guarded app as a feature.
@MainActor
final class UnlinkedApp: Coordinator {
  let flow = Flow<UnlinkedRoute, TestScreen>(start: .home)
  let session: GuardSession

  init(_ session: GuardSession) {
    self.session = session
    session.add(self)
  }

  func destination(for route: UnlinkedRoute) -> Destination<UnlinkedApp> {
    switch route {
    case .home, .page, .notice: .screen { NavigatingScreen(route.name, $0) }
    case .tabs:
      .tabs(
        session.tabs(UnlinkedRoute.declared), selected: session.tabs(UnlinkedRoute.declared)[0],
        back: session.back)
    case .app(let route): .child(route, as: UnlinkedRoute.app) { GuardedApp(self.session) }
    case .club(let route): .child(route, as: UnlinkedRoute.club) { ClubCoordinator(self.session) }
    }
  }
}
