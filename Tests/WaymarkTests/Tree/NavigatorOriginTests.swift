import Testing
import Waymark

/// What is there, whose navigator gets which command, and what comes of it.
private struct OriginRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let start: ShopRoute
  let prepare: @MainActor @Sendable (ShopCoordinator) -> Void
  let verb: @MainActor @Sendable (ShopCoordinator) throws -> Outcome
  let outcome: Outcome
  let after: String

  /// A command of one of the app's own entries.
  init(
    _ name: String, start: ShopRoute = .home,
    _ prepare: @escaping @MainActor @Sendable (ShopCoordinator) -> Void,
    of entry: String, _ command: NavigationCommand<ShopRoute>, _ outcome: Outcome, _ after: String
  ) {
    testDescription = name
    self.start = start
    self.prepare = prepare
    verb = { try $0.navigator(ShopCoordinator.self, of: entry).perform(command) }
    self.outcome = outcome
    self.after = after
  }

  /// A command of one of a catalog's entries.
  init(
    _ name: String, start: ShopRoute = .home,
    _ prepare: @escaping @MainActor @Sendable (ShopCoordinator) -> Void,
    ofCatalog entry: String, _ command: NavigationCommand<CatalogRoute>, _ outcome: Outcome,
    _ after: String
  ) {
    testDescription = name
    self.start = start
    self.prepare = prepare
    verb = { try $0.navigator(CatalogCoordinator.self, of: entry).perform(command) }
    self.outcome = outcome
    self.after = after
  }

  @MainActor
  func check() throws {
    let app = ShopCoordinator(start: start)
    app.start()
    prepare(app)
    #expect(try verb(app) == outcome, "\(testDescription)")
    #expect(picture(app) == after, "\(testDescription)")
  }
}

@MainActor
private func pushed(_ app: ShopCoordinator) { app.push(.about) }

@MainActor
private func presented(_ app: ShopCoordinator) { app.present(.about) }

@MainActor
private func deep(_ app: ShopCoordinator) {
  app.push([.catalog(.list), .catalog(.item(1)), .about])
}

/// The catalog of the unselected second tab is told apart by its path.
@MainActor
private func otherTab(_ app: ShopCoordinator) {
  app.deliver(.favourites(.item(1)), select: false)
}

private let ignored = Outcome.ignored(.originNotOnTop)

@MainActor
@Suite("Where a navigator's command comes from")
struct NavigatorOriginTests {
  @Test(
    "push, replaceTop, present and navigate count only from the top",
    arguments: [
      OriginRow(
        "push", pushed, of: "about", .push([.home]), .performed, "Shop[home, about, home *]"),
      OriginRow(
        "push covered", pushed, of: "home", .push([.about]), ignored, "Shop[home, about *]"),
      OriginRow(
        "push below a layer", presented, of: "home", .push([.about]), ignored,
        "Shop[home, ^ sheet[about *]]"),
      OriginRow(
        "replaceTop", pushed, of: "about", .replaceTop(.home), .performed, "Shop[home, home *]"),
      OriginRow(
        "replaceTop covered", pushed, of: "home", .replaceTop(.note("a")), ignored,
        "Shop[home, about *]"),
      OriginRow(
        "present", pushed, of: "about", .present(.home, as: .cover), .performed,
        "Shop[home, about, ^ cover[home *]]"),
      OriginRow(
        "present covered", pushed, of: "home", .present(.home, as: nil), ignored,
        "Shop[home, about *]"),
      OriginRow(
        "present below a layer", presented, of: "home", .present(.home, as: nil), ignored,
        "Shop[home, ^ sheet[about *]]"),
      OriginRow(
        "navigate", pushed, of: "about", .navigate(to: .catalog(.filter)), .performed,
        "Shop[home, about, Catalog[list, ^ sheet[filter *]]]"),
      OriginRow(
        "navigate covered", pushed, of: "home", .navigate(to: .home), ignored,
        "Shop[home, about *]"),
      OriginRow(
        "push in a layer", presented, of: "about", .push([.home, .home]), .performed,
        "Shop[home, ^ sheet[about, home, home *]]"),
      OriginRow(
        "push covered by its own flow", deep, ofCatalog: "list", .push([.item(2)]), ignored,
        "Shop[home, Catalog[list, item(1)], about *]"),
      OriginRow(
        "push covered by its parent's entry", deep, ofCatalog: "item(1)", .push([.item(2)]),
        ignored, "Shop[home, Catalog[list, item(1)], about *]"),
    ])
  private func fromTop(_ row: OriginRow) throws { try row.check() }

