import Testing

@testable import Waymark

@MainActor
@Suite("What a view hears at its place")
struct PlaceListenerTests {
  /// A listener for numbers at an entry.
  private func begin(
    _ listener: PlaceListener<Int>, at entry: LayerEntry<TestScreen>, in app: ShopCoordinator
  ) {
    listener.begin(at: NavigationPlace(entry, in: app)) { place, action in
      place.handle(Int.self, action)
    }
  }

  @Test("It calls the newest closure, once, at the last place")
  func newest() throws {
    let app = ShopCoordinator()
    app.push(.about)
    let entries = app.projection.base.entries
    let navigator = try #require(entries[1].navigator(for: ShopCoordinator.self))
    let listener = PlaceListener<Int>()
    var heard: [String] = []
    listener.action = { heard.append("old \($0)") }
    begin(listener, at: entries[0], in: app)
    begin(listener, at: entries[0], in: app)
    listener.action = { heard.append("new \($0)") }
    navigator.send(1)
    #expect(heard == ["new 1"])
    listener.begin(at: NavigationPlace()) { place, action in place.handle(Int.self, action) }
    #expect(!navigator.canSend(Int.self), "the first place is left")
  }

  @Test("It is silent once it is gone, and its place forgets it")
  func gone() async throws {
    let app = ShopCoordinator()
    let token = ObserverToken()
    var isCalled = false
    var listener: PlaceListener<Int>? = PlaceListener()
    listener?.action = { _ in isCalled = true }
    var call: PlaceListener<Int>.Action?
    listener?.begin(at: NavigationPlace.beside(app)) { _, action in
      call = action
      return token
    }
    listener = nil
    call?(1)
    #expect(!isCalled)
    try await until(token.isCancelled)
    #expect(token.isCancelled)
  }
}
