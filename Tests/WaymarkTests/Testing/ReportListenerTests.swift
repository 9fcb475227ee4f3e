import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("What listens to reports")
struct ReportListenerTests {
  private func misuse(_ app: ShopCoordinator) {
    app.reconcile(app.projection.base, shown: [], remaining: [])
    app.push(.about)
    app.projection.base.entries.last?.navigator(for: ShopCoordinator.self)?.send(1)
  }

  @Test(
    "A recorder hears of them, and so does a reporter that is set before or after",
    arguments: [true, false])
  func recorded(_ isBefore: Bool) async {
    let app = ShopCoordinator()
    var codes: [MisuseReport.Code] = []
    func set() { app.flow.reporter = MisuseReporter { codes.append($0.code) } }
    if isBefore { set() }
    let recorder = SessionRecorder(app)
    if !isBefore { set() }
    misuse(app)
    #expect(codes == [.unheardSignal])
    #expect(await recorder.source().contains("unheardSignal"))
    recorder.stop()
    misuse(app)
    #expect(codes == [.unheardSignal, .unheardSignal])
  }

  @Test("A test hears of them, whenever a reporter is set", arguments: [true, false])
  func tested(_ isBefore: Bool) {
    let app = ShopCoordinator()
    var codes: [MisuseReport.Code] = []
    func set() { app.flow.reporter = MisuseReporter { codes.append($0.code) } }
    if isBefore { set() }
    navigationTest(app, fail: { Issue.record("\($0)") }) { test in
      if !isBefore { set() }
      test.step({ $0.push(.about) }) { $0.base.append(.about) }
      app.projection.base.entries.last?.navigator(for: ShopCoordinator.self)?.send(1)
      test.report(.unheardSignal)
    }
    #expect(codes.isEmpty)
    misuse(app)
    #expect(codes == [.unheardSignal])
  }
}
