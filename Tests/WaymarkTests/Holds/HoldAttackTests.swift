import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Attacks on holds")
struct HoldAttackTests {
  private let session = GuardSession()

  @Test("An open waits for the protected entries that it would remove, and for no others")
  func protectedElsewhere() throws {
    let app = session.makeApp([.tabs])
    app.onClub(0) { $0.push(.room(1)) }
    app.onClub(1) { $0.push(.room(2)) }
    let inTheWay = try app.navigator(ClubCoordinator.self, of: "room(1)")
    inTheWay.isProtected = true
    try app.navigator(ClubCoordinator.self, of: "room(2)").isProtected = true
    navigationTest(app, fail: record) { test in
      test.step({ $0.onClub { $0.open(.room(3)) } }, .held)
      test.act({ _ in inTheWay.isProtected = false }) {
        $0.path.replaceLast(with: .club(.room(3)))
      }
    }
  }

  @Test("An open keeps waiting while another protected entry is in its way")
  func protectedTwice() throws {
    let app = session.makeApp([.home, .page(1), .page(2)])
    let lower = try app.navigator(GuardedApp.self, of: "page(1)")
    let upper = try app.navigator(GuardedApp.self, of: "page(2)")
    (lower.isProtected, upper.isProtected) = (true, true)
    navigationTest(app, fail: record) { test in
      test.step({ $0.open(.page(3)) }, .held)
      test.act({ _ in upper.isProtected = false })
      #expect(app.pendingNavigations.count == 1)
      test.act({ _ in lower.isProtected = false }) { $0.base = [.home, .page(3)] }
    }
  }

  @Test("A rule that names a gate of the tree is not asked endlessly")
  func ownGate() {
    let app = session.makeApp()
    session.app[.secret] = .hold(until: [.clear, .unprotected])
    #expect(Came(app.push(.secret)) == .held)
    #expect(session.asked.count < 10)
    #expect(session.reports.isEmpty)
  }

  @Test("Readers of waiting targets are notified, even if they read before the first verb")
  func observedFresh() {
    let app = session.freshApp()
    session.app[.secret] = .hold(until: "gate")
    #expect(notifies({ _ = app.pendingNavigations }) { app.push(.secret) })
  }

  @Test("A tab that was selected while its target waited keeps its entries")
  func selectedMeanwhile() {
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      session.app[.annex(.lobby)] = .hold(until: "gate")
      test.step({ $0.select(.annex(.lobby)) }, .held("gate"))
      session.allowAll()
      test.step({ $0.select(.annex(.lobby)) }) { $0.selected = .annex(.lobby) }
      test.given { $0.onClub(1) { $0.push(.room(3)) } }
      test.step({ $0.release("gate") }, .unchanged)
    }
  }

  @Test("A target that is called again does not disturb the checks of others")
  func besideCheck() async throws {
    let control = CheckControl()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: .all)
    session.app[.page(1)] = .hold(until: "gate")
    session.app[.secret] = .hold(until: control.gate())
    let plain = try #require(app.push(.page(1)).hold)
    let checked = try #require(app.push(.secret).hold)
    try await control.begun()
    session.allowAll()
    app.release("gate")
    #expect(await plain.result == .replayed(.performed))
    #expect(checked.isWaiting)
    try await control.end()
    #expect(await checked.result == .replayed(.performed))
    #expect(picture(app) == "App[home, page(1), secret *]")
  }
}