  @Test(
    "The top of a tab that is not selected counts, but not for present and navigate",
    arguments: [
      OriginRow(
        "push", start: .tabs, otherTab, ofCatalog: "item(1)", .push([.item(2)]), .performed,
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1), item(2)], home]]"),
      OriginRow(
        "replaceTop", start: .tabs, otherTab, ofCatalog: "item(1)", .replaceTop(.item(2)),
        .performed, "Shop[tabs[>Catalog[list *], Catalog[list, item(2)], home]]"),
      OriginRow(
        "navigate", start: .tabs, otherTab, ofCatalog: "item(1)", .navigate(to: .item(2)),
        ignored, "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      OriginRow(
        "present", start: .tabs, otherTab, ofCatalog: "item(1)", .present(.filter, as: nil),
        ignored, "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      OriginRow(
        "a screen's push covers the bar", start: .tabs, { $0.select(.home) }, of: "home",
        .push([.about]), .performed, "Shop[tabs[Catalog[list], Catalog[list], >home], about *]"),
      OriginRow(
        "a screen keeps its entry", start: .tabs, { $0.select(.home) }, of: "home",
        .replaceTop(.about), .ignored(.atRoot),
        "Shop[tabs[Catalog[list], Catalog[list], >home *]]"),
      OriginRow(
        "a screen's pop", start: .tabs, { $0.select(.home) }, of: "home", .pop, .ignored(.atRoot),
        "Shop[tabs[Catalog[list], Catalog[list], >home *]]"),
      OriginRow(
        "a screen's second push", start: .tabs,
        {
          $0.select(.home); $0.push(.about)
        }, of: "home",
        .push([.about]), ignored, "Shop[tabs[Catalog[list], Catalog[list], >home], about *]"),
    ])
  private func inTab(_ row: OriginRow) throws { try row.check() }

  @Test(
    "pop, dismiss, finish and select count as long as the entry lives",
    arguments: [
      OriginRow("pop", pushed, of: "about", .pop, .performed, "Shop[home *]"),
      OriginRow(
        "pop from below takes what is above", { $0.push([.about, .home, .home]) }, of: "about",
        .pop, .performed, "Shop[home *]"),
      OriginRow(
        "pop of the app's root", { _ in }, of: "home", .pop, .ignored(.atRoot), "Shop[home *]"),
      OriginRow(
        "pop in a flow takes what lies above, also the parent's", deep, ofCatalog: "item(1)", .pop,
        .performed, "Shop[home, Catalog[list *]]"),
      OriginRow(
        "pop of a flow's first entry takes the flow", deep, ofCatalog: "list", .pop, .performed,
        "Shop[home *]"),
      OriginRow(
        "pop of a layer's first entry", presented, of: "about", .pop, .performed, "Shop[home *]"),
      OriginRow(
        "pop below a layer takes it along",
        {
          $0.push(.about); $0.present(.note("a"))
        },
        of: "about", .pop, .performed, "Shop[home *]"),
      OriginRow(
        "pop of a tab's root", start: .tabs, { _ in }, ofCatalog: "list", .pop, .ignored(.atRoot),
        "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
      OriginRow(
        "dismiss of what is above", presented, of: "home", .dismiss, .performed, "Shop[home *]"),
      OriginRow(
        "dismiss of its own layer", presented, of: "about", .dismiss, .performed, "Shop[home *]"),
      OriginRow(
        "dismiss of what is above its layer",
        {
          $0.present(.about); $0.present(.note("a"))
        },
        of: "about", .dismiss, .performed, "Shop[home, ^ sheet[about *]]"),
      OriginRow(
        "dismiss in a base", pushed, of: "about", .dismiss, .ignored(.nothingPresented),
        "Shop[home, about *]"),
      OriginRow(
        "finish", deep, ofCatalog: "list", .finish, .performed, "Shop[home, about *]"),
      OriginRow(
        "finish of a root", pushed, of: "home", .finish, .ignored(.atRoot), "Shop[home, about *]"),
      OriginRow(
        "finish in a layer", { $0.present(.catalog(.list)) }, ofCatalog: "list", .finish,
        .performed, "Shop[home *]"),
      OriginRow(
        "select from below", start: .tabs, { $0.push(.about) }, of: "home",
        .select(.favourites(.list)), .performed,
        "Shop[tabs[Catalog[list], >Catalog[list], home], about *]"),
      OriginRow(
        "select without tabs", pushed, of: "home", .select(.home), .ignored(.notFound),
        "Shop[home, about *]"),
    ])
  private func anywhere(_ row: OriginRow) throws { try row.check() }

  @Test("A double tap counts once")
  func doubleTap() throws {
    let app = ShopCoordinator()
    let home = try app.navigator(ShopCoordinator.self, of: "home")
    #expect(home.push(.catalog(.list)) == .performed)
    #expect(home.push(.catalog(.list)) == .ignored(.originNotOnTop))
    let list = try app.navigator(CatalogCoordinator.self, of: "list")
    #expect(list.present(.filter) == .performed)
    #expect(list.present(.filter) == .ignored(.originNotOnTop))
    #expect(list.navigate(to: .item(1)) == .ignored(.originNotOnTop))
    #expect(list.dismiss() == .performed)
    #expect(list.replaceTop(.item(1)) == .performed)
    #expect(list.replaceTop(.item(1)) == .ignored(.left))
    #expect(app.routes == [.home, .catalog(.item(1))])
  }

  @Test("After its entry left every command is ignored, and so is a transaction")
  func left() throws {
    let app = ShopCoordinator()
    app.push(.about)
    let about = try app.navigator(ShopCoordinator.self, of: "about")
    app.pop()
    app.push(.about)
    let commands: [NavigationCommand<ShopRoute>] = [
      .push([.home]), .replaceTop(.home), .present(.home, as: nil), .navigate(to: .home), .pop,
      .dismiss, .finish, .select(.home),
    ]
    for command in commands { #expect(about.perform(command) == .ignored(.left)) }
    #expect(about.transaction { Issue.record("The body ran.") } == .ignored(.left))
    #expect(about.task {} == nil)
    #expect(app.routes == [.home, .about])
  }
}
