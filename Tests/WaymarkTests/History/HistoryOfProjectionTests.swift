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
    var read = projection.history
    app.push(.about)
    history = nil
    #expect(read?.backCount == 1 && projection.history != nil, "it is kept all the same")
    let told = Told()
    withObservationTracking {
      _ = projection.history
    } onChange: {
      MainActor.assumeIsolated { told.isSet = true }
    }
    read = nil
    try await until(told.isSet)
    #expect(told.isSet)
    #expect(projection.history == nil && history == nil)
  }
}

@MainActor
private final class Told {
  var isSet = false
}
