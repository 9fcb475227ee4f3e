import Testing
import Waymark

/// Payloads whose deinit navigates, as a model in a route may do.
@MainActor
@Suite("Trying verbs: deinits of dropped objects call verbs")
struct EvaluateDeinitTests {
  @Test(
    "Verbs that deinits call are queued, dropped, or performed afterwards, and never trap",
    arguments: 1...6)
  func deinitsCallVerbs(times: Int) {
    var said: [Outcome] = []
    let call = Call()
    let app = ParcelCoordinator(start: .home, call)
    app.start()
    call.body = { [weak app] in
      guard said.count < times, let app else { return }
      said.append(app.push(.parcel(Parcel(call))))
    }
    let evaluation = app.evaluate { $0.push(.nested(.parcel(Parcel(call)))) }
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.queued == said.count { $0 == .queued })
    let performed = said.count { $0 == .performed }
    #expect(app.depth == 1 + performed)
    #expect(said.count == evaluation.queued + performed, "\(said)")
    #expect(said.count { $0 == .queued } > 0, "no deinit ran while something was tried")
  }
}

/// The verb that deinits call.
@MainActor
private final class Call {
  var body: @MainActor () -> Void = {}
}

private final class Parcel: Hashable, Sendable {
  private let call: Call

  init(_ call: Call) { self.call = call }

  deinit {
    let call = call
    MainActor.assumeIsolated { call.body() }
  }

  static func == (left: Parcel, right: Parcel) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private indirect enum ParcelRoute: Route {
  case home, parcel(Parcel), nested(ParcelRoute)
}

private final class ParcelCoordinator: Coordinator {
  let flow: Flow<ParcelRoute, String>
  private let call: Call

  init(start: ParcelRoute, _ call: Call) {
    flow = Flow(start: start)
    self.call = call
  }

  func destination(for route: ParcelRoute) -> Destination<ParcelCoordinator> {
    switch route {
    case .home, .parcel: .screen { "a parcel" }
    case .nested(let route):
      // What a trial makes is released with it, including the payload of this start.
      .child(route, as: ParcelRoute.nested) {
        ParcelCoordinator(start: .parcel(Parcel(self.call)), self.call)
      }
    }
  }
}
