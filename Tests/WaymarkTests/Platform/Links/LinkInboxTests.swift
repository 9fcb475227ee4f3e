import Testing

@testable import Waymark

@MainActor
@Suite("The inbox of links")
struct LinkInboxTests {
  /// Scenes that record what they open.
  @MainActor
  private final class Desk {
    var opened: [String] = []
    var dropped: [String] = []

    func scene(_ name: String, of inbox: LinkInbox) -> LinkScene {
      inbox.connect { [weak self] link, policy in
        self?.opened.append("\(name) \(link) \(policy)")
        return .performed
      }
    }
  }

  private func desk(
    _ lifetime: Duration? = nil, _ clock: any Clock<Duration> = ContinuousClock()
  ) -> (Desk, LinkInbox) {
    let desk = Desk()
    let inbox = LinkInbox(lifetime: lifetime, clock: clock) { [weak desk] in
      desk?.dropped.append("\($0.link) \($0.reason)")
    }
    return (desk, inbox)
  }

  @Test(
    "A link that a delegate and a scene receive in one turn opens in the scene",
    arguments: [true, false])
  func both(delegateFirst: Bool) {
    let (desk, inbox) = desk()
    let scenes = ["one", "two"].map { desk.scene($0, of: inbox) }
    if delegateFirst { inbox.open("/a") }
    scenes[1].open("/a")
    if !delegateFirst { inbox.open("/a") }
    scenes[0].isReady = true
    #expect(desk.opened == [])
    scenes[1].isReady = true
    #expect(desk.opened == ["two /a \(OpenPolicy.dismissModals)"] && desk.dropped == [])
  }

  @Test("The newest link is kept until a scene is ready, and opened once")
  func kept() {
    let (desk, inbox) = desk()
    let counter = ChangeCounter { _ = inbox.pending }
    #expect(inbox.open("/a") == nil && inbox.open("/b", over: .presentOnTop) == nil)
    #expect(inbox.pending == "/b" && desk.dropped == ["/a replaced"] && counter.count > 0)
    let scene = desk.scene("one", of: inbox)
    scene.becomeActive()
    #expect(desk.opened == [])
    scene.isReady = true
    scene.isReady = true
    scene.becomeActive()
    #expect(desk.opened == ["one /b \(OpenPolicy.presentOnTop)"] && inbox.pending == nil)
  }

  @Test(
    "A link that has waited is reported if its scene refuses it, and only then",
    arguments: [
      (Outcome.denied("members only"), true), (.ignored(.covered), true), (.performed, false),
      (.unchanged, false), (.queued, false), (.redirected, false),
    ])
  func refused(outcome: Outcome, isReported: Bool) {
    var dropped: [LinkDrop] = []
    let inbox = LinkInbox { dropped.append($0) }
    inbox.open("/a")
    let scene = inbox.connect { _, _ in outcome }
    scene.isReady = true
    #expect(inbox.pending == nil)
    let expected = LinkDrop(link: "/a", reason: .refused, outcome: outcome)
    #expect(dropped == (isReported ? [expected] : []))
    // A link that does not wait has a caller who hears of it.
    #expect(inbox.open("/b") == outcome && dropped.count == (isReported ? 1 : 0))
  }

  @Test("A link that is opened while another is reported as replaced is kept")
  func openedOnDrop() {
    var inbox: LinkInbox?
    var dropped: [String] = []
    let made = LinkInbox { drop in
      dropped.append("\(drop.link) \(drop.reason)")
      if drop.link == "/a" { inbox?.open("/c") }
    }
    inbox = made
    made.open("/a")
    made.open("/b")
    #expect(made.pending == "/c" && dropped == ["/a replaced", "/b replaced"])
  }

  @Test("A scene that is made ready when a link is reported as replaced opens the newer link")
  func readyOnDrop() {
    let desk = Desk()
    var scene: LinkScene?
    let inbox = LinkInbox { _ in scene?.isReady = true }
    scene = desk.scene("one", of: inbox)
    inbox.open("/a")
    #expect(inbox.open("/b") == nil)
    #expect(inbox.pending == nil && desk.opened == ["one /b \(OpenPolicy.dismissModals)"])
  }

