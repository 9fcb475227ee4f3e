import Testing
import Waymark
import WaymarkTesting

// The tabs are a club, an annex, which is also a club, and a screen.

private func row(
  _ name: String, _ forbid: @escaping GuardedRow.Forbid, _ verb: @escaping GuardedRow.Verb,
  _ came: ExpectedOutcome, _ change: GuardedRow.Change? = nil
) -> GuardedRow {
  GuardedRow(name, [.tabs], forbid: forbid, verb, came, change)
}

@MainActor private func fill(_ app: GuardedApp) { app.onClub(1) { $0.push(.room(1)) } }
@MainActor private func nest(_ app: GuardedApp) { app.onClub(1) { $0.push(.tabs) } }

/// Reports a tap on a tab, as a platform does.
@MainActor private func tap(_ app: GuardedApp, _ position: Int) -> Outcome {
  guard let tabs = app.entry(named: "tabs")?.tabs else { return .queued }
  return app.request(select: position, in: tabs, revision: tabs.revision)
}

@MainActor
@Suite("Access to tabs")
struct AccessTabTests {
  @Test(
    "Entering tabs are checked with the path of the selected one",
    arguments: [
      GuardedRow("the tabs", forbid: deny(.tabs), { $0.push(.tabs) }, .denied("no")),
      GuardedRow(
        "the selected tab", forbid: deny(.club(.lobby)), { $0.push(.tabs) }, .denied("no")),
      GuardedRow(
        "the selected tab, by its own coordinator", forbid: denyInClub(.lobby), { $0.push(.tabs) },
        .denied("no")),
      GuardedRow("other tabs", forbid: deny(.annex(.lobby), .home), { $0.push(.tabs) }, .performed)
      { $0.base.append(.tabs) },
      GuardedRow(
        "opened, with another tab refused", forbid: deny(.annex(.lobby)), { $0.open(.tabs) },
        .performed
      ) { $0.base.append(.tabs) },
      GuardedRow(
        "tabs in a child", forbid: denyInClub(.tabs), { $0.push(.club(.tabs)) }, .denied("no")),
      GuardedRow(
        "the selected tab in a child, by the app", forbid: deny(.club(.vault(.door))),
        { $0.push(.club(.tabs)) }, .denied("no")),
      GuardedRow(
        "the selected tab in a child, by its own coordinator",
        forbid: { $0.vault[.door] = .deny("no") }, { $0.push(.club(.tabs)) }, .denied("no")),
      GuardedRow(
        "another tab in a child", forbid: denyInClub(.room(0)), { $0.push(.club(.tabs)) },
        .performed
      ) { $0.base.append(.club(.tabs)) },
    ])
  func entering(_ row: GuardedRow) { row.check() }

