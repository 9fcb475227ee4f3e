import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("README")
struct ReadmeTests {
  typealias AppCoordinator = Readme.AppCoordinator

  // region: readme-test
  @MainActor @Test func aSwipeLeadsBackFromATodo() {
    navigationTest(AppCoordinator(), fail: record) { test in
      test.step({ $0.open(.todos(.detail(id: 7))) }) {
        $0.base.append(contentsOf: [.todos(.list), .todos(.detail(id: 7))])
      }
      test.user(.swipeBack(.cancelled))
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }
  // endregion

  @Test("The output below the code is what the code prints")
  func output() throws {
    var printed: [String] = []
    Readme.run { printed.append($0) }
    let blocks = CodeBlock.all(in: try Repository.text("README.md"))
    #expect(blocks.contains { $0.language == "text" && $0.text == printed.joined(separator: "\n") })
  }

  @Test("It names the two commands, and CI runs the second to the letter")
  func commands() throws {
    let blocks = CodeBlock.all(in: try Repository.text("README.md"))
    let commands = try #require(blocks.first { $0.language == "sh" }).text.split(separator: "\n")
    #expect(commands == ["swift run SampleApp", "swift test --quiet --disable-xctest"])
    #expect(try Repository.text(".ci/run").contains("\nstep \(commands[1])\n"))
  }

  @Test("It is no longer than 150 lines, without the map of the sample")
  func length() throws {
    let text = try Repository.text("README.md")
    let maps = CodeBlock.all(in: text).filter { $0.language == "mermaid" }
    let drawn = maps.flatMap { $0.text.split(separator: "\n") }.count
    #expect(text.split(separator: "\n").count - drawn <= 150)
  }
}
