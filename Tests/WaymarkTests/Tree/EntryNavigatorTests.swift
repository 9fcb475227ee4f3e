import Testing
import Waymark

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

  @Test("Its verbs count only while the entry is on top, whose coordinator it may be")
  func doubleTap() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let list = try #require(app.projection.leaf)
    let shop = try #require(list.navigator(for: ShopCoordinator.self))
    #expect(shop.id == list.id)
    #expect(shop.push(.about) == .performed)
    #expect(shop.push(.about) == .ignored(.originNotOnTop))
    #expect(
      list.navigator(for: CatalogCoordinator.self)?.push(.item(1)) == .ignored(.originNotOnTop))
    app.pop()
    #expect(shop.navigate(to: .user(id: 1, .edit)) == .performed)
    #expect(shop.navigate(to: .user(id: 1, .edit)) == .ignored(.originNotOnTop))
    app.dismissAll()
    app.popToRoot()
    #expect(shop.push(.about) == .ignored(.left))
    #expect(list.navigator(for: ShopCoordinator.self) == nil)
  }

  @Test("The verbs of a coordinator around the entry act on that coordinator's part")
  func outerVerbs() throws {
    let app = ShopCoordinator()
    app.push([.about, .catalog(.list), .catalog(.item(1))])
    let item = try #require(app.projection.leaf)
    let shop = try #require(item.navigator(for: ShopCoordinator.self))
    #expect(shop.pop(toLast: .about) == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.present(.catalog(.list))
    app.push(.catalog(.item(1)))
    let inSheet = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(inSheet.pop(toLast: .catalog(.list)) == .performed)
    #expect(picture(app) == "Shop[home, about, ^ sheet[Catalog[list *]]]")
    let list = try #require(app.projection.leaf?.navigator(for: ShopCoordinator.self))
    #expect(list.dismiss() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
  }
}
