import Testing
import Waymark
import WaymarkTesting

private let rooms: [GuardedRoute] = [.home, .club(.lobby), .club(.room(1)), .club(.room(2))]
private let boxes: [GuardedRoute] = [.home, .club(.vault(.door)), .club(.vault(.box(1)))]

@MainActor private func denyRooms(_ session: GuardSession) {
  session.club[.lobby] = .deny("no")
  session.club[.room(1)] = .deny("no")
}

@MainActor private func denyTabs(_ session: GuardSession) {
  session.club[.lobby] = .deny("no")
  session.app[.home] = .deny("no")
}

private func row(
  _ name: String, _ routes: [GuardedRoute], _ forbid: @escaping GuardedRow.Forbid,
  _ change: @escaping GuardedRow.Change
) -> GuardedRow {
  GuardedRow(name, routes, forbid: forbid, { $0.back() }, .performed, change)
}

@MainActor
@Suite("What is shown if nothing of a coordinator may be seen")
struct AccessFallbackTests {
  @Test(
    "The child's fallback takes its place; without one the child ends",
    arguments: [
      row("without a fallback", rooms, { denyRooms($0) }) { $0.base.removeLast(3) }
        .leaving([
          "leave (popped) club.room(2)", "leave (access) club.room(1)",
          "leave (access) club.lobby", "leave (access) ClubCoordinator",
        ]),
      row(
        "with a fallback", rooms,
        {
          denyRooms($0)
          $0.clubFallback = .room(9)
        }
      ) { $0.base = [.home, .club(.room(9))] }.leaving([
        "leave (popped) club.room(2)", "leave (access) club.room(1)", "leave (access) club.lobby",
      ]),
      row(
        "a fallback that is its child", rooms,
        {
          denyRooms($0)
          $0.clubFallback = .vault(.door)
        }
      ) { $0.base = [.home, .club(.vault(.door))] },
      row(
        "a fallback that the child denies", rooms,
        {
          denyRooms($0)
          $0.clubFallback = .room(9)
          $0.club[.room(9)] = .deny("no")
        }
      ) { $0.base.removeLast(3) },
      row(
        "a fallback that the app denies", rooms,
        {
          denyRooms($0)
          $0.clubFallback = .room(9)
          $0.app[.club(.room(9))] = .deny("no")
        }
      ) { $0.base.removeLast(3) },
      row(
        "a fallback that its child denies", rooms,
        {
          denyRooms($0)
          $0.clubFallback = .vault(.door)
          $0.vault[.door] = .deny("no")
        }
      ) { $0.base.removeLast(3) },
      row(
        "a fallback that is not needed", rooms,
        {
          $0.club[.room(1)] = .deny("no")
          $0.clubFallback = .room(9)
        }
      ) { $0.base.removeLast(2) },
      row(
        "the next entry below is denied as well",
        [.home, .page(1), .club(.lobby), .club(.room(2))],
        {
          denyRooms($0)
          $0.app[.page(1)] = .deny("no")
        }
      ) { $0.base.removeLast(3) },
    ])
  func child(_ row: GuardedRow) { row.check() }

  @Test(
    "Three levels",
    arguments: [
      row("no fallback", boxes, { $0.vault[.door] = .deny("no") }) { $0.base.removeLast(2) },
      row(
        "the fallback of the innermost child", boxes,
        {
          $0.vault[.door] = .deny("no")
          $0.vaultFallback = .box(9)
        }
      ) { $0.base = [.home, .club(.vault(.box(9)))] },
      row(
        "the fallback of the child between", boxes,
        {
          $0.vault[.door] = .deny("no")
          $0.clubFallback = .lobby
        }
      ) { $0.base = [.home, .club(.lobby)] },
      row(
        "the fallback of the innermost child is denied", boxes,
        {
          $0.vault[.door] = .deny("no")
          $0.vaultFallback = .box(9)
          $0.app[.club(.vault(.box(9)))] = .deny("no")
          $0.clubFallback = .lobby
        }
      ) { $0.base = [.home, .club(.lobby)] },
      row(
        "the child between is not empty", [.home, .club(.lobby)] + boxes.dropFirst(),
        {
          $0.vault[.door] = .deny("no")
          $0.clubFallback = .room(9)
        }
      ) { $0.base.removeLast(2) },
      row(
        "the app's fallback", Array(boxes.dropFirst()),
        {
          $0.vault[.door] = .deny("no")
          $0.appFallback = .page(9)
        }
      ) { $0.base = [.page(9)] },
    ])
  func levels(_ row: GuardedRow) { row.check() }

