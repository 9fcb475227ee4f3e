import Testing
import Waymark
import WaymarkTesting

/// A club that is in the tree when its verbs are called.
private let club: [GuardedRoute] = [.home, .club(.lobby)]

private func row(
  _ name: String, _ forbid: @escaping GuardedRow.Forbid,
  _ verb: @escaping @MainActor @Sendable (ClubCoordinator) -> Outcome, _ came: ExpectedOutcome,
  _ change: GuardedRow.Change? = nil
) -> GuardedRow {
  GuardedRow(name, club, forbid: forbid, { $0.onClub(0, verb) }, came, change)
}

private typealias ClubVerb = @MainActor @Sendable (ClubCoordinator) -> Outcome

private let verbs: [(name: String, verb: ClubVerb)] = [
  ("push", { $0.push(.room(1)) }),
  ("push of several", { $0.push([.room(2), .room(1), .room(3)]) }),
  ("pushIfNew", { $0.pushIfNew(.room(1)) }),
  ("popOrPush", { $0.popOrPush(.room(1)) }),
  ("replaceTop", { $0.replaceTop(.room(1)) }),
  ("setRoot", { $0.setRoot(.room(1)) }),
  ("setRoutes", { $0.setRoutes([.room(1), .lobby]) }),
  ("update", { $0.update { $0.push(.room(1)) } }),
  ("present", { $0.present(.room(1)) }),
  ("navigate", { $0.navigate(to: .room(1)) }),
  ("open", { $0.open(.room(1)) }),
  ("a relative link", { $0.open("room/1") }),
  ("a transaction", { club in club.transaction { club.push(.room(1)) } }),
]

@MainActor
@Suite("Access to what a child's verbs show")
struct AccessChildVerbTests {
  @Test(
    "Nothing changes if the child, or a coordinator above it, denies",
    arguments: verbs.flatMap { verb in
      [
        row("\(verb.name), by the child", denyInClub(.room(1)), verb.verb, .denied("no")),
        row("\(verb.name), by the app", deny(.club(.room(1))), verb.verb, .denied("no")),
      ]
    })
  func denied(_ row: GuardedRow) { row.check() }

  @Test(
    "A redirect sets the routes of the coordinator that redirects",
    arguments: verbs.flatMap { verb in
      [
        row(
          "\(verb.name), by the child", { $0.club[.room(1)] = .redirect(to: [.room(9)]) },
          verb.verb, .redirected
        ) { $0.base.replaceLast(with: .club(.room(9))) },
        row(
          "\(verb.name), by the app", { $0.app[.club(.room(1))] = .redirect(to: [.page(9)]) },
          verb.verb, .redirected
        ) { $0.base = [.page(9)] },
      ]
    })
  func redirected(_ row: GuardedRow) { row.check() }

  @Test(
    "The outermost refusal counts",
    arguments: [
      row(
        "denied by both",
        {
          $0.app[.club(.room(1))] = .deny("app")
          $0.club[.room(1)] = .deny("club")
        }, { $0.push(.room(1)) }, .denied("app")),
      row(
        "a redirect of the app before a denial of the child",
        {
          $0.app[.club(.room(1))] = .redirect(to: [.page(9)])
          $0.club[.room(1)] = .deny("club")
        }, { $0.push(.room(1)) }, .redirected
      ) { $0.base = [.page(9)] },
      row(
        "a denial of the app before a redirect of the child",
        {
          $0.app[.club(.room(1))] = .deny("app")
          $0.club[.room(1)] = .redirect(to: [.room(9)])
        }, { $0.push(.room(1)) }, .denied("app")),
      row(
        "denied by the child before its own child",
        {
          $0.club[.vault(.box(1))] = .deny("club")
          $0.vault[.box(1)] = .deny("vault")
        }, { $0.push(.vault(.box(1))) }, .denied("club")),
      row(
        "denied only by the child's own child", { $0.vault[.box(1)] = .deny("vault") },
        { $0.push(.vault(.box(1))) }, .denied("vault")),
    ])
  func outermost(_ row: GuardedRow) { row.check() }

  @Test(
    "Modal leaves are checked, and so is what lies below them",
    arguments: [
      GuardedRow("navigate", forbid: deny(.note), { $0.navigate(to: .note) }, .denied("no")),
      GuardedRow("present", forbid: deny(.note), { $0.present(.note) }, .denied("no")),
      GuardedRow("open", forbid: deny(.note), { $0.open(.note) }, .denied("no")),
      GuardedRow("a link", forbid: deny(.note), { $0.open("/note") }, .denied("no")),
      GuardedRow("the root", forbid: deny(.front), { $0.navigate(to: .front) }, .denied("no")),
      row(
        "a child's leaf, by the child", denyInClub(.form), { $0.navigate(to: .form) }, .denied("no")
      ),
      row(
        "a child's leaf, by the app", deny(.club(.form)), { $0.navigate(to: .form) }, .denied("no")),
      GuardedRow(
        "the leaf of a child that would be made", forbid: denyInClub(.form),
        { $0.navigate(to: .club(.form)) }, .denied("no")),
      GuardedRow(
        "the start below the leaf of a child that would be made", forbid: denyInClub(.lobby),
        { $0.navigate(to: .club(.form)) }, .denied("no")),
    ])
  func modal(_ row: GuardedRow) { row.check() }

  @Test(
    "Each route of a back stack is checked",
    arguments: [
      GuardedRow(
        "the child's", forbid: denyInClub(.lobby), { $0.open(.club(.room(1))) }, .denied("no")),
      GuardedRow(
        "the child's, by the app", forbid: deny(.club(.lobby)), { $0.open(.club(.room(1))) },
        .denied("no")),
      GuardedRow(
        "the child's child's", forbid: { $0.vault[.door] = .deny("no") },
        { $0.open("/club/vault/box/1") }, .denied("no")),
      GuardedRow(
        "the app's own", [.page(1)], forbid: deny(.home), { $0.open(.club(.room(1))) },
        .denied("no")),
      GuardedRow(
        "no route of a back stack that is left out", forbid: denyInClub(.lobby),
        { $0.open(.club(.room(1)), bare: true) }, .performed
      ) { $0.base.replaceLast(with: .club(.room(1))) },
      GuardedRow(
        "not a route that is there and stays covered", forbid: deny(.home),
        { $0.open(.club(.room(1))) },
        .performed
      ) { $0.base.append(contentsOf: [.club(.lobby), .club(.room(1))]) },
      GuardedRow(
        "redirected by the child", forbid: { $0.club[.lobby] = .redirect(to: [.room(9)]) },
        { $0.open(.club(.room(1))) }, .redirected
      ) { $0.base.append(.club(.room(9))) },
    ])
  func backStacks(_ row: GuardedRow) { row.check() }
}
