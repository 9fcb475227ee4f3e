#if !canImport(UIKit)
  import Testing
  import UIKitDeclarations
  import Waymark

  // Screens that ask before they are left.
  extension UIKitTests {
    @Test("A review with text asks before its sheet goes", arguments: [true, false])
    func question(isThrownAway: Bool) async throws {
      var isDone = false
      defer { #expect(isDone, "the leaf is not the review") }
      // region: uikit-question
      shop.open("/7/review")
      await settle()
      #expect(titles == [["Shop", "Item 7"], ["Review"]])

      guard case .review(let review) = shop.projection.leaf?.screen else { return }
      review.text = "Too small"
      sheet?.dragDown()
      await settle()
      let alert = try #require(sheet?.presentedViewController as? UIAlertController)
      alert.tap(isThrownAway ? "Throw away" : "Stay")
      await settle()
      #expect(shop.layers.count == (isThrownAway ? 1 : 2))
      #expect(titles.count == shop.layers.count)
      // endregion
      isDone = true
      #expect(shop.pendingLeave == nil)
      #expect(Self.faults(from: base) == [])
      guard !isThrownAway else { return }
      shop.open("/8")
      await settle()
      try #require(sheet?.presentedViewController as? UIAlertController).tap("Throw away")
      await settle()
      #expect(titles == [["Shop", "Item 8"]])
      #expect(Self.faults(from: base) == [])
    }

    @Test(
      "A question waits for a sheet that is being presented or dismissed", arguments: [true, false])
    func lateQuestion(isUp: Bool) async throws {
      shop.push(.review(item: 1))
      await settle()
      if isUp {
        shop.navigate(to: .review(item: 2))
      } else {
        shop.present(.item(id: 2))
        await settle()
        shop.dismiss()
      }
      await turn()
      try review().text = "Too small"
      #expect(shop.back().leaveRequest != nil)
      await turn()
      #expect(Self.faults(from: base) == [])
      await settle()
      let asking = isUp ? sheet : base
      try #require(asking?.presentedViewController as? UIAlertController).tap("Throw away")
      await settle()
      #expect(titles == (isUp ? [["Shop", "Review"]] : [["Shop"]]))
      #expect(Self.faults(from: base) == [])
    }

    @Test("A screen that asks before it is left has a button in place of the gesture")
    func policy() async throws {
      shop.push(.review(item: 1))
      await settle()
      try review().text = "Too small"
      await settle()
      #expect(!base.beginSwipe())
      base.tapBack()
      await settle()
      #expect(shop.pendingLeave != nil)
      try #require(base.presentedViewController as? UIAlertController).tap("Stay")
      await settle()
      base.tapBack()
      await settle()
      try #require(base.presentedViewController as? UIAlertController).tap("Throw away")
      await settle()
      #expect(titles == [["Shop"]])

      // The alert is gone, so its layer can present again.
      shop.navigate(to: .review(item: 2))
      await settle()
      #expect(titles == [["Shop"], ["Review"]])
      shop.dismiss()
      await settle()
      #expect(Self.faults(from: base) == [])
    }

    @Test("A screen that no longer asks has its Back button and its gesture again")
    func policyIsFree() async throws {
      shop.push(.review(item: 1))
      await settle()
      let review = try review()
      review.text = "Too small"
      await settle()
      #expect(base.topViewController?.navigationItem.leftBarButtonItem != nil)
      review.text = ""
      await settle()
      #expect(base.topViewController?.navigationItem.leftBarButtonItem == nil)
      #expect(base.beginSwipe())
      await settle()
      #expect(shop.routes == [.list])
      #expect(Self.faults(from: base) == [])
    }

    /// The review on top.
    private func review() throws -> Shop.ReviewModel {
      guard case .review(let review) = shop.projection.leaf?.screen else {
        throw NoReview()
      }
      return review
    }

    private struct NoReview: Error {}
  }
#endif
