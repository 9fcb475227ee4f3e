import Testing
import Waymark
import WaymarkTesting

private let three: [ShopRoute] = [.home, .about, .note("a")]
private let twins: [ShopRoute] = [.home, .note("a"), .note("a"), .about]

@MainActor
@Suite("Set verbs of a root")
struct RootSetVerbTests {
  @Test("The root of a preview shows only its route, and works as any other")
  func preview() {
    let app = ShopCoordinator().starting(at: .about)
    #expect(app.routes == [.about])
    #expect(app.push(.home) == .performed && app.back() == .performed && app.routes == [.about])
  }

  @Test(
    "The root of a preview shows what `access` allows",
    arguments: [
      (.deny("closed"), [.home]), (.redirect(to: [.page(1)]), [.page(1)]),
      (.hold(until: "session", showing: .signIn), [.signIn]),
    ] as [(Access<GuardedRoute>, [GuardedRoute])])
  func refusedPreview(_ verdict: Access<GuardedRoute>, _ visible: [GuardedRoute]) {
    let session = GuardSession()
    session.app[.secret] = verdict
    #expect(session.freshApp().starting(at: .secret).visiblePath.last == visible)
  }

  @Test(
    "setRoutes keeps the common prefix, then the common suffix, then equal routes from the top",
    arguments: [
      VerbRow("the same", three, { $0.setRoutes($0.routes) }, .unchanged),
      VerbRow("none", three, { $0.setRoutes([]) }, .ignored(.empty)),
      VerbRow("prefix", three, { $0.setRoutes([.home, .about, .home]) }) {
        $0.base.replaceLast(with: .home)
      },
      VerbRow("prefix and suffix", three, { $0.setRoutes([.home, .note("a")]) }) {
        $0.base = [.home, .note("a")]
      },
      VerbRow("suffix", three, { $0.setRoutes([.about, .note("a")]) }) {
        $0.base = [.about, .note("a")]
      },
      VerbRow(
        "a new route in the middle", three, { $0.setRoutes([.home, .about, .home, .note("a")]) },
        ids: "#1 #2 #4 #3"
      ) { $0.base = [.home, .about, .home, .note("a")] },
      VerbRow(
        "equal routes from the top", twins, { $0.setRoutes([.about, .note("a"), .home]) },
        ids: "#4 #3 #1"
      ) { $0.base = [.about, .note("a"), .home] },
      VerbRow(
        "the prefix comes before the suffix", twins, { $0.setRoutes([.home, .note("a"), .about]) },
        ids: "#1 #2 #4"
      ) { $0.base = [.home, .note("a"), .about] },
      VerbRow("nothing in common", three, { $0.setRoutes([.note("b")]) }) {
        $0.base = [.note("b")]
      },
    ])
  func setRoutes(_ row: VerbRow) { row.check() }

  @Test(
    "remove, removeAll and trim work in the middle, and survivors keep their identity",
    arguments: [
      VerbRow("remove", three, { $0.remove($0.stack[1].id) }) { $0.base = [.home, .note("a")] },
      VerbRow("remove the top", three, { $0.remove($0.stack[2].id) }) { $0.base.removeLast() },
      VerbRow("remove the first", three, { $0.remove($0.stack[0].id) }, .ignored(.atRoot)),
      VerbRow("removeAll", twins, { $0.removeAll(where: { $0 == .note("a") }) }, ids: "#1 #4") {
        $0.base = [.home, .about]
      },
      VerbRow(
        "removeAll of everything keeps the first", twins, { $0.removeAll(where: { _ in true }) }
      ) { $0.base.removeLast(3) },
      VerbRow(
        "removeAll of the first", three, { $0.removeAll(where: { $0 == .home }) }, .ignored(.atRoot)
      ),
      VerbRow("removeAll of nothing", three, { $0.removeAll(where: { _ in false }) }, .unchanged),
      VerbRow("trim", twins, { $0.trim(keepingLast: 1) }, ids: "#1 #4") {
        $0.base = [.home, .about]
      },
      VerbRow("trim to 0", twins, { $0.trim(keepingLast: 0) }) { $0.base.removeLast(3) },
      VerbRow("trim to -1", twins, { $0.trim(keepingLast: -1) }) { $0.base.removeLast(3) },
      VerbRow("trim to many", three, { $0.trim(keepingLast: 2) }, .unchanged),
    ])
  func remove(_ row: VerbRow) { row.check() }

