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
    let token = app.observe { _, _ in }
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

  @Test("A replaced closure is released outside, so that its captures may send")
  func replaced() {
    let app = ShopCoordinator()
    app.start()
    let listener = PlaceListener<Int>()
    begin(listener, at: app.projection.base.entries[0], in: app)
    var heard: [Int] = []
    do {
      let model = AtRelease { [weak app] in app?.send(3) }
      listener.action = { _ in withExtendedLifetime(model) {} }
    }
    listener.action = { heard.append($0) }
    #expect(heard == [3])
  }
}

@MainActor
@Suite("What a view hears of a coordinator's changes")
struct CoordinatorListenerTests {
  private let app = ShopCoordinator()
  private let listener = PlaceListener<NavigationChange<CatalogRoute>>()

  /// Counts the changes that a view at a place hears.
  private func listen(at place: NavigationPlace) -> ChangeTally {
    let tally = ChangeTally()
    listener.action = { _ in tally.count += 1 }
    listener.begin(at: place) { $0.onNavigationChange(of: CatalogCoordinator.self, $1) }
    return tally
  }

  @Test("A coordinator that begins later is heard, and so is the one after it")
  func later() throws {
    let tally = listen(at: .beside(app))
    for _ in 0..<2 {
      app.push(.catalog(.list))
      let before = tally.count
      app.child(CatalogCoordinator.self)?.push(.item(1))
      #expect(tally.count == before + 1)
      app.popToRoot()
      #expect(tally.count == before + 2, "it hears that the coordinator leaves")
    }
  }

  @Test("A coordinator that takes the place of another in one change is heard alone")
  func replaced() throws {
    app.push(.catalog(.list))
    let tally = listen(at: .beside(app))
    let old = try #require(app.child(CatalogCoordinator.self))
    app.setRoutes([.home, .favourites(.list)])
    #expect(tally.count == 1, "the old one has left")
    let new = try #require(app.child(CatalogCoordinator.self))
    #expect(new !== old)
    new.push(.item(1))
    #expect(tally.count == 2)
  }

  @Test("Of several coordinators, the visible one is heard, each change once")
  func visible() throws {
    app.setRoot(.tabs)
    let tally = listen(at: .beside(app))
    let other = try #require(app.projection.base.entries[0].tabs?.layers[1].entries[0])
    let favourites = try #require(other.coordinator(CatalogCoordinator.self))
    favourites.observe { _, _ in }
    favourites.push(.item(1))
    #expect(tally.count == 0, "it is not visible")
    app.select(.favourites(.list))
    #expect(tally.count == 1)
    favourites.push(.item(2))
    #expect(tally.count == 2)
    app.select(.catalog(.list))
    #expect(tally.count == 3)
    favourites.push(.item(3))
    #expect(tally.count == 3)
  }

  @Test("In an entry it is the coordinator around it, whatever is visible elsewhere")
  func around() throws {
    app.setRoot(.tabs)
    let entry = try #require(app.projection.base.entries[0].tabs?.layers[1].entries[0])
    let tally = listen(at: NavigationPlace(entry, in: app))
    app.child(CatalogCoordinator.self)?.push(.item(1))
    #expect(tally.count == 0)
    entry.coordinator(CatalogCoordinator.self)?.push(.item(1))
    #expect(tally.count == 1)
  }

  @Test("A view that is gone hears nothing, and outside a root there is nothing to hear")
  func gone() {
    let tally = listen(at: .beside(app))
    app.push(.catalog(.list))
    _ = listen(at: NavigationPlace())
    let before = tally.count
    app.child(CatalogCoordinator.self)?.push(.item(1))
    app.setRoutes([.favourites(.list)])
    app.child(CatalogCoordinator.self)?.push(.item(2))
    #expect(tally.count == before)
  }
}

@MainActor
private final class ChangeTally {
  var count = 0
}
