import Testing
import Waymark

/// A verb that ends what was shown for a target, and the app after the target pushed `secret`.
struct AskedRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let after: [[GuardedRoute]]
  let verb: @MainActor @Sendable (GuardedApp) -> Outcome

  init(
    _ name: String, _ after: [[GuardedRoute]] = [[.home, .secret]],
    _ verb: @escaping @MainActor @Sendable (GuardedApp) -> Outcome
  ) {
    testDescription = name
    self.after = after
    self.verb = verb
  }
}

extension AskedRow {
  /// The ways to end a sheet with the sign-in above `home`.
  static let endings: [AskedRow] = [
    AskedRow("dismiss") { $0.dismiss() },
    AskedRow("dismissAll") { $0.dismissAll() },
    AskedRow("pop") { $0.pop() },
    AskedRow("back") { $0.back() },
    AskedRow("popToRoot") { $0.popToRoot() },
    AskedRow("setRoutes", [[.home, .page(1), .secret]]) { $0.setRoutes([.home, .page(1)]) },
    AskedRow("setRoot", [[.page(1), .secret]]) { $0.setRoot(.page(1)) },
    AskedRow("open", [[.home, .page(1), .secret]]) { $0.open(.page(1)) },
    AskedRow("a link", [[.home, .page(1), .secret]]) { $0.open("/page/1") },
    AskedRow("removeAll") { $0.removeAll { $0 == .signIn } },
    AskedRow("the system") { app in
      guard let layer = app.projection.layers.last else { return .queued }
      return app.dismissed(layer)
    },
    AskedRow("a navigator dismisses") { $0.navigate(from: "signIn") { $0.dismiss() } },
    AskedRow("a navigator pops") { $0.navigate(from: "signIn") { $0.pop() } },
    AskedRow("a transaction") { app in
      app.transaction {
        app.push(.page(1))
        app.dismiss()
      }
    },
    AskedRow("a transaction that also pushes", [[.home, .page(1), .secret]]) { app in
      app.transaction {
        app.dismiss()
        app.push(.page(1))
      }
    },
    AskedRow("a navigator's transaction") { app in
      app.navigate(from: "signIn") { navigator in
        navigator.transaction {
          navigator.push(.page(1))
          navigator.dismiss()
        }
      }
    },
    AskedRow("revalidate") { app in
      app.session.app[.signIn] = .deny("no")
      defer { app.session.app[.signIn] = nil }
      return app.revalidate()
    },
  ]
}

extension GuardedApp {
  /// Calls verbs of the navigator of an entry of the app.
  func navigate(
    from name: String, _ verb: (Navigator<GuardedApp>) -> Outcome
  ) -> Outcome {
    (try? navigator(GuardedApp.self, of: name)).map(verb) ?? .queued
  }
}

/// The reports of dropped targets.
@MainActor
final class AskedLog {
  private(set) var names: [String] = []
  private(set) var reasons: [HoldDropReason] = []

  func append(_ drop: HoldDrop) {
    names.append(drop.name)
    reasons.append(drop.reason)
  }
}
