import Testing

@testable import Waymark

@MainActor
@Suite("Properties of trying, against what is done then")
struct EvaluateProperties {
  @Test(
    "Trying leaves no trace, and then exactly that happens: verbs of stacks, layers, tabs, and gestures"
  )
  func trees() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: UInt64(7001)...7050) where failures < 3 {
      let session = TreeSession(seed: seed)
      let twin = EvaluateTwin(
        living: { session.census.livingCoordinators().count }, fail: { session.fail($0) })
      session.surrounding = { [unowned session] run in
        // Evaluations do not try what handlers call.
        guard let app = session.root, !(session.current?.isTold ?? true) else { return run() }
        return twin.call(run, on: app) { session.census.asked = [:] }
      }
      session.run(100)
      session.surrounding = nil
      session.end()
      record(session.failure, twin, &failures, &tally)
    }
    guard failures == 0 else { return }
    check(tally, ["performed": 1200, "unchanged": 200, "ignored": 200])
  }

  @Test(
    "With leave policies, trying says which entry is asked first, and the open question is as it was"
  )
  func policies() async {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: UInt64(7101)...7170) where failures < 3 {
      let leaving = LeaveSession(seed: seed)
      let session = leaving.session
      let twin = EvaluateTwin(
        living: { session.census.livingCoordinators().count }, fail: { session.fail($0) })
      leaving.surrounding = { [unowned session] run in
        // Evaluations do not try what handlers call.
        guard let app = session.root, !(session.current?.isTold ?? true) else { return run() }
        return twin.call(run, on: app) { session.census.asked = [:] }
      }
      await leaving.run(80)
      leaving.surrounding = nil
      await leaving.end()
      record(session.failure, twin, &failures, &tally)
    }
    guard failures == 0 else { return }
    check(tally, ["performed": 400, "asks": 200, "ignored": 100])
  }

  @Test("Trying is right about access that changes: denied, redirected, held, revalidated")
  func access() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: UInt64(7201)...7270) where failures < 3 {
      let session = AccessSession(seed: seed)
      let twin = EvaluateTwin(
        living: { session.guards.living }, reports: { session.guards.reports.count },
        fail: { session.fail($0) })
      session.surrounding = { [unowned session] verb in
        let (generator, revalidates) = (session.generator, session.revalidates)
        return twin.call(verb, on: session.app) {
          (session.generator, session.revalidates) = (generator, revalidates)
          session.forgetQuestions()
        }
      }
      for _ in 0..<100 where session.failure == nil {
        session.step()
        // Removals in transactions that are undone are rare by chance.
        if session.taken % 3 == 0 { session.takeStep(.revalidatingTransaction) }
      }
      session.surrounding = nil
      session.end()
      record(session.failure, twin, &failures, &tally)
    }
    guard failures == 0 else { return }
    check(tally, ["performed": 800, "denied": 200, "redirected": 100, "held": 100, "ignored": 100])
  }

  private func record(
    _ failure: String?, _ twin: EvaluateTwin, _ failures: inout Int, _ tally: inout [String: Int]
  ) {
    if let failure {
      failures += 1
      Issue.record("\(failure)")
    }
    tally.merge(twin.tally, uniquingKeysWith: +)
  }

  private func check(_ tally: [String: Int], _ least: [String: Int]) {
    for (kind, least) in least.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(count >= Sessions.least(least), "\(kind) came up only \(count) times: \(tally)")
    }
  }
}

extension TreeStep {
  fileprivate var isTold: Bool {
    guard case .told = self else { return false }
    return true
  }
}
