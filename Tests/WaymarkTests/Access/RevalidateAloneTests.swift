import Testing
import Waymark

/// A transaction with a `revalidate()` in it that is undone.
private struct AloneRow: Sendable, CustomTestStringConvertible {
  typealias Verb = @MainActor @Sendable (GuardedApp) -> Void

  let testDescription: String
  let verb: Verb
  let came: Came
  var after = "App[home, page(2) *]"
  var isFirst = false

  static let all: [AloneRow] = [
    AloneRow(testDescription: "denied", verb: { $0.push(.secret) }, came: .denied("no")),
    AloneRow(
      testDescription: "denied, by a child", verb: { $0.push(.club(.room(1))) },
      came: .denied("no")),
    AloneRow(
      testDescription: "ignored", verb: { $0.select(.home) }, came: .ignored(.notFound)),
    AloneRow(
      testDescription: "ignored before it", verb: { $0.dismiss() },
      came: .ignored(.nothingPresented), isFirst: true),
    AloneRow(testDescription: "held", verb: { $0.push(.page(5)) }, came: .held),
    AloneRow(
      testDescription: "held, and shows something", verb: { $0.push(.page(6)) }, came: .held,
      after: "App[home, page(2), ^ sheet[signIn *]]"),
    AloneRow(testDescription: "asks", verb: { $0.setRoot(.page(3)) }, came: .other),
    AloneRow(
      testDescription: "in a nested transaction",
      verb: { app in
        app.transaction {
          app.revalidate()
          app.push(.secret)
        }
      }, came: .denied("no")),
  ]
}

@MainActor
@Suite("A revalidation in a transaction that is undone")
struct RevalidateAloneTests {
  private let session = GuardSession()

  /// Pages: the middle one may no longer be seen, and the last one asks.
  private func makeApp() throws -> GuardedApp {
    let app = session.makeApp([.home, .page(1), .page(2)])
    session.app[.page(1)] = .deny("gone")
    session.app[.secret] = .deny("no")
    session.club[.room(1)] = .deny("no")
    session.app[.page(5)] = .hold(until: "gate")
    session.app[.page(6)] = .hold(until: "gate", showing: .signIn)
    try app.navigator(GuardedApp.self, of: "page(2)").leavePolicy = .confirm
    return app
  }

  @Test(
    "It is performed alone, as its own change; the outcome is that of the transaction",
    arguments: AloneRow.all)
  private func alone(_ row: AloneRow) throws {
    let app = try makeApp()
    var causes: [NavigationCause] = []
    app.observe { change, _ in causes.append(change.cause) }
    let outcome = app.transaction {
      if row.isFirst { row.verb(app) }
      app.revalidate()
      if !row.isFirst { row.verb(app) }
    }
    #expect(Came(outcome) == row.came)
    #expect(picture(app) == row.after)
    #expect(causes.first == .revalidate)
    #expect(causes.count == (row.after.contains("sheet") ? 2 : 1))
    #expect(session.living == 1)
  }

  @Test("It comes before the question, which stays open")
  func question() throws {
    let app = try makeApp()
    let outcome = app.transaction {
      app.revalidate()
      app.setRoot(.page(3))
    }
    guard case .needsConfirmation(let request) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
    #expect(picture(app) == "App[page(3) *]")
  }

  @Test("What stays although it may not be seen is reported with the change, not with its question")
  func afterTheAnswer() throws {
    let app = session.makeApp([.home, .page(1)])
    try app.navigator(GuardedApp.self, of: "page(1)").leavePolicy = .confirm
    session.app[.home] = .deny("no")
    let request = try #require(app.pop().leaveRequest)
    #expect(session.reports.isEmpty)
    #expect(request.proceed() == .performed)
    #expect(session.reports == [.refusedRoot])
  }

  @Test("Redirects that lead to each other are reported once, however often others are followed")
  func loop() {
    let app = session.makeApp([.home, .page(1), .club(.room(1))])
    session.app[.page(1)] = .redirect(to: [.page(2)])
    session.app[.page(2)] = .redirect(to: [.page(1)])
    session.club[.room(1)] = .redirect(to: [.room(2)])
    app.revalidate()
    #expect(session.reports == [.redirectLimit])
  }

