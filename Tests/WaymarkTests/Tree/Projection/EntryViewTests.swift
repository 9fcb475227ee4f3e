import Testing
import WaymarkTesting

@testable import Waymark

/// Verbs and queries of a view that shows an entry and knows no coordinator.
@MainActor
@Suite("An entry, for a view that knows no coordinator")
struct EntryViewTests {
  private func catalog(_ routes: [CatalogRoute]) throws -> (ShopCoordinator, LayerEntry<TestScreen>)
  {
    let app = ShopCoordinator()
    app.push(routes.map { .catalog($0) })
    let leaf = try #require(app.projection.leaf)
    return (app, try #require(app.projection.base.entry(leaf.id)))
  }

  @Test("The nearest coordinator of a type, and none of another type")
  func coordinator() throws {
    let (app, entry) = try catalog([.list, .item(1)])
    #expect(entry.coordinator(ShopCoordinator.self) === app)
    #expect(entry.coordinator(CatalogCoordinator.self)?.routes == [.list, .item(1)])
    #expect(entry.coordinator(AccountCoordinator.self) == nil)
    app.popToRoot()
    #expect(entry.coordinator(ShopCoordinator.self) == nil)
  }

  @Test(
    "Going back to the first entry of its coordinator differs from going back to that of the app")
  func popToRoot() throws {
    let (app, entry) = try catalog([.list, .item(1), .item(2)])
    navigationTest(app, fail: record) { test in
      test.step({ _ in entry.popToRoot() }) { $0.base.removeLast(2) }
      test.step({ _ in entry.popToRoot() }, .ignored(.left))
    }
  }

  @Test("Dismissing ends the layers above the entry, then the layer that it lies in")
  func dismiss() throws {
    let (app, entry) = try catalog([.list])
    try navigationTest(app, fail: record) { test in
      test.step({ _ in entry.dismiss() }, .ignored(.nothingPresented))
      test.given {
        $0.present(.about)
        $0.present(.note("top"))
      }
      let sheet = try #require(app.projection.layers[1].entries.first)
      test.step({ _ in sheet.dismiss() }) { $0.dismiss() }
      test.step({ _ in sheet.dismiss() }) { $0.dismiss() }
      test.step({ _ in sheet.dismiss() }, .ignored(.left))
    }
  }

  @Test("Readers of isGone are notified when it leaves")
  func isGone() throws {
    let (app, entry) = try catalog([.list, .item(1)])
    let counter = ChangeCounter { _ = entry.isGone }
    #expect(!entry.isGone)
    app.pop()
    #expect(entry.isGone && counter.count == 1)
  }

  @Test("Handlers are called until their token is cancelled, and other handlers stay")
  func tokens() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let entry = try #require(app.projection.leaf)
    var calls: [String] = []
    let first = entry.onReselect { calls.append("first") }
    _ = entry.onReselect { calls.append("second") }
    app.select(.catalog(.list))
    #expect(calls == ["first", "second"])
    first.cancel()
    app.select(.catalog(.list))
    #expect(calls == ["first", "second", "second"])
    _ = entry.onReselect { calls.append("third") }
    app.select(.catalog(.list))
    #expect(calls.suffix(2) == ["second", "third"])
  }

  @Test("A handler that removes another one of the same event removes it before its turn")
  func cancelMeanwhile() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let entry = try #require(app.projection.leaf)
    var calls = 0
    var second: ObserverToken?
    _ = entry.onReselect { second?.cancel() }
    second = entry.onReselect { calls += 1 }
    app.select(.catalog(.list))
    #expect(calls == 0)
  }
}
