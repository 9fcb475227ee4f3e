import Observation
import Testing
import Waymark

/// Is captured by what has to be released.
private final class Witness {}

// What a verb or a read has queued is part of its turn, and ends as a verb does.
extension FindingsProperties {
  @Test("A tree that ends while a screen is made is freed")
  func endedByRead() {
    weak var kept: Witness?
    do {
      let witness = Witness()
      kept = witness
      let app = DoorCoordinator()
      app.flow.reporter = MisuseReporter { _ in _ = witness }
      app.start()
      app.onScreen = { [weak app] in app?.end() }
      _ = app.entry(named: "start")?.screen
      #expect(!app.isActive)
    }
    #expect(kept == nil)
  }

  @Test("A tree that ends while access is asked about back is freed")
  func endedByAccess() {
    weak var kept: Witness?
    do {
      let witness = Witness()
      kept = witness
      let session = GuardSession()
      let app = session.makeApp([.tabs])
      app.flow.reporter = MisuseReporter { _ in _ = witness }
      app.select(.annex(.lobby))
      session.onAsk = { [weak app, weak session] in
        session?.onAsk = nil
        app?.end()
      }
      _ = app.canGoBack
    }
    #expect(kept == nil)
  }

  @Test("Readers of canGoBack are notified of a revalidation that another reader has queued")
  func toldOfQueued() throws {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.select(.annex(.lobby))
    app.onClub(1) { $0.setRoutes([.room(9)]) }
    session.app[.club(.lobby)] = .deny("no")
    app.revalidate()
    #expect(!app.canGoBack)
    let navigator = try app.navigator(ClubCoordinator.self, of: "room(9)")
    let isTold = notifies({ _ = app.canGoBack }) {
      withObservationTracking {
        _ = navigator.leavePolicy
      } onChange: {
        MainActor.assumeIsolated {
          session.allowAll()
          #expect(app.revalidate() == .queued)
        }
      }
      navigator.leavePolicy = .blocked
    }
    #expect(isTold)
    #expect(app.canGoBack)
  }

  @Test("A reader of canGoBack is notified although another one has read the new answer meanwhile")
  func toldOfReadAnswer() {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.select(.annex(.lobby))
    let isTold = notifies({ #expect(app.canGoBack) }) {
      session.app[.club(.lobby)] = .deny("no")
      #expect(!app.canGoBack)
      app.revalidate()
    }
    #expect(isTold)
    // The other one got an answer that no longer holds, too.
    session.allowAll()
    app.revalidate()
    #expect(app.canGoBack)
    let isOtherTold = notifies({
      session.app[.club(.lobby)] = .deny("no")
      #expect(!app.canGoBack)
      session.allowAll()
    }) {
      app.revalidate()
    }
    #expect(isOtherTold)
  }

  @Test("What a reporter calls about dropped calls is dropped, too, and runs in no later verb")
  func reporterAtLimit() {
    let app = DoorCoordinator()
    app.start()
    var isAtLimit = false
    app.flow.reporter = MisuseReporter { [weak app] report in
      isAtLimit = isAtLimit || report.code == .queueLimit
      app?.push(.page(5000))
    }
    var calls = 0
    app.observe { [weak app] _, _ in
      calls += 1
      if calls < 150 { app?.push(.page(calls)) }
    }
    app.push(.page(0))
    #expect(isAtLimit)
    #expect(!app.routes.contains(.page(5000)))
    calls = 1000
    app.push(.page(1000))
    #expect(!app.routes.contains(.page(5000)))
  }

  @Test("Targets that queued verbs have dropped are told, also past the limit of queued verbs")
  func dropsAreTold() {
    let session = GuardSession()
    let app = session.freshApp()
    for page in 0..<2 { session.app[.page(page)] = .hold(until: "gate") }
    var reasons: [HoldDropReason] = []
    app.flow.holdPolicy.onDrop = { reasons.append($0.reason) }
    app.observe { change, _ in
      guard change.cause == .push else { return }
      for number in 0..<150 { app.push(.page(number % 2)) }
      app.end()
    }
    app.push(.page(2))
    #expect(reasons == Array(repeating: .replaced, count: 99) + [.left])
    #expect(session.reports == Array(repeating: .queueLimit, count: 50))
  }

  @Test(
    "A question that a reader asks while an older one is closed stays open, and is answered",
    arguments: [true, false])
  func askedMeanwhile(proceeds: Bool) throws {
    let app = tree([.page(0), .page(1), .page(2)])
    app.projection.leaf?.navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    let first = try #require(app.pop().leaveRequest)
    var second: LeaveRequest?
    withObservationTracking {
      _ = app.pendingLeave
    } onChange: {
      MainActor.assumeIsolated { second = app.popToRoot().leaveRequest }
    }
    #expect((proceeds ? first.proceed() : first.cancel()) == .unchanged)
    #expect(second != nil && app.pendingLeave == second)
    #expect(app.routes == [.page(0), .page(1), .page(2)])
    #expect(second?.proceed() == .performed)
    #expect(app.pendingLeave == nil && app.routes == [.page(0)])
  }
}
