import Testing
import Waymark

@MainActor
@Suite("Platforms")
struct PlatformsTests {
  typealias MailCoordinator = Platforms.MailCoordinator
  typealias TextPlatform = Platforms.TextPlatform

  /// Lets the platform draw.
  func nextTurn() async {
    await Task {}.value
  }

  @Test("A platform draws the current state, and draws again after each change")
  func draws() async {
    // region: platform-draw-run
    let mail = MailCoordinator()
    let platform = TextPlatform(mail)
    #expect(platform.lines == ["base: [inbox.list] sent", "tab: Inbox"])
    mail.navigate(to: .inbox(.message(id: 1)))
    await nextTurn()
    #expect(platform.lines == ["base: [inbox.list] sent", "tab: < Message 1"])
    mail.navigate(to: .write)
    await nextTurn()
    #expect(
      platform.lines == ["base: [inbox.list] sent", "tab: < Message 1", "sheet: Write"])
    // endregion
  }

  @Test("A platform reports what happened, and the tree follows")
  func reports() async {
    // region: platform-report-run
    let mail = MailCoordinator()
    mail.navigate(to: .inbox(.message(id: 1)))
    let platform = TextPlatform(mail)
    #expect(platform.swipeBack() == .performed)
    #expect(mail.visiblePath == [[.tabs, .inbox(.list)]])
    #expect(platform.swipeBack() == .unchanged)  // an echo of the same swipe

    await nextTurn()
    #expect(platform.tap(1) == .performed)
    #expect(mail.visiblePath == [[.tabs, .sent]])
    mail.select(.inbox(.list))
    #expect(platform.tap(1) == .ignored(.outdated))  // drawn before the app selected

    mail.navigate(to: .write)
    await nextTurn()
    #expect(platform.drag() == .performed)
    #expect(mail.visiblePath == [[.tabs, .inbox(.list)]])
    // endregion
    await nextTurn()
    #expect(platform.drag() == nil)
    #expect(platform.swipeBack() == nil)
    #expect(platform.lines == ["base: [inbox.list] sent", "tab: Inbox"])
  }

  @Test("What the app pushes during a swipe survives it")
  func late() async {
    // region: platform-late
    let mail = MailCoordinator()
    mail.navigate(to: .inbox(.message(id: 1)))
    let platform = TextPlatform(mail)  // draws message 1; the user begins to swipe
    mail.navigate(to: .inbox(.message(id: 2)))  // meanwhile the app pushes
    platform.swipeBack()
    #expect(mail.visiblePath == [[.tabs, .inbox(.list), .inbox(.message(id: 2))]])
    // endregion
  }
}
