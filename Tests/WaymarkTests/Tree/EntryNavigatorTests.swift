import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The navigator of an entry")
struct EntryNavigatorTests {
  @Test("It is the entry's own, or that of the nearest coordinator around it")
  func nearest() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .catalog(.account(.more(.profile)))])
    let leaf = try #require(app.projection.leaf)
    #expect(leaf.navigator(for: CatalogCoordinator.self)?.push(.item(1)) == .performed)
    #expect(picture(app) == "Shop[home, Catalog[list, Account[Account[profile]], item(1) *]]")
    app.pop()
    // The type occurs twice around the entry: the inner one counts.
    #expect(leaf.navigator(for: AccountCoordinator.self)?.push(.more(.profile)) == .performed)
    #expect(
      picture(app)
        == "Shop[home, Catalog[list, Account[Account[profile, Account[profile *]]]]]")
    #expect(leaf.navigator(for: GuardedApp.self) == nil)
  }

  @Test("Its verbs count only while the entry is on top, for every coordinator around it")
  func doubleTap() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      let list = try #require(test.root.projection.leaf)
      let shop = try #require(list.navigator(for: ShopCoordinator.self))
      let catalog = try #require(list.navigator(for: CatalogCoordinator.self))
      #expect(shop.id == list.id)
      test.step({ _ in shop.push(.about) }) { $0.base.append(.about) }
      test.step({ _ in shop.push(.about) }, .ignored(.originNotOnTop))
      test.step({ _ in catalog.push(.item(1)) }, .ignored(.originNotOnTop))
      test.given { $0.pop() }
      test.step({ _ in shop.navigate(to: .user(id: 1, .edit)) }) {
        $0.base.append(.user(id: 1, .profile))
        $0.present(.user(id: 1, .edit))
      }
      test.step({ _ in shop.navigate(to: .user(id: 1, .edit)) }, .ignored(.originNotOnTop))
      test.step({ $0.popToRoot() }) {
        $0.dismiss()
        $0.base.removeLast(2)
      }
      test.step({ _ in shop.push(.about) }, .ignored(.left))
      #expect(list.navigator(for: ShopCoordinator.self) == nil)
    }
  }

  @Test("The verbs of a coordinator around the entry act on that coordinator's part")
  func outerVerbs() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      @MainActor func navigator() throws -> Navigator<ShopCoordinator> {
        try #require(test.root.projection.leaf?.navigator(for: ShopCoordinator.self))
      }
      test.given { $0.push([.about, .catalog(.list), .catalog(.item(1))]) }
      let shop = try navigator()
      test.step({ _ in shop.pop(toLast: .about) }) { $0.base.removeLast(2) }
      test.given {
        $0.present(.catalog(.list))
        $0.push(.catalog(.item(1)))
      }
      let inSheet = try navigator()
      test.step({ _ in inSheet.pop(toLast: .catalog(.list)) }) { $0.path.removeLast() }
      let list = try navigator()
      test.step({ _ in list.dismiss() }) { $0.dismiss() }
    }
  }
}
