import Testing
import Waymark

/// A screen that can finish.
private struct PickScreen {
  let finish: @MainActor (Int, UnawaitedPolicy) -> Outcome
}

private enum PickRoute: Route { case home, pick, note, flow(PickFlowRoute) }
private enum PickFlowRoute: Route { case start, step }

private final class PickFlow: Coordinator {
  let flow = Flow<PickFlowRoute, PickScreen>(start: .start)

  func destination(for route: PickFlowRoute) -> Destination<PickFlow> {
    .screen { navigator in
      PickScreen { navigator.finish(returning: $0, unawaited: $1) }
    }
  }
}

private final class PickApp: Coordinator {
  let flow = Flow<PickRoute, PickScreen>(start: .home)

  func destination(for route: PickRoute) -> Destination<PickApp> {
    switch route {
    case .home, .pick, .note:
      .screen { navigator in
        PickScreen { navigator.finish(returning: $0, unawaited: $1) }
      }
    case .flow(let route): .child(route, as: PickRoute.flow) { PickFlow() }
    }
  }
}

/// The leave reasons of `finish(returning:)`: an entry that ends for the value is finished. A layer that ends because
/// its presenter did is dismissed, unless the presenter was in a layer that ends itself.
@MainActor
@Suite("Why an entry left that finish(returning:) ended")
struct FinishReasonTests {
  private struct Row {
    let name: String
    /// Shows the entry that finishes.
    let show: (PickApp) -> Void
    /// Shows something above it, before it finishes.
    var cover: (PickApp) -> Void = { _ in }
    var policy = UnawaitedPolicy.finish
    let left: [String]
  }

  private static let rows: [Row] = [
    Row(
      name: "an entry", show: { $0.push(.pick) }, policy: .pop,
      left: ["leave (finished) pick"]),
    Row(
      name: "a child", show: { $0.push([.flow(.start), .flow(.step)]) },
      left: [
        "leave (finished) flow.step", "leave (finished) flow.start", "leave (finished) PickFlow",
      ]),
    Row(
      name: "a layer of one entry", show: { $0.present(.pick) }, policy: .pop,
      left: ["leave (finished) pick"]),
    Row(
      name: "a layer with a child", show: { $0.present(.flow(.start)) },
      left: ["leave (finished) flow.start", "leave (finished) PickFlow"]),
    Row(
      name: "an entry with one above it", show: { $0.push(.pick) }, cover: { $0.push(.note) },
      policy: .pop, left: ["leave (finished) note", "leave (finished) pick"]),
    Row(
      name: "an entry with a layer above it", show: { $0.push(.pick) },
      cover: { $0.present(.note) }, policy: .pop,
      left: ["leave (dismissed) note", "leave (finished) pick"]),
    Row(
      name: "a layer with a layer above it", show: { $0.present(.pick) },
      cover: { $0.present(.note) }, policy: .pop,
      left: ["leave (dismissed) note", "leave (finished) pick"]),
    Row(
      name: "a child with a layer above it", show: { $0.push(.flow(.start)) },
      cover: { $0.present(.note) },
      left: ["leave (dismissed) note", "leave (finished) flow.start", "leave (finished) PickFlow"]),
  ]

  @Test("What ends for the value is finished; a layer that loses its presenter is dismissed")
  func reasons() throws {
    for row in Self.rows {
      let app = PickApp()
      app.start()
      row.show(app)
      let screen = try #require(app.projection.leaf?.screen)
      row.cover(app)
      var left: [String] = []
      app.observe { change, _ in
        left = change.left.map(\.description)
      }
      #expect(screen.finish(7, row.policy) == .performed, "\(row.name)")
      #expect(left == row.left, "\(row.name)")
      #expect(app.layers == [[.home]], "\(row.name)")
    }
  }
}
