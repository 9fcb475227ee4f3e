import Kit
import Testing

@testable import SampleApp

@Suite("Walks through the console")
@MainActor
struct WalkTests {
  @Test("Every line is answered by exactly its block", arguments: Walk.all)
  func walks(walk: Walk) async throws {
    let stores = AppStores(data: AppTestData.small)
    let session = Session(
      app: AppCoordinator(stores: stores, layout: walk.layout), width: walk.width)
    for (number, step) in walk.steps.enumerated() {
      let block = number == 0 ? session.firstBlock : await session.answer(step.input)
      let text = try #require(block).rendered(in: .plain)
      let lines = step.block.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      let isAnswered = lines.contains("…") ? GuideWalk.matches(lines, text) : text == step.block
      try #require(isAnswered, "after \"\(step.input)\", step \(number):\n\(text)")
    }
  }

  @Test(
    "The walks of each layout visit every screen, the tree and the log", arguments: Layout.allCases)
  func coverage(layout: Layout) {
    let walks = Walk.all.filter { $0.layout == layout }
    let steps = walks.flatMap(\.steps)
    let paths = steps.flatMap { $0.block.split(separator: "\n").filter { $0.hasPrefix("path: ") } }
    // A name is followed by its payload, by a blank, or by nothing.
    let names = paths.joined(separator: " ").split { $0 == " " || $0 == "(" }.map(String.init)
    #expect(AppUnderTest.caseNames(in: layout).subtracting(names).isEmpty)
    #expect(steps.contains { $0.block.hasPrefix("error: ") })
    #expect(Set(steps.map(\.input)).isSuperset(of: ["back", "root", "tree", "log", "help"]))
  }
}

extension Walk {
  /// All walks.
  static let all = [
    todosInStack, changesInStack, postsInStack, settingsInStack, errorsInStack, logInStack,
    linksInStack, brokenLinksInStack,
    systemInStack, sessionInStack, unsavedInStack, addingInStack, historyInStack,
    featuresInTabs, sheetsInTabs, settingsInTabs, logInTabs, linksInTabs, brokenLinksInTabs,
    systemInTabs, sessionInTabs, unsavedInTabs, tappingInTabs, trialsInTabs,
    sideBySideInSplit, oneAtATimeInSplit, windowsInSplit,
  ]
}
