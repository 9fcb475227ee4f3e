import Testing

@testable import Waymark

// Paths that the platform has taken and does not show, or shows late.
@MainActor
@Suite("A path that the platform drops")
struct StackPortResyncTests {
  @Test(
    "A path that never appeared is offered again, then the container is made anew, then nothing is tried"
  )
  func resync() {
    let (app, port, ids) = StackPort.shop([.about])
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    _ = port.path
    port.appear(ids[1])
    app.push(.note("new"))
    #expect(!port.resyncIfBehind(), "the platform has not looked yet")
    let whole = port.path
    let changes = port.changes
    #expect(port.resyncIfBehind() && port.isSettling && port.changes > changes)
    port.settle()
    #expect(port.isSettling, "the platform has not seen what is left")
    #expect(port.path == [ids[1]])
    port.settle()
    #expect(!port.isSettling && port.path == whole && port.generation == 0)
    #expect(port.resyncIfBehind() && port.generation == 1 && reports == [.unshownEntry])
    #expect(port.path == whole && !port.resyncIfBehind())
    app.push(.about)
    _ = port.path
    #expect(port.resyncIfBehind(), "another change is tried anew")
  }

  @Test("What appears while only a part of the path is offered counts with the next offer")
  func slow() {
    let (app, port, ids) = StackPort.shop([])
    app.push(.about)
    let whole = port.path
    #expect(port.resyncIfBehind() && port.path == [])
    port.appear(app.projection.base.entries.ids[1])
    port.settle()
    #expect(port.path == whole && !port.resyncIfBehind())
    port.path = []
    #expect(app.routes == [.home] && port.path == [] && ids.count == 1)
  }

  @Test("What appears then and disappears again does not count")
  func slowAndGone() {
    let (app, port, _) = StackPort.shop([])
    app.push(.about)
    let whole = port.path
    #expect(port.resyncIfBehind() && port.path == [])
    port.appear(whole[0])
    port.disappear(whole[0])
    port.settle()
    #expect(port.path == whole)
    port.path = []
    #expect(app.routes == [.home, .about])
  }

  @Test(
    "What appears below a cover, or right after it, counts once it is offered in a window",
    arguments: [true, false])
  func appearsBelowCover(isEarly: Bool) {
    let (app, port, _) = StackPort.shop([])
    app.push(.about)
    let whole = port.path
    port.isInWindow = false
    #expect(port.path == [])
    if isEarly { port.appear(whole[0]) }
    port.isInWindow = true
    if !isEarly { port.appear(whole[0]) }
    #expect(port.path == whole)
    port.path = []
    #expect(app.routes == [.home])
  }

  @Test("What has left before it appears does not count when it is offered again")
  func appearsTooLate() {
    let (app, port, _) = StackPort.shop([])
    let history = History(app)
    app.push(.about)
    let whole = port.path
    history.back()
    #expect(port.path == [])
    port.appear(whole[0])
    history.forward()
    let again = port.path
    port.path = []
    #expect(app.routes == [.home, .about] && again.count == 1)
  }

  @Test("A write of what is wanted does not restart the wait")
  func wroteWhatIsWanted() {
    let (app, port, _) = StackPort.shop([.about])
    let whole = port.path
    let changes = port.changes
    port.path = whole
    #expect(port.changes == changes)
    port.path = whole + whole
    #expect(port.changes > changes && app.routes == [.home, .about])
  }

  @Test("The clock says when")
  func clock() async throws {
    let (app, port, ids) = StackPort.shop([])
    let clock = ManualClock()
    app.push(.about)
    _ = (port.path, ids)
    let task = Task { await port.resyncIfBehind(after: .seconds(1), by: clock) }
    try await clock.sleepers(1)
    clock.advance(by: .milliseconds(999))
    #expect(!port.isSettling)
    clock.advance(by: .milliseconds(1))
    await task.value
    #expect(port.isSettling)
    let cancelled = Task { await port.resyncIfBehind(after: .seconds(1), by: clock) }
    try await clock.sleepers(1)
    cancelled.cancel()
    await cancelled.value
    #expect(port.generation == 0)
  }

  @Test("A container that is made anew removes nothing until something appears")
  func remade() {
    let (app, port, ids) = StackPort.shop([.about])
    _ = port.path
    port.appear(ids[1])
    port.isInWindow = false
    port.path = []
    #expect(app.depth == 2)
    port.appear(ids[1])
    port.path = []
    #expect(app.depth == 2, "its views have appeared, and the container has not")
    port.isInWindow = true
    port.path = []
    #expect(app.depth == 1)
  }
}
