import Waymark
import WaymarkTesting

/// A way to show a route of the app above `home`, and what it changes if the route enters as others.
struct Showing: Sendable {
  typealias Change =
    @MainActor @Sendable (inout NavigationState<GuardedRoute>, [GuardedRoute]) -> Void

  let name: String
  let verb: @MainActor @Sendable (GuardedApp, GuardedRoute) -> Outcome
  let change: Change
  /// True if it also shows the back stack of the route in its own coordinator.
  private(set) var hasBackStack = false

  init(
    _ name: String, _ change: @escaping Change = { $0.base.append(contentsOf: $1) },
    _ verb: @escaping @MainActor @Sendable (GuardedApp, GuardedRoute) -> Outcome
  ) {
    self.name = name
    self.change = change
    self.verb = verb
  }
}

extension Showing {
  private var withBackStack: Showing {
    var showing = self
    showing.hasBackStack = true
    return showing
  }

  static let all: [Showing] = [
    Showing("push") { $0.push($1) },
    Showing("push of several", { $0.base = StatedPath([.home, .page(1)] + $1) }) {
      $0.push([.page(1), $1])
    },
    Showing("pushIfNew") { $0.pushIfNew($1) },
    Showing("popOrPush") { $0.popOrPush($1) },
    Showing("replaceTop", { $0.base = StatedPath($1) }) { $0.replaceTop($1) },
    Showing("setRoot", { $0.base = StatedPath($1) }) { $0.setRoot($1) },
    Showing("setRoot, keeping the stack", { $0.base = StatedPath($1) }) {
      $0.setRoot($1, keepingStack: true)
    },
    Showing("setRoutes") { $0.setRoutes([.home, $1]) },
    Showing("update") { app, route in app.update { $0.push(route) } },
    Showing("a transaction", { $0.base = StatedPath([.home, .page(1)] + $1) }) { app, route in
      app.transaction {
        app.push(.page(1))
        app.push(route)
      }
    },
    Showing("present", { $0.present($1, as: .sheet) }) { $0.present($1) },
    Showing("present as a dialog", { $0.present($1, as: .dialog) }) { $0.present($1, as: .dialog) },
    Showing("navigate") { $0.navigate(to: $1) },
    Showing("open") { $0.open($1) }.withBackStack,
    Showing("open without back stacks", { $0.base = StatedPath($1) }) { $0.open($1, bare: true) },
    Showing("open on top", { $0.present($1, as: .sheet) }) { $0.open($1, over: .presentOnTop) }
      .withBackStack,
    Showing("open as a push") { $0.open($1, over: .push) },
    Showing("open as the root", { $0.base = StatedPath($1) }) { $0.open($1, over: .replaceRoot) }
      .withBackStack,
    Showing("open when clear") { $0.open($1, over: .whenClear) }.withBackStack,
    Showing("a link") { app, route in app.open(GuardedRoute.links.path(for: route) ?? "") }
      .withBackStack,
    Showing("a navigator") { app, route in
      (try? app.navigator(GuardedApp.self, of: "home"))?.push(route) ?? .queued
    },
  ]
}

extension NavigationState {
  /// States a layer with several entries.
  fileprivate mutating func present(_ routes: [Route], as style: ModalStyle) {
    guard let first = routes.first else { return }
    present(first, as: style)
    path.append(contentsOf: routes.dropFirst())
  }
}

/// A coordinator that refuses a route: the app, the app for a child, a new child, or its child.
struct Refusing: Sendable {
  let name: String
  let route: GuardedRoute
  let deny: GuardedRow.Forbid
  let hold: GuardedRow.Forbid

  @MainActor static func forbid(
    _ session: GuardSession, _ level: Int, _ isHold: Bool
  ) {
    switch level {
    case 0: session.app[.secret] = isHold ? .hold(until: "gate") : .deny("no")
    case 1: session.app[.club(.room(1))] = isHold ? .hold(until: "gate") : .deny("no")
    case 2: session.club[.room(1)] = isHold ? .hold(until: "gate") : .deny("no")
    case 3: session.club[.vault(.box(1))] = isHold ? .hold(until: "gate") : .deny("no")
    default: session.vault[.box(1)] = isHold ? .hold(until: "gate") : .deny("no")
    }
  }

  init(_ name: String, _ route: GuardedRoute, level: Int) {
    self.name = name
    self.route = route
    deny = { Refusing.forbid($0, level, false) }
    hold = { Refusing.forbid($0, level, true) }
  }
}

extension Refusing {
  static let all: [Refusing] = [
    Refusing("the app, for its own route", .secret, level: 0),
    Refusing("the app, for a child's route", .club(.room(1)), level: 1),
    Refusing("a child to be made", .club(.room(1)), level: 2),
    Refusing("a child to be made, for its child's route", .club(.vault(.box(1))), level: 3),
    Refusing("a child's child", .club(.vault(.box(1))), level: 4),
  ]
}
