import Observation
import Testing
import WaymarkTesting

@testable import Waymark

@MainActor
@Suite("Attacks on restoring: at unexpected moments")
struct RestoreMomentTests {
  private let session = GuardSession()

  private func saved(_ texts: String...) -> NavigationSnapshot {
    NavigationSnapshot(layers: [.init(path: texts.map { .init($0) })])
  }

  @Test("In a transaction it comes afterwards; nothing of it is known before")
  func inTransaction() throws {
    let app = session.makeApp()
    var report: RestoreReport?
    var read: NavigationSnapshot?
    let outcome = app.transaction {
      app.push(.page(1))
      report = app.restore(saved("/", "/page/2"))
      read = app.snapshot()
    }
    #expect(outcome == .performed)
    #expect(report?.outcome == .queued)
    #expect(report?.isComplete == false)
    #expect(try #require(read).difference(from: saved("/")) == nil)
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("In an observer it comes after the present verb")
  func inObserver() {
    let app = session.makeApp()
    var causes: [NavigationCause] = []
    app.observe { change, _ in
      causes.append(change.cause)
      guard causes.count == 1 else { return }
      #expect(app.restore(self.saved("/", "/page/2")).outcome == .queued)
    }
    #expect(app.push(.page(1)) == .performed)
    #expect(causes == [.push, .restore])
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("`access` that calls verbs, saves and restores: they come afterwards, and it ends")
  func inAccess() throws {
    let app = session.makeApp()
    var calls = 0
    session.onAsk = {
      calls += 1
      guard calls < 5 else { return }
      #expect(app.restore(self.saved("/", "/page/3")).outcome == .queued)
      #expect(app.push(.page(9)) == .queued)
      #expect(app.snapshot().layers.count == 1)
    }
    #expect(app.restore(saved("/", "/page/1")).outcome == .performed)
    session.onAsk = nil
    #expect(calls >= 5)
    let tree = try #require(app.flow.tree)
    #expect(tree.state.brokenInvariant() == nil)
    #expect(picture(app) == "App[home, page(3), page(9) *]")
  }

  @Test("While a tree ends it is ignored, and also after that")
  func whileEnding() {
    let app = session.makeApp([.home, .club(.lobby)])
    var outcomes: [Outcome] = []
    let saved = saved("/", "/page/1")
    app.observe { _, _ in outcomes.append(app.restore(saved).outcome) }
    #expect(app.end() == .performed)
    #expect(outcomes == [.queued])
    let report = app.restore(saved)
    #expect(report.outcome == .ignored(.left))
    #expect(report.restored == 0 && !report.isComplete)
    #expect(app.snapshot().layers.isEmpty)
    #expect(app.routes == [.home])
  }

  @Test("A child, or a coordinator that has left, saves nothing and restores nothing")
  func children() throws {
    let app = session.makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    #expect(club.snapshot().layers.isEmpty)
    let report = club.restore(saved("/room/1"))
    #expect(report.outcome == .ignored(.notRoot))
    #expect(report.restored == 0)
    #expect(report.description.contains("only the root of a tree can do this"))
    app.setRoutes([.home])
    #expect(club.snapshot().layers.isEmpty)
    #expect(club.restore(saved("/room/1")).outcome == .ignored(.left))
    #expect(picture(app) == "App[home *]")
  }

  @Test("`migrate` receives the old version, may drop texts, and may call verbs")
  func migrating() {
    let app = session.makeApp()
    var old = saved("/", "old/1", "gone", "/page/2")
    old.version = Int.min
    var asked: [String] = []
    let report = app.restore(old, policy: .skip) { text, version in
      asked.append("\(text) of \(version == Int.min)")
      app.push(.secret)
      return text == "gone" ? nil : text.hasPrefix("old") ? "/page/1" : text
    }
    #expect(asked == ["/ of true", "old/1 of true", "gone of true", "/page/2 of true"])
    #expect(report.outcome == .performed)
    #expect(report.dropped.map(\.text) == ["gone"])
    #expect(picture(app) == "App[home, page(1), page(2) *]")
    let same = app.restore(saved("old/1")) { _, _ in "/page/5" }
    #expect(same.outcome == .ignored(.notFound))
  }

  @Test(
    "What may not be left stays with everything; what asks is asked, and restored after the answer")
  func leaving() throws {
    let app = session.makeApp([.home, .page(1)])
    try app.set(.blocked, of: "page(1)")
    try navigationTest(app, fail: record) { test in
      test.step({ $0.restore(saved("/", "/page/2")).outcome }, .ignored(.blocked))
      try app.set(.confirm, of: "page(1)")
      let restores: (GuardedApp) -> Outcome = { app in
        let first = app.restore(saved("/", "/page/2"))
        #expect(first.restored == 0 && !first.isComplete)
        return first.outcome
      }
      #expect(test.step(restores, .asks("page(1)")).leaveRequest?.cause == .restore)
      test.answer(.cancel)
      test.step({ $0.restore(saved("/", "/page/2", "/secret")).outcome }, .asks("page(1)"))
      let request = app.pendingLeave
      session.app[.secret] = .deny("meanwhile")
      test.step({ _ in request?.proceed() ?? .queued }) { $0.base.replaceLast(with: .page(2)) }
      test.closes(question: "page(1)")
      test.step({ _ in request?.proceed() ?? .queued }, .unchanged)
    }
  }

  @Test("What has left is freed, its callers get nil, and its tasks are cancelled")
  func freed() async throws {
    let app = session.makeApp([.home, .club(.lobby)])
    weak let club = app.child(ClubCoordinator.self)
    let task = await app.waiting { await $0.present(.note, returning: Int.self) }
    #expect(app.waiterCount == 1)
    let screen = try #require(app.entry(named: "note")?.screen as? NavigatingScreen<GuardedApp>)
    var wasCancelled = false
    screen.navigator.task {
      while !Task.isCancelled { await Task.yield() }
      wasCancelled = true
    }
    #expect(app.restore(saved("/", "/page/1")).isComplete)
    #expect(await task.value == nil)
    #expect(app.waiterCount == 0)
    #expect(club == nil)
    #expect(session.living == 1)
    try await until(wasCancelled)
  }

  @Test("Waiting targets keep waiting, and are released into the restored state")
  func holds() {
    navigationTest(session.makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: "session")
      test.step({ $0.push(.secret) }, .held("session"))
      test.act({ #expect($0.restore(saved("/", "/page/1")).isComplete) }) {
        $0.base.append(.page(1))
      }
      session.app[.secret] = nil
      test.step({ $0.release("session") }) { $0.base.append(.secret) }
    }
  }

  @Test(
    "Observers are notified once, of everything that came and went, with the cause and the reason")
  func told() throws {
    let app = session.makeApp([.home, .page(1), .club(.lobby)])
    app.present(.note)
    let old = Set(app.projection.layers.flatMap { $0.entries.ids })
    var changes: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in changes.append(change) }
    #expect(app.restore(saved("/", "/page/2")).outcome == .performed)
    let change = try #require(changes.first)
    #expect(changes.count == 1 && change.cause == .restore)
    let leaves = change.events.map { "\($0.kind)" }.filter { $0.contains("leave") }
    #expect(leaves == .init(repeating: "leave (restored)", count: 4))
    let new = app.projection.base.entries.ids
    #expect(
      old.contains(new[0]) && !old.contains(new[1]), "the first stays, and no identity comes twice")
    let highest = old.map(\.number).max() ?? 0
    #expect(new[1].number > highest)
    #expect(app.restore(saved("/", "/page/2")).outcome == .unchanged)
    #expect(changes.count == 1)
  }

