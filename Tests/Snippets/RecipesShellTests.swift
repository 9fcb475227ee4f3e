import Foundation
import Testing
import Waymark

@MainActor
@Suite("Recipes: around the features")
struct RecipesShellTests {
  private let failing = MisuseReporter { Issue.record("\($0)") }

  @Test("A flag hides a tab, and its links are denied")
  func flags() {
    let flags = Flagged.Flags()
    let app = Flagged.AppCoordinator(flags: flags)
    app.flow.reporter = failing
    // region: recipe-flags-happens
    app.open("/shop/7")
    #expect(app.visiblePath == [[.tabs, .shop(.list), .shop(.item(id: 7))]])

    flags.hasShop = false
    app.flagsChanged()
    #expect(app.visiblePath == [[.tabs, .home]])
    #expect(app.open("/shop/7") == .denied("the shop is closed"))

    flags.hasShop = true
    app.flagsChanged()
    app.open("/shop/7")
    #expect(app.visiblePath == [[.tabs, .shop(.list), .shop(.item(id: 7))]])
    // endregion
  }

  @Test("The tab goes even while it asks, and so do screens above the tabs")
  func flagsWithUnsavedText() throws {
    let flags = Flagged.Flags()
    let app = Flagged.AppCoordinator(flags: flags)
    app.flow.reporter = failing
    app.open("/shop/7")
    app.navigate(to: .shop(.review))
    _ = try #require(app.projection.leaf?.screen)
    #expect(app.back().leaveRequest != nil)
    flags.hasShop = false
    app.flagsChanged()
    #expect(app.visiblePath == [[.tabs, .home]])
    #expect(app.projection.base.entries.last?.tabs?.names == ["home"])
    #expect(app.pendingLeave == nil)

    flags.hasShop = true
    app.flagsChanged()
    app.push(.shop(.item(id: 1)))
    #expect(app.visiblePath == [[.tabs, .shop(.item(id: 1))]])
    flags.hasShop = false
    app.flagsChanged()
    #expect(app.visiblePath == [[.tabs, .home]])
    #expect(app.projection.base.entries.last?.tabs?.names == ["home"])
  }

  /// A bundle with one table of texts. An app has one table for each language.
  private func bundle(_ texts: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "Waymark-\(UUID().uuidString).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    try table.write(
      to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder.path))
  }

  @Test("Titles follow the language, and names do not")
  func titles() throws {
    let german = try bundle(["Home": "Start", "Shop": "Laden", "Item": "Artikel"])
    defer { try? FileManager.default.removeItem(atPath: german.bundlePath) }
    let app = Titles.AppCoordinator()
    app.flow.reporter = failing
    // region: recipe-titles-happens
    app.navigate(to: .shop(.item(id: 7)))
    let path = app.visiblePath.flatMap { $0 }
    #expect(path.map { $0.title(in: german) } == ["Start", "Laden", "Artikel"])
    #expect(path.map(\.name) == ["tabs", "shop.list", "shop.item(id: 7)"])

    let tabs = app.projection.base.entries.last?.tabs?.routes(as: Titles.AppRoute.self)
    #expect(tabs?.map { $0.title(in: german) } == ["Start", "Laden"])
    // endregion
    #expect(path.map { $0.title() } == ["Home", "Shop", "Item"])
  }

  @Test("Each visible screen is tracked once, whatever showed it")
  func analytics() {
    let app = Flagged.AppCoordinator(flags: Flagged.Flags())
    app.flow.reporter = failing
    // region: recipe-analytics-happens
    var log: [String] = []
    let token = app.trackScreens { log.append($0) }
    app.start()  // the tabs, with home in front
    app.open("/shop/7")  // the list below was never visible
    app.navigate(to: .shop(.review))  // a sheet
    app.dismiss()
    app.select(.home)
    app.select(.shop(.list))
    #expect(
      log == ["home", "shop.item", "shop.review", "shop.item", "home", "shop.item"])
    token.cancel()
    // endregion
    app.select(.home)
    #expect(log.count == 6)
  }

  @Test(
    "A transaction of many pushes counts as one screen, and covered or unchanged ones do not count")
  func analyticsOfTransactions() {
    let app = Windows.AppCoordinator(session: Windows.Session())
    app.flow.reporter = failing
    var log: [String] = []
    let token = app.trackScreens { log.append($0) }
    app.transaction {
      app.push(.orders)
      app.push(.book(id: 1))
      app.push(.book(id: 2))
    }
    app.remove(app.stack[1].id)
    app.pushIfNew(.book(id: 2))
    app.pop(2)
    token.cancel()
    #expect(log == ["home", "book", "home"])
  }

  @Test(
    "Two windows have their own paths and one session, and links go to the window that was active last"
  )
  func windows() throws {
    // region: recipe-windows-happens
    let session = Windows.Session()
    let first = Windows.AppCoordinator(session: session)
    let second = Windows.AppCoordinator(session: session)
    first.push(.orders)
    second.open("/books/7")
    #expect(first.routes == [.home, .orders])
    #expect(second.routes == [.home, .book(id: 7)])

    first.open(try #require(second.path))  // the same place in the other window
    #expect(first.routes == [.home, .book(id: 7)])

    first.setRoutes([.home, .orders])
    second.setRoutes([.home, .orders])
    session.signOut()
    #expect(first.routes == [.home])
    #expect(second.routes == [.home])
    // endregion
  }

  @Test("A link from outside goes to the window that became active last, and to no other")
  func inbox() {
    let session = Windows.Session()
    let (first, second) = (
      Windows.AppCoordinator(session: session), Windows.AppCoordinator(session: session)
    )
    let inbox = LinkInbox()
    let scenes = [first, second].map { root in
      inbox.connect { link, policy in root.open(link, over: policy) }
    }
    // A scene stays connected as long as it is kept, as a window does.
    withExtendedLifetime(scenes) {
      for scene in scenes { scene.isReady = true }
      scenes[0].becomeActive()
      inbox.open("/books/1")
      scenes[1].becomeActive()
      inbox.open("/books/2")
      #expect(first.routes == [.home, .book(id: 1)])
      #expect(second.routes == [.home, .book(id: 2)])
    }
  }

  @Test("A coordinator that a sign-out makes hears of the next one")
  func madeAtSignOut() {
    let session = Windows.Session()
    var calls: [String] = []
    session.onSignOut {
      calls.append("first")
      session.onSignOut {
        calls.append("made")
        return false
      }
      return true
    }
    session.signOut()
    #expect(calls == ["first"])
    session.signOut()
    #expect(calls == ["first", "first", "made"])
  }

  @Test("A closed window is freed, although the session is not")
  func closedWindow() {
    let session = Windows.Session()
    var root: Windows.AppCoordinator? = Windows.AppCoordinator(session: session)
    root?.push(.orders)
    weak let closed = root
    root = nil
    #expect(closed == nil)
    session.signOut()
  }
}
