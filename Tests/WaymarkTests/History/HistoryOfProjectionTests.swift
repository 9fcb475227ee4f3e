import Observation
import Testing

@testable import Waymark

@MainActor
@Suite("The history of a projection")
struct HistoryOfProjectionTests {
  private let app = ShopCoordinator()

  @Test("Readers are notified of a later one")
  func later() {
    let projection = app.projection
    #expect(projection.history == nil)
    var made: [History] = []
    for _ in 0..<2 {
      #expect(
        notifies({ _ = projection.history }) { made.append(History(app, limit: made.count + 1)) })
      app.push(.about)
      #expect(projection.history?.positions.map(\.id) == made.last?.positions.map(\.id))
    }
    #expect(made.map(\.positions.count) == [1, 2])
  }

  @Test("Readers are notified when it is released")
  func letGo() async throws {
    let projection = app.projection
    var history: History? = History(app)
    app.push(.about)
    let told = Told { _ = projection.history }
    history = nil
    try await until(told.isSet)
    #expect(projection.history == nil && history == nil)
  }

  @Test("What is read of it does not keep it, is empty then, and tells its readers so")
  func unkept() async throws {
    var history: History? = History(app)
    app.push(.about)
    let read = try #require(app.projection.history)
    #expect(read.backCount == 1 && read.positions.map(\.id) == history?.positions.map(\.id))
    #expect(read.back() == .performed && read.forward() == .performed)
    let told = Told { _ = read.backCount }
    history = nil
    #expect(app.projection.history == nil && history == nil)
    try await until(told.isSet)
    #expect(read.positions.isEmpty && read.currentIndex == nil && read.lastStep == nil)
    #expect(read.backCount == 0 && read.forwardCount == 0)
    #expect(read.back() == .ignored(.notFound) && app.routes == [.home, .about])
    read.clear()
    #expect(read.positions.isEmpty)
  }
}

@MainActor
private final class Told {
  private(set) var isSet = false

  init(_ read: () -> Void) {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isSet = true }
    }
  }
}
