import Testing
import Waymark

/// What several verbs of one transaction come to.
private struct DraftRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let routes: [ShopRoute]
  let body: @MainActor @Sendable (ShopCoordinator) -> Void
  let outcome: Outcome
  let after: String

  init(
    _ name: String, _ routes: [ShopRoute],
    _ body: @escaping @MainActor @Sendable (ShopCoordinator) -> Void, _ outcome: Outcome,
    _ after: String
  ) {
    testDescription = name
    self.routes = routes
    self.body = body
    self.outcome = outcome
    self.after = after
  }
}

private let rows: [DraftRow] = [
  DraftRow(
    "present above a child that is not made yet", [.home],
    {
      $0.push(.catalog(.list)); $0.present(.about)
    }, .performed,
    "Shop[home, Catalog[list], ^ sheet[about *]]"),
  DraftRow(
    "a layer that holds a child that is not made yet", [.home],
    {
      $0.present(.catalog(.list)); $0.push(.catalog(.item(1))); $0.present(.about, as: .dialog)
    },
    .performed, "Shop[home, ^ sheet[Catalog[list, item(1)]], ^ dialog[about *]]"),
  DraftRow(
    "a layer whose presenter goes", [.home],
    {
      $0.push(.about); $0.present(.note("a")); $0.update { $0.pop() }
    }, .unchanged, "Shop[home *]"),
  DraftRow(
    "a layer whose presenting child goes", [.home],
    {
      $0.push(.catalog(.list)); $0.present(.about); $0.update { $0.pop() }
    }, .unchanged,
    "Shop[home *]"),
  DraftRow(
    "a pop and a push in a child that stays", [.home, .catalog(.list), .catalog(.item(1))],
    {
      $0.pop(); $0.push(.catalog(.item(2)))
    }, .performed, "Shop[home, Catalog[list, item(2) *]]"),
  DraftRow(
    "a dialog with two entries", [.home],
    {
      $0.present(.about, as: .dialog); $0.push(.home)
    },
    .ignored(.noStack), "Shop[home *]"),
  DraftRow(
    "a dialog whose entry is replaced", [.home],
    {
      $0.present(.about, as: .dialog); $0.replaceTop(.note("a"))
    }, .performed,
    "Shop[home, ^ dialog[note(\"a\") *]]"),
  DraftRow(
    "back through what was drafted", [.home],
    {
      $0.push(.catalog(.list)); $0.present(.about); $0.back(); $0.back()
    }, .unchanged,
    "Shop[home *]"),
  DraftRow(
    "tabs are pushed and acted on", [.home],
    {
      $0.push(.tabs); $0.select(.favourites(.list)); $0.deliver(.catalog(.item(1)), select: false)
    },
    .performed, "Shop[home, tabs[Catalog[list, item(1)], >Catalog[list *], home]]"),
  DraftRow(
    "navigate starts a child for a modal leaf", [.home],
    {
      $0.push(.about); $0.navigate(to: .catalog(.filter))
    }, .performed,
    "Shop[home, about, Catalog[list, ^ sheet[filter *]]]"),
  DraftRow(
    "a push on a child that navigate starts for a modal leaf", [.home],
    {
      $0.navigate(to: .catalog(.filter)); $0.push(.catalog(.item(1)))
    }, .performed,
    "Shop[home, Catalog[list, item(1), ^ sheet[filter *]]]"),
  DraftRow(
    "a push stays literal on a child that navigate starts", [.home],
    {
      $0.navigate(to: .catalog(.item(1))); $0.push(.catalog(.account(.edit)))
    }, .performed,
    "Shop[home, Catalog[item(1), Account[edit *]]]"),
  DraftRow(
    "remove of what was drafted", [.home],
    { app in
      app.push([.about, .catalog(.list), .note("a")])
      app.remove(app.stack[2].id)
      app.removeAll(where: { $0 == .about })
    }, .performed, "Shop[home, note(\"a\") *]"),
  DraftRow(
    "trim, setRoot and popToRoot", [.home, .about, .about],
    {
      $0.trim(keepLast: 1); $0.setRoot(.note("a")); $0.push(.about); $0.popToRoot()
    }, .performed,
    "Shop[note(\"a\") *]"),
  DraftRow(
    "finish of a child that was there", [.home, .catalog(.list)],
    { app in
      app.onCatalog { $0.push(.item(1)) }; app.onCatalog { $0.finish() }
    }, .performed,
    "Shop[home *]"),
]

