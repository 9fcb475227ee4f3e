import Testing
import WaymarkTesting

@testable import Waymark

@MainActor
@Suite("Results, misused")
struct ResultAttackTests {
  private let app = ShopCoordinator()

  init() {
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
  }

  private func navigator(_ name: String) throws -> Navigator<ShopCoordinator> {
    try app.navigator(of: name)
  }

  @Test("An optional type tells a nil as the result from no result")
  func optional() async throws {
    let given = await app.waiting { await $0.push(.about, returning: Int?.self) }
    #expect(try navigator("about").finish(returning: Int?.none) == .performed)
    #expect(await given.value == .some(.none))
    let left = await app.waiting { await $0.push(.about, returning: Int?.self) }
    app.pop()
    #expect(await left.value == Int??.none)
    let some = await app.waiting { await $0.push(.about, returning: Int?.self) }
    #expect(try navigator("about").finish(returning: 3) == .performed)
    #expect(await some.value == .some(.some(3)))
    let recording = Navigator<ShopCoordinator> { _ in .performed }
    #expect(await recording.push(.about, returning: Int?.self) == Int??.none)
  }

  @Test("Void, any value, and a nil for a type that is not optional")
  func otherTypes() async throws {
    let void = await app.waiting { await $0.push(.about, returning: Void.self) }
    #expect(try navigator("about").finish(returning: ()) == .performed)
    #expect(await void.value != nil)
    let any = await app.waiting { await $0.push(.about, returning: (any Sendable).self) }
    #expect(try navigator("about").finish(returning: "text") == .performed)
    #expect(await any.value as? String == "text")
    let number = await app.waiting { await $0.push(.about, returning: Int.self) }
    #expect(try navigator("about").finish(returning: Int?.none) == .ignored(.wrongResult))
    #expect(try navigator("about").finish(returning: Int?.some(4)) == .performed)
    #expect(await number.value == 4)
  }

  @Test("A second finish, and one after leaving, do nothing")
  func twice() async throws {
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let about = try navigator("about")
    #expect(about.finish(returning: 1) == .performed)
    #expect(about.finish(returning: 2) == .ignored(.left))
    #expect(await task.value == 1)
    #expect(app.waiterCount == 0)
  }

  @Test("Two results of one transaction go to two callers")
  func transaction() async throws {
    let outer = await app.waiting { await $0.push(.about, returning: Int.self) }
    let inner = await app.waiting { await $0.push(.note("x"), returning: Int.self) }
    let (about, note) = (try navigator("about"), try navigator("note(\"x\")"))
    let outcome = app.transaction {
      note.finish(returning: 1)
      about.finish(returning: 2)
    }
    #expect(outcome == .performed)
    #expect(await outer.value == 2)
    #expect(await inner.value == 1)
  }

  @Test("An entry that moves and keeps its identity is still awaited")
  func moved() async {
    await navigationTest(app, fail: record) { test in
      let task = await test.awaitPush(of: .about)
      test.step({ $0.setRoutes([.home, .about, .note("x")]) }) { $0.base.append(.note("x")) }
      test.step({ $0.update { $0.push(.note("y")) } }) { $0.base.append(.note("y")) }
      test.step({ $0.setRoot(.note("new"), keepingStack: true) }) {
        $0.base = [.note("new"), .about, .note("x"), .note("y")]
      }
      #expect(app.waiterCount == 1)
      test.step(on: "note(\"y\")", { $0.finish(returning: 5) }) { $0.base = [.note("new")] }
      #expect(await task.value == 5)
    }
  }

  @Test("A child that its parent ends takes the callers in it along", arguments: [0, 1, 2])
  func parentLeaves(_ way: Int) async throws {
    app.push(.catalog(.list))
    let catalog = try #require(app.child(CatalogCoordinator.self))
    let inner = await catalog.waiting { await $0.push(.item(1), returning: Int.self) }
    let layer = await catalog.waiting { await $0.present(.filter, returning: Int.self) }
    #expect(app.waiterCount == 2)
    switch way {
    case 0: app.popToRoot()
    case 1: app.setRoot(.about)
    default: catalog.finish()
    }
    #expect(app.waiterCount == 0)
    #expect(await inner.value == nil)
    #expect(await layer.value == nil)
  }

