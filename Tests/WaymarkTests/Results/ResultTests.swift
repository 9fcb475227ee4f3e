import Testing
import WaymarkTesting

@testable import Waymark

/// A way out of an awaited entry, and what the waiter gets.
struct WayOut: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let result: Int?
  let leave: @MainActor @Sendable (NavigationTest<ShopCoordinator>) -> Void

  init(
    _ name: String, _ result: Int? = nil,
    _ leave: @escaping @MainActor @Sendable (NavigationTest<ShopCoordinator>) -> Void
  ) {
    testDescription = name
    self.result = result
    self.leave = leave
  }
}

@MainActor
@Suite("Results")
struct ResultTests {
  @Test(
    "Every way out of an entry gives one answer",
    arguments: [
      WayOut("finish with a result", 7) {
        $0.step(on: "about", { $0.finish(returning: 7) }) { $0.base.removeLast() }
      },
      WayOut("back") { $0.step({ $0.back() }) { $0.base.removeLast() } },
      WayOut("pop") { $0.step({ $0.pop() }) { $0.base.removeLast() } },
      WayOut("its own pop") { $0.step(on: "about", { $0.pop() }) { $0.base.removeLast() } },
      WayOut("pop to root") { $0.step({ $0.popToRoot() }) { $0.base.removeLast() } },
      WayOut("replaced") {
        $0.step({ $0.replaceTop(.note("x")) }) { $0.base.replaceLast(with: .note("x")) }
      },
      WayOut("set routes") {
        $0.step({ $0.setRoutes([.home, .note("x")]) }) { $0.base = [.home, .note("x")] }
      },
      WayOut("set root") { $0.step({ $0.setRoot(.note("x")) }) { $0.base = [.note("x")] } },
      WayOut("open") {
        $0.step({ $0.open(.catalog(.list)) }) { $0.base = [.home, .catalog(.list)] }
      },
      WayOut("update") { $0.step({ $0.update { $0.pop() } }) { $0.base.removeLast() } },
      WayOut("removed from the middle") { test in
        test.given { $0.push(.note("x")) }
        test.step({ $0.remove($0.stack[1].id) }) { $0.base.remove(.about) }
      },
      WayOut("a transaction") {
        $0.step({ app in
          app.transaction {
            app.pop(); app.push(.note("x"))
          }
        }) {
          $0.base.replaceLast(with: .note("x"))
        }
      },
      WayOut("a swipe") { $0.user(.swipeBack()) { $0.base.removeLast() } },
      WayOut("the end of the app") { $0.step({ $0.end() }) { $0.base = [] } },
    ])
  func waysOut(_ way: WayOut) async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let task = await test.awaitPush(of: .about)
      let tree = test.root.flow.tree
      #expect(tree?.waiters.count == 1)
      way.leave(test)
      #expect(await task.value == way.result)
      #expect(tree?.waiters.count == 0)
    }
  }

  @Test(
    "Every way out of a layer gives one answer",
    arguments: [
      WayOut("finish with a result", 7) {
        $0.step(on: "about", { $0.finish(returning: 7) }) { $0.dismiss() }
      },
      WayOut("finish from above in the layer", 8) { test in
        test.given { $0.push(.note("x")) }
        test.step(on: "note(\"x\")", { $0.finish(returning: 8) }) { $0.dismiss() }
      },
      WayOut("finish from a layer above", 9) { test in
        test.given { $0.present(.note("x")) }
        test.step(on: "note(\"x\")", { $0.finish(returning: 9) }) { $0.dismiss(2) }
      },
      WayOut("dismiss") { $0.step({ $0.dismiss() }) { $0.dismiss() } },
      WayOut("back") { $0.step({ $0.back() }) { $0.dismiss() } },
      WayOut("a drag") { $0.user(.drag()) { $0.dismiss() } },
      WayOut("the presenter goes") {
        $0.step({ $0.setRoot(.note("x")) }) {
          $0.dismiss()
          $0.base = [.note("x")]
        }
      },
    ])
  func layers(_ way: WayOut) async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let task = await test.awaitSheet(of: .about)
      way.leave(test)
      #expect(await task.value == way.result)
    }
  }

  @Test("A result comes from anywhere in a child flow, over several coordinators")
  func childFlow() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let task = await test.waiting({ await $0.push(.catalog(.list), returning: String.self) }) {
        $0.base.append(.catalog(.list))
      }
      test.given { $0.onCatalog { $0.push([.item(1), .account(.profile)]) } }
      test.given { $0.onAccount { $0.push(.more(.profile)) } }
      test.step(on: "profile", of: AccountCoordinator.self, { $0.finish(returning: "done") }) {
        $0.base = [.home]
      }
      #expect(await task.value == "done")
    }
  }

  @Test("The waiter belongs to the new entry: an existing child stays")
  func joined() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      let task = await test.awaitPush(of: .catalog(.item(1)))
      test.given { $0.onCatalog { $0.push(.item(2)) } }
      test.step(on: "item(2)", of: CatalogCoordinator.self, { $0.finish(returning: 3) }) {
        $0.base.removeLast(2)
      }
      #expect(await task.value == 3)
      #expect(test.root.made == ["catalog"])
    }
  }

  @Test("The nearest waiter counts, one after the other")
  func nearest() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let outer = await test.awaitPush(of: .about)
      let inner = await test.awaitSheet(of: .note("x"))
      #expect(test.root.waiterCount == 2)
      test.step(on: "note(\"x\")", { $0.finish(returning: 1) }) { $0.dismiss() }
      #expect(await inner.value == 1)
      #expect(test.root.waiterCount == 1)
      test.step(on: "about", { $0.finish(returning: 2) }) { $0.base.removeLast() }
      #expect(await outer.value == 2)
    }
  }

  @Test("navigate(to:) waits for the leaf that it makes, even in a new child")
  func navigate() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let task = await test.waiting(
        { await $0.navigate(to: .catalog(.filter), returning: Int.self) }
      ) {
        $0.base.append(.catalog(.list))
        $0.present(.catalog(.filter), as: .sheet)
      }
      test.step(on: "filter", of: CatalogCoordinator.self, { $0.finish(returning: 4) }) {
        $0.dismiss()
      }
      #expect(await task.value == 4)
    }
  }

  @Test("A navigator waits, and a second tap gets nil at once")
  func navigator() async throws {
    try await navigationTest(ShopCoordinator(), fail: record) { test in
      let home = try test.root.navigator(ShopCoordinator.self, of: "home")
      let task = await test.waiting({ _ in await home.push(.about, returning: Int.self) }) {
        $0.base.append(.about)
      }
      #expect(await home.push(.about, returning: Int.self) == nil)
      test.step(on: "about", { $0.finish(returning: 5) }) { $0.base.removeLast() }
      #expect(await task.value == 5)
    }
  }

  @Test("A result that is known before the verb returns comes without waiting")
  func atOnce() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      test.root.observe { [unowned app = test.root] change, _ in
        guard change.cause == .push else { return }
        let about: Navigator<ShopCoordinator>? = try? app.navigator(of: "about")
        #expect(about?.finish(returning: 6) == .queued)
      }
      #expect(await test.root.push(.about, returning: Int.self) == 6)
      await test.settle()
      test.meanwhile { $0.base.append(.about) }
    }
  }

  @Test("Cancelling gives nil and leaves the entry in place; a cancelled task navigates nowhere")
  func cancelled() async {
    await navigationTest(ShopCoordinator(), fail: record) { test in
      let task = await test.awaitPush(of: .about)
      task.cancel()
      #expect(await task.value == nil)
      let late = await test.waiting { app in
        withUnsafeCurrentTask { $0?.cancel() }
        return await app.push(.note("x"), returning: Int.self)
      }
      #expect(await late.value == nil)
    }
  }

  @Test("A released app gives nil to waiting callers")
  func letGo() async throws {
    var task: Task<Int?, Never>?
    try await expectReleased(fail: record) {
      let app = ShopCoordinator()
      let home = try app.navigator(ShopCoordinator.self, of: "home")
      task = await home.waiting { await $0.push(.about, returning: Int.self) }
      #expect(app.waiterCount == 1)
      return [app]
    }
    #expect(await task?.value == nil)
  }
}
