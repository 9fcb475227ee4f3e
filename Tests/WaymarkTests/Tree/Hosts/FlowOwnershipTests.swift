import Testing
import Waymark

private enum HallRoute: Route {
  case home
  case room(RoomRoute)
}

private enum RoomRoute: Route {
  case door, window
}

/// Makes a new flow each time it is read.
private final class ForgetfulCoordinator: Coordinator {
  let reports: ReportList

  init(_ reports: ReportList) {
    self.reports = reports
  }

  var flow: Flow<RoomRoute, String> {
    let flow = Flow<RoomRoute, String>(start: .door)
    flow.reporter = reports.reporter
    return flow
  }

  func destination(for route: RoomRoute) -> Destination<ForgetfulCoordinator> {
    .screen { route.name }
  }
}

/// Gets its flow from outside.
private final class RoomCoordinator: Coordinator {
  let flow: Flow<RoomRoute, String>

  init(_ flow: Flow<RoomRoute, String>) {
    self.flow = flow
  }

  func destination(for route: RoomRoute) -> Destination<RoomCoordinator> {
    .screen { route.name }
  }
}

/// Composes any child.
private final class HallCoordinator<Room: Coordinator>: Coordinator
where Room.Route == RoomRoute, Room.Screen == String, Room.Output == Never {
  let flow = Flow<HallRoute, String>(start: .home)
  private let makeRoom: () -> Room

  init(_ reports: ReportList, _ makeRoom: @escaping () -> Room) {
    self.makeRoom = makeRoom
    flow.reporter = reports.reporter
  }

  func destination(for route: HallRoute) -> Destination<HallCoordinator> {
    switch route {
    case .home: .screen { "home" }
    case .room(let room): .child(room, as: HallRoute.room) { self.makeRoom() }
    }
  }
}

@MainActor
@Suite("Whose flow a flow is")
struct FlowOwnershipTests {
  @Test("A computed flow is reported, because the effect of every verb is lost")
  func computedFlow() {
    let reports = ReportList()
    let app = ForgetfulCoordinator(reports)
    app.push(.window)
    #expect(reports.codes == [.computedFlow])
    #expect(
      reports.all.first?.message == """
        ForgetfulCoordinator makes a new flow each time its `flow` is read, so the effect of a verb is \
        lost. Store it: `let flow = Flow<RoomRoute, String>(start: …)`.
        """)
  }

  @Test("A child with a computed flow is reported to the reporter of its tree")
  func computedFlowOfAChild() {
    let reports = ReportList()
    let own = ReportList()
    let app = HallCoordinator(reports) { ForgetfulCoordinator(own) }
    app.push(.room(.door))
    #expect(reports.codes == [.computedFlow])
    #expect(own.codes == [])
  }

  @Test("A flow of two coordinators is reported once, and stays that of the first")
  func sharedFlow() {
    let reports = ReportList()
    let flow = Flow<RoomRoute, String>(start: .door)
    flow.reporter = reports.reporter
    let first = RoomCoordinator(flow)
    first.push(.window)
    #expect(reports.codes == [])
    let second = RoomCoordinator(flow)
    second.push(.door)
    second.pop()
    #expect(reports.codes == [.sharedFlow])
    #expect(
      reports.all.first?.message == """
        RoomCoordinator uses the flow of RoomCoordinator, so its verbs change what the other one shows. \
        Give each coordinator its own flow.
        """)
    #expect(first.routes == [.door, .window])
  }

  @Test("A flow that outlived its coordinator belongs to no other")
  func flowOfOneThatIsGone() {
    let reports = ReportList()
    let flow = Flow<RoomRoute, String>(start: .door)
    flow.reporter = reports.reporter
    var first: RoomCoordinator? = RoomCoordinator(flow)
    first?.push(.window)
    // Otherwise the second could get the first one's address in memory, and be mistaken for it.
    let second = withExtendedLifetime(first) { RoomCoordinator(flow) }
    first = nil
    second.push(.window)
    #expect(reports.codes == [.sharedFlow])
    #expect(reports.all.first?.message.contains("the flow of a coordinator that is gone") ?? false)
  }

  @Test("A child with the flow of another coordinator is refused, even if that was never used")
  func sharedFlowOfAChild() {
    let reports = ReportList()
    let flow = Flow<RoomRoute, String>(start: .door)
    let other = RoomCoordinator(flow)
    #expect(other.routes == [.door])
    let app = HallCoordinator(reports) { RoomCoordinator(flow) }
    #expect(app.push(.room(.window)) == .ignored(.notFresh))
    #expect(reports.codes == [.sharedFlow])
    #expect(app.push(.room(.window)) == .ignored(.notFresh), "reported once, refused each time")
    #expect(reports.codes == [.sharedFlow])
    #expect(app.routes == [.home])
  }
}
