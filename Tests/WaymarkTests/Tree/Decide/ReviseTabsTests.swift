import Testing
import Waymark
import WaymarkTesting

private enum DeckRoute: Route {
  case main(Int), a, b, card(isSheet: Bool)

  var presentation: Presentation { self == .card(isSheet: true) ? .sheet : .push }
}

private final class Deck: Coordinator {
  let flow = Flow<DeckRoute, TestScreen>(start: .main(0))

  func destination(for route: DeckRoute) -> Destination<Deck> {
    switch route {
    case .main(0): .tabs([.a, .b], selected: .a)
    case .main(1): .tabs([.b, .a], selected: .b)
    case .main(2): .split([.a, .b], selected: .a)
    case .main, .a, .b, .card: .screen { _ in TestScreen(route.name) }
    }
  }
}

@MainActor
@Suite("Revising tabs")
struct ReviseTabsTests {
  @Test("Tabs are revised to tabs only, and keep theirs until they are reloaded")
  func tabs() throws {
    let app = Deck()
    app.start()
    let id = app.stack.topID
    #expect(app.revise(id, to: .main(2)) == .ignored(.notSameCase))
    #expect(app.revise(id, to: .main(3)) == .ignored(.notSameCase))
    #expect(app.revise(id, to: .main(1)) == .performed)
    #expect(app.routes == [.main(1)])
    let tabs = try #require(app.projection.base.entries[0].tabs)
    #expect(tabs.names == ["a", "b"])
    #expect(app.reloadTabs() == .performed)
    #expect(tabs.names == ["b", "a"])
    #expect(app.stack.topID == id)
  }

  @Test("A revised route is not presented, whatever its presentation")
  func presentation() {
    let app = Deck()
    app.start()
    app.push(.card(isSheet: false))
    #expect(app.revise(app.stack.topID, to: .card(isSheet: true)) == .performed)
    #expect(app.layers == [[.main(0), .card(isSheet: true)]])
  }
}
