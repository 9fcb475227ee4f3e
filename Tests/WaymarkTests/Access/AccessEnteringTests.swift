import Testing
import Waymark
import WaymarkTesting

private func rows(
  _ came: ExpectedOutcome, _ forbid: (Refusing) -> GuardedRow.Forbid
) -> [GuardedRow] {
  Showing.all.flatMap { showing in
    Refusing.all.map { refusal in
      GuardedRow(
        "\(showing.name), refused by \(refusal.name)", forbid: forbid(refusal),
        { showing.verb($0, refusal.route) }, came)
    }
  }
}

@MainActor
@Suite("Access to entering routes")
struct AccessEnteringTests {
  @Test("Nothing changes if an entering route is denied", arguments: rows(.denied("no"), \.deny))
  func denied(_ row: GuardedRow) { row.check() }

  @Test("Nothing changes if an entering route must wait", arguments: rows(.held, \.hold))
  func held(_ row: GuardedRow) { row.check() }

  @Test(
    "A redirect by the app sets the routes of the app",
    arguments: Showing.all.flatMap { showing in
      [GuardedRoute.secret, .club(.room(1)), .club(.vault(.box(1)))].map { route in
        GuardedRow(
          "\(showing.name) of \(route.name)",
          forbid: { $0.app[route] = .redirect(to: [.page(8), .page(9)]) },
          { showing.verb($0, route) }, .redirected
        ) { $0.base = [.page(8), .page(9)] }
      }
    })
  func redirectedByApp(_ row: GuardedRow) { row.check() }

  @Test(
    "A new child whose first route it redirects starts with the other route",
    arguments: Showing.all.map { showing in
      GuardedRow(
        showing.name, forbid: { $0.club[.room(1)] = .redirect(to: [.room(9)]) },
        { showing.verb($0, .club(.room(1))) }, .redirected
      ) { showing.change(&$0, [.club(.room(9))]) }
    })
  func redirectedByChild(_ row: GuardedRow) { row.check() }

  @Test(
    "A route that all coordinators allow enters as if there were no rules",
    arguments: Showing.all.map { showing in
      GuardedRow(
        showing.name,
        forbid: {
          $0.app[.page(5)] = .deny("no")
          $0.club[.room(5)] = .deny("no")
          $0.vault[.door] = .deny("no")
        }, { showing.verb($0, .club(.room(1))) }, .performed
      ) {
        showing.change(&$0, (showing.hasBackStack ? [.club(.lobby)] : []) + [.club(.room(1))])
      }
    })
  func allowed(_ row: GuardedRow) { row.check() }
}
