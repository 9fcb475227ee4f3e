import Testing
import Waymark
import WaymarkTesting

private let pages: [GuardedRoute] = [.home, .page(1), .page(2), .page(3)]

/// Reports a swipe that removed the top entry, as a platform does.
@MainActor private func swipe(_ app: GuardedApp) -> Outcome {
  let layer = app.projection.base
  let ids = layer.entries.ids
  return app.reconcile(layer, shown: ids, remaining: Array(ids.dropLast()))
}

private let waysBack: [(name: String, reason: String, verb: GuardedRow.Verb)] = [
  ("pop", "popped", { $0.pop() }),
  ("back", "popped", { $0.back() }),
  ("pop to the last", "popped", { $0.pop(toLast: .page(2)) }),
  ("pop to the first", "popped", { $0.pop(toFirst: .page(2)) }),
  ("pop to an entry", "popped", { $0.pop(to: $0.stack[2].id) }),
  ("pop to a match", "popped", { $0.pop { $0 == .page(2) } }),
  (
    "the navigator's pop", "popped",
    { (try? $0.navigator(GuardedApp.self, of: "page(3)"))?.pop() ?? .queued }
  ),
  ("a swipe", "system", { swipe($0) }),
  ("remove", "replaced", { $0.remove($0.stack.topID) }),
  ("removeAll", "replaced", { $0.removeAll { $0 == .page(3) } }),
  ("update", "replaced", { $0.update { $0.pop() } }),
  ("a transaction", "popped", { app in app.transaction { app.pop() } }),
]

/// What access says about uncovered routes, and the result.
private let verdicts:
  [(name: String, forbid: GuardedRow.Forbid, after: [GuardedRoute], gone: [String])] = [
    ("allowed", deny(.home), [.home, .page(1), .page(2)], []),
    ("denied", deny(.page(2)), [.home, .page(1)], ["page(2)"]),
    (
      "held", { $0.app[.page(2)] = .hold(until: "gate", showing: .signIn) }, [.home, .page(1)],
      ["page(2)"]
    ),
    ("denied, and so is the next", deny(.page(2), .page(1)), [.home], ["page(2)", "page(1)"]),
    (
      "denied, and so is another entry below", deny(.page(2), .home), [.home, .page(1)], ["page(2)"]
    ),
    (
      "redirected", { $0.app[.page(2)] = .redirect(to: [.page(9)]) }, [.page(9)],
      ["page(2)", "page(1)", "home"]
    ),
    (
      "redirected to an entry that is there", { $0.app[.page(2)] = .redirect(to: [.home]) },
      [.home],
      ["page(2)", "page(1)"]
    ),
    (
      "redirected to a route that is denied",
      {
        $0.app[.page(2)] = .redirect(to: [.page(9)])
        $0.app[.page(9)] = .deny("no")
      }, [.home, .page(1)], ["page(2)"]
    ),
  ]

@MainActor
@Suite("Access to what removals uncover")
struct AccessRemovalTests {
  @Test(
    "No removal is refused; uncovered entries that may not be seen go, too",
    arguments: waysBack.flatMap { removal in
      verdicts.map { verdict in
        GuardedRow(
          "\(removal.name), \(verdict.name)", pages, forbid: verdict.forbid, removal.verb,
          .performed
        ) { $0.base = StatedPath(verdict.after) }.leaving(
          ["leave (\(removal.reason)) page(3)"] + verdict.gone.map { "leave (access) \($0)" })
      }
    })
  func removals(_ row: GuardedRow) { row.check() }

  @Test(
    "Removals uncover the first entry, which gives way to the fallback",
    arguments: [
      GuardedRow("popToRoot", pages, forbid: { denyHome($0) }, { $0.popToRoot() }, .performed) {
        $0.base = [.page(9)]
      },
      GuardedRow("popToAppRoot", pages, forbid: { denyHome($0) }, { $0.popToAppRoot() }, .performed)
      { $0.base = [.page(9)] },
      GuardedRow("trim", pages, forbid: { denyHome($0) }, { $0.trim(keepingLast: 0) }, .performed) {
        $0.base = [.page(9)]
      },
      GuardedRow(
        "a child's end", [.home, .club(.lobby)], forbid: { denyHome($0) },
        { $0.onClub { $0.finish() } }, .performed
      ) { $0.base = [.page(9)] },
      GuardedRow(
        "a child's last pop", [.home, .club(.lobby)], forbid: { denyHome($0) },
        { $0.onClub { $0.pop() } }, .performed
      ) { $0.base = [.page(9)] },
      GuardedRow(
        "several levels", [.home, .club(.lobby), .club(.vault(.door))],
        forbid: {
          denyHome($0)
          $0.club[.lobby] = .deny("no")
        }, { $0.back() }, .performed
      ) { $0.base = [.page(9)] },
    ])
  func fallback(_ row: GuardedRow) { row.check() }

