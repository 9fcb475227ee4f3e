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
@Suite("What goes on in a later turn")
struct SettlingTurnTests {
  private func turns(_ count: Int) async {
    for _ in 0..<count { await Task.yield() }
  }

  @Test("No turn is taken before the platform has looked")
  func waits() async {
    let port = SlowPort()
    let task = Task { await port.settleInTurns() }
    await turns(50)
    #expect(port.turns == 0)
    port.look()
    await task.value
    #expect(port.turns == 1)
  }

  @Test("Whoever waits for a look can be cancelled")
  func cancelled() async {
    let port = SlowPort()
    let task = Task { await port.settleInTurns() }
    await turns(50)
    task.cancel()
    await task.value
    #expect(port.turns == 0)
  }

  @Test("Whoever settles is told that a dialog has been withdrawn, which only its presenter reads")
  func dialog() async throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.about, as: .dialog)
    let dialog = try #require(port[.dialog])
    port.appear(dialog.id)
    let counter = ChangeCounter { _ = port.isSettling }
    app.dismiss()
    #expect(port[.dialog] == nil && port.isSettling)
    await turns(50)
    #expect(counter.count == 2, "the tree is told at once, and what the presenter did a turn later")
  }

  @Test("A path that was cut for a turn waits until the platform has seen that")
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
