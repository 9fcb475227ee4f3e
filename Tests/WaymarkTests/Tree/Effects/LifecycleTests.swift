import Testing
import Waymark

/// Makes a change and returns its events, in short words.
@MainActor
private func events(
  from routes: [ShopRoute], _ change: (ShopCoordinator) -> Void
) -> [String] {
  let app = ShopCoordinator()
  app.setRoutes(routes)
  return events(of: app) { change(app) }
}

@MainActor
private func events(of app: some Coordinator, _ change: () -> Void) -> [String] {
  var events: [String] = []
  let token = app.observe { change, _ in events += change.events.map(\.description) }
  change()
  token.cancel()
  return events
}

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  @Test("The first use of a root enters it, then its start, and then activates that")
  func firstUse() {
    let app = ShopCoordinator()
    #expect(
      events(of: app) { app.start() }
        == ["enter ShopCoordinator", "enter home", "activate home"])
  }

  @Test("A child enters before its entries and leaves after them")
  func child() {
    #expect(
      events(from: [.home]) { $0.push(.catalog(.list)) }
        == [
          "enter CatalogCoordinator", "enter catalog.list", "cover home", "activate catalog.list",
        ])
    #expect(
      events(from: [.home, .catalog(.list), .about]) { $0.popToRoot() }
        == [
          "leave (popped) about", "leave (popped) catalog.list",
          "leave (popped) CatalogCoordinator", "uncover home",
        ])
  }

  @Test("A push enters, covers and activates; a pop leaves and uncovers")
  func pushAndPop() {
    #expect(
      events(from: [.home]) { $0.push(.about) } == ["enter about", "cover home", "activate about"])
    let app = ShopCoordinator()
    app.push(.about)
    #expect(events(of: app) { app.pop() } == ["leave (popped) about", "uncover home"])
    app.push([.about, .note("c")])
    #expect(
      events(of: app) { app.pop(2) }
        == ["leave (popped) note(\"c\")", "leave (popped) about", "uncover home"])
  }

  @Test("Replacing the top covers nothing")
  func replace() {
    #expect(
      events(from: [.home, .about]) { $0.replaceTop(.note("c")) }
        == ["enter note(\"c\")", "leave (replaced) about", "activate note(\"c\")"])
  }

  @Test("Several pushes in one change activate only the last")
  func pushSeveral() {
    #expect(
      events(from: [.home]) { $0.push([.about, .note("c")]) }
        == ["enter about", "enter note(\"c\")", "cover home", "activate note(\"c\")"])
  }

  @Test("Entries that come or go below the leaf do not change the leaf")
  func below() {
    #expect(
      events(from: [.home, .note("c")]) { $0.setRoutes([.home, .about, .note("c")]) }
        == ["enter about"])
    #expect(
      events(from: [.home, .about, .note("c")]) { $0.setRoutes([.about, .note("c")]) }
        == ["leave (replaced) home"])
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.present(.note("sheet"))
    #expect(
      events(of: app) { app.child(CatalogCoordinator.self)?.push(.item(1)) }
        == ["enter catalog.item(1)"])
  }

  @Test("A reorder covers the old leaf and uncovers or activates the new one")
  func reorder() {
    #expect(
      events(from: [.home, .about, .note("c")]) { $0.setRoutes([.home, .note("c"), .about]) }
        == ["cover note(\"c\")", "activate about"])
    let app = ShopCoordinator()
    app.push(.about)
    app.push(.note("c"))
    #expect(
      events(of: app) { app.setRoutes([.home, .note("c"), .about]) }
        == ["cover note(\"c\")", "uncover about"])
  }

  @Test("Presenting covers, dismissing uncovers")
  func layers() {
    let app = ShopCoordinator()
    app.start()
    #expect(
      events(of: app) { app.present(.about) } == ["enter about", "cover home", "activate about"])
    #expect(events(of: app) { app.dismiss() } == ["leave (dismissed) about", "uncover home"])
  }

  @Test("Selecting a tab activates its leaf the first time and uncovers it later")
  func tabs() {
    let app = ShopCoordinator(start: .tabs)
    #expect(
      events(of: app) { app.start() }
        == [
          "enter ShopCoordinator", "enter tabs", "enter CatalogCoordinator", "enter catalog.list",
          "enter CatalogCoordinator", "enter favourites.list", "enter home",
          "activate catalog.list",
        ])
    #expect(
      events(of: app) { app.select(.home) } == ["cover catalog.list", "activate home"])
    #expect(
      events(of: app) { app.select(.catalog(.list)) } == ["cover home", "uncover catalog.list"])
  }

  @Test("No change has no events and no record")
  func noChange() {
    #expect(events(from: [.home, .about]) { $0.pushIfNew(.about) } == [])
    #expect(events(from: [.home, .about]) { $0.setRoutes([.home, .about]) } == [])
  }

  @Test("What a root route takes away leaves as rootChanged, whichever verb shows the route")
  func rootChanged() {
    let verbs: [(PosedApp) -> Outcome] = [
      { $0.navigate(to: .front) }, { $0.open(.front) }, { $0.open(.front, over: .replaceRoot) },
      { $0.setRoot(.front) },
    ]
    for verb in verbs {
      let app = PosedPlan().app([.home, .page(1)])
      app.present(.page(2))
      var left: [LifecycleEvent] = []
      app.observe { change, _ in left += change.left.map(\.kind) }
      #expect(verb(app) == .performed)
      #expect(left == Array(repeating: .leave(.rootChanged), count: 3))
    }
  }

  @Test("A root route of a child takes away only the entries and layers of the child")
  func rootChangedInChild() {
    let app = PosedPlan().app([.home, .inner(.home), .inner(.page(1))])
    app.child(PosedApp.self)?.present(.page(2))
    #expect(
      events(of: app) { app.navigate(to: .inner(.front)) } == [
        "enter inner.front", "leave (rootChanged) inner.page(2)",
        "leave (rootChanged) inner.page(1)", "leave (rootChanged) inner.home",
        "activate inner.front",
      ])
  }

  @Test("Selecting the selected tab again pops what is above its root")
  func reselected() {
    let app = ShopCoordinator(start: .tabs)
    app.navigate(to: .catalog(.item(1)))
    #expect(
      events(of: app) { app.select(.catalog(.list)) }
        == ["leave (popped) catalog.item(1)", "uncover catalog.list"])
  }

  @Test("A layer above one that ends is dismissed, whichever verb ends the lower one")
  func aboveEndedLayer() throws {
    let verbs:
      [(reason: LeaveReason, verb: (ShopCoordinator, Navigator<ShopCoordinator>) -> Void)] =
        [
          (.replaced, { app, lower in lower.id.map { _ = app.remove($0) } }),
          (.replaced, { app, _ in app.removeAll { $0 == .note("b") } }),
          (.popped, { _, lower in lower.pop() }),
        ]
    for (reason, verb) in verbs {
      let app = ShopCoordinator()
      app.present(.note("b"))
      app.present(.note("c"))
      let lower: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"b\")")
      var left: [LifecycleEvent] = []
      app.observe { change, _ in left += change.left.map(\.kind) }
      verb(app, lower)
      #expect(left == [.leave(.dismissed), .leave(reason)])
    }
  }
}