  @Test(
    "update changes the stack as a value, and existing entries keep their identity",
    arguments: [
      VerbRow(
        "push and pop", three,
        {
          $0.update {
            $0.pop(); $0.push(.note("b"))
          }
        }
      ) { $0.base.replaceLast(with: .note("b")) },
      VerbRow("a reorder", three, { $0.update { $0.setRoutes([.note("a"), .about, .home]) } }) {
        $0.base = [.note("a"), .about, .home]
      },
      VerbRow(
        "nothing", three,
        {
          $0.update {
            $0.push(.about); $0.pop()
          }
        }, .unchanged),
      VerbRow("a stack of its own", three, { $0.update { $0 = RouteStack(.about) } }) {
        $0.base.removeLast(3); $0.base.append(.about)
      },
    ])
  func update(_ row: VerbRow) { row.check() }

  @Test(
    "Verbs that a root cannot perform are ignored",
    arguments: [
      VerbRow("finish", three, { $0.finish() }, .ignored(.atRoot)),
      VerbRow("start", [.home], { $0.start() }, .unchanged),
      VerbRow("dismiss", [.home], { $0.dismiss() }, .ignored(.nothingPresented)),
      VerbRow("dismissAll", [.home], { $0.dismissAll() }, .ignored(.nothingPresented)),
      VerbRow("select", [.home], { $0.select(.home) }, .ignored(.notFound)),
      VerbRow("deliver", [.home], { $0.deliver(.home) }, .ignored(.notFound)),
    ])
  func refused(_ row: VerbRow) { row.check() }

  @Test("end leaves everything, for good")
  func end() {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.list), .about])
    app.present(.note("a"))
    let catalog = app.child(CatalogCoordinator.self)
    var left: [String] = []
    app.observe { change, _ in left += change.events.map(\.description) }
    #expect(app.end() == .performed)
    #expect(
      left == [
        "leave (ended) note(\"a\")", "leave (ended) about", "leave (ended) catalog.list",
        "leave (ended) CatalogCoordinator", "leave (ended) home", "leave (ended) ShopCoordinator",
      ])
    #expect(app.routes == [.home])
    #expect(app.projection.base.entries.isEmpty)
    let verbs: [Outcome] = [
      app.push(.about), app.pop(), app.back(), app.present(.about), app.setRoutes([.about]),
      app.start(), app.end(), app.finish(), app.transaction {}, app.navigate(to: .about),
    ]
    #expect(verbs == Array(repeating: .ignored(.left), count: 10))
    #expect(catalog?.push(.item(1)) == .ignored(.left))
    #expect(catalog?.routes == [.list])
  }

  @Test("Reading leaves a coordinator fresh; start, a verb or projection makes it a root")
  func fresh() {
    let read = ShopCoordinator()
    #expect(read.routes == [.home])
    #expect(read.layers == [[.home]])
    #expect(read.visiblePath == [[.home]])
    #expect(read.depth == 1)
    #expect(read.currentRoute == .home)
    #expect(!read.canGoBack)
    #expect(read.stack == RouteStack(.home))
    #expect(read.start() == .performed)
    #expect(read.start() == .unchanged)
    let verb = ShopCoordinator()
    #expect(verb.pop() == .ignored(.atRoot))
    #expect(verb.start() == .unchanged)
    let shown = ShopCoordinator()
    #expect(shown.projection.base.entries.map(\.name) == ["home"])
    #expect(shown.start() == .unchanged)
  }
}
