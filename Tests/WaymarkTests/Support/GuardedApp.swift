import Waymark

/// An app whose session says what may be seen, with features two levels deep.
@MainActor
final class GuardedApp: Coordinator {
  let flow: Flow<GuardedRoute, TestScreen>
  let session: GuardSession

  init(_ session: GuardSession, start: GuardedRoute = .home) {
    self.session = session
    flow = Flow(start: start)
    session.add(self)
  }

  var name: String { "App" }
  var fallback: GuardedRoute? { session.appFallback }

  func access(to route: GuardedRoute) -> Access<GuardedRoute> {
    session.ask("app", route)
    return session.rules.app[route] ?? .allow
  }

  func destination(for route: GuardedRoute) -> Destination<GuardedApp> {
    switch route {
    case .home, .page, .secret, .signIn, .note, .alert, .front:
      .screen { NavigatingScreen(route.name, $0) }
    case .tabs:
      .tabs(
        session.tabs(GuardedRoute.declared), selected: session.tabs(GuardedRoute.declared)[0],
        back: session.back)
    case .split: .split(GuardedRoute.declared, selected: GuardedRoute.declared[1])
    case .club(let route): .child(route, as: GuardedRoute.club) { ClubCoordinator(self.session) }
    case .annex(let route): .child(route, as: GuardedRoute.annex) { ClubCoordinator(self.session) }
    }
  }
}

@MainActor
final class ClubCoordinator: Coordinator {
  let flow = Flow<ClubRoute, TestScreen>(start: .lobby)
  let session: GuardSession

  init(_ session: GuardSession) {
    self.session = session
    session.add(self)
  }

  var fallback: ClubRoute? { session.clubFallback }

  func access(to route: ClubRoute) -> Access<ClubRoute> {
    session.ask("club", route)
    return session.rules.club[route] ?? .allow
  }

  func destination(for route: ClubRoute) -> Destination<ClubCoordinator> {
    switch route {
    case .lobby, .room, .form: .screen { NavigatingScreen(route.name, $0) }
    case .tabs:
      .tabs(
        session.tabs(ClubRoute.declared), selected: session.tabs(ClubRoute.declared)[0],
        back: session.back)
    case .vault(let route): .child(route, as: ClubRoute.vault) { VaultCoordinator(self.session) }
    }
  }
}

@MainActor
final class VaultCoordinator: Coordinator {
  let flow = Flow<VaultRoute, TestScreen>(start: .door)
  let session: GuardSession

  init(_ session: GuardSession) {
    self.session = session
    session.add(self)
  }

  var fallback: VaultRoute? { session.vaultFallback }

  func access(to route: VaultRoute) -> Access<VaultRoute> {
    session.ask("vault", route)
    return session.rules.vault[route] ?? .allow
  }

  func destination(for route: VaultRoute) -> Destination<VaultCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

/// The identities of all entries, with those in tabs after the tabs.
@MainActor
func everyID(_ app: GuardedApp) -> [EntryID] {
  func walk(_ layer: Layer<TestScreen>) -> [EntryID] {
    layer.entries.flatMap { entry in [entry.id] + (entry.tabs?.layers ?? []).flatMap(walk) }
  }
  return app.projection.layers.flatMap(walk)
}

extension Coordinator {
  /// Calls a verb of a club below this coordinator.
  @discardableResult
  func onClub(_ number: Int = 0, _ verb: @MainActor (ClubCoordinator) -> Outcome) -> Outcome {
    on(ClubCoordinator.self, number, verb)
  }

  /// Calls a verb of a vault below this coordinator.
  @discardableResult
  func onVault(_ number: Int = 0, _ verb: @MainActor (VaultCoordinator) -> Outcome) -> Outcome {
    on(VaultCoordinator.self, number, verb)
  }
}
