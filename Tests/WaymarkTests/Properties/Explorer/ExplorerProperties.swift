import Testing
import Waymark

@testable import WaymarkTesting

@Suite("An explorer finds each fault, by a shortest way, and none in a correct app")
@MainActor
struct ExplorerProperties {
  @Test("A correct app gives no finding, and the same report each time")
  func right() async {
    let report = await CabinCoordinator.explorer().explore { Issue.record("\($0)") }
    #expect("\(report)" == "16 states, 134 moves, no finding. Nothing was cut off.")
    #expect(report.depth == 4)
    let again = await CabinCoordinator.explorer().explore { _ in }
    #expect("\(again)" == "\(report)")
    #expect(again.map() == report.map())
  }

  @Test("Exactly the fault is found, with its message to the letter", arguments: FaultRow.all)
  func fault(row: FaultRow) async {
    let report = await CabinCoordinator.explorer(row.fault).explore { _ in }
    #expect(report.findings.map(\.description) == row.texts)
  }

  @Test(
    "Each way as a test passes, and leads to the state that was found",
    arguments: [nil] + [
      .sheetThatCannotBeLeft, .sessionThatIsNotLookedAt, .signalThatNobodyHears,
    ] as [CabinFault?])
  func printed(fault: CabinFault?) async throws {
    let explorer = CabinCoordinator.explorer(fault).withSources
    let walk = ExplorerWalk(explorer.options)
    _ = await walk.run()
    for (number, node) in walk.graph.nodes.enumerated() {
      let source = try #require(await walk.testSource(of: walk.wholeWay(to: number)))
      let place = Comment(rawValue: "\(node.state.text)\n\(source)")
      let app = explorer.options.make()
      var test = RecordedTest<CabinCoordinator>(source, CabinCoordinator.words)
      await navigationTest(app, fail: { Issue.record("\($0.message)\n\(source)") }) {
        await test.run($0)
        #expect(
          ExplorerState(of: app, key: explorer.options.key(app)).text == node.state.text, place)
      }
      #expect(test.unread.isEmpty && test.count >= node.depth, place)
      #expect(!source.contains("#error") && !source.contains("//"), place)
    }
  }

  @Test("A way that now leads elsewhere gives no test")
  func otherEnd() async {
    let walk = ExplorerWalk(CabinCoordinator.explorer().options)
    #expect(await walk.testSource(of: ExplorerWay(moves: [], end: "home, key nobody")) != nil)
    #expect(await walk.testSource(of: ExplorerWay(moves: [], end: "home, key Ann")) == nil)
  }

  @Test("There is a row for each fault")
  func rows() {
    #expect(Set(FaultRow.all.map(\.fault)) == Set(CabinFault.allCases))
  }

  @Test("A search over plain arrays finds the same states, by ways of the same lengths")
  func naive() async {
    let walk = ExplorerWalk(CabinCoordinator.explorer().options)
    _ = await walk.run()
    var lengths: [String: Int] = [:]
    for node in walk.graph.nodes { lengths[node.state.text] = node.depth }
    #expect(lengths == NaiveCabin.lengths)
  }
}
