import Testing
import Waymark

private let three: [ShopRoute] = [.home, .about, .note("a")]
private let twins: [ShopRoute] = [.home, .note("a"), .note("a"), .about]

@MainActor
@Suite("Set verbs of a root")
struct RootSetVerbTests {
  @Test(
    "setRoutes keeps the common prefix, then the common suffix, then equal routes from the top",
    arguments: [
      VerbRow(
        "the same", three, { $0.setRoutes($0.routes) }, .unchanged,
        "Shop[home, about, note(\"a\") *]", ids: "#1 #2 #3"),
      VerbRow(
        "none", three, { $0.setRoutes([]) }, .ignored(.empty), "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "prefix", three, { $0.setRoutes([.home, .about, .home]) }, .performed,
        "Shop[home, about, home *]", ids: "#1 #2 #4"),
      VerbRow(
        "prefix and suffix", three, { $0.setRoutes([.home, .note("a")]) }, .performed,
        "Shop[home, note(\"a\") *]", ids: "#1 #3"),
      VerbRow(
        "suffix", three, { $0.setRoutes([.about, .note("a")]) }, .performed,
        "Shop[about, note(\"a\") *]", ids: "#2 #3"),
      VerbRow(
        "a new one in the middle", three,
        { $0.setRoutes([.home, .about, .home, .note("a")]) }, .performed,
        "Shop[home, about, home, note(\"a\") *]", ids: "#1 #2 #4 #3"),
      VerbRow(
        "equal routes from the top", twins,
        { $0.setRoutes([.about, .note("a"), .home]) }, .performed,
        "Shop[about, note(\"a\"), home *]", ids: "#4 #3 #1"),
      VerbRow(
        "the prefix comes before the suffix", twins,
        { $0.setRoutes([.home, .note("a"), .about]) }, .performed,
        "Shop[home, note(\"a\"), about *]", ids: "#1 #2 #4"),
      VerbRow(
        "nothing in common", three, { $0.setRoutes([.note("b")]) }, .performed,
        "Shop[note(\"b\") *]", ids: "#4"),
    ])
  func setRoutes(_ row: VerbRow) { row.check() }

  @Test(
    "remove, removeAll and trim work in the middle, and survivors keep their identity",
    arguments: [
      VerbRow(
        "remove", three, { $0.remove($0.stack[1].id) }, .performed, "Shop[home, note(\"a\") *]",
        ids: "#1 #3"),
      VerbRow(
        "remove the top", three, { $0.remove($0.stack[2].id) }, .performed, "Shop[home, about *]"),
      VerbRow(
        "remove the first", three, { $0.remove($0.stack[0].id) }, .ignored(.atRoot),
        "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "removeAll", twins, { $0.removeAll(where: { $0 == .note("a") }) }, .performed,
        "Shop[home, about *]", ids: "#1 #4"),
      VerbRow(
        "removeAll of everything keeps the first", twins, { $0.removeAll(where: { _ in true }) },
        .performed, "Shop[home *]", ids: "#1"),
      VerbRow(
        "removeAll of the first", three, { $0.removeAll(where: { $0 == .home }) },
        .ignored(.atRoot), "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "removeAll of nothing", three, { $0.removeAll(where: { _ in false }) }, .unchanged,
        "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "trim", twins, { $0.trim(keepLast: 1) }, .performed, "Shop[home, about *]", ids: "#1 #4"),
      VerbRow("trim to 0", twins, { $0.trim(keepLast: 0) }, .performed, "Shop[home *]"),
      VerbRow("trim to -1", twins, { $0.trim(keepLast: -1) }, .performed, "Shop[home *]"),
      VerbRow(
        "trim to many", three, { $0.trim(keepLast: 2) }, .unchanged,
        "Shop[home, about, note(\"a\") *]"),
    ])
  func remove(_ row: VerbRow) { row.check() }

  @Test(
    "update changes the stack as a value, and what was there keeps its identity",
    arguments: [
      VerbRow(
        "push and pop", three,
        {
          $0.update {
            $0.pop(); $0.push(.note("b"))
          }
        }, .performed,
        "Shop[home, about, note(\"b\") *]", ids: "#1 #2 #4"),
      VerbRow(
        "a reorder", three, { $0.update { $0.setRoutes([.note("a"), .about, .home]) } }, .performed,
        "Shop[note(\"a\"), about, home *]", ids: "#3 #2 #1"),
      VerbRow(
        "nothing", three,
        {
          $0.update {
            $0.push(.about); $0.pop()
          }
        }, .unchanged,
        "Shop[home, about, note(\"a\") *]", ids: "#1 #2 #3"),
      VerbRow(
        "a stack of its own", three, { $0.update { $0 = RouteStack(.about) } }, .performed,
        "Shop[about *]", ids: "#4"),
    ])
  func update(_ row: VerbRow) { row.check() }

  @Test(
    "What a root cannot do is ignored",
    arguments: [
      VerbRow(
        "finish", three, { $0.finish() }, .ignored(.atRoot), "Shop[home, about, note(\"a\") *]"),
      VerbRow("start", [.home], { $0.start() }, .unchanged, "Shop[home *]"),
      VerbRow("dismiss", [.home], { $0.dismiss() }, .ignored(.nothingPresented), "Shop[home *]"),
      VerbRow(
        "dismissAll", [.home], { $0.dismissAll() }, .ignored(.nothingPresented), "Shop[home *]"),
      VerbRow("select", [.home], { $0.select(.home) }, .ignored(.notFound), "Shop[home *]"),
      VerbRow("deliver", [.home], { $0.deliver(.home) }, .ignored(.notFound), "Shop[home *]"),
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
