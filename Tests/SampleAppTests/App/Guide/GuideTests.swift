import Kit
import Testing

@testable import SampleApp

@Suite("The guide of the sample")
@MainActor
struct GuideTests {
  @Test("Each walk of the guide gets the answers that it shows")
  func walks() async throws {
    let walks = try GuideWalk.all()
    #expect(try walks.count == GuideWalk.guide().count { $0.hasPrefix("$") })
    let folder = try TestFolder()
    for walk in walks {
      guard case .run(let options) = try Invocation.parse(walk.arguments) else {
        Issue.record("\(GuideWalk.path):\(walk.line) runs nothing")
        continue
      }
      let ignored = [options.store, options.record, options.data, options.run].compactMap(\.self)
      #expect(ignored.isEmpty, "\(GuideWalk.path):\(walk.line) uses what this test ignores")
      let stores = AppStores(data: try SampleData.bundled())
      let app = AppCoordinator(stores: stores, layout: options.layout)
      let keeper = try options.state.map {
        try StateKeeper(path: folder.path + "/" + $0, layout: options.layout)
      }
      let session = Session(
        app: app, opening: options.open, keeping: keeper, width: options.columns ?? 80)
      for (number, step) in walk.steps.enumerated() {
        let block = number == 0 ? session.firstBlock : await session.answer(step.input)
        let text = try #require(block).rendered(in: .plain)
        #expect(
          GuideWalk.matches(step.lines, text),
          "\(GuideWalk.path):\(walk.line), \"\(step.input)\" is answered by\n\(text)")
      }
    }
  }

  @Test("The walks use all layouts, start at a link, and show what the app can do")
  func coverage() throws {
    let walks = try GuideWalk.all()
    #expect(walks.contains { $0.arguments == ["--layout", "tabs"] })
    #expect(walks.contains { $0.arguments == ["--layout", "split"] })
    #expect(walks.contains { $0.arguments == ["--layout", "split", "--columns", "100"] })
    #expect(walks.contains { $0.arguments.contains("--open") })
    #expect(walks.count { $0.arguments.contains("--state") } > 2)
    let steps = walks.flatMap(\.steps)
    let words = Set(steps.compactMap { $0.input.split(separator: " ").first }.map(String.init))
    #expect(
      words.isSuperset(of: [
        "go", "open", "back", "yes", "no", "system", "log", "tree", "tab", "state", "forward",
        "history", "try",
      ]))
    let lines = steps.flatMap(\.lines)
    for start in ["waiting: ", "question: ", "warning: "] {
      #expect(lines.contains { $0.hasPrefix(start) })
    }
  }

  @Test(
    "Lines that are left out match any lines, and others only themselves",
    arguments: [
      (["a", "b"], "a \nb\n\n", true), (["…"], "a\nb\n", true), (["…", "b"], "a\nb\n", true),
      (["a", "…"], "a\n", true), (["a", "…", "c"], "a\nb\nb\nc\n", true),
      (["a"], "a\nb\n", false), (["…", "b"], "a\n", false), (["a", "…", "a"], "a\n", false),
      (["", "a"], "\na\n", true), (["a"], "\na\n", false),
    ] as [([String], String, Bool)])
  func matching(lines: [String], text: String, isMatch: Bool) {
    #expect(GuideWalk.matches(lines, text) == isMatch)
  }
}
