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
}
