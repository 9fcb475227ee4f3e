import Testing

@testable import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor
@Suite("The port of a scene")
struct ScenePortTests {
  @Test("It makes nothing until it is asked, and each part once")
  func lazy() {
    var made = 0
    let scenes = (1...100).map { _ in
      ScenePort<ShopCoordinator> {
        made += 1
        return ShopCoordinator()
      }
    }
    #expect(made == 0)
    scenes[0].start.appear()
    #expect(scenes[0].root === scenes[0].root && made == 1)
  }

  @Test("A link waits for the start, and opens in the scene that has received it")
  func open() throws {
    let inbox = LinkInbox()
    let scenes = (1...2).map { _ in ScenePort(inbox) { GuardSession().freshApp() } }
    for scene in scenes {
      scene.start.appear()
      scene.start.settle()
    }
    #expect(scenes[0].open("/page/7")?.didChange == true)
    #expect(scenes[0].root.depth > scenes[1].root.depth)
  }

  @Test("A link that a scene receives waits for its start, whatever other scenes are ready")
  func ownStart() {
    let inbox = LinkInbox()
    let old = ScenePort(inbox) { GuardSession().freshApp() }
    old.start.appear()
    old.start.settle()
    old.isActive = true
    let new = ScenePort(inbox) { GuardSession().freshApp() }
    new.start.appear()
    #expect(new.open("/page/7") == nil)
    #expect(old.root.depth == 1 && inbox.pending == "/page/7")
    new.start.settle()
    #expect(new.root.currentRoute == .page(7) && old.root.depth == 1)
  }

  @Test("Only the scene that receives a link drops its saved state for it")
  func ownLink() throws {
    let before = ScenePort { GuardSession().freshApp() }
    before.restore(nil)
    before.start.appear()
    before.start.settle()
    before.open("/page/1")
    before.isActive = false
    let saved = try #require(before.state.data)
    let inbox = LinkInbox()
    let scenes = (1...2).map { _ in ScenePort(inbox) { GuardSession().freshApp() } }
    for scene in scenes {
      scene.restore(saved, startingWith: .link)
      scene.start.appear()
    }
    #expect(scenes[1].open("/page/8") == nil)
    for scene in scenes { scene.start.settle() }
    #expect(scenes.map { $0.root.currentRoute } == [.page(1), .page(8)])
  }