  @Test("A link goes to the ready scene that became active last, also by receiving a link")
  func lastActive() {
    let (desk, inbox) = desk()
    let scenes = ["one", "two", "three"].map { desk.scene($0, of: inbox) }
    scenes[0].isReady = true
    scenes[1].isReady = true
    for scene in [scenes[1], scenes[0], scenes[2]] { scene.becomeActive() }
    #expect(inbox.open("/a") == .performed)
    scenes[1].becomeActive()
    #expect(inbox.open("/b") == .performed)
    scenes[1].isReady = false
    inbox.open("/c")
    scenes[1].isReady = true
    scenes[1].open("/d")
    scenes[0].open("/e")
    inbox.open("/f")
    // The inbox holds no scene.
    withExtendedLifetime(scenes) {}
    #expect(
      desk.opened.map { $0.prefix(6) }
        == ["one /a", "two /b", "one /c", "two /d", "one /e", "one /f"])
  }

  @Test("A scene that is gone receives nothing")
  func gone() {
    let (desk, inbox) = desk()
    var scene: LinkScene? = desk.scene("one", of: inbox)
    scene?.isReady = true
    scene = nil
    #expect(inbox.open("/a") == nil && inbox.pending == "/a" && scene == nil)
    inbox.cancel()
    inbox.cancel()
    #expect(inbox.pending == nil && desk.dropped == ["/a cancelled"])
  }

  @Test("The same link twice within one turn counts once, and later again")
  func twice() {
    let (desk, inbox) = desk()
    let scene = desk.scene("one", of: inbox)
    scene.isReady = true
    inbox.open("/a")
    inbox.open("/a")
    inbox.open("/b")
    inbox.open("/a")
    #expect(desk.opened.count == 2)
    inbox.endTurn()
    inbox.open("/a")
    #expect(desk.opened.count == 3 && scene.isReady)
  }

  @Test("A turn ends by itself")
  func turns() async throws {
    let (desk, inbox) = desk()
    let scene = desk.scene("one", of: inbox)
    scene.isReady = true
    func opened() -> Int {
      inbox.open("/a")
      return desk.opened.count
    }
    #expect((opened(), opened()) == (1, 1))
    try await until(opened() >= 2)
    #expect(scene.isReady)
  }

  @Test("A link that waits too long is dropped, by the given clock")
  func expires() async throws {
    let clock = ManualClock()
    let (desk, inbox) = desk(.seconds(60), clock)
    inbox.open("/a")
    try await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    try await until(inbox.pending == nil)
    #expect(desk.dropped == ["/a expired"])
    let scene = desk.scene("one", of: inbox)
    inbox.open("/b")
    try await clock.sleepers(1)
    scene.isReady = true
    try await clock.sleepers(0)
    #expect(desk.opened.count == 1 && desk.dropped.count == 1)
  }

  @Test("A link whose time has ended is not opened, even if no timer has had its turn")
  func overdue() {
    let clock = ManualClock()
    let (desk, inbox) = desk(.seconds(60), clock)
    inbox.open("/a")
    clock.advance(by: .seconds(60))
    let scene = desk.scene("one", of: inbox)
    scene.isReady = true
    #expect(desk.opened == [] && desk.dropped == ["/a expired"] && inbox.pending == nil)
  }

  @Test("Of the links that wait for a scene, it opens the newest, and the others are reported")
  func several() {
    let (desk, inbox) = desk()
    let scenes = ["one", "two"].map { desk.scene($0, of: inbox) }
    inbox.open("/a")
    #expect(scenes[0].open("/b", over: .presentOnTop) == nil && scenes[1].open("/c") == nil)
    #expect(scenes[1].open("/d", over: .dismissModals) == nil && inbox.pending == "/d")
    #expect(desk.dropped == ["/c replaced"])
    scenes[0].isReady = true
    #expect(desk.opened == ["one /b \(OpenPolicy.presentOnTop)"])
    #expect(desk.dropped == ["/c replaced", "/a replaced"])
    scenes[1].isReady = true
    #expect(desk.opened.last == "two /d \(OpenPolicy.dismissModals)" && inbox.pending == nil)
    #expect(scenes[1].open("/e") == .performed, "it has become active")
    #expect(inbox.open("/f") == .performed && desk.opened.last?.hasPrefix("two /f") == true)
  }

  @Test("The link of a scene that goes before it is ready opens in another")
  func orphaned() async throws {
    let (desk, inbox) = desk()
    let other = desk.scene("other", of: inbox)
    other.isReady = true
    var scene: LinkScene? = desk.scene("one", of: inbox)
    #expect(scene?.open("/a") == nil && desk.opened == [])
    scene = nil
    try await until(desk.opened.count == 1)
    #expect(desk.opened[0].hasPrefix("other /a") && inbox.pending == nil && other.isReady)
  }

  @Test("The link of a scene whose root has ended opens in another that is ready")
  func ended() {
    let (desk, inbox) = desk()
    let other = desk.scene("other", of: inbox)
    other.isReady = true
    let ended = inbox.connect { _, _ in .ignored(.left) }
    ended.isReady = true
    #expect(ended.open("/a") == .performed)
    inbox.open("/b")
    other.becomeActive()
    #expect(desk.opened.map { $0.prefix(8) } == ["other /a", "other /b"])
  }

  @Test("So does one that has waited for a scene whose root has ended")
  func endedWhileWaiting() {
    let (desk, inbox) = desk()
    let other = desk.scene("other", of: inbox)
    other.isReady = true
    let ended = inbox.connect { _, _ in .ignored(.left) }
    #expect(ended.open("/a") == nil && desk.opened == [])
    let counter = ChangeCounter { _ = inbox.pending }
    ended.isReady = true
    #expect(desk.opened.map { $0.prefix(8) } == ["other /a"])
    #expect(inbox.pending == nil && counter.count > 0 && desk.dropped == [])
    other.isReady = false
    ended.becomeActive()
    #expect(inbox.open("/b") == nil && inbox.pending == "/b", "nobody can open it")
  }

  @Test("A scene gets the link of a delegate, too, instead of the one that has waited for it")
  func givenToo() {
    let (desk, inbox) = desk()
    let scene = desk.scene("one", of: inbox)
    scene.open("/x")
    inbox.open("/a")
    scene.open("/a")
    #expect(desk.dropped == ["/x replaced"] && inbox.pending == "/a")
    scene.isReady = true
    #expect(desk.opened.map { $0.prefix(6) } == ["one /a"] && desk.dropped.count == 1)
  }

  @Test(
    "The link of a scene that goes replaces an older one for any, or is replaced by a newer one",
    arguments: [true, false])
  func orphansOfSeveral(isNewer: Bool) async throws {
    let (desk, inbox) = desk()
    var scene: LinkScene? = desk.scene("one", of: inbox)
    if isNewer { inbox.open("/a") }
    scene?.open("/x")
    if !isNewer { inbox.open("/a") }
    scene = nil
    try await until(!desk.dropped.isEmpty)
    #expect(desk.dropped == [isNewer ? "/a replaced" : "/x replaced"])
    #expect(inbox.pending == (isNewer ? "/x" : "/a") && scene == nil)
  }

  @Test("A link that replaces one whose time has just ended keeps its own time")
  func replacesExpired() async throws {
    let clock = ManualClock()
    let (desk, inbox) = desk(.seconds(60), clock)
    inbox.open("/a")
    try await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    inbox.open("/b")
    for _ in 0..<1000 where inbox.pending != nil { await Task.yield() }
    #expect(inbox.pending == "/b" && desk.dropped == ["/a expired"])
  }

  @Test("A link that was dropped counts again in the same turn")
  func again() {
    let (desk, inbox) = desk()
    inbox.open("/a")
    inbox.cancel()
    inbox.open("/a")
    #expect(inbox.pending == "/a" && desk.dropped == ["/a cancelled"])
    inbox.open("/b")
    inbox.open("/b")
    inbox.open("/a")
    #expect(inbox.pending == "/a", "the newest one is kept")
    #expect(desk.dropped == ["/a cancelled", "/a replaced", "/b replaced"])
  }

  @Test("A closure that opens each dropped link again ends, and the newest link stays")
  func reopened() {
    var inbox: LinkInbox?
    var dropped: [String] = []
    let made = LinkInbox { drop in
      dropped.append("\(drop.link) \(drop.reason)")
      inbox?.open(drop.link)
    }
    inbox = made
    made.open("/a")
    made.open("/b")
    made.open("/a")
    #expect(made.pending == "/a" && dropped == ["/a replaced", "/b replaced"])
    made.endTurn()
    made.cancel()
    made.open("/a")
    #expect(made.pending == "/a" && dropped.last == "/a cancelled", "opened again, and once")
  }

  @Test("Reasons have stable names")
  func reasons() {
    #expect(
      LinkDrop.Reason.allCases.map(\.rawValue) == ["replaced", "expired", "cancelled", "refused"])
    #expect(LinkDrop.Reason(rawValue: "expired") == .expired)
    #expect(LinkDrop.Reason(rawValue: "lost") == nil)
  }
}
