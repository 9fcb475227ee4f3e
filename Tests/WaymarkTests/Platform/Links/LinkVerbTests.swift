import Testing
import Waymark

@MainActor
@Suite("The verb of a link in a view")
struct LinkVerbTests {
  @Test(
    "It calls a verb of the navigator",
    arguments: [
      (.navigate, [[.home, .about]]), (.push, [[.home, .about]]),
      (.present(), [[.home], [.about]]), (.present(.cover), [[.home], [.about]]),
      (.select, [[.home]]), (.open(), [[.home, .about]]),
    ] as [(LinkVerb, [[ShopRoute]])])
  func shows(_ verb: LinkVerb, _ layers: [[ShopRoute]]) throws {
    let app = ShopCoordinator()
    let navigator = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(verb.show(.about, by: navigator).didChange == (verb != .select))
    #expect(app.layers == layers)
    if layers.count > 1 {
      let style: ModalStyle = verb == .present(.cover) ? .cover : .sheet
      #expect(app.projection.layers[1].style == .modal(style))
    }
  }
}
