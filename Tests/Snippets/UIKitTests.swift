#if !canImport(UIKit)
  import Foundation
  import Testing
  import UIKitDeclarations
  import Waymark

  @MainActor
  @Suite("UIKit")
  struct UIKitTests {
    typealias ShopCoordinator = Shop.ShopCoordinator
    typealias CheckoutCoordinator = Shop.CheckoutCoordinator

    let shop: ShopCoordinator
    private let driver: LayerDriver<ShopCoordinator>
    let base: UINavigationController

    init() throws {
      shop = ShopCoordinator()
      shop.flow.reporter = MisuseReporter { Issue.record("\($0)") }
      driver = LayerDriver(shop, by: TurnClock()) { $0.makeController() }
      base = try #require(driver.controller as? UINavigationController)
      base.appear()
    }

    func turn() async { await Task {}.value }

    /// Lets turns and animations pass until nothing moves.
    func settle() async {
      for _ in 0..<12 {
        await turn()
        base.finish()
      }
    }

    /// The titles of all controllers, from the base up.
    var titles: [[String]] { Self.titles(from: base) }

    static func titles(from base: UIViewController) -> [[String]] {
      sequence(first: base, next: \.presentedViewController).map { controller in
        let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
        return stack.map { $0.title ?? "" }
      }
    }

    static func faults(from base: UIViewController) -> [String] {
      sequence(first: base, next: \.presentedViewController).flatMap(\.faults)
    }

    var sheet: UINavigationController? {
      base.presentedViewController as? UINavigationController
    }

    @Test("What the tree pushes and pops is pushed and popped")
    func pushes() async {
      #expect(titles == [["Shop"]])
      shop.push(.item(id: 1))
      await settle()
      #expect(titles == [["Shop", "Item 1"]])
      shop.push([.item(id: 2), .item(id: 3)])
      await settle()
      shop.remove(shop.stack[1].id)
      await settle()
      #expect(titles == [["Shop", "Item 2", "Item 3"]])
      shop.setRoot(.item(id: 4))
      await settle()
      #expect(titles == [["Item 4"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("Controllers that stay are the same")
    func identity() async {
      shop.push(.item(id: 1))
      await settle()
      let before = base.viewControllers
      shop.push(.item(id: 2))
      await settle()
      #expect(base.viewControllers.dropLast().elementsEqual(before, by: ===))
    }

    @Test("The Back button and a finished swipe pop", arguments: [true, false])
    func back(byButton: Bool) async {
      shop.push([.item(id: 1), .item(id: 2)])
      await settle()
      if byButton {
        base.tapBack()
      } else {
        #expect(base.beginSwipe())
        await turn()
        #expect(shop.routes.count == 3, "a swipe in progress has removed nothing")
      }
      await settle()
      #expect(shop.routes == [.list, .item(id: 1)])
      #expect(titles == [["Shop", "Item 1"]])
    }

    @Test(
      "A cancelled swipe changes nothing, however UIKit reports it",
      arguments: UINavigationController.Telling.allCases)
    func cancelled(telling: UINavigationController.Telling) async {
      shop.push(.item(id: 1))
      await settle()
      #expect(base.beginSwipe())
      await turn()
      base.cancelSwipe(telling: telling)
      await settle()
      #expect(shop.routes == [.list, .item(id: 1)])
      #expect(titles == [["Shop", "Item 1"]])
      shop.push(.item(id: 2))
      await settle()
      #expect(titles == [["Shop", "Item 1", "Item 2"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test(
      "A push during a swipe comes after it, and is not lost",
      arguments: UINavigationController.Telling.allCases, [true, false])
    func pushDuringSwipe(telling: UINavigationController.Telling, isFinished: Bool) async {
      shop.push(.item(id: 1))
      await settle()
      #expect(base.beginSwipe())
      shop.push(.item(id: 2))
      await turn()
      if isFinished { base.finish() } else { base.cancelSwipe(telling: telling) }
      await settle()
      #expect(
        shop.routes == (isFinished ? [.list, .item(id: 2)] : [.list, .item(id: 1), .item(id: 2)]))
      #expect(
        titles == [
          shop.routes.map { $0 == .list ? "Shop" : $0 == .item(id: 1) ? "Item 1" : "Item 2" }
        ])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A sheet that is dragged down leaves the tree, and the next one comes")
    func drag() async throws {
      shop.navigate(to: .review(item: 1))
      await settle()
      #expect(titles == [["Shop"], ["Review"]])
      try #require(sheet).dragDown()
      #expect(shop.layers == [[.list]])
      shop.navigate(to: .review(item: 2))
      await settle()
      #expect(titles == [["Shop"], ["Review"]])
      shop.dismiss()
      await settle()
      #expect(titles == [["Shop"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A sheet that replaces another waits until that is gone")
    func replaced() async throws {
      shop.navigate(to: .review(item: 1))
      await settle()
      let first = try #require(sheet)
      shop.present(.item(id: 7), as: .sheet, replacing: true)
      await turn()
      #expect(sheet === first)
      await settle()
      #expect(titles == [["Shop"], ["Item 7"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A sheet that other code has dismissed does not block the next one")
    func dismissedBeside() async {
      shop.navigate(to: .review(item: 1))
      await settle()
      base.dismiss(animated: true)
      await settle()
      #expect(titles == [["Shop"]])
      #expect(shop.layers.count == 2, "the driver has heard nothing")
      shop.dismiss()
      await settle()
      shop.navigate(to: .review(item: 2))
      await settle()
      #expect(titles == [["Shop"], ["Review"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A controller that other code pushes has no entry, and is removed again")
    func pushedBeside() async {
      base.pushViewController(UIViewController(), animated: true)
      await settle()
      #expect(titles == [["Shop"]])
      #expect(shop.routes == [.list])
      #expect(Self.faults(from: base) == [])
    }

    @Test("Two layers of one change come one after the other, and go at once")
    func twoLayers() async {
      shop.transaction {
        shop.present(.item(id: 1))
        shop.present(.item(id: 2))
      }
      await settle()
      #expect(titles == [["Shop"], ["Item 1"], ["Item 2"]])
      shop.dismissAll()
      await settle()
      #expect(titles == [["Shop"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A layer above a screen without a stack is presented, too")
    func aboveStackless() async throws {
      shop.transaction {
        shop.present(.checkout, as: .cover(stack: false))
        shop.present(.item(id: 1))
      }
      await settle()
      #expect(titles == [["Shop"], [""], ["Item 1"]])
      shop.dismiss()
      await settle()
      #expect(titles == [["Shop"], [""]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("An old coordinator is one entry, gives its result, and is freed with it")
    func hosted() async throws {
      // region: uikit-hosted
      let answer = Task { await shop.present(.checkout, returning: Int.self) }
      await settle()
      weak let checkout: CheckoutCoordinator?
      if case .checkout(let old) = shop.projection.leaf?.screen {
        checkout = old
      } else {
        checkout = nil
      }
      #expect(base.presentedViewController === checkout?.navigation)

      checkout?.showPayment()  // in its own stack, not in ours
      await settle()
      #expect(shop.layers == [[.list], [.checkout]])

      checkout?.pay()
      #expect(await answer.value == 17)
      await settle()
      #expect(base.presentedViewController == nil)
      #expect(checkout == nil)
      // endregion
      #expect(Self.faults(from: base) == [])
    }

    @Test("An old app presents a root, which ends with its sheet", arguments: [true, false])
    func host(isDragged: Bool) async throws {
      let main = Shop.MainCoordinator()
      main.navigation.title = "Main"
      main.navigation.appear()
      func settle() async {
        for _ in 0..<12 {
          await turn()
          main.navigation.finish()
        }
      }
      main.showShop(at: "/7")
      await settle()
      #expect(Self.titles(from: main.navigation) == [[""], ["Shop", "Item 7"]])
      let shown = try #require(main.navigation.presentedViewController as? UINavigationController)
      #expect(shown.beginSwipe())
      await settle()
      #expect(Self.titles(from: main.navigation) == [[""], ["Shop"]])
      if isDragged { shown.dragDown() } else { main.closeShop() }
      await settle()
      #expect(Self.titles(from: main.navigation) == [[""]])
      main.showShop()
      await settle()
      #expect(Self.titles(from: main.navigation) == [[""], ["Shop"]])
      #expect(Self.faults(from: main.navigation) == [])
    }

    @Test("A root whose sheet the old app takes away ends, although a screen of it would ask")
    func hostOfAScreenThatAsks() throws {
      let main = Shop.MainCoordinator()
      main.showShop(at: "/7/review")
      let shop = try #require(main.shop)
      guard case .review(let review) = shop.projection.leaf?.screen else {
        Issue.record("no review is shown")
        return
      }
      review.text = "Too small"
      #expect(shop.projection.base.leavePolicy == .confirm)
      main.closeShop()
      #expect(main.shop == nil)
      #expect(shop.push(.list) == .ignored(.left))
    }

    @Test("A scene shows its root, and opens its links")
    func scene() async throws {
      let delegate = Shop.SceneDelegate()
      let options = UIScene.ConnectionOptions()
      options.contexts = [UIOpenURLContext(url: try #require(URL(string: "shop://7")))]
      let scene = UIWindowScene()
      delegate.scene(scene, willConnectTo: UISceneSession(), options: options)
      let root = try #require(delegate.window?.rootViewController)
      func settle() async {
        for _ in 0..<12 {
          await turn()
          root.finish()
        }
      }
      await settle()
      #expect(Self.titles(from: root) == [["Shop", "Item 7"]])
      let link = try #require(URL(string: "shop://8/review"))
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: link)])
      await settle()
      #expect(Self.titles(from: root) == [["Shop", "Item 8"], ["Review"]])
    }

    @Test("A scene opens universal links, at launch and later")
    func universalLinks() async throws {
      let delegate = Shop.SceneDelegate()
      let options = UIScene.ConnectionOptions()
      let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
      activity.webpageURL = URL(string: "https://shop.example/7")
      options.activities = [activity]
      let scene = UIWindowScene()
      delegate.scene(scene, willConnectTo: UISceneSession(), options: options)
      let root = try #require(delegate.window?.rootViewController)
      for id in [7, 8] {
        for _ in 0..<12 {
          await turn()
          root.finish()
        }
        #expect(Self.titles(from: root) == [["Shop", "Item \(id)"]])
        activity.webpageURL = URL(string: "https://shop.example/8")
        delegate.scene(scene, continue: activity)
      }
    }

    @Test("A scene saves its state, and begins with it")
    func restoring() throws {
      let scene = UIWindowScene()
      let delegate = Shop.SceneDelegate()
      let options = UIScene.ConnectionOptions()
      options.contexts = [UIOpenURLContext(url: try #require(URL(string: "shop://7")))]
      delegate.scene(scene, willConnectTo: UISceneSession(), options: options)

      let session = UISceneSession()
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      let next = Shop.SceneDelegate()
      next.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
      let root = try #require(next.window?.rootViewController)
      #expect(Self.titles(from: root) == [["Shop", "Item 7"]])
    }

    @Test("A driver keeps no screen of an entry that has left, and is freed with its host")
    func lifetimes() async {
      shop.push(.item(id: 1))
      await settle()
      weak let top = base.topViewController
      shop.pop()
      await settle()
      #expect(top == nil)

      var another: LayerDriver<ShopCoordinator>? = LayerDriver(ShopCoordinator()) {
        $0.makeController()
      }
      weak let driver = another
      another = nil
      await turn()
      #expect(driver == nil)
    }
  }
#endif