@MainActor
@Suite("Drafts")
struct DraftTests {
  @Test("Each verb is decided on what the verbs before it made", arguments: rows)
  private func draft(_ row: DraftRow) {
    let app = ShopCoordinator()
    app.setRoutes(row.routes)
    app.start()
    var records = 0
    app.observe { _, _ in records += 1 }
    #expect(app.transaction { row.body(app) } == row.outcome)
    #expect(picture(app) == row.after)
    #expect(records == (row.outcome == .performed ? 1 : 0))
  }

  @Test("A child that went and came back in one transaction is a new one")
  func newChild() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    weak let first = app.child(CatalogCoordinator.self)
    var events: [String] = []
    app.observe { change, _ in events = change.events.map(\.description) }
    app.transaction {
      app.pop()
      app.push(.catalog(.list))
    }
    #expect(first == nil)
    #expect(app.made == ["catalog", "catalog"])
    #expect(
      events == [
        "enter CatalogCoordinator", "enter catalog.list", "leave (popped) catalog.list",
        "leave (popped) CatalogCoordinator", "activate catalog.list",
      ])
  }

  @Test("A layer presented above a child that was drafted ends with that child's entry")
  func presenter() {
    let app = ShopCoordinator()
    app.transaction {
      app.push([.catalog(.list), .catalog(.item(1))])
      app.present(.about)
    }
    app.onCatalog { $0.push(.item(2)) }
    app.onCatalog { $0.pop() }
    #expect(picture(app) == "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]")
    app.onCatalog { $0.pop() }
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
  }

  @Test("A child that calls a verb in its init is refused, and the report says so")
  func verbInInit() {
    let app = HastyParent()
    var reports: [String] = []
    app.flow.reporter = MisuseReporter { reports.append($0.message) }
    #expect(app.push(.child(.list)) == .ignored(.notFresh))
    #expect(app.routes == [.plain])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("A verb called in its init is the likely cause") == true)
  }

  @Test("Verbs called while a child is made are queued")
  func verbInFactory() {
    let app = HastyParent()
    var outcome: Outcome?
    app.whileMaking = { outcome = app.push(.plain) }
    app.child = { CatalogCoordinator() }
    #expect(app.push(.child(.list)) == .performed)
    #expect(outcome == .queued)
    #expect(app.routes == [.plain, .child(.list), .plain])
  }

  @Test("end from inside a callback ends the tree; what was queued after it is ignored")
  func endInCallback() {
    let app = ShopCoordinator()
    app.start()
    var changes = 0
    app.observe { _, _ in
      changes += 1
      guard changes == 1 else { return }
      app.end()
      app.push(.about)
    }
    #expect(app.push(.catalog(.list)) == .performed)
    #expect(changes == 2)
    #expect(app.push(.about) == .ignored(.left))
    #expect(app.children.isEmpty)
  }
}

@MainActor
private final class HastyParent: Coordinator {
  let flow = Flow<ReusingRoute, TestScreen>(start: .plain)
  var whileMaking: (() -> Void)?
  var child: () -> CatalogCoordinator = {
    let hasty = CatalogCoordinator()
    hasty.push(.item(1))
    return hasty
  }

  func destination(for route: ReusingRoute) -> Destination<HastyParent> {
    switch route {
    case .plain: .screen { TestScreen(route.name) }
    case .child(let route):
      .child(route, as: ReusingRoute.child) {
        self.whileMaking?()
        return self.child()
      }
    }
  }
}
