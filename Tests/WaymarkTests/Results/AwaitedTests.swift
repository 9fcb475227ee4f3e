import Observation
import Testing
import Waymark

@MainActor
@Suite("Whether a screen is awaited")
struct AwaitedTests {
  private let app = ShopCoordinator()

  private func navigator(_ name: String) throws -> Navigator<ShopCoordinator> {
    try app.navigator(of: name)
  }

  @Test("It is for the awaited entry and everything that leads on from it, in the same flow")
  func subtree() async throws {
    app.start()
    let task = await app.waiting { await $0.push(.catalog(.list), returning: Int.self) }
    app.onCatalog { $0.push([.item(1), .account(.profile)]) }
    app.onAccount { $0.present(.edit) }
    #expect(try !navigator("home").isAwaited)
    #expect(try app.navigator(CatalogCoordinator.self, of: "list").isAwaited)
    #expect(try app.navigator(CatalogCoordinator.self, of: "item(1)").isAwaited)
    #expect(try app.navigator(AccountCoordinator.self, of: "profile").isAwaited)
    #expect(try app.navigator(AccountCoordinator.self, of: "edit").isAwaited)
    let list = try app.navigator(CatalogCoordinator.self, of: "list")
    app.popToRoot()
    #expect(!list.isAwaited)
    #expect(await task.value == nil)
  }

  @Test("A caller that waits for a child does not wait for its parent")
  func inner() async throws {
    app.setRoutes([.home, .catalog(.list)])
    let catalog = try #require(app.child(CatalogCoordinator.self))
    let task = await catalog.waiting { await $0.push(.item(1), returning: Int.self) }
    app.push(.note("x"))
    #expect(try !navigator("note(\"x\")").isAwaited)
    #expect(try app.navigator(CatalogCoordinator.self, of: "item(1)").isAwaited)
    task.cancel()
    _ = await task.value
  }

  @Test("A task that is cancelled notifies readers, also in a layer above")
  func cancelled() async throws {
    app.start()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    app.present(.note("x"))
    let (about, note) = (try navigator("about"), try navigator("note(\"x\")"))
    let counters = [about, note].map { navigator in ChangeCounter { _ = navigator.isAwaited } }
    #expect(about.isAwaited && note.isAwaited)
    task.cancel()
    #expect(await task.value == nil)
    #expect(!about.isAwaited && !note.isAwaited)
    #expect(counters.map(\.count) == [1, 1])
  }

  @MainActor
  private final class Said {
    var outcomes: [Outcome] = []
  }

  @Test(
    "What a reader that hears of a cancelled task calls comes after that, so that all hear of it")
  func cancelledReader() async throws {
    app.start()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let (about, said) = (try navigator("about"), Said())
    withObservationTracking {
      _ = about.isAwaited
    } onChange: { [app] in
      MainActor.assumeIsolated { said.outcomes.append(app.push(.note("x"))) }
    }
    let counter = ChangeCounter { _ = about.isAwaited }
    task.cancel()
    #expect(await task.value == nil)
    #expect(said.outcomes == [.queued] && counter.count == 2)
  }

  @Test("Leaving notifies readers")
  func leaving() async throws {
    app.start()
    let task = await app.waiting { await $0.present(.about, returning: Int.self) }
    app.push(.note("x"))
    let note = try navigator("note(\"x\")")
    let counter = ChangeCounter { _ = note.isAwaited }
    app.dismiss()
    #expect(await task.value == nil)
    #expect(!note.isAwaited)
    #expect(counter.count == 1)
  }

  @Test("Inside a transaction it is as in the draft")
  func drafted() async throws {
    app.start()
    let outer = await app.waiting { await $0.push(.about, returning: Int.self) }
    app.push(.note("x"))
    let (about, note) = (try navigator("about"), try navigator("note(\"x\")"))
    app.transaction {
      app.update { stack in stack.remove(stack[1].id) }
      #expect(!about.isAwaited && !note.isAwaited)
    }
    #expect(!note.isAwaited)
    #expect(await outer.value == nil)
  }
}
