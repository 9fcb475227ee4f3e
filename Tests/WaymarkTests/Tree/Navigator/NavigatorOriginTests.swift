import Testing
import WaymarkTesting

@testable import Waymark

extension ShopCoordinator {
  /// Calls a command of the navigator of one of the app's own entries.
  fileprivate func perform(_ command: NavigationCommand<ShopRoute>, of entry: String) -> Outcome {
    perform(command, of: entry, in: ShopCoordinator.self)
  }

  /// Calls a command of the navigator of one of a catalog's entries.
  fileprivate func perform(
    _ command: NavigationCommand<CatalogRoute>, ofCatalog entry: String
  ) -> Outcome {
    perform(command, of: entry, in: CatalogCoordinator.self)
  }

  private func perform<C: Coordinator>(
    _ command: NavigationCommand<C.Route>, of entry: String, in type: C.Type
  ) -> Outcome {
    guard let navigator = try? navigator(type, of: entry) else {
      Issue.record("There is no \(entry).")
      return .unchanged
    }
    return navigator.perform(command)
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

/// The catalog of the unselected second tab is recognised by its path.
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
      VerbRow("push", pushed, { $0.perform(.push([.home]), of: "about") }) {
        $0.base.append(.home)
      },
      VerbRow("push covered", pushed, { $0.perform(.push([.about]), of: "home") }, ignored),
      VerbRow(
        "push below a layer", presented, { $0.perform(.push([.about]), of: "home") }, ignored),
      VerbRow("replaceTop", pushed, { $0.perform(.replaceTop(.home), of: "about") }) {
        $0.base.replaceLast(with: .home)
      },
      VerbRow(
        "replaceTop covered", pushed, { $0.perform(.replaceTop(.note("a")), of: "home") }, ignored),
      VerbRow("present", pushed, { $0.perform(.present(.home, as: .cover), of: "about") }) {
        $0.present(.home, as: .cover)
      },
      VerbRow(
        "present covered", pushed, { $0.perform(.present(.home, as: nil), of: "home") }, ignored),
      VerbRow(
        "present below a layer", presented, { $0.perform(.present(.home, as: nil), of: "home") },
        ignored),
      VerbRow(
        "navigate", pushed, { $0.perform(.navigate(to: .catalog(.filter)), of: "about") },
        .performed, "Shop[home, about, Catalog[list, ^ sheet[filter *]]]"
      ) {
        $0.base.append(.catalog(.list)); $0.present(.catalog(.filter))
      },
      VerbRow(
        "navigate covered", pushed, { $0.perform(.navigate(to: .home), of: "home") }, ignored),
      VerbRow("push in a layer", presented, { $0.perform(.push([.home, .home]), of: "about") }) {
        $0[layer: 1].append(contentsOf: [.home, .home])
      },
      VerbRow(
        "push covered by its own flow", deep, { $0.perform(.push([.item(2)]), ofCatalog: "list") },
        ignored),
      VerbRow(
        "push covered by its parent's entry", deep,
        { $0.perform(.push([.item(2)]), ofCatalog: "item(1)") }, ignored),
    ])
  func fromTop(_ row: VerbRow) { row.check() }

  @Test(
    "The top of an unselected tab counts, but not for present and navigate",
    arguments: [
      VerbRow(
        "push", otherTab, { $0.perform(.push([.item(2)]), ofCatalog: "item(1)") }, .performed,
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1), item(2)], home]]"
      ) { $0[tab: .favourites(.list)].append(.favourites(.item(2))) },
      VerbRow(
        "replaceTop", otherTab, { $0.perform(.replaceTop(.item(2)), ofCatalog: "item(1)") },
        .performed, "Shop[tabs[>Catalog[list *], Catalog[list, item(2)], home]]"
      ) { $0[tab: .favourites(.list)].replaceLast(with: .favourites(.item(2))) },
      VerbRow(
        "navigate", otherTab, { $0.perform(.navigate(to: .item(2)), ofCatalog: "item(1)") }, ignored
      ),
      VerbRow(
        "present", otherTab, { $0.perform(.present(.filter, as: nil), ofCatalog: "item(1)") },
        ignored),
      VerbRow(
        "a screen's push covers the bar", { $0.select(.home) },
        { $0.perform(.push([.about]), of: "home") }, .performed,
        "Shop[tabs[Catalog[list], Catalog[list], >home], about *]"
      ) { $0.base.append(.about) },
      VerbRow(
        "a screen keeps its entry", { $0.select(.home) },
        { $0.perform(.replaceTop(.about), of: "home") }, .ignored(.atRoot),
        "Shop[tabs[Catalog[list], Catalog[list], >home *]]"),
      VerbRow(
        "a screen's pop", { $0.select(.home) }, { $0.perform(.pop, of: "home") }, .ignored(.atRoot),
        "Shop[tabs[Catalog[list], Catalog[list], >home *]]"),
      VerbRow(
        "a screen's second push",
        {
          $0.select(.home); $0.push(.about)
        }, { $0.perform(.push([.about]), of: "home") }, ignored,
        "Shop[tabs[Catalog[list], Catalog[list], >home], about *]"),
    ])
  func inTab(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "pop, dismiss, finish and select count as long as the entry lives",
    arguments: [
      VerbRow("pop", pushed, { $0.perform(.pop, of: "about") }) { $0.base.removeLast() },
      VerbRow(
        "pop from below takes what is above", { $0.push([.about, .home, .home]) },
        { $0.perform(.pop, of: "about") }
      ) { $0.base.removeLast(3) },
      VerbRow(
        "pop of the app's root", { _ in }, { $0.perform(.pop, of: "home") }, .ignored(.atRoot)),
      VerbRow(
        "pop in a flow takes what lies above, even the parent's", deep,
        { $0.perform(.pop, ofCatalog: "item(1)") }
      ) { $0.base.removeLast(2) },
      VerbRow(
        "pop of a flow's first entry takes the flow", deep, { $0.perform(.pop, ofCatalog: "list") }
      ) { $0.base.removeLast(3) },
      VerbRow("pop of a layer's first entry", presented, { $0.perform(.pop, of: "about") }) {
        $0.dismiss()
      },
      VerbRow(
        "pop below a layer takes it along",
        {
          $0.push(.about); $0.present(.note("a"))
        }, { $0.perform(.pop, of: "about") }
      ) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow(
        "pop of a tab's root", { $0.setRoot(.tabs) }, { $0.perform(.pop, ofCatalog: "list") },
        .ignored(.atRoot), "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
      VerbRow("dismiss of what is above", presented, { $0.perform(.dismiss, of: "home") }) {
        $0.dismiss()
      },
      VerbRow("dismiss of its own layer", presented, { $0.perform(.dismiss, of: "about") }) {
        $0.dismiss()
      },
      VerbRow(
        "dismiss of what is above its layer",
        {
          $0.present(.about); $0.present(.note("a"))
        }, { $0.perform(.dismiss, of: "about") }
      ) { $0.dismiss() },
      VerbRow(
        "dismiss in a base", pushed, { $0.perform(.dismiss, of: "about") },
        .ignored(.nothingPresented)),
      VerbRow("finish", deep, { $0.perform(.finish, ofCatalog: "list") }) {
        $0.base = [.home, .about]
      },
      VerbRow("finish of a root", pushed, { $0.perform(.finish, of: "home") }, .ignored(.atRoot)),
      VerbRow(
        "finish in a layer", { $0.present(.catalog(.list)) },
        { $0.perform(.finish, ofCatalog: "list") }
      ) { $0.dismiss() },
      VerbRow(
        "select from below",
        {
          $0.setRoot(.tabs); $0.push(.about)
        }, { $0.perform(.select(.favourites(.list)), of: "home") }
      ) { $0.selected = .favourites(.list) },
      VerbRow(
        "select without tabs", pushed, { $0.perform(.select(.home), of: "home") },
        .ignored(.notFound)),
    ])
  func anywhere(_ row: VerbRow) { row.check() }

  @Test("A double tap counts once")
  func doubleTap() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      test.step({ _ in home.push(.catalog(.list)) }) { $0.base.append(.catalog(.list)) }
      test.step({ _ in home.push(.catalog(.list)) }, .ignored(.originNotOnTop))
      let list = try test.root.navigator(CatalogCoordinator.self, of: "list")
      test.step({ _ in list.present(.filter) }) { $0.present(.catalog(.filter)) }
      test.step({ _ in list.present(.filter) }, .ignored(.originNotOnTop))
      test.step({ _ in list.navigate(to: .item(1)) }, .ignored(.originNotOnTop))
      test.step({ _ in list.dismiss() }) { $0.dismiss() }
      test.step({ _ in list.replaceTop(.item(1)) }) {
        $0.base.replaceLast(with: .catalog(.item(1)))
      }
      test.step({ _ in list.replaceTop(.item(1)) }, .ignored(.left))
    }
  }

  @Test(
    "A transaction of a screen out of view presents only once its body has brought that into view")
  func presentedFromHiddenTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.select(.home)
    let home = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    app.select(.catalog(.list))
    #expect(home.transaction { home.present(.note("x")) } == .ignored(.originNotOnTop))
    let select = home.transaction {
      home.select(.home)
      home.present(.note("x"))
    }
    #expect(select == .performed)
    #expect(app.visiblePath == [[.tabs, .home], [.note("x")]])
  }

  @Test("A transaction of a screen in view may navigate after it has left its tab")
  func navigatedFromLeftTab() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    app.select(.home)
    let home = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    let outcome = home.transaction {
      home.select(.favourites(.list))
      home.navigate(to: .catalog(.item(1)))
    }
    #expect(outcome == .performed)
    #expect(app.visiblePath == [[.tabs, .catalog(.list), .catalog(.item(1))]])
  }

  @Test("After its entry left every command is ignored, and so is a transaction")
  func left() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.about) }
      let about = try test.root.navigator(ShopCoordinator.self, of: "about")
      test.given {
        $0.pop()
        $0.push(.about)
      }
      let commands: [NavigationCommand<ShopRoute>] = [
        .push([.home]), .replaceTop(.home), .present(.home, as: nil), .navigate(to: .home), .pop,
        .dismiss, .finish, .select(.home),
      ]
      for command in commands { test.step({ _ in about.perform(command) }, .ignored(.left)) }
      test.step({ _ in about.transaction { Issue.record("The body ran.") } }, .ignored(.left))
      #expect(about.task {} == nil)
    }
  }

  @Test(
    "What a navigator begins in a transaction that is undone lasts, although its entry was dropped")
  func droppedAndBack() async throws {
    let app = ShopCoordinator()
    app.push(.about)
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    var events: [LifecycleEvent] = []
    var task: Task<Void, Never>?
    var hasRun = false
    let outcome = app.transaction {
      app.pop()
      about.onLifecycle { events.append($0) }
      task = about.task { hasRun = true }
      app.pop(toLast: .note("none"))
    }
    #expect(outcome == .ignored(.notFound))
    await task?.value
    #expect(hasRun)
    app.push(.home)
    #expect(events == [.cover])
  }

  @Test("A transaction that was queued is ignored as left if its entry has left by then")
  func queuedTransaction() throws {
    let app = ShopCoordinator()
    app.push(.about)
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    var refused: [Outcome] = []
    app.flow.tree?.refusalReader = { refused.append($1) }
    var token: ObserverToken?
    token = app.observe { _, _ in
      token?.cancel()
      app.pop(2)
      #expect(about.transaction { about.push(.home) } == .queued)
    }
    app.push(.note("x"))
    #expect(app.routes == [.home])
    #expect(refused == [.ignored(.left)])
  }
}
