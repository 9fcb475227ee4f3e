import Testing

@testable import Waymark

@MainActor
@Suite("A change without an animation")
struct UnanimatedChangeTests {
  @Test("Its later parts are shown without an animation, too")
  func unanimated() throws {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    var hooked = 0
    port.unanimated = { change in
      hooked += 1
      change()
    }
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port.appear(sheet.id)
    UnanimatedChange.make {
      app.dismiss()
      app.present(.about, as: .cover)
      app.present(.note("above"))
    }
    #expect(port[.cover] == nil && hooked == 0, "the sheet has to go first")
    port.gone(nil)
    let cover = try #require(port[.cover])
    #expect(hooked == 1)
    let above = ModalPort(cover, above: port)
    let counter = ChangeCounter { _ = above[.sheet] }
    above.isReady = true
    #expect(hooked == 2 && counter.count == 1 && above[.sheet] != nil)
    app.dismiss()
    app.present(.about)
    above.gone(nil)
    #expect(hooked == 2, "a later change is animated again")
  }

  @Test("Later levels of an embedded root belong to it")
  func levels() {
    let app = ShopCoordinator()
    let port = StackPort(app, app.projection.base)
    var hooked = 0
    port.unanimated = { change in
      hooked += 1
      change()
    }
    #expect(port[above: 0] == nil)
    UnanimatedChange.make { _ = app.push([.about, .note("a")]) }
    let ids = app.projection.base.entries.ids
    #expect(port[above: 0] == ids[1] && hooked == 0)
    port.appear(ids[1])
    #expect(hooked == 1 && port[above: 1] == ids[2])
    app.popToRoot()
    _ = port[above: 0]
    port.settle()
    #expect(hooked == 1)
  }

  @Test(
    "A layer that was there before its port is shown as its change was made",
    arguments: [true, false])
  func launch(isStill: Bool) {
    let app = ShopCoordinator()
    // What a restore or a link does before anything is on screen.
    let present = { _ = app.present(.about) }
    isStill ? UnanimatedChange.make(present) : present()
    let port = ModalPort(app, app.projection.base)
    var hooked = 0
    port.unanimated = { change in
      hooked += 1
      change()
    }
    _ = port[.sheet]
    port.isReady = true
    #expect(port[.sheet] != nil && hooked == (isStill ? 1 : 0))
    app.dismiss()
    app.present(.note("a"))
    port.gone(nil)
    #expect(hooked == (isStill ? 1 : 0), "a later change is animated")
  }

  @Test("Levels that were there before their port belong to the change that made them")
  func levelsOfALaunch() {
    let app = ShopCoordinator()
    UnanimatedChange.make {
      app.push([.about, .note("a")])
      app.push(.note("b"))
    }
    let port = StackPort(app, app.projection.base)
    var hooked = 0
    port.unanimated = { change in
      hooked += 1
      change()
    }
    let ids = app.projection.base.entries.ids
    #expect(port[above: 0] == ids[1] && hooked == 0)
    port.appear(ids[1])
    #expect(port[above: 1] == ids[2] && hooked == 1)
    app.push(.about)
    port.appear(ids[2])
    #expect(hooked == 1, "the latest change is animated")
  }

  @Test("A scene begins without an animation")
  func start() {
    let before = GuardSession().freshApp()
    before.present(.page(3))
    let scene = ScenePort { GuardSession().freshApp() }
    var isStill: [Bool] = []
    scene.root.observe { _, _ in isStill.append(UnanimatedChange.isBeingMade) }
    scene.restore(try? before.snapshot().json())
    scene.start.appear()
    scene.open("/page/7", over: .presentOnTop)
    #expect(isStill.isEmpty)
    scene.start.settle()
    #expect(isStill.count >= 2 && isStill.allSatisfy { $0 })
    let port = ModalPort(scene.root, scene.root.projection.base)
    var hooked = 0
    port.unanimated = { change in
      hooked += 1
      change()
    }
    _ = port[.sheet]
    port.isReady = true
    #expect(port[.sheet] != nil && hooked == 1)
    scene.open("/page/8")
    #expect(isStill.last == false)
  }

  @Test("What a port's closure has captured is released outside of the accesses")
  func aHookIsReleasedOutside() {
    let app = ShopCoordinator()
    let port = StackPort(app, app.projection.base)
    var seen = 0
    do {
      let model = AtRelease { [weak port] in seen += (port?.path.count ?? 9) + 1 }
      port.unanimated = { change in withExtendedLifetime(model) { change() } }
    }
    port.unanimated = nil
    #expect(seen == 1)
  }

  @Test("A task that begins inside is no part of it")
  func tasks() async throws {
    let app = ShopCoordinator()
    app.start()
    let home: Navigator<ShopCoordinator> = try app.navigator(of: "home")
    var seen: [Bool] = []
    let tasks: [Task<Void, Never>?] = UnanimatedChange.make {
      seen.append(UnanimatedChange.isBeingMade)
      return [
        home.task { seen.append(UnanimatedChange.isBeingMade) },
        Task { seen.append(UnanimatedChange.isBeingMade) },
      ]
    }
    for task in tasks { await task?.value }
    #expect(seen == [true, false, false])
  }

  @Test("It is over with the outermost of several, also after an error")
  func nested() {
    let isRight = UnanimatedChange.make {
      UnanimatedChange.make {}
      let isBeingMade = UnanimatedChange.isBeingMade
      #expect(throws: CancellationError.self) {
        try UnanimatedChange.make { throw CancellationError() }
      }
      return isBeingMade && UnanimatedChange.isBeingMade
    }
    #expect(isRight && !UnanimatedChange.isBeingMade)
  }
}
