#if !canImport(UIKit)
  import Testing
  import UIKitDeclarations
  import Waymark

  /// The same numbers for the same seed.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Random steps of an app and its user, at any moment of an animation.
  @MainActor
  private final class RandomSession {
    let shop = Shop.ShopCoordinator()
    let driver: LayerDriver<Shop.ShopCoordinator>
    let base: UINavigationController
    var random: Seeded
    private var number = 0
    private(set) var swipes = 0
    private(set) var drags = 0
    private(set) var answers = 0
    private(set) var besides = 0

    init?(seed: UInt64) {
      random = Seeded(state: seed)
      // A review leaves unasked if its text is written while it leaves.
      shop.flow.reporter = MisuseReporter { if $0.code != .leftUnasked { Issue.record("\($0)") } }
      driver = LayerDriver(shop, by: TurnClock()) { $0.makeController() }
      guard let navigation = driver.controller as? UINavigationController else { return nil }
      base = navigation
      base.appear()
    }

    var top: UIViewController {
      var top: UIViewController = base
      while let next = top.presentedViewController { top = next }
      return top
    }

    var ids: Set<EntryID> { Set(shop.projection.layers.flatMap { $0.entries.ids }) }

    /// The tree, as UIKit should show it.
    var wanted: [[String]] {
      shop.projection.layers.map { layer in
        layer.entries.map { entry in
          if case .page(let title) = entry.screen { title } else { "Review" }
        }
      }
    }

    func turn() async { await Task {}.value }

    func settle() async {
      for _ in 0..<20 {
        await turn()
        base.finish()
      }
    }

    /// Waits until everything ends, answers each question, and closes what other code presents.
    func end() async throws {
      await settle()
      try await until(isAtRest)
      await settle()
    }

    private var isAtRest: Bool {
      base.finish()
      guard base.isIdle else { return false }
      if answer() || close() { return false }
      return UIKitTests.titles(from: base) == wanted && shop.pendingLeave == nil
    }

    /// Presents something that is not in the tree, as other code does.
    private func presentBeside() {
      guard base.isIdle, !(top is UIAlertController), top.title != "Beside" else { return }
      let other = UIViewController()
      other.title = "Beside"
      top.present(other, animated: true)
      besides += 1
    }

    /// Closes what other code presents; returns false if there is nothing.
    private func close() -> Bool {
      guard top.title == "Beside", base.isIdle else { return false }
      top.dismiss(animated: true)
      return true
    }

    /// Answers the open alert; returns false if there is none.
    private func answer() -> Bool {
      guard let alert = top as? UIAlertController, base.isIdle else { return false }
      answers += 1
      alert.tap(Bool.random(using: &random) ? "Throw away" : "Stay")
      return true
    }

    /// Writes into the review on top, if there is one, so that it asks.
    private func write() {
      guard case .review(let review)? = shop.projection.leaf?.screen else { return }
      review.text = Int.random(in: 0..<4, using: &random) == 0 ? "" : "Too small"
    }

    private func item() -> Shop.ShopRoute {
      number += 1
      return .item(id: number)
    }

    func app() {
      switch Int.random(in: 0..<15, using: &random) {
      case 0, 1: shop.push(item())
      case 2: shop.push([item(), item()])
      case 3: shop.pop()
      case 4: shop.present(item())
      case 5: shop.navigate(to: .review(item: 1))
      case 6: shop.dismiss()
      case 7: shop.present(item(), replacing: true)
      case 8: shop.open(item())
      case 9: shop.push(.review(item: 1))
      case 10: shop.back()
      case 11: presentBeside()
      default: write()
      }
    }

    func user() async {
      if top is UIAlertController { return _ = answer() }
      if top.title == "Beside" { return _ = close() }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: (top as? UINavigationController)?.tapBack()
      case 1: drag()
      default: await swipe()
      }
    }

    private func drag() {
      guard top !== base, base.isIdle else { return }
      let before = shop.projection.layers.map(\.id)
      let isCurrent = UIKitTests.titles(from: base) == wanted
      top.dragDown()
      // A layer that is not shown yet is above the sheet, or in its place. Two reviews look alike, and one may ask.
      guard isCurrent, !wanted.joined().contains("Review") else { return }
      drags += 1
      #expect(shop.projection.layers.map(\.id) == before.dropLast())
    }

    /// A swipe removes only the screen that moved with it; a cancelled swipe removes nothing.
    private func swipe() async {
      guard let navigation = top as? UINavigationController, base.isIdle,
        let victim = shop.projection.layers.last?.entries.last?.id,
        navigation.topViewController?.title == wanted.last?.last,
        navigation.topViewController?.title != "Review", navigation.beginSwipe()
      else { return }
      swipes += 1
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        shop.push(item())
        await turn()
      }
      let before = ids
      if Bool.random(using: &random) {
        navigation.finish()
        #expect(ids == before.subtracting([victim]))
      } else {
        let telling = UINavigationController.Telling.allCases.randomElement(using: &random)
        navigation.cancelSwipe(telling: telling ?? .nothing)
        #expect(ids == before)
      }
    }
  }

  @MainActor
  @Suite("UIKit: random sessions")
  struct UIKitRandomTests {
    @Test("At rest UIKit shows the tree", arguments: 0..<150 as Range<UInt64>)
    func random(seed: UInt64) async throws {
      let session = try #require(RandomSession(seed: seed))
      for _ in 0..<40 {
        switch Int.random(in: 0..<6, using: &session.random) {
        case 0, 1: session.app()
        case 2, 3: await session.user()
        case 4: await session.turn()
        default: session.base.finish()
        }
      }
      try await session.end()
      #expect(UIKitTests.titles(from: session.base) == session.wanted, "seed \(seed)")
      #expect(UIKitTests.faults(from: session.base) == [], "seed \(seed)")
    }

    @Test("The sessions swipe, drag and ask, and other code presents")
    func reach() async throws {
      var (swipes, drags, answers, besides) = (0, 0, 0, 0)
      for seed in 0..<30 as Range<UInt64> {
        let session = try #require(RandomSession(seed: seed))
        for _ in 0..<60 {
          session.app()
          await session.settle()
          await session.user()
        }
        (swipes, drags) = (swipes + session.swipes, drags + session.drags)
        (answers, besides) = (answers + session.answers, besides + session.besides)
      }
      #expect(swipes > 100)
      #expect(drags > 30)
      #expect(answers > 20)
      #expect(besides > 20)
    }
  }
#endif
