import Testing

@testable import Waymark

// Levels of an embedded root that the platform has taken and does not show.
@MainActor
@Suite("A level that the platform drops")
struct EmbeddedResyncTests {
  private let app = ShopCoordinator()
  private let port: StackPort<ShopCoordinator>
  private let reports = ReportList()

  init() {
    app.flow.reporter = reports.reporter
    port = StackPort(app, app.projection.base)
    port.appear(app.projection.base.entries.ids[0])
  }

  /// The levels that the platform reads.
  private func levels() -> [EntryID] { (0..<4).compactMap { port[above: $0] } }

  @Test("It is offered again, and those above it come once it has appeared")
  func dropped() {
    app.push([.about, .note("a")])
    let ids = app.projection.base.entries.ids
    #expect(levels() == [ids[1]])
    let changes = port.changes
    #expect(port.resyncIfBehind() && port.changes > changes)
    #expect(port.isSettling && !port.canSettle, "the platform has not read that it is gone")
    port.settle()
    #expect(levels() == [])
    port.settle()
    #expect(levels() == [ids[1]] && !port.isSettling)
    port.appear(ids[1])
    #expect(levels() == [ids[1], ids[2]])
    #expect(reports.codes == [])
  }

  @Test("If it only appears late, the levels above it follow", arguments: [true, false])
  func late(isSettled: Bool) {
    app.push([.about, .note("a")])
    let ids = app.projection.base.entries.ids
    #expect(levels() == [ids[1]] && port.resyncIfBehind())
    #expect(levels() == [])
    if isSettled { port.settle() }
    port.appear(ids[1])
    if !isSettled { port.settle() }
    #expect(levels() == [ids[1], ids[2]] && !port.isSettling)
    port.appear(ids[2])
    port[above: 0] = nil
    #expect(app.routes == [.home] && reports.codes == [])
  }

  @Test("If it appears late and disappears, it has to appear again")
  func lateAndGone() {
    app.push([.about, .note("a")])
    let ids = app.projection.base.entries.ids
    #expect(levels() == [ids[1]] && port.resyncIfBehind())
    #expect(levels() == [])
    port.appear(ids[1])
    port.disappear(ids[1])
    port.appear(ids[0])
    port.settle()
    #expect(levels() == [ids[1]])
    port.appear(ids[1])
    #expect(levels() == [ids[1], ids[2]])
  }

  @Test("Each level that goes in its own turn is a change, so that the wait begins anew")
  func slowlyGone() {
    app.push([.about, .note("a"), .note("b")])
    let ids = app.projection.base.entries.ids
    for id in ids.dropFirst() where levels().last == id { port.appear(id) }
    app.popToRoot()
    app.push(.about)
    for left in [2, 1] {
      #expect(levels().count == left)
      let changes = port.changes
      port.settle()
      #expect(port.changes > changes)
    }
    #expect(levels() == [app.projection.base.entries.ids[1]])
  }

  @Test("What appears below it is no progress")
  func appearsBelow() {
    app.push(.about)
    let ids = app.projection.base.entries.ids
    for _ in 0..<2 {
      #expect(!levels().isEmpty && port.resyncIfBehind())
      port.appear(ids[0])
      #expect(levels() == [])
      port.settle()
    }
    #expect(levels() == [ids[1]] && !port.resyncIfBehind())
    #expect(reports.codes == [.unshownEntry])
  }

  @Test("It is offered twice more for each change, and then reported")
  func again() {
    app.push(.about)
    let ids = app.projection.base.entries.ids
    for _ in 0..<2 {
      #expect(levels() == [ids[1]] && port.resyncIfBehind())
      #expect(levels() == [])
      port.settle()
    }
    #expect(reports.codes == [.unshownEntry])
    #expect(levels() == [ids[1]] && !port.resyncIfBehind())
    app.push(.note("a"))
    #expect(levels() == [ids[1]] && port.resyncIfBehind())
  }

  @Test("Each level is tried anew")
  func progress() {
    app.push([.about, .note("a")])
    let ids = app.projection.base.entries.ids
    for _ in 0..<2 {
      #expect(levels() == [ids[1]] && port.resyncIfBehind())
      #expect(levels() == [])
      port.settle()
    }
    #expect(levels() == [ids[1]])
    port.appear(ids[1])
    #expect(levels() == [ids[1], ids[2]] && port.resyncIfBehind())
  }

  @Test("A level that is on screen is not taken back, nor one whose host is off screen")
  func shown() {
    app.push([.about, .note("a")])
    let ids = app.projection.base.entries.ids
    #expect(levels() == [ids[1]])
    port.appear(ids[1])
    #expect(levels() == [ids[1], ids[2]])
    port.disappear(ids[0])
    port.disappear(ids[1])
    #expect(!port.resyncIfBehind(), "a cover is above it")
    port.appear(ids[2])
    #expect(!port.resyncIfBehind())
    app.popToRoot()
    #expect(levels() == [ids[1]] && !port.resyncIfBehind())
  }

  @Test("A level that left the tree meanwhile is not offered again")
  func popped() {
    app.push(.about)
    #expect(levels().count == 1 && port.resyncIfBehind())
    app.pop()
    #expect(levels() == [])
    port.settle()
    #expect(levels() == [] && !port.isSettling)
    app.push(.note("a"))
    #expect(levels() == [app.projection.base.entries.ids[1]])
  }
}