  @Test("Readers of the snapshot are notified of each change that alters it")
  func observed() {
    let app = session.makeApp([.home, .tabs])
    let moves: [() -> Outcome] = [
      { app.push(.page(1)) }, { app.back() }, { app.select(.annex(.lobby)) },
      { app.deliver(.club(.room(1)), select: false) }, { app.present(.note) },
      { app.present(.page(2)) },
      { app.dismiss() }, { app.restore(self.saved("/", "/page/1")).outcome }, { app.push(.secret) },
    ]
    for (number, move) in moves.enumerated() {
      let before = app.snapshot()
      let counter = Told()
      withObservationTracking {
        _ = app.snapshot()
      } onChange: {
        MainActor.assumeIsolated { counter.count += 1 }
      }
      #expect(move() == .performed, "\(number)")
      #expect(app.snapshot() != before, "\(number)")
      #expect(counter.count == 1, "\(number)")
    }
  }

  @Test("For a fresh app the start is saved, and it stays fresh")
  func fresh() {
    let app = session.freshApp()
    let read = app.snapshot()
    #expect(app.flow.isFresh)
    #expect(read == saved("/"))
    #expect(app.restore(read).isComplete)
    #expect(picture(app) == "App[home *]")
  }

  @Test("`access` that returns something else each time: still a legal state")
  func fickle() throws {
    for period in 1...12 {
      let session = GuardSession()
      let app = session.freshApp()
      var calls = 0
      session.onAsk = {
        calls += 1
        let verdicts: [Access<GuardedRoute>] = [
          .deny("no"), .redirect(to: [.page(7)]), .hold(until: "gate", showing: .signIn),
        ]
        session.app[.page(1)] = calls % period == 0 ? verdicts[calls % 3] : nil
        session.app[.club(.room(1))] = calls % period == 1 ? verdicts[calls % 3] : nil
      }
      for texts in [["/", "/page/1"], ["/page/1", "/club/room/1", "/page/1"], ["/club/room/1"]] {
        app.restore(NavigationSnapshot(layers: [.init(path: texts.map { .init($0) })]))
        let tree = try #require(app.flow.tree)
        #expect(tree.state.brokenInvariant() == nil, "\(period)")
      }
      #expect(calls >= 3, "\(period)")
    }
  }
}

@MainActor
private final class Told {
  var count = 0
}
