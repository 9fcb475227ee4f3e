import Testing

@testable import Waymark

/// One way out of what is waited for, and what the waiter gets.
struct WayOut: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let leave: @MainActor @Sendable (ShopCoordinator) throws -> Outcome
  let result: Int?
  let after: String

  init(
    _ name: String, _ result: Int?, _ after: String,
    _ leave: @escaping @MainActor @Sendable (ShopCoordinator) throws -> Outcome
  ) {
    testDescription = name
    self.result = result
    self.after = after
    self.leave = leave
  }
}

@MainActor
private func shopNavigator(_ app: ShopCoordinator, _ name: String) throws -> Navigator<
  ShopCoordinator
> {
  try app.navigator(of: name)
}

@MainActor
@Suite("Results")
struct ResultTests {
  @Test(
    "Every way out of an entry gives one answer",
    arguments: [
      WayOut("finish with a result", 7, "Shop[home *]") {
        try shopNavigator($0, "about").finish(returning: 7)
      },
      WayOut("back", nil, "Shop[home *]") { $0.back() },
      WayOut("pop", nil, "Shop[home *]") { $0.pop() },
      WayOut("its own pop", nil, "Shop[home *]") { try shopNavigator($0, "about").pop() },
      WayOut("pop to root", nil, "Shop[home *]") { $0.popToRoot() },
      WayOut("replaced", nil, "Shop[home, note(\"x\") *]") { $0.replaceTop(.note("x")) },
      WayOut("set routes", nil, "Shop[home, note(\"x\") *]") { $0.setRoutes([.home, .note("x")]) },
      WayOut("set root", nil, "Shop[note(\"x\") *]") { $0.setRoot(.note("x")) },
      WayOut("open", nil, "Shop[home, Catalog[list *]]") { $0.open(.catalog(.list)) },
      WayOut("update", nil, "Shop[home *]") { $0.update { $0.pop() } },
      WayOut("removed from the middle", nil, "Shop[home, note(\"x\") *]") { app in
        let id = app.stack.topID
        app.push(.note("x"))
        return app.remove(id)
      },
      WayOut("a transaction", nil, "Shop[home, note(\"x\") *]") { app in
        app.transaction {
          app.pop()
          app.push(.note("x"))
        }
      },
      WayOut("a swipe", nil, "Shop[home *]") { app in
        let layer = app.projection.base
        return app.reconcile(layer, shown: layer.entries.ids, remaining: [layer.entries.ids[0]])
      },
      WayOut("the end of the app", nil, "Shop") { $0.end() },
    ])
  func waysOut(_ way: WayOut) async throws {
    let app = ShopCoordinator()
    app.start()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    #expect(app.waiterCount == 1)
    let tree = app.flow.tree
    #expect(try way.leave(app) == .performed)
    #expect(await task.value == way.result)
    #expect(tree?.waiters.count == 0)
    if way.after != "Shop" { #expect(picture(app) == way.after) }
  }

  @Test(
    "Every way out of a layer gives one answer",
    arguments: [
      WayOut("finish with a result", 7, "Shop[home *]") {
        try shopNavigator($0, "about").finish(returning: 7)
      },
      WayOut("finish from above in the layer", 8, "Shop[home *]") { app in
        app.push(.note("x"))
        return try shopNavigator(app, "note(\"x\")").finish(returning: 8)
      },
      WayOut("finish from a layer above", 9, "Shop[home *]") { app in
        app.present(.note("x"))
        return try shopNavigator(app, "note(\"x\")").finish(returning: 9)
      },
      WayOut("dismiss", nil, "Shop[home *]") { $0.dismiss() },
      WayOut("back", nil, "Shop[home *]") { $0.back() },
      WayOut("a drag", nil, "Shop[home *]") { app in
        app.dismissed(app.projection.layers[1])
      },
      WayOut("the presenter goes", nil, "Shop[note(\"x\") *]") { $0.setRoot(.note("x")) },
    ])
  func layers(_ way: WayOut) async throws {
    let app = ShopCoordinator()
    app.start()
    let task = await app.waiting { await $0.present(.about, returning: Int.self) }
    #expect(picture(app) == "Shop[home, ^ sheet[about *]]")
    #expect(try way.leave(app) == .performed)
    #expect(await task.value == way.result)
    #expect(picture(app) == way.after)
    #expect(app.waiterCount == 0)
  }

  @Test("A result comes from anywhere in a child flow, over several coordinators")
  func childFlow() async throws {
    let app = ShopCoordinator()
    app.start()
    let task = await app.waiting { await $0.push(.catalog(.list), returning: String.self) }
    app.onCatalog { $0.push([.item(1), .account(.profile)]) }
    app.onAccount { $0.push(.more(.profile)) }
    let profile = try app.navigator(AccountCoordinator.self, of: "profile")
    #expect(profile.finish(returning: "done") == .performed)
    #expect(await task.value == "done")
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("The waiter belongs to the entry that was made: a child that was there stays")
  func joined() async throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.list)])
    let task = await app.waiting { await $0.push(.catalog(.item(1)), returning: Int.self) }
    app.onCatalog { $0.push(.item(2)) }
    let item = try app.navigator(CatalogCoordinator.self, of: "item(2)")
    #expect(item.finish(returning: 3) == .performed)
    #expect(await task.value == 3)
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
  }

  @Test("The nearest waiter counts, one after the other")
  func nearest() async throws {
    let app = ShopCoordinator()
    app.start()
    let outer = await app.waiting { await $0.push(.about, returning: Int.self) }
    let inner = await app.waiting { await $0.present(.note("x"), returning: Int.self) }
    #expect(app.waiterCount == 2)
    #expect(try shopNavigator(app, "note(\"x\")").finish(returning: 1) == .performed)
    #expect(await inner.value == 1)
    #expect(app.waiterCount == 1)
    #expect(try shopNavigator(app, "about").finish(returning: 2) == .performed)
    #expect(await outer.value == 2)
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("navigate(to:) waits for the leaf that it makes, also in a child that it starts")
  func navigate() async throws {
    let app = ShopCoordinator()
    app.start()
    let task = await app.waiting { await $0.navigate(to: .catalog(.filter), returning: Int.self) }
    #expect(picture(app) == "Shop[home, Catalog[list, ^ sheet[filter *]]]")
    let filter = try app.navigator(CatalogCoordinator.self, of: "filter")
    #expect(filter.finish(returning: 4) == .performed)
    #expect(await task.value == 4)
    #expect(picture(app) == "Shop[home, Catalog[list *]]")
  }

  @Test("A navigator waits, and a second tap gets nil at once")
  func navigator() async throws {
    let app = ShopCoordinator()
    app.start()
    let home = try shopNavigator(app, "home")
    let task = await app.waiting { _ in await home.push(.about, returning: Int.self) }
    #expect(await home.push(.about, returning: Int.self) == nil)
    #expect(app.routes == [.home, .about])
    #expect(try shopNavigator(app, "about").finish(returning: 5) == .performed)
    #expect(await task.value == 5)
  }

  @Test("A result that is known before the verb returns comes without waiting")
  func atOnce() async throws {
    let app = ShopCoordinator()
    app.start()
    app.observe { change, _ in
      guard change.cause == .push else { return }
      let about: Navigator<ShopCoordinator>? = try? app.navigator(of: "about")
      #expect(about?.finish(returning: 6) == .queued)
    }
    #expect(await app.push(.about, returning: Int.self) == 6)
    #expect(app.routes == [.home])
  }

  @Test("Cancelling gives nil and leaves the entry; a cancelled task navigates nowhere")
  func cancelled() async throws {
    let app = ShopCoordinator()
    app.start()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    task.cancel()
    #expect(await task.value == nil)
    #expect(app.routes == [.home, .about])
    #expect(app.waiterCount == 0)
    let late = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await app.push(.note("x"), returning: Int.self)
    }
    #expect(await late.value == nil)
    #expect(app.routes == [.home, .about])
  }

  @Test("An app that is let go of while somebody waits gives nil")
  func letGo() async throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.start()
    weak let gone = app
    let home = try shopNavigator(try #require(app), "home")
    let task = await home.waiting { await $0.push(.about, returning: Int.self) }
    #expect(app?.waiterCount == 1)
    app = nil
    #expect(gone == nil)
    #expect(await task.value == nil)
  }
}