  @Test(
    "A scene whose root has ended receives nothing; the link waits for the next one",
    arguments: [true, false])
  func ended(isItsOwn: Bool) {
    let inbox = LinkInbox()
    let old = ScenePort(inbox) { GuardSession().freshApp() }
    old.start.appear()
    old.start.settle()
    old.root.end()
    let outcome = isItsOwn ? old.open("/page/8") : inbox.open("/page/8")
    #expect(outcome == nil && inbox.pending == "/page/8")
    let next = ScenePort(inbox) { GuardSession().freshApp() }
    next.start.appear()
    next.start.settle()
    #expect(next.root.currentRoute == .page(8))
    withExtendedLifetime(old) { #expect(inbox.pending == nil) }
  }

  @Test("A link is opened over what is presented as its caller says")
  func policies() {
    let scene = ScenePort { GuardSession().freshApp() }
    scene.start.appear()
    scene.start.settle()
    scene.open("/page/7", over: .presentOnTop)
    #expect(scene.root.layers.count == 2)
    scene.open("/page/8")
    #expect(scene.root.layers.count == 1)
  }

  @Test("A scene begins with its saved state, and saves another when it leaves the foreground")
  func state() throws {
    let before = ScenePort { GuardSession().freshApp() }
    before.isActive = false
    #expect(before.state.data == nil, "nothing is decided")
    before.restore(nil)
    before.start.appear()
    before.start.settle()
    before.isActive = true
    before.open("/page/7")
    #expect(before.state.data == nil)
    before.isActive = false
    let saved = try #require(before.state.data)
    let after = ScenePort { GuardSession().freshApp() }
    after.restore(saved)
    after.start.appear()
    after.start.settle()
    #expect(after.root.path == before.root.path && after.state.data == saved)
    let linked = ScenePort { GuardSession().freshApp() }
    linked.restore(saved, startingWith: .link)
    linked.start.appear()
    #expect(linked.open("/page/8") == nil, "it waits for the start")
    linked.start.settle()
    #expect(linked.root.path != before.root.path)
    linked.isActive = false
    #expect(linked.state.data != nil && linked.state.data != saved)
  }

  @Test("Who shows a scene learns what did not come back, and nothing if nothing was restored")
  func report() throws {
    let good = GuardSession().freshApp()
    good.push(.page(7))
    let rows: [(Data?, StartPolicy, String)] = [
      (Data("{".utf8), .state, "failure(the state cannot be read: it is not JSON)"),
      (try good.snapshot().json(), .state, "success"), (nil, .state, ""),
      (Data("{".utf8), .link, ""),
    ]
    for (data, policy, expected) in rows {
      let scene = ScenePort { GuardSession().freshApp() }
      var said: [String] = []
      scene.restore(data, startingWith: policy) { result in
        said.append("\(result)")
        #expect(scene.root.currentRoute == .page(8), "the link has been opened")
      }
      scene.start.appear()
      scene.open("/page/8")
      #expect(said.isEmpty)
      scene.start.settle()
      #expect(said.count == (expected.isEmpty ? 0 : 1))
      #expect(said.first?.hasPrefix(expected) ?? true)
    }
  }

  @Test("The link of a launch is opened once")
  func launch() {
    let scene = ScenePort { GuardSession().freshApp() }
    scene.start.appear()
    scene.start.settle()
    scene.openLaunchLink(in: ["app", "-waymark-open", "/page/7"])
    let depth = scene.root.depth
    #expect(depth > 1)
    scene.openLaunchLink(in: ["app", "-waymark-open", "/page/8"])
    #expect(scene.root.depth == depth)
    let other = ScenePort { GuardSession().freshApp() }
    other.openLaunchLink(in: ["app", "-waymark-open"])
    #expect(other.root.depth == 1)
  }

  @Test("Until the app is ready, no root is made, and links wait")
  func ready() {
    var made = 0
    let scene = ScenePort { () -> GuardedApp in
      made += 1
      return GuardSession().freshApp()
    }
    #expect(!scene.begins(when: false))
    #expect(scene.open("/page/7") == nil)
    scene.isActive = true
    scene.isActive = false
    #expect(made == 0, "it has nothing to save")
    #expect(scene.begins(when: true) && scene.begins(when: false), "it has begun")
    scene.start.appear()
    scene.start.settle()
    #expect(made == 1 && scene.root.currentRoute == .page(7))
  }

  @Test("A link that the system delivers and the root refuses is reported, at any time")
  func refused() {
    var drops: [LinkDrop] = []
    let scene = ScenePort(LinkInbox { drops.append($0) }) { GuardSession().freshApp() }
    scene.receive("/nowhere/1")
    #expect(drops.isEmpty, "it waits")
    scene.start.appear()
    scene.start.settle()
    scene.receive("/nowhere/2")
    scene.receive("/nowhere/2")
    scene.receive("/page/7")
    #expect(drops.map(\.link) == ["/nowhere/1", "/nowhere/2"])
    #expect(drops.allSatisfy { $0.reason == .refused && $0.outcome?.isRefusal ?? false })
    scene.open("/nowhere/3")
    #expect(drops.count == 2, "its caller has the outcome")
  }

  @Test(
    "A link in a text opens in the app, unless it leads out of it",
    arguments: [
      ("/page/7", true), ("page/7", true), ("/nowhere", false), ("https://apple.com", false),
      ("https://apple.com/page/7", false), ("mailto:a@b.c", false),
    ])
  func texts(link: String, opens: Bool) {
    let scene = ScenePort { GuardSession().freshApp() }
    scene.start.appear()
    scene.start.settle()
    #expect(scene.openText(link) == opens)
    #expect((scene.root.currentRoute == .page(7)) == opens)
    let app = GuardSession().freshApp()
    #expect(app.projection.openText(link) == opens)
    #expect((app.currentRoute == .page(7)) == opens)
  }

  @Test("With prefixes, the pages of the app's site open in it")
  func ownSite() {
    let app = SiteCoordinator()
    #expect(app.projection.openText("https://shop.example/book"))
    #expect(app.currentRoute == .book)
    #expect(!app.projection.openText("https://apple.com/book"))
  }
}

private enum SiteRoute: LinkedRoute {
  case home, book

  static let links = DeepLinks<Self>(prefixes: ["https://shop.example"]) {
    DeepLink("", .home)
    DeepLink("book", .book)
  }
}

private final class SiteCoordinator: Coordinator {
  let flow = Flow<SiteRoute, TestScreen>(start: .home)

  func destination(for route: SiteRoute) -> Destination<SiteCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
