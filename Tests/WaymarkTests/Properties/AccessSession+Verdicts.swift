import Waymark

// Verdicts, which change all the time.
extension AccessSession {
  static let gate: Gate = "session"

  /// Sometimes changes what is forbidden.
  func toggle() {
    switch roll(9) {
    case 0...1: forbid()
    case 2: allowSome()
    case 3: signOut()
    case 4: signIn()
    case 5:
      guards.appFallback = roll(2) == 0 ? nil : oneOf([.page(0), .page(9), .club(.lobby)])
      guards.clubFallback = roll(2) == 0 ? nil : oneOf([.lobby, .room(9), .vault(.door)])
      guards.vaultFallback = roll(2) == 0 ? nil : oneOf([.door, .box(9)])
    default: break
    }
    let count = guards.app.count + guards.club.count + guards.vault.count
    if count > 14 { guards.allowAll() }
  }

  private func forbid() {
    switch roll(9) {
    case 6:
      guards.app[oneOf([.tabs, .club(.tabs), .annex(.tabs)]) ?? .tabs] = verdict(
        of: GuardedApp.self)
    case 7: guards.club[.tabs] = verdict(of: ClubCoordinator.self)
    case 8: if let first = app.routes.first { guards.app[first] = verdict(of: GuardedApp.self) }
    case 0...1:
      // An existing entry that would be uncovered.
      let routes = book.sorted { $0.key < $1.key }.map(\.value)
      if let route = oneOf(routes) { guards.app[route] = verdict(of: GuardedApp.self) }
    case 2...3: guards.app[GuardedApp.route(roll)] = verdict(of: GuardedApp.self)
    case 4: guards.club[ClubCoordinator.route(roll)] = verdict(of: ClubCoordinator.self)
    default: guards.vault[VaultCoordinator.route(roll)] = verdict(of: VaultCoordinator.self)
    }
  }

  func verdict<C: GuardedLevel>(of type: C.Type) -> Access<C.Route> {
    switch roll(8) {
    case 0...3: .deny("no")
    case 4...5: .redirect(to: (0...roll(2)).map { _ in C.route(roll) })
    case 6: .hold(until: Self.gate)
    default: .hold(until: Self.gate, showing: C.route(roll))
    }
  }

  private func allowSome() {
    guards.app = guards.app.filter { $0.key.name.count % 2 == taken % 2 }
    guards.club = guards.club.filter { $0.key.name.count % 2 == taken % 2 }
    if roll(4) == 0 { guards.allowAll() }
  }

  private func signOut() {
    guards.app[.secret] = .hold(until: Self.gate, showing: .signIn)
    guards.app[.annex(.room(1))] = .hold(until: Self.gate, showing: .signIn)
    guards.club[.vault(.box(1))] = .hold(until: Self.gate, showing: .form)
    guards.vault[.box(2)] = .hold(until: Self.gate, showing: .key)
  }

  private func signIn() {
    guards.app[.secret] = nil
    guards.app[.annex(.room(1))] = nil
    guards.club[.vault(.box(1))] = nil
    guards.vault[.box(2)] = nil
  }
}