  @Test(
    "The app's base gives way to its fallback, or keeps its last entry, which is reported",
    arguments: [
      row(
        "with a fallback", [.home, .page(1)],
        {
          $0.app[.home] = .deny("no")
          $0.appFallback = .page(9)
        }
      ) { $0.base = [.page(9)] }.leaving(["leave (popped) page(1)", "leave (access) home"]),
      row("without a fallback", [.home, .page(1)], deny(.home)) {
        $0.base.removeLast()
      }
      .leaving(["leave (popped) page(1)"]).reporting([.refusedRoot]),
      row(
        "with a fallback that is denied", [.home, .page(1)],
        {
          $0.app[.home] = .deny("no")
          $0.app[.page(9)] = .deny("no")
          $0.appFallback = .page(9)
        }
      ) { $0.base.removeLast() }.reporting([.refusedRoot]),
      row("a child that is all of the app", [.club(.lobby), .club(.room(2))], { denyRooms($0) }) {
        $0.base.removeLast()
      }.reporting([.refusedRoot]),
      row(
        "with a fallback that is a child, which denies it", [.home, .page(1)],
        {
          $0.app[.home] = .deny("no")
          $0.club[.lobby] = .deny("no")
          $0.appFallback = .club(.lobby)
        }
      ) { $0.base = [.club(.lobby)] }.reporting([.refusedRoot]),
      row("tabs without a path that may be seen", [.tabs, .page(1)], { denyTabs($0) }) {
        $0.base.removeLast()
      }.reporting([.refusedRoot]),
      row(
        "tabs without a path that may be seen, with a fallback", [.tabs, .page(1)],
        {
          denyTabs($0)
          $0.appFallback = .page(9)
        }
      ) { $0.base = [.page(9)] },
      row(
        "tabs in a child that is all of the app", [.club(.tabs), .page(1)],
        denyInClub(.vault(.door), .room(0))
      ) { $0.base.removeLast() }.reporting([.refusedRoot]),
      row(
        "a fallback that is a child", [.home, .page(1)],
        {
          $0.app[.home] = .deny("no")
          $0.appFallback = .club(.room(9))
        }
      ) { $0.base = [.club(.room(9))] },
    ])
  func app(_ row: GuardedRow) { row.check() }

  @Test(
    "A redirect of an uncovered route is followed",
    arguments: [
      row("by the child", rooms, { $0.club[.room(1)] = .redirect(to: [.room(8), .room(9)]) }) {
        $0.base = [.home, .club(.room(8)), .club(.room(9))]
      },
      row(
        "by the child, to a route that is denied", rooms,
        {
          $0.club[.room(1)] = .redirect(to: [.room(9)])
          $0.club[.room(9)] = .deny("no")
        }
      ) { $0.base.removeLast(2) },
      row(
        "by the child, to a route that the app denies", rooms,
        {
          $0.club[.room(1)] = .redirect(to: [.room(9)])
          $0.app[.club(.room(9))] = .deny("no")
        }
      ) { $0.base.removeLast(2) },
      row("by the app", rooms, { $0.app[.club(.room(1))] = .redirect(to: [.page(9)]) }) {
        $0.base = [.page(9)]
      }.leaving([
        "leave (popped) club.room(2)", "leave (access) club.room(1)", "leave (access) club.lobby",
        "leave (access) ClubCoordinator", "leave (access) home",
      ]),
      row(
        "to a route that is redirected itself", rooms,
        {
          $0.club[.room(1)] = .redirect(to: [.room(8)])
          $0.club[.room(8)] = .redirect(to: [.room(9)])
        }
      ) { $0.base = [.home, .club(.room(9))] },
      row(
        "by an entry below one that is denied", rooms,
        {
          $0.club[.room(1)] = .deny("no")
          $0.club[.lobby] = .redirect(to: [.room(9)])
        }
      ) { $0.base = [.home, .club(.room(9))] },
    ])
  func redirects(_ row: GuardedRow) { row.check() }
}