  @Test("Waiting targets are called again, even for what the same coordinator shows meanwhile")
  func replayed() throws {
    let app = try makeApp()
    let outcome = app.transaction {
      app.push(.page(6))
      app.revalidate()
    }
    #expect(Came(outcome) == .held)
    session.app[.page(6)] = nil
    app.dismiss()
    app.release("gate")
    #expect(picture(app) == "App[home, page(2), page(6) *]")
  }

  @Test("A target of a coordinator that goes with it is dropped, and nothing is shown for it")
  func targetLeft() {
    let app = session.makeApp([.home, .club(.room(1))])
    session.club[.room(1)] = .deny("gone")
    session.club[.room(2)] = .hold(until: "gate", showing: .form)
    let outcome = app.transaction {
      app.revalidate()
      app.onClub { $0.push(.room(2)) }
    }
    #expect(!outcome.didChange)
    #expect(picture(app) == "App[home *]")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("Each of several is performed, also those of children")
  func several() {
    let app = session.makeApp([.home, .club(.lobby), .club(.room(1)), .annex(.lobby)])
    app.onClub(1) { $0.push(.room(2)) }
    session.club[.room(1)] = .deny("gone")
    session.club[.room(2)] = .deny("gone")
    session.app[.secret] = .deny("no")
    let outcome = app.transaction {
      app.onClub(0) { $0.revalidate() }
      app.onClub(1) { $0.revalidate() }
      app.push(.secret)
    }
    #expect(outcome == .denied("no"))
    #expect(picture(app) == "App[home, Club[lobby], Club[lobby *]]")
  }

  @Test("One in an inner transaction is performed, also after an ignored verb", arguments: 0..<3)
  func inside(_ way: Int) throws {
    let app = session.makeApp([.home, .page(1), .page(2)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(2)")
    session.app[.page(1)] = .deny("gone")
    let outcome = app.transaction {
      app.dismiss()
      switch way {
      case 0: app.transaction { app.revalidate() }
      case 1: app.transaction(force: true) { app.transaction { app.revalidate() } }
      default: navigator.transaction { app.revalidate() }
      }
      app.push(.page(3))
    }
    #expect(outcome == .ignored(.nothingPresented))
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("A navigator's transaction after an ignored verb does not change the outcome")
  func outcomeStays() throws {
    let app = session.makeApp([.home, .page(1)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(1)")
    let outcome = app.transaction {
      app.push(.page(2))
      app.dismiss()
      navigator.transaction { app.push(.page(3)) }
    }
    #expect(outcome == .ignored(.nothingPresented))
    #expect(picture(app) == "App[home, page(1) *]")
  }

  @Test("A transaction that ends the tree needs none")
  func ended() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.page(1)] = .deny("gone")
    let outcome = app.transaction {
      app.revalidate()
      app.end()
    }
    #expect(outcome == .performed)
    #expect(app.revalidate() == .ignored(.left))
  }
}

@MainActor
@Suite("The limit of queued verbs")
struct QueueLimitTests {
  private let session = GuardSession()

  @Test("Of revalidations past it, only the outermost is performed, once; the others are reported")
  func revalidate() {
    let app = session.makeApp([.home, .club(.lobby), .club(.room(1))])
    var (calls, causes) = (0, [NavigationCause]())
    app.observe { [session] change, _ in
      causes.append(change.cause)
      calls += 1
      guard calls == 1 else { return }
      for _ in 0..<100 { app.push(.page(1)) }
      session.app[.page(1)] = .deny("no")
      session.club[.room(1)] = .deny("no")
      app.onClub { $0.revalidate() }
      app.push(.page(2))
      app.revalidate()
      app.revalidate()
      session.app[.page(1)] = nil
    }
    session.onAsk = { [session] in
      guard causes.count == 101 else { return }
      session.app[.page(1)] = .deny("no")
    }
    app.push(.page(3))
    #expect(picture(app) == "App[home, Club[lobby], page(3) *]")
    #expect(causes.last == .revalidate)
    #expect(causes.count == 102)
    #expect(session.reports == [.queueLimit, .queueLimit, .queueLimit])
  }

  @Test("Revalidations past it of coordinators side by side are performed, each once")
  func siblings() {
    let app = session.makeApp([.home, .club(.lobby), .club(.room(1))])
    app.push([.page(1), .annex(.lobby), .annex(.room(1)), .page(2)])
    app.observe { [session] change, _ in
      guard change.cause == .push else { return }
      for _ in 0..<100 { app.pop(0) }
      session.club[.room(1)] = .deny("no")
      for _ in 0..<2 {
        app.onClub(0) { $0.revalidate() }
        app.onClub(1) { $0.revalidate() }
      }
    }
    app.push(.page(3))
    #expect(picture(app) == "App[home, Club[lobby], page(1), Club[lobby], page(2), page(3) *]")
    #expect(session.reports == [.queueLimit, .queueLimit])
  }

  @Test("An end past it is performed, and later calls do nothing")
  func end() {
    let app = session.makeApp()
    app.observe { change, _ in
      guard change.cause == .push else { return }
      for _ in 0..<120 { app.push(.page(1)) }
      app.end()
    }
    app.push(.page(2))
    #expect(app.push(.page(1)) == .ignored(.left))
    #expect(session.living == 1)
  }

  @Test("Dropped verbs drop their waiting targets, also past it")
  func dropHolds() {
    let app = session.makeApp()
    session.app[.secret] = .hold(until: "gate")
    app.push(.secret)
    var calls = 0
    app.observe { _, _ in
      calls += 1
      if calls == 1 { for _ in 0..<150 { app.pushIfNew(.page(1)) } }
      app.dropHolds()
    }
    app.push(.page(2))
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("Whoever calls a dropped target again and again comes to an end")
  func endlessDrops() {
    let app = session.freshApp()
    for page in 0..<2 { session.app[.page(page)] = .hold(until: "gate") }
    var count = 0
    app.flow.holdPolicy.onDrop = { [weak app] _ in
      count += 1
      app?.push(.page((count + 1) % 2))
    }
    app.push(.page(0))
    app.push(.page(1))
    #expect(count <= 103)
    #expect(app.pendingNavigations.count == 1)
    #expect(session.reports == [.queueLimit])
  }

  @Test("Callbacks that answer each other with revalidations come to an end")
  func endless() {
    let app = session.makeApp()
    var calls = 0
    app.observe { [session] _, _ in
      calls += 1
      app.push(.page(calls))
      session.app[.page(calls - 1)] = .deny("no")
      app.revalidate()
    }
    app.push(.page(0))
    #expect(calls <= 103)
    #expect(session.reports.contains(.queueLimit))
  }

  /// Pushes what may not be shown after a `revalidate()`. Returns what its trial says will be reported.
  private func pushAfterRevalidating(_ app: GuardedApp) -> [MisuseReport.Code] {
    let tried = app.evaluate {
      $0.revalidate()
      $0.push(.secret)
    }
    app.transaction {
      app.revalidate()
      app.push(.secret)
    }
    return tried.reports.map(\.code)
  }

  @Test("A root that stays is reported once")
  func once() {
    let app = session.makeApp([.home])
    session.app[.home] = .deny("no")
    session.app[.secret] = .deny("no")
    let tried = pushAfterRevalidating(app)
    #expect(session.reports == [.refusedRoot])
    #expect(tried == session.reports)
  }

  @Test(
    "A root that stays is reported once, also if a place cannot be shown or has to ask",
    arguments: [true, false])
  func onceWithPlace(_ isAsked: Bool) throws {
    let app = session.makeApp([.home, .page(1)])
    session.app[.home] = .deny("no")
    session.app[.page(1)] = .deny("gone")
    session.app[.signIn] = isAsked ? .allow : .deny("no")
    session.app[.secret] = .hold(until: "gate", showing: isAsked ? .front : .signIn)
    try app.navigator(GuardedApp.self, of: "home").leavePolicy = .confirm
    let tried = pushAfterRevalidating(app)
    #expect(session.reports == (isAsked ? [.refusedRoot] : [.refusedRoot, .unshownHold]))
    #expect(tried == session.reports)
  }

  @Test(
    "An evaluation names the reports that are made, also those for what cannot be shown meanwhile")
  func reported() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.page(1)] = .deny("gone")
    session.app[.page(2)] = .deny("no")
    session.app[.secret] = .hold(until: "gate", showing: .page(2))
    let tried = pushAfterRevalidating(app)
    #expect(session.reports == [.unshownHold])
    #expect(tried == session.reports)
  }
}
