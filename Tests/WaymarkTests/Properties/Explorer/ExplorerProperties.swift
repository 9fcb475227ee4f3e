import Testing
import Waymark

@testable import WaymarkTesting

@Suite("An explorer finds each fault, by the shortest way, and none in an app that is right")
@MainActor
struct ExplorerProperties {
  @Test("An app that is right gives no finding")
  func right() async {
    let report = await CabinCoordinator.explorer().explore { _ in }
    print(report)
    print(report.map)
    #expect(report.findings.isEmpty)
  }

  @Test("Each fault", arguments: CabinFault.allCases)
  func fault(fault: CabinFault) async {
    let report = await CabinCoordinator.explorer(fault).explore { _ in }
    print(fault, report)
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
