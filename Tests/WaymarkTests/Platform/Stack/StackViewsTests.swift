import Testing

@testable import Waymark

@MainActor
@Suite("The views of a stack")
struct StackViewsTests {
  @MainActor
  private final class Page {
    let name: String
    init(_ screen: TestScreen) { name = screen.name }
  }

  private let app = ShopCoordinator()
  private let views: StackViews<ShopCoordinator, Page>

  init() {
    app.push([.about, .note("a")])
    views = StackViews(StackPort(app, app.projection.base)) { Page($0) }
  }

  @Test("A view is made once for its entry, and released with it")
  func once() {
    let first = views.wanted
    #expect(first.map(\.name) == ["home", "about", "note(\"a\")"])
    app.push(.note("b"))
    #expect(views.wanted.prefix(3).elementsEqual(first, by: ===))
    weak let top = views.wanted.last
    #expect(top != nil)
    app.pop()
    #expect(views.wanted.count == 3 && top == nil)
  }

  @Test("Views that are missing after a transition leave the tree, if they had appeared")
  func gone() {
    let shown = views.wanted
    views.didShow(Array(shown.prefix(1)))
    #expect(app.routes == [.home, .about, .note("a")], "nothing above had appeared")
    views.didShow(views.wanted)
    let now = views.wanted
    app.push(.note("b"))
    views.didShow(Array(now.prefix(2)))
    #expect(app.routes == [.home, .about, .note("b")])
  }

  @Test("The top asks if it lies above the root and may not be left")
  func topAsks() {
    #expect(!views.topAsks)
    let counter = ChangeCounter { [views] in _ = views.topAsks }
    let about = app.projection.base.entries[1].navigator(for: ShopCoordinator.self)
    about?.leavePolicy = .confirm
    #expect(!views.topAsks, "it is not the top")
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .blocked
    #expect(views.topAsks && counter.count > 0)
    app.projection.base.entries[0].navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.transaction(force: true) { [app] in app.popToRoot() }
    #expect(!views.topAsks, "the root has no Back button")
  }

  @Test("The root stays, whatever is shown")
  func root() {
    views.didShow(views.wanted)
    views.didShow([])
    #expect(app.routes == [.home])
    #expect(views.wanted.map(\.name) == ["home"])
  }

  @Test("A view leads to its entry until that has left; a foreign view leads to none")
  func entry() throws {
    let top = try #require(views.wanted.last)
    #expect(views.entry(of: top)?.id == app.projection.leaf?.id)
    app.pop()
    #expect(views.entry(of: top) == nil)
    #expect(views.entry(of: Page(TestScreen("other"))) == nil)
  }

  @Test("The views of a layer that has left stay as they were")
  func left() {
    app.present(.catalog(.list))
    app.push(.about)
    let views = StackViews(StackPort(app, app.projection.layers[1])) { Page($0) }
    let shown = views.wanted
    app.dismiss()
    #expect(views.wanted.elementsEqual(shown, by: ===) && !shown.isEmpty)
  }
}
