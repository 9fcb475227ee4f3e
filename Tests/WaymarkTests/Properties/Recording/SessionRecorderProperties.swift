import Testing
import Waymark
import WaymarkTesting

/// Recorded sources are read independently as text, and run on a fresh app.
@Suite("A recorded test passes as it stands")
@MainActor
struct SessionRecorderProperties {
  nonisolated static let told: ClosedRange<UInt64> = 17_001...17_024
  static let seen: ClosedRange<UInt64> = 17_101...17_130

  @Test("Sessions of recorder calls, without a fresh app to try them")
  func told() async {
    for seed in Sessions.some(of: Self.told) {
      var session = RecordingSession(seed: seed, isTold: true)
      for _ in 1...30 { session.step() }
      let source = await session.recorder.source()
      let (failures, unread, count) = await run(source, seed)
      #expect(failures.isEmpty && unread.isEmpty, "seed \(seed)\n\(failures)\n\(unread)\n\(source)")
      #expect(!source.contains("tried"), "seed \(seed)\n\(source)")
      #expect(Self.isLaidOut(source), "seed \(seed)\n\(source)")
      #expect(count >= 30 && !source.contains("#error"), "seed \(seed)\n\(source)")
    }
  }

  @Test("Changes by view models and children become verbs of the root that do the same")
  func seen() async {
    var (lines, doubtful) = (0, 0)
    var lost: [String] = []
    for seed in Sessions.some(of: Self.seen) {
      var session = RecordingSession(seed: seed, isTold: false)
      for _ in 1...20 { session.step() }
      let source = await session.recorder.source()
      let (failures, unread, count) = await run(source, seed)
      let isDoubtful = source.contains("// This did not pass")
      #expect(
        (failures.isEmpty || isDoubtful) && unread.isEmpty,
        "seed \(seed)\n\(failures)\n\(unread)\n\(source)")
      #expect(Self.isLaidOut(source), "seed \(seed)\n\(source)")
      lines += count
      if let line = source.split(separator: "\n").first(where: { $0.contains("#error") }) {
        lost.append("seed \(seed): \(line)")
      }
      if isDoubtful { doubtful += 1 }
    }
    #expect(lines >= Sessions.least(300))
    #expect(lost.isEmpty, "sessions that could not be written: \(lost)")
    #expect(doubtful == 0, "so many sessions hold a line that does not pass: \(doubtful)")
  }

  @Test("Unsaved text, questions and outputs", arguments: Sessions.some(of: told))
  func diary(seed: UInt64) async {
    var session = DiaryRecording(seed: seed)
    let recorder = SessionRecorder(DiaryCoordinator()) { DiaryCoordinator() }
    for _ in 1...20 { await session.step(recorder) }
    let source = await recorder.source()
    let (failures, unread, _) = await run(source, on: DiaryCoordinator(), DiaryRecording.diaryWords)
    #expect(failures.isEmpty && unread.isEmpty, "seed \(seed)\n\(failures)\n\(unread)\n\(source)")
    #expect(Self.isLaidOut(source), "seed \(seed)\n\(source)")
    #expect(!source.contains("#error") && !source.contains("tried"), "seed \(seed)\n\(source)")
  }

  @Test("Targets that wait for a sign-in", arguments: Sessions.some(of: told))
  func app(seed: UInt64) async {
    var session = DiaryRecording(seed: seed)
    let recorder = SessionRecorder(DiaryAppCoordinator(DiarySession())) {
      DiaryAppCoordinator(DiarySession())
    }
    for _ in 1...20 { await session.step(recorder) }
    let source = await recorder.source()
    let (failures, unread, _) = await run(
      source, on: DiaryAppCoordinator(DiarySession()), DiaryRecording.appWords)
    #expect(failures.isEmpty && unread.isEmpty, "seed \(seed)\n\(failures)\n\(unread)\n\(source)")
    #expect(Self.isLaidOut(source), "seed \(seed)\n\(source)")
    #expect(!source.contains("#error") && !source.contains("tried"), "seed \(seed)\n\(source)")
  }

  @Test("Tabs in tabs, above equal ones")
  func nested() async {
    var named = 0
    for seed in Sessions.some(of: Self.told) {
      var session = NestRecording(seed: seed)
      for _ in 1...30 { session.step() }
      let source = await session.recorder.source()
      let (failures, unread, count) = await run(
        source, on: NestRecording.app(seed: seed), NestRecording.words)
      #expect(failures.isEmpty && unread.isEmpty, "seed \(seed)\n\(failures)\n\(unread)\n\(source)")
      #expect(count >= 30 && !source.contains("#error"), "seed \(seed)\n\(source)")
      let parts = source.split(separator: "\n").filter { $0.contains(", upTo: ") }
      named += parts.count { $0.contains("[tab: ") }
    }
    #expect(named >= Sessions.least(60), "so few lines are of tabs below others in a tab: \(named)")
  }

  private static let shop = RecordedTest<ShopCoordinator>.Words(
    routes: ShopWords.routes, calls: ShopWords.call)

  private func run(_ source: String, _ seed: UInt64) async -> ([String], [String], Int) {
    await run(source, on: RecordingSession.app(seed: seed), Self.shop)
  }

  /// Reads a source and runs it. Returns the failures, and the lines that were not understood.
  private func run<C: Coordinator>(
    _ source: String, on root: C, _ words: RecordedTest<C>.Words
  ) async -> ([String], [String], Int) {
    var failures: [String] = []
    var test = RecordedTest<C>(source, words)
    // A session that ends with an unwritable step may leave anything.
    let isWhole = !source.contains("#error")
    await navigationTest(
      root,
      fail: { failure in
        if isWhole || !failure.message.hasPrefix("Something is left at the end") {
          failures.append(failure.message)
        }
      }
    ) { await test.run($0) }
    return (failures, test.unread, test.count)
  }

  private static func isLaidOut(_ source: String) -> Bool {
    source.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " }
  }
}
