import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to exploring")
struct TestingExploringTests {
  typealias App = Wallet.App
  typealias Session = Wallet.Session
  typealias Page = Wallet.Page

  func record(_ failure: TestFailure) {
    Issue.record("\(failure)")
  }

  // region: testing-exploring
  @Test func everythingInTheWalletHolds() async {
    let report = await Explorer { App(Session()) }
      .moves([.links, .gestures])
      .samples([.card(id: 1), .pay, .signIn])
      .actions { app in
        app.screen(as: Page.self)?.buttons.map { ExplorerAction($0.name, $0.tap) } ?? []
      }
      .key { $0.session.user ?? "nobody" }
      .disturb("sign out", source: "test.act({ $0.endSession() })") { $0.endSession() }
      .relaunch { App($0.session) }
      .rule("who pays is known") { app in
        app.currentRoute == .pay && app.session.user == nil ? "nobody is signed in" : nil
      }
      .explore(fail: record)
    #expect(report.cutOff == nil)
  }
  // endregion

  @Test("The explorer prints the finding and the numbers that are in the guide")
  func printed() async throws {
    let explorer = Explorer { App(Session(), isForgetful: true) }
      .moves([.links, .gestures])
      .actions { app in
        app.screen(as: Page.self)?.buttons.map { ExplorerAction($0.name, $0.tap) } ?? []
      }
      .key { $0.session.user ?? "nobody" }
      .disturb("sign out", source: "test.act({ $0.endSession() })") { $0.endSession() }
      .relaunch { App($0.session) }
    let blocks = CodeBlock.all(in: try Repository.text("Docs/Testing.md"))
    for text in ["\(await explorer.explore(fail: { _ in }))", await cutOff(), await told()] {
      #expect(blocks.contains { $0.language == "text" && $0.text == text }, "\(text)")
    }
  }

  private func cutOff() async -> String {
    let report = await Explorer { App(Session()) }.samples([.card(id: 1)])
      .limit(states: 8, moves: 60).explore(fail: { _ in })
    return report.cutOff.map { "\($0)" } ?? ""
  }

  private func told() async -> String {
    var lines: [String] = []
    // region: testing-exploring-ways
    await Explorer { App(Session()) }
      .limit(states: 2, moves: 9)
      .beforeEachMove { lines.append($0) }
      .explore(fail: { _ in })
    // endregion
    return lines.joined(separator: "\n")
  }
}
