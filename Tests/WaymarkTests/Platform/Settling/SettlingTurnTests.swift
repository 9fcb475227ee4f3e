import Testing

@testable import Waymark

@MainActor
private final class SlowPort: SettlingPort {
  private let observed = Observed()
  private var hasLooked = false
  private(set) var turns = 0

  var isSettling: Bool {
    observed.access()
    return turns == 0
  }

  var canSettle: Bool {
    observed.access()
    return hasLooked
  }

  func settle() {
    observed.change { turns += 1 }
  }

  func look() {
    observed.change { hasLooked = true }
  }
}

@MainActor
@Suite("Work that continues in a later turn")
struct SettlingTurnTests {
  private func turns(_ count: Int) async {
    for _ in 0..<count { await Task.yield() }
  }

  @Test("No turn counts before the platform has read")
  func waits() async {
    let port = SlowPort()
    let task = Task { await port.settleInTurns() }
    await turns(50)
    #expect(port.turns == 0)
    port.look()
    await task.value
    #expect(port.turns == 1)
  }

  @Test("A wait for the platform to read can be cancelled")
  func cancelled() async {
    let port = SlowPort()
    let task = Task { await port.settleInTurns() }
    await turns(50)
    task.cancel()
    await task.value
    #expect(port.turns == 0)
  }

  @Test("A task that is cancelled in its turn does not settle once more")
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func cancelledInItsTurn() async {
    let port = SlowPort()
    port.look()
    let task = Task.immediate { await port.settleInTurns() }
    task.cancel()
    await task.value
    #expect(port.turns == 0)
  }

  @Test(
    "The settling task learns that a dialog was withdrawn, although only its presenter reads that")
  func dialog() async throws {
    let (app, port, _) = try shownDialog()
    let counter = ChangeCounter { _ = port.isSettling }
    app.dismiss()
    #expect(port[.dialog] == nil && port.isSettling)
    await turns(50)
    #expect(counter.count == 2, "the tree is told at once, and what the presenter did a turn later")
  }

  @Test("A port that has to settle is not settled before its task has begun")
  func beforeItsTask() async {
    let activity = PortActivity()
    var port: SlowPort? = SlowPort()
    let reader = ChangeCounter { _ = activity.isSettled }
    #expect(activity.isSettled)
    if let port { activity.watch(port) }
    #expect(!activity.isSettled && reader.count == 0, "views are being evaluated")
    await turns(50)
    #expect(reader.count == 1)
    if let port { activity.watch(port) }
    port?.settle()
    #expect(activity.isSettled && reader.count == 2)
    port = nil
    activity.watch(SlowPort())
    #expect(activity.isSettled, "it keeps no port")
  }

  @Test("Readers are told of a port whose view disappears while it has to settle")
  func disappeared() async {
    let (activity, port) = (PortActivity(), SlowPort())
    activity.watch(port)
    await turns(50)
    let reader = ChangeCounter { _ = activity.isSettled }
    activity.forget(port)
    await turns(50)
    #expect(activity.isSettled && reader.count == 1)
  }

  @Test("A path that is cut for a turn waits until the platform has read it")
  func cutPath() async {
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    app.push(.about)
    let port = StackPort(app, app.projection.base)
    _ = port.path
    #expect(port.resyncIfBehind() && port.isSettling && !port.canSettle)
    let task = Task { await port.settleInTurns() }
    await turns(50)
    #expect(port.isSettling, "nobody has looked")
    #expect(port.path == [])
    await task.value
    #expect(!port.isSettling && port.path.count == 1)
  }
}