  @Test("New tabs are awaited as a whole, and a result comes from any of them")
  func tabs() async {
    await navigationTest(app, fail: record) { test in
      let task = await test.waiting({ await $0.navigate(to: .tabs, returning: Int.self) }) {
        $0.base.append(.tabs)
      }
      #expect(app.waiterCount == 1)
      test.step(on: "list", of: CatalogCoordinator.self, { $0.finish(returning: 6) }) {
        $0.base.removeLast()
      }
      #expect(await task.value == 6)
    }
  }

  @Test("Callers wait in an unselected tab, and it answers")
  func unselected() async throws {
    app.push(.tabs)
    let catalog = try #require(app.child(CatalogCoordinator.self))
    app.select(.home)
    await navigationTest(app, fail: record) { test in
      let task = await test.waiting({ _ in await catalog.push(.item(1), returning: Int.self) }) {
        $0[tab: .catalog(.list)].append(.catalog(.item(1)))
      }
      test.step(on: "item(1)", of: CatalogCoordinator.self, { $0.finish(returning: 7) }) {
        $0[tab: .catalog(.list)].removeLast()
      }
      #expect(await task.value == 7)
    }
  }

  @Test("Cancelling and finishing at the same time give one answer, and leave no count")
  func race() async {
    await navigationTest(app, fail: record) { test in
      let task = await test.awaitPush(of: .about)
      task.cancel()
      test.step(on: "about", { $0.finish(returning: 1) }) { $0.base.removeLast() }
      #expect(await task.value == 1, "the value came before the task could give up")
      let other = await test.awaitPush(of: .about)
      other.cancel()
      #expect(await other.value == nil)
      test.step(on: "about", { $0.finish(returning: 1, unawaited: .stay) }, .ignored(.notAwaited))
    }
  }

  @Test("A navigator whose entry left waits for nothing")
  func left() async throws {
    app.push(.about)
    let about = try navigator("about")
    app.pop()
    #expect(await about.push(.note("x"), returning: Int.self) == nil)
    #expect(await about.navigate(to: .note("x"), returning: Int.self) == nil)
    #expect(app.waiterCount == 0)
  }

  @Test("A task that begins inside a transaction or a callback waits for what comes afterwards")
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func immediate() async throws {
    var task: Task<Int?, Never>?
    app.transaction { [app] in
      task = Task.immediate { await app.push(.about, returning: Int.self) }
      app.push(.note("x"))
    }
    #expect(app.routes == [.home, .note("x")])
    try await until(app.waiterCount > 0)
    #expect(app.routes == [.home, .note("x"), .about])
    #expect(try navigator("about").finish(returning: 1) == .performed)
    #expect(await task?.value == 1)
    let token = app.observe { [app] _, _ in
      guard task == nil else { return }
      task = Task.immediate { await app.push(.about, returning: Int.self) }
    }
    task = nil
    app.push(.note("y"))
    try await until(app.waiterCount > 0)
    token.cancel()
    #expect(try navigator("about").finish(returning: 2) == .performed)
    #expect(await task?.value == 2)
    #expect(app.waiterCount == 0)
  }

  @Test("Thousands wait, each is answered, and none is left")
  func thousands() async throws {
    var tasks: [Task<Int?, Never>] = []
    for number in 0..<2000 {
      tasks.append(
        await app.waiting { await $0.push(.note("\(number)"), returning: Int.self) })
    }
    #expect(app.waiterCount == 2000)
    for number in (1000..<2000).reversed() {
      try navigator("note(\"\(number)\")").finish(returning: number)
    }
    #expect(app.waiterCount == 1000)
    app.end()
    for (number, task) in tasks.enumerated() {
      #expect(await task.value == (number < 1000 ? nil : number))
    }
  }
}