  @Test(
    "A tab that is selected is checked with its whole path",
    arguments: [
      row("select", deny(.annex(.lobby)), { $0.select(.annex(.lobby)) }, .denied("no")),
      row(
        "select, the root below", deny(.annex(.lobby)), { $0.select(.annex(.lobby)) }, .denied("no")
      )
      .preparing { fill($0) },
      row("select, the leaf", deny(.annex(.room(1))), { $0.select(.annex(.lobby)) }, .denied("no"))
        .preparing { fill($0) },
      row(
        "by the tab's coordinator", denyInClub(.room(1)), { $0.select(.annex(.lobby)) },
        .denied("no")
      ).preparing { fill($0) },
      row("a screen", deny(.home), { $0.select(.home) }, .denied("no")),
      row("the platform", deny(.annex(.room(1))), { tap($0, 1) }, .denied("no")).preparing {
        fill($0)
      },
      row("the platform, a screen", deny(.home), { tap($0, 2) }, .denied("no")),
      row(
        "deliver of the declared route", deny(.annex(.room(1))), { $0.deliver(.annex(.lobby)) },
        .denied("no")
      ).preparing { fill($0) },
      row(
        "navigate to the declared route", deny(.annex(.room(1))),
        { $0.navigate(to: .annex(.lobby)) }, .denied("no")
      ).preparing { fill($0) },
      row(
        "navigate in the tab", deny(.annex(.lobby)), { $0.onClub(1) { $0.navigate(to: .room(2)) } },
        .denied("no")),
      row(
        "open above what is there", deny(.annex(.lobby)), { $0.open("/annex/room/1") },
        .denied("no")
      ).preparing { fill($0) },
      row(
        "tabs in the tab", deny(.annex(.vault(.door))), { $0.select(.annex(.lobby)) }, .denied("no")
      ).preparing { nest($0) },
      row(
        "another tab in the tab", deny(.annex(.room(0))), { $0.select(.annex(.lobby)) }, .performed
      ) { $0.selected = .annex(.lobby) }.preparing { nest($0) },
      row(
        "redirected", { $0.app[.annex(.lobby)] = .redirect(to: [.page(9)]) }, { tap($0, 1) },
        .redirected
      ) { $0.base.replaceLast(with: .page(9)) },
      row(
        "redirected by the tab's coordinator", { $0.club[.room(1)] = .redirect(to: [.room(9)]) },
        { tap($0, 1) }, .redirected
      ) {
        $0.selected = .annex(.lobby)
        $0.path.removeLast(2)
        $0.path.append(.annex(.room(9)))
      }.preparing { fill($0) },
      row("has to wait", { $0.app[.annex(.lobby)] = .hold(until: "gate") }, { tap($0, 1) }, .held),
    ])
  func selecting(_ row: GuardedRow) { row.check() }

  @Test(
    "What enters a tab is checked, even if the tab is not selected",
    arguments: [
      row("deliver", deny(.annex(.room(1))), { $0.deliver(.annex(.room(1))) }, .denied("no")),
      row(
        "deliver, the root below", deny(.annex(.lobby)), { $0.deliver(.annex(.room(1))) },
        .denied("no")),
      row(
        "deliver without selecting", deny(.annex(.room(1))),
        { $0.deliver(.annex(.room(1)), select: false) }, .denied("no")),
      row(
        "deliver without selecting, above an entry that is refused", deny(.annex(.lobby)),
        { $0.deliver(.annex(.room(1)), select: false) }, .performed
      ) { $0[tab: .annex(.lobby)].append(.annex(.room(1))) },
      row(
        "push in the tab", deny(.annex(.room(1))), { $0.onClub(1) { $0.push(.room(1)) } },
        .denied("no")),
      row(
        "push in the tab, above an entry that is refused", deny(.annex(.lobby)),
        { $0.onClub(1) { $0.push(.room(1)) } }, .performed
      ) { $0[tab: .annex(.lobby)].append(.annex(.room(1))) },
      row("navigate", deny(.annex(.room(1))), { $0.navigate(to: .annex(.room(1))) }, .denied("no")),
      row("open", deny(.annex(.room(1))), { $0.open(.annex(.room(1))) }, .denied("no")),
      row("a link", deny(.annex(.room(1))), { $0.open("/annex/room/1") }, .denied("no")),
      row("modal", denyInClub(.form), { $0.deliver(.annex(.form)) }, .denied("no")),
    ])
  func inTabs(_ row: GuardedRow) { row.check() }

  @Test(
    "The selected tab, selected again",
    arguments: [
      row("is there", deny(.club(.lobby)), { $0.select(.club(.lobby)) }, .unchanged),
      row("goes to its root", deny(.club(.lobby)), { $0.select(.club(.lobby)) }, .denied("no"))
        .preparing { $0.onClub { $0.push(.room(1)) } },
      row("goes to its root, by the platform", denyInClub(.lobby), { tap($0, 0) }, .denied("no"))
        .preparing { $0.onClub { $0.push(.room(1)) } },
    ])
  func selected(_ row: GuardedRow) { row.check() }

  @Test("A tab that is still selected at the end is not checked")
  func netSelection() {
    row(
      "there and back", deny(.club(.lobby)),
      { app in
        app.transaction {
          app.select(.home)
          app.select(.club(.lobby))
        }
      }, .unchanged
    ).check()
  }
}
