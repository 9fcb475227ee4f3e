import Testing
import Waymark
import WaymarkTesting

private let pages: [GuardedRoute] = [.home, .page(1), .page(2)]

@MainActor
@Suite("Access to what new entries uncover")
struct AccessUncoverTests {
  @Test(
    "A verb that shows a covered entry is refused if that may not be seen",
    arguments: [
      GuardedRow(
        "popOrPush", pages, forbid: deny(.page(1)), { $0.popOrPush(.page(1)) }, .denied("no")),
      GuardedRow(
        "setRoutes", pages, forbid: deny(.page(1)), { $0.setRoutes([.home, .page(1)]) },
        .denied("no")),
      GuardedRow("setRoot", pages, forbid: deny(.home), { $0.setRoot(.home) }, .denied("no")),
      GuardedRow("open", pages, forbid: deny(.home), { $0.open(.home) }, .denied("no")),
      GuardedRow("a link", pages, forbid: deny(.home), { $0.open("/") }, .denied("no")),
      GuardedRow(
        "setRoutes that ends a layer", [.home], forbid: deny(.home), { $0.setRoutes([.home]) },
        .denied("no")
      ).preparing { $0.present(.note) },
      GuardedRow(
        "open that ends a layer", [.home], forbid: deny(.home), { $0.open(.home) }, .denied("no")
      ).preparing { $0.present(.note) },
      GuardedRow(
        "another order", pages, forbid: deny(.page(1)),
        { $0.setRoutes([.home, .page(2), .page(1)]) }, .denied("no")),
      GuardedRow(
        "popOrPush to a route that is redirected", pages,
        forbid: { $0.app[.page(1)] = .redirect(to: [.page(9)]) }, { $0.popOrPush(.page(1)) },
        .redirected
      ) { $0.base = [.page(9)] },
      GuardedRow(
        "popOrPush to a route that has to wait", pages,
        forbid: { $0.app[.page(1)] = .hold(until: "gate") },
        { $0.popOrPush(.page(1)) }, .held),
    ])
  func refused(_ row: GuardedRow) { row.check() }

  @Test(
    "What stays covered, and what stays visible, is not checked",
    arguments: [
      GuardedRow("push above", pages, forbid: deny(.page(1)), { $0.push(.page(3)) }, .performed) {
        $0.base.append(.page(3))
      },
      GuardedRow(
        "set around it", pages, forbid: deny(.home), { $0.setRoutes([.home, .page(2)]) }, .performed
      ) { $0.base = [.home, .page(2)] },
      GuardedRow(
        "set below the leaf, which was allowed before", pages, forbid: deny(.page(2)),
        { $0.setRoutes([.home, .page(2)]) }, .performed
      ) { $0.base = [.home, .page(2)] },
      GuardedRow(
        "replaced above", pages, forbid: deny(.page(1)), { $0.replaceTop(.page(3)) }, .performed
      ) { $0.base.replaceLast(with: .page(3)) },
      GuardedRow(
        "presented above", pages, forbid: deny(.page(2)), { $0.present(.note) }, .performed
      ) { $0.present(.note) },
      GuardedRow(
        "popped and pushed in one change", pages, forbid: deny(.page(1)),
        { app in
          app.transaction {
            app.pop()
            app.push(.page(3))
          }
        }, .performed
      ) { $0.base.replaceLast(with: .page(3)) },
      GuardedRow(
        "nothing to do", pages, forbid: deny(.page(2)), { $0.setRoutes(pages) }, .unchanged),
    ])
  func notAsked(_ row: GuardedRow) { row.check() }
}
