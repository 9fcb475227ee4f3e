import Foundation
import Testing

@testable import Waymark

private enum ShelfRoute: LinkedRoute {
  case shelf, book(Int)

  static let links = DeepLinks<Self> {
    DeepLink("", .shelf)
    DeepLink("books/:id", to: book)
  }
}

private final class ShelfCoordinator: Coordinator {
  let flow = Flow<ShelfRoute, TestScreen>(start: .shelf)

  func destination(for route: ShelfRoute) -> Destination<ShelfCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

@MainActor
@Suite("When a scene saves")
struct StatePortTests {
  private let clock = ManualClock()

  private func scene() -> (ShelfCoordinator, StatePort<ShelfCoordinator>) {
    let app = ShelfCoordinator()
    return (app, StatePort(app, every: .seconds(1), clock: clock))
  }

  private func texts(_ data: Data?) throws -> [String]? {
    try data.map { try NavigationSnapshot(json: $0).layers[0].path.map(\.text) }
  }

  @Test("Changes within an interval are saved once, at its end")
  func interval() async throws {
    let (app, port) = scene()
    port.restore(nil)
    var told = 0
    let counter = ChangeCounter { _ = port.data }
    app.push(.book(1))
    app.push(.book(2))
    try await clock.sleepers(1)
    #expect(port.data == nil)
    clock.advance(by: .seconds(1))
    try await until(port.data != nil)
    told = counter.count
    #expect(try texts(port.data) == ["/", "/books/1", "/books/2"] && told > 0)
    app.pop()
    try await clock.sleepers(1)
    #expect(try texts(port.data)?.count == 3)
    clock.advance(by: .seconds(1))
    try await until(try texts(port.data)?.count != 3)
    #expect(try texts(port.data) == ["/", "/books/1"])
  }

  @Test("If a state is too long to be written, the stored one stays")
  func tooLong() throws {
    let (app, port) = scene()
    port.restore(nil)
    app.push(.book(1))
    port.save()
    let before = port.data
    app.push((0..<60_000).map { .book($0) })
    port.save()
    #expect(try texts(before) == ["/", "/books/1"])
    #expect(port.data == before)
    app.popToRoot()
    port.save()
    #expect(try texts(port.data) == ["/"])
  }

  @Test("A scene that leaves the foreground saves at once")
  func leaving() throws {
    let (app, port) = scene()
    port.restore(nil)
    app.push(.book(1))
    port.save()
    #expect(try texts(port.data) == ["/", "/books/1"])
  }

  @Test("Nothing is saved before it is decided what to restore")
  func early() {
    let (app, port) = scene()
    app.push(.book(1))
    port.save()
    #expect(port.data == nil)
  }

  @Test("The stored state comes back, also after the app was killed")
  func restoring() throws {
    let (app, port) = scene()
    port.restore(nil)
    app.push(.book(7))
    port.save()
    let (next, other) = scene()
    let report = try #require(other.restore(port.data)).get()
    #expect(report.isComplete && next.routes == [.shelf, .book(7)])
    #expect(other.data == port.data)
  }

  @Test("Bytes that are not a snapshot give an error, and are replaced by the present state")
  func damaged() throws {
    let (app, port) = scene()
    #expect(throws: SnapshotError.self) { try port.restore(Data("?".utf8))?.get() }
    app.push(.book(1))
    port.save()
    #expect(try texts(port.data) == ["/", "/books/1"])
  }

  @Test("Signing out deletes the saved state, and nothing is saved until the next sign-in")
  func signingOut() throws {
    let (app, port) = scene()
    port.restore(nil)
    app.push(.book(1))
    port.save()
    port.isSaving = false
    #expect(port.data == nil)
    app.push(.book(2))
    port.save()
    #expect(port.data == nil)
    port.isSaving = true
    #expect(try texts(port.data) == ["/", "/books/1", "/books/2"])
    let (next, other) = scene()
    other.isSaving = false
    #expect(other.restore(port.data) == nil && next.routes == [.shelf])
  }

  @Test("Readers of the bytes hear of those that are restored")
  func restoredBytes() throws {
    let (app, port) = scene()
    port.restore(nil)
    app.push(.book(1))
    port.save()
    let (_, other) = scene()
    let counter = ChangeCounter { _ = other.data }
    other.restore(port.data)
    #expect(counter.count == 1 && other.data != nil)
    other.restore(port.data)
    #expect(counter.count == 1, "equal bytes")
  }

  @Test("A port that is gone no longer listens to its root")
  func deaf() async {
    let app = ShelfCoordinator()
    var port: StatePort<ShelfCoordinator>? = StatePort(app, clock: clock)
    port?.restore(nil)
    #expect(app.flow.listeners.hasObservers)
    port = nil
    for _ in 0..<1000 where app.flow.listeners.hasObservers { await Task.yield() }
    #expect(!app.flow.listeners.hasObservers)
  }

  @Test("A port keeps no timer alive, and its root lives no longer than it")
  func lifetime() async throws {
    weak var root: ShelfCoordinator?
    do {
      let (app, port) = scene()
      root = app
      port.restore(nil)
      app.push(.book(1))
      try await clock.sleepers(1)
    }
    try await clock.sleepers(0)
    #expect(root == nil)
  }
}