  @Test(
    "Layers",
    arguments: [
      layer("dismiss") { $0.dismiss() },
      layer("back") { $0.back() },
      layer("dismissAll") { $0.dismissAll() },
      layer(
        "a dismissal by the platform", { $0.projection.layers.last.map($0.dismissed) ?? .queued }),
      layer(
        "the navigator's dismiss",
        { (try? $0.navigator(GuardedApp.self, of: "note"))?.dismiss() ?? .queued }),
      GuardedRow("a layer with nothing left", forbid: deny(.note), { $0.pop() }, .performed) {
        $0.dismiss()
      }.preparing {
        $0.present(.note)
        $0.push(.page(1))
      }.leaving(["leave (popped) page(1)", "leave (access) note"]),
      GuardedRow("a layer below a layer", forbid: deny(.note), { $0.dismiss() }, .performed) {
        $0.dismiss(2)
      }.preparing {
        $0.present(.note)
        $0.present(.alert)
      }.leaving(["leave (dismissed) alert", "leave (access) note"]),
      GuardedRow(
        "a layer of a child that goes", [.home, .club(.lobby)], forbid: denyInClub(.form),
        { $0.dismiss() }, .performed
      ) { $0.dismiss(2) }.preparing {
        $0.onClub { $0.present(.form) }
        $0.present(.alert)
      },
      GuardedRow(
        "a layer's child that has a fallback",
        forbid: {
          $0.club[.lobby] = .deny("no")
          $0.clubFallback = .room(9)
        }, { $0.back() }, .performed
      ) {
        $0[layer: 1].removeLast(2)
        $0[layer: 1].append(.club(.room(9)))
      }.preparing {
        $0.present(.club(.lobby))
        $0.onClub { $0.push(.room(1)) }
      },
    ])
  func layers(_ row: GuardedRow) { row.check() }

  @Test(
    "A transaction that only removes is never refused; one that also adds may be",
    arguments: [
      GuardedRow(
        "two pops", pages, forbid: deny(.page(1)),
        { app in
          app.transaction {
            app.pop()
            app.pop()
          }
        }, .performed
      ) { $0.base.removeLast(3) }.leaving([
        "leave (popped) page(3)", "leave (popped) page(2)", "leave (access) page(1)",
      ]),
      GuardedRow(
        "a pop, and a push in a child below", [.home, .club(.lobby), .page(1)],
        forbid: denyInClub(.room(1)),
        { app in
          app.transaction {
            app.pop()
            app.onClub { $0.push(.room(1)) }
          }
        }, .denied("no")),
      GuardedRow(
        "adding a child and removing it again", pages, forbid: deny(.page(2)),
        { app in
          app.transaction {
            app.push(.club(.lobby))
            app.pop(2)
          }
        }, .performed
      ) { $0.base.removeLast(2) },
      GuardedRow(
        "adding tabs and removing them again", pages, forbid: deny(.page(2)),
        { app in
          app.transaction {
            app.push(.tabs)
            app.pop(2)
          }
        }, .performed
      ) { $0.base.removeLast(2) },
      GuardedRow(
        "presenting and dismissing again", pages, forbid: deny(.page(2)),
        { app in
          app.transaction {
            app.present(.club(.lobby))
            app.dismiss()
            app.pop()
          }
        }, .performed
      ) { $0.base.removeLast(2) },
      GuardedRow(
        "a navigator's", pages, forbid: deny(.page(2)),
        { app in
          guard let navigator = try? app.navigator(GuardedApp.self, of: "page(3)") else {
            return .queued
          }
          return navigator.transaction { navigator.pop() }
        }, .performed
      ) { $0.base.removeLast(2) },
      GuardedRow(
        "an update that only removes", pages, forbid: deny(.page(2)),
        { $0.update { $0.remove($0[3].id) } }, .performed
      ) { $0.base.removeLast(2) },
      GuardedRow(
        "an update that adds", pages, forbid: deny(.page(2)),
        { $0.update { $0 = RouteStack([.page(5), .page(2)]) ?? $0 } }, .denied("no")),
    ])
  func transactions(_ row: GuardedRow) { row.check() }
}

@MainActor private func denyHome(_ session: GuardSession) {
  session.app[.home] = .deny("no")
  session.appFallback = .page(9)
}

/// A verb that ends a layer above an entry that may no longer be seen.
private func layer(
  _ name: String, _ verb: @escaping GuardedRow.Verb
) -> GuardedRow {
  GuardedRow(name, [.home, .page(1)], forbid: deny(.page(1)), verb, .performed) {
    $0.dismiss()
    $0.base.removeLast()
  }.preparing { $0.present(.note) }
}
