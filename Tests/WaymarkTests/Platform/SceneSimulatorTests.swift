import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("A scene that is killed and launched again")
struct SceneSimulatorTests {
  typealias Scene = SceneSimulator<GuardedApp>

  /// All orders of the events of a launch.
  nonisolated static let orders: [[Scene.Event]] = [
    [.view, .state, .link], [.view, .link, .state], [.state, .view, .link], [.state, .link, .view],
    [.link, .view, .state], [.link, .state, .view],
  ]

  /// What a new app shows after restoring and opening a link, without ports.
  private func expected(
    _ stored: NavigationSnapshot?, _ link: String?, _ policy: StartPolicy
  ) -> String {
    let app = GuardSession().freshApp()
    if let stored, policy == .state || link == nil { app.restore(stored) }
    app.start()
    if let link { app.open(link) }
    return picture(app)
  }

  @Test(
    "It comes back as it was, with the link on top, in any order of the events",
    arguments: orders)
  private func launched(_ order: [Scene.Event]) throws {
    for policy in [StartPolicy.state, .link] {
      for link in [nil, "/page/7", "/club/room/1", "/secret"] {
        let scene = Scene(startingWith: policy) { GuardSession().freshApp() }
        scene.launch()
        scene.root?.push([.page(1), .tabs])
        scene.root?.select(.annex(.lobby))
        scene.root?.present(.note)
        scene.leaveForeground()
        let saved = try #require(scene.root?.snapshot())
        scene.root?.push(.page(9))
        scene.kill()
        #expect(scene.root == nil && scene.platform == nil)
        scene.launch(by: link, order: order)
        let root = try #require(scene.root)
        #expect(picture(root) == expected(saved, link, policy), "\(link ?? "no link")")
        #expect(scene.platform?.differences == [])
      }
    }
  }

  @Test("Sessions of kills, launches and links always show what was last stored")
  private func sessions() throws {
    for seed in UInt64(8000)..<8040 {
      var generator = SeededGenerator(seed: seed)
      var saved: NavigationSnapshot?
      var launches = 0
      let scene = Scene { GuardSession().freshApp() }
      for step in 0..<60 {
        let place = "seed \(seed), step \(step)"
        let link = ["/page/\(step)", "/club/room/\(step)", "/"].randomElement(using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: scene.root?.push(.page(step))
        case 1: scene.root?.back()
        case 2: if scene.root != nil { scene.open(link ?? "/") }
        case 3:
          guard let root = scene.root else { continue }
          scene.leaveForeground()
          saved = root.snapshot()
        default:
          scene.kill()
          let link = Bool.random(using: &generator) ? link : nil
          let order = try #require(Self.orders.randomElement(using: &generator))
          scene.launch(by: link, order: order)
          launches += 1
          let root = try #require(scene.root)
          try #require(picture(root) == expected(saved, link, .state), "\(place)")
        }
        try #require(
          scene.platform.map {
            $0.settle(); return $0.differences == []
          } ?? true, "\(place)")
      }
      #expect(launches > 5)
    }
  }

  @Test(
    "A scene that waits for its session keeps its state and its link, in any order",
    arguments: orders)
  private func notReady(_ order: [Scene.Event]) throws {
    let session = GuardSession()
    let scene = Scene { session.freshApp() }
    scene.launch()
    scene.root?.push(.page(1))
    scene.leaveForeground()
    let saved = try #require(scene.root?.snapshot())
    scene.kill()
    scene.launch(by: "/page/7", order: order, when: false)
    #expect(scene.root == nil)
    scene.leaveForeground()
    #expect(scene.stored != nil, "nothing has begun")
    scene.becomeReady(order: order)
    let root = try #require(scene.root)
    #expect(picture(root) == expected(saved, "/page/7", .state))
  }

  @Test("A killed scene keeps nothing of its root alive")
  private func lifetime() {
    let scene = Scene { GuardSession().freshApp() }
    scene.launch()
    scene.root?.push(.page(1))
    weak let root = scene.root
    #expect(root != nil)
    scene.kill()
    #expect(root == nil)
    #expect(scene.open("/page/3") == nil)
    #expect(scene.root?.currentRoute == .page(3), "it is launched by the link")
  }
}
