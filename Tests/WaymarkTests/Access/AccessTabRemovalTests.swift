import Testing
import Waymark
import WaymarkTesting

@MainActor private func fill(_ app: GuardedApp) {
  app.onClub(0) { $0.push([.room(1), .room(2)]) }
}

@MainActor private func away(_ app: GuardedApp) {
  fill(app)
  app.select(.home)
}

private func row(
  _ name: String, _ forbid: @escaping GuardedRow.Forbid, _ change: @escaping GuardedRow.Change
) -> GuardedRow {
  GuardedRow(name, [.page(7), .tabs], forbid: forbid, { $0.back() }, .performed, change)
}

@MainActor
@Suite("Access to what removals uncover in tabs")
struct AccessTabRemovalTests {
  @Test(
    "A tab of which nothing may be seen gives way to another",
    arguments: [
      row("the next tab", deny(.club(.lobby))) {
        $0.selected = .annex(.lobby)
        $0[tab: .club(.lobby)].removeLast()
      },
      row("the next tab is denied", deny(.club(.lobby), .annex(.lobby))) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast()
      },
      row(
        "the next tab is redirected",
        {
          $0.app[.club(.lobby)] = .deny("no")
          $0.app[.annex(.lobby)] = .redirect(to: [.page(9)])
        }
      ) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast()
      },
      row("both clubs", denyInClub(.lobby)) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast()
      },
      row(
        "all tabs",
        {
          $0.club[.lobby] = .deny("no")
          $0.app[.home] = .deny("no")
        }
      ) { $0.base.removeLast() },
      row(
        "all tabs, and what lies below",
        {
          $0.club[.lobby] = .deny("no")
          $0.app[.home] = .deny("no")
          $0.app[.page(7)] = .deny("no")
          $0.appFallback = .page(9)
        }
      ) { $0.base = [.page(9)] },
      row(
        "the tab has a fallback",
        {
          $0.app[.club(.lobby)] = .deny("no")
          $0.clubFallback = .room(9)
        }
      ) {
        $0.path.removeLast(2)
        $0.path.append(.club(.room(9)))
      },
    ].map { $0.preparing { $0.onClub(0) { $0.push(.room(1)) } } })
  func anotherTab(_ row: GuardedRow) { row.check() }

  @Test("A tab without its declared route is set back to that route, and waits unseen")
  func withoutDeclared() {
    row("both are denied", deny(.club(.room(2)), .club(.lobby))) {
      $0.selected = .annex(.lobby)
      $0[tab: .club(.lobby)].removeLast(2)
      $0[tab: .club(.lobby)].append(.club(.lobby))
    }.preparing { $0.onClub(0) { $0.setRoutes([.room(2), .room(1)]) } }.check()
  }

  @Test(
    "Another tab is chosen only if its whole path may be seen",
    arguments: [
      row("an entry of its path is denied", deny(.club(.lobby), .annex(.lobby))) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast()
      },
      row("its leaf is denied", deny(.club(.lobby), .annex(.room(1)))) {
        $0.selected = .home
        $0[tab: .club(.lobby)].removeLast()
      },
      row("all of it is allowed", deny(.club(.lobby))) {
        $0.selected = .annex(.lobby)
        $0[tab: .club(.lobby)].removeLast()
      },
    ].map {
      $0.preparing {
        $0.onClub(0) { $0.push(.room(1)) }
        $0.onClub(1) { $0.push(.room(1)) }
      }
    })
  func wholePath(_ row: GuardedRow) { row.check() }

  @Test(
    "A tab that back selects loses what may not be seen, wherever that lies",
    arguments: [
      row("nothing", deny(.page(7))) { $0.selected = .club(.lobby) },
      row("the leaf", denyInClub(.room(2))) {
        $0.selected = .club(.lobby)
        $0.path.removeLast()
      },
      row("one below it", denyInClub(.room(1))) {
        $0.selected = .club(.lobby)
        $0.path.remove(.club(.room(1)))
      },
      row("all above the root", denyInClub(.room(1), .room(2))) {
        $0.selected = .club(.lobby)
        $0.path.removeLast(2)
      },
      row("everything", denyInClub(.lobby, .room(1), .room(2))) { $0.base.removeLast() },
    ].map { $0.preparing { away($0) } })
  func back(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs are uncovered",
    arguments: [
      row("the leaf of the selected tab is denied", denyInClub(.room(2))) {
        $0.base.removeLast()
        $0.path.removeLast()
      },
      row("the tabs are denied", deny(.tabs)) { $0.base.removeLast(2) },
    ].map {
      $0.preparing {
        fill($0)
        $0.push(.page(8))
      }
    })
  func uncovered(_ row: GuardedRow) { row.check() }

  @Test(
    "Tabs in a tab",
    arguments: [
      row("their other tab", { $0.vault[.door] = .deny("no") }) {
        $0.selected = .club(.room(0))
        $0[tab: .club(.vault(.door))].removeLast()
      },
      row(
        "no tab of theirs",
        {
          $0.vault[.door] = .deny("no")
          $0.club[.room(0)] = .deny("no")
        }
      ) { $0[tab: .club(.lobby)].removeLast() },
      row(
        "no tab of theirs, and not the root",
        {
          $0.vault[.door] = .deny("no")
          $0.club[.room(0)] = .deny("no")
          $0.app[.club(.lobby)] = .deny("no")
        }
      ) {
        $0.selected = .annex(.lobby)
        $0[tab: .club(.lobby)].removeLast()
      },
    ].map {
      $0.preparing {
        $0.onClub { $0.push(.tabs) }
        $0.onVault { $0.push(.box(1)) }
      }
    })
  func nested(_ row: GuardedRow) { row.check() }
}
