import Testing
import Waymark
import WaymarkTesting

private enum LoopRoute: Route {
  case home, loop, tabs, twins
  indirect case left(LoopRoute)
  indirect case right(LoopRoute)
}

/// Composes itself, and embeds a child under the wrong case.
@MainActor
private final class LoopCoordinator: Coordinator {
  let flow: Flow<LoopRoute, String>

  init(start: LoopRoute = .home) {
    flow = Flow(start: start)
  }

  func destination(for route: LoopRoute) -> Destination<LoopCoordinator> {
    switch route {
    case .home: .screen { "home" }
    case .loop: .child(.loop, as: { _ in .loop }) { LoopCoordinator() }
    case .tabs: .tabs([.left(.home), .home], selected: .left(.home))
    case .twins: .tabs([.left(.twins), .right(.twins)], selected: .left(.twins))
    case .left(let route): .child(route, as: LoopRoute.left) { LoopCoordinator() }
    case .right(let route):
      .child(route, as: route == .home ? LoopRoute.left : LoopRoute.right) { LoopCoordinator() }
    }
  }
}

@MainActor
private func collectingReports<C: Coordinator>(_ coordinator: C) -> () -> [MisuseReport] {
  let reports = ReportList()
  coordinator.flow.reporter = reports.reporter
  return { reports.all }
}

