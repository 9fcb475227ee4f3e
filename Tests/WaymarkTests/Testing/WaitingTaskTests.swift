import Testing
import Waymark
import WaymarkTesting

@Suite("A task counts as waiting only if it waits itself")
@MainActor
struct WaitingTaskTests {
  @Test("A step waits for a task although something else waits for a result")
  func step() async {
    await navigationTest(MazeCoordinator(), fail: record) { test in
      await test.screen(
        MazePage.self,
        { page in
          Task { _ = await page.navigator?.push(.item(1), returning: Int.self) }
        }
      ) { $0.base.append(.item(1)) }
      await test.screen(
        MazePage.self,
        { page in
          page.navigator?.task {
            for _ in 0..<200 { await Task.yield() }
            page.navigator?.push(.item(2))
          }
        }
      ) { $0.base.append(.item(2)) }
      test.ends(waiters: 1)
    }
  }

  @Test("A task that has its answer is at work again")
  func answered() async {
    await navigationTest(MazeCoordinator(), fail: record) { test in
      await test.screen(
        MazePage.self,
        { page in
          page.navigator?.task {
            _ = await page.navigator?.push(.item(1), returning: Int.self)
            for _ in 0..<200 { await Task.yield() }
            page.navigator?.push(.item(2))
          }
        }
      ) { $0.base.append(.item(1)) }
      await test.screen(MazePage.self, { page in page.navigator?.finish(returning: 1) }) {
        $0.base.replaceLast(with: .item(2))
      }
    }
  }

  @Test("The explorer finds an endless task beside a caller that waits")
  func endless() async {
    let report = await Explorer { MazeCoordinator() }
      .moves([])
      .actions { app in
        guard app.routes.count == 1, let page = app.screen(as: MazePage.self) else { return [] }
        return [
          ExplorerAction("both") {
            page.navigator?.task { while !Task.isCancelled { await Task.yield() } }
            Task { _ = await page.navigator?.push(.item(1), returning: Int.self) }
          }
        ]
      }
      .explore { _ in }
    #expect(report.findings.map(\.code).contains(.unsettled), "\(report)")
  }
}
