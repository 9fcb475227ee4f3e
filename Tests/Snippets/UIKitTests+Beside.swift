#if !canImport(UIKit)
  import Testing
  import UIKitDeclarations
  import Waymark

  /// A clock on which no time is long.
  struct TurnClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async {
      await Task.yield()
    }
  }

  // What other code presents and dismisses.
  extension UIKitTests {
    @Test("What other code presents delays a layer, and does not block it")
    func presentedBeside() async throws {
      base.present(UIViewController(), animated: true)
      await settle()
      shop.navigate(to: .review(item: 1))
      await settle()
      #expect(titles == [["Shop"], [""]])
      base.dismiss(animated: true)
      try await settle(at: [["Shop"], ["Review"]])
      shop.dismiss()
      try await settle(at: [["Shop"]])
      shop.navigate(to: .review(item: 2))
      try await settle(at: [["Shop"], ["Review"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A question waits for what other code presents, too")
    func questionBeside() async throws {
      await writeReview()
      base.present(UIViewController(), animated: true)
      await settle()
      shop.back()
      await settle()
      #expect(titles == [["Shop", "Review"], [""]])
      base.dismiss(animated: true)
      await settle()
      try await until(isAsking)
      try #require(base.presentedViewController as? UIAlertController).tap("Throw away")
      try await settle(at: [["Shop"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A question whose alert other code has dismissed is over, and can be asked again")
    func questionDismissedBeside() async throws {
      await writeReview()
      shop.back()
      await settle()
      #expect(isAsking)
      base.dismiss(animated: true)
      await settle()
      try await until(shop.pendingLeave == nil)
      shop.back()
      await settle()
      try await until(isAsking)
      try #require(base.presentedViewController as? UIAlertController).tap("Throw away")
      try await settle(at: [["Shop"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test("A layer waits until the controller is in a window")
    func outOfWindow() async throws {
      let shop = ShopCoordinator()
      let driver = LayerDriver(shop, by: TurnClock()) { $0.makeController() }
      let base = try #require(driver.controller as? UINavigationController)
      base.appear()
      await turn()
      base.leaveWindow()
      shop.navigate(to: .review(item: 1))
      await turn()
      #expect(base.presentedViewController == nil)
      base.appear()
      try await until(base.presentedViewController != nil)
      #expect(Self.faults(from: base) == [])
      withExtendedLifetime(driver) {}
    }

    /// Shows a review that asks before it is left.
    private func writeReview() async {
      shop.push(.review(item: 1))
      await settle()
      guard case .review(let review)? = shop.projection.leaf?.screen else {
        Issue.record("the leaf is no review")
        return
      }
      review.text = "Too small"
    }

    private var isAsking: Bool {
      base.finish()
      return base.presentedViewController is UIAlertController
    }

    /// Waits until UIKit shows these titles: a driver that waits for other code looks again after a time.
    private func settle(at wanted: [[String]]) async throws {
      await settle()
      try await until(shows(wanted))
      await settle()
      #expect(titles == wanted)
    }

    private func shows(_ wanted: [[String]]) -> Bool {
      base.finish()
      return titles == wanted
    }
  }
#endif