@MainActor
@Suite("Hostile use")
struct HostileUseTests {
  @Test("A coordinator that enters or leaves reads like a fresh one, never as empty")
  func readsWhileLeaving() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let catalog = app.child(CatalogCoordinator.self)
    var seen: [[CatalogRoute]] = []
    catalog?.observe { _, _ in seen.append(catalog?.stack.routes ?? []) }
    app.transaction {
      app.popToRoot()
      #expect(catalog?.stack.top == .list)
      #expect(catalog?.depth == 1)
    }
    #expect(seen == [[.list]])
    var heard = 0
    app.observe { _, _ in
      heard += 1
      #expect(app.stack.topID == app.stack[0].id)
    }
    app.end()
    #expect(heard == 1)
    #expect(app.routes == [.home])
    #expect(app.visiblePath == [[.home]])
  }

  @Test("A child embedded under the wrong case is refused and reported, and nothing is lost")
  func wrongEmbedding() {
    let app = LoopCoordinator()
    let reports = collectingReports(app)
    #expect(app.push(.right(.home)) == .ignored(.wrongEmbedding))
    #expect(app.setRoutes([.right(.home)]) == .ignored(.wrongEmbedding))
    #expect(app.routes == [.home])
    #expect(app.children.isEmpty)
    #expect(reports().map(\.code) == [.wrongEmbedding, .wrongEmbedding])
    #expect(
      reports().first?.message
        == "LoopCoordinator composes a child for right.home, but the `as:` of that child makes"
        + " left.home. Pass the case of the route itself.")
  }

  @Test("Another tree's layers and tabs are refused and reported")
  func foreignLayers() throws {
    let one = LoopCoordinator(start: .tabs)
    let two = LoopCoordinator(start: .tabs)
    let reports = collectingReports(one)
    one.start()
    two.push([.home, .home])
    let layer = two.projection.base
    let ids = layer.entries.ids
    #expect(
      one.reconcile(layer, shown: ids, remaining: [ids[0]]) == .ignored(.unknownEntry))
    #expect(one.dismissed(layer) == .ignored(.unknownEntry))
    let tabs = try #require(layer.entries.first?.tabs)
    #expect(one.request(select: 1, in: tabs, revision: 0) == .ignored(.unknownEntry))
    #expect(reports().map(\.code) == [.unknownEntry, .unknownEntry, .unknownEntry])
    #expect(two.routes == [.tabs, .home, .home])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A coordinator that composes itself is refused, and has no preview")
  func selfComposition() {
    navigationTest(LoopCoordinator(), fail: record) { test in
      test.step({ $0.push(.loop) }, .ignored(.tooDeep))
      test.report(.tooDeep)
      #expect(test.root.screen(for: .loop) == nil)
      #expect(test.root.screen(for: .left(.home)) == "home")
    }
  }

  @Test("Tabs that compose themselves are refused before they fill the memory")
  func forkingTabs() {
    navigationTest(LoopCoordinator(), fail: record) { test in
      test.step({ $0.push(.twins) }, .ignored(.tooDeep))
      test.report(.tooDeep)
    }
  }

  @Test("A cancelled observation releases its closure at once")
  func cancelledObserver() {
    let app = ShopCoordinator()
    var screen: TestScreen? = TestScreen("captured")
    weak let reference = screen
    let token = app.observe { [screen] _, _ in _ = screen }
    screen = nil
    #expect(reference != nil)
    token.cancel()
    #expect(reference == nil)
  }

  @Test("A second tap on a link to another tab does nothing")
  func doubleTapAcrossTabs() throws {
    try navigationTest(ShopCoordinator(start: .tabs), fail: record) { test in
      test.given { $0.select(.home) }
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      test.step({ _ in home.navigate(to: .catalog(.item(1))) }) {
        $0.selected = .catalog(.list)
        $0.path.append(.catalog(.item(1)))
      }
      test.step({ _ in home.navigate(to: .catalog(.item(1))) }, .ignored(.originNotOnTop))
    }
  }

  @Test("A transaction of a navigator inside another joins it")
  func nestedNavigatorTransactions() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      test.step({ _ in
        home.transaction {
          home.transaction { home.push(.about) }
          home.push(.note("b"))
        }
      }) { $0.base.append(contentsOf: [.about, .note("b")]) }
    }
  }

  @Test("A child that is covered replaces its layer, with which all above it go")
  func replacingBelowACover() throws {
    try navigationTest(ShopCoordinator(start: .tabs), fail: record) { test in
      let catalog = try #require(test.root.child(CatalogCoordinator.self))
      test.given { app in
        catalog.present(.filter)
        app.present(.about)
      }
      test.step({ _ in catalog.present(.item(1)) }, .ignored(.covered))
      test.step({ _ in catalog.present(.item(1), replacing: true) }) {
        $0.dismiss()
        $0.dismiss()
        $0.present(.catalog(.item(1)))
      }
    }
  }

  @Test("In a transaction, verbs find no layers of a child that begins in it")
  func layersOfANewChild() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.step(
        { app in
          app.transaction {
            app.navigate(to: .catalog(.filter))
            app.dismiss()
          }
        }, .ignored(.nothingPresented))
      test.step({ $0.navigate(to: .catalog(.filter)) }) {
        $0.base.append(.catalog(.list))
        $0.present(.catalog(.filter))
      }
      test.step({ $0.dismiss() }) { $0.dismiss() }
    }
  }

  @Test("A nested transaction has performed its verbs, also if they cancel out")
  func nestedAndCancelled() {
    let app = ShopCoordinator()
    var inner: Outcome?
    let outer = app.transaction {
      inner = app.transaction {
        app.push(.about)
        app.pop()
      }
    }
    #expect(inner == .performed)
    #expect(outer == .unchanged)
  }

  @Test("What is covered has the depth that it had, and what covers it the depth that it has")
  func depths() {
    let app = ShopCoordinator()
    app.push([.note("a"), .about])
    var events: [String] = []
    app.observe { change, _ in events += change.events.map { "\($0.kind) \($0.depth)" } }
    app.moveToTop(.note("a"))
    #expect(app.routes == [.home, .about, .note("a")])
    #expect(events == ["cover 2", "activate 2"])
  }

  @Test("Nothing is delivered to tabs that their coordinator has covered")
  func deliveryToCoveredTabs() {
    navigationTest(ShopCoordinator(start: .tabs), fail: record) { test in
      test.given { $0.push(.about) }
      test.step({ $0.deliver(.catalog(.item(1)), select: false) }, .ignored(.notFound))
    }
  }

  @Test("A kept layer keeps no screen of a tree that is gone")
  func keptLayer() {
    var app: ShopCoordinator? = ShopCoordinator()
    let layer = app?.projection.base
    weak let screen = app?.projection.leaf?.screen
    #expect(screen != nil)
    app = nil
    #expect(screen == nil)
    #expect(layer?.entries.isEmpty == true)
  }

  @Test("What the platform removed together with the first entry goes; the first entry stays")
  func reconcileToNothing() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push([.about, .note("b")]) }
      let layer = test.root.projection.base
      test.step({ $0.reconcile(layer, shown: layer.entries.ids, remaining: []) }) {
        $0.base.removeLast(2)
      }
      test.report(.rootRemoved)
    }
  }
}
