import Testing
import Waymark

/// A transaction in which some verbs have force, and the entries that ask when it is called again.
private struct NestedForce: Sendable, CustomTestStringConvertible {
  typealias Body = @MainActor @Sendable (GuardedApp) -> Void

  let testDescription: String
  let body: Body
  let asked: [String]
  let overruled: [String]
  var after = "App[home, Club[lobby], secret *]"

  init(
    _ name: String, asked: [String], overruled: [String], after: String? = nil,
    _ body: @escaping Body
  ) {
    testDescription = name
    self.body = body
    self.asked = asked
    self.overruled = overruled
    if let after { self.after = after }
  }

  static let clearsClub: Body = { app in app.onClub { $0.setRoutes([.lobby]) } }
  static let clearsApp: Body = { $0.setRoutes([.home, .club(.lobby), .secret]) }

  static let all: [NestedForce] = [
    NestedForce("none by force", asked: ["page(1)", "room(1)"], overruled: []) { app in
      clearsClub(app)
      clearsApp(app)
    },
    NestedForce("the first by force", asked: ["page(1)"], overruled: ["room(1)"]) { app in
      app.transaction(force: true) { clearsClub(app) }
      clearsApp(app)
    },
    NestedForce("the second by force", asked: ["room(1)"], overruled: ["page(1)"]) { app in
      clearsClub(app)
      app.transaction(force: true) { clearsApp(app) }
    },
    NestedForce("each by force", asked: [], overruled: ["page(1)", "room(1)"]) { app in
      app.transaction(force: true) { clearsClub(app) }
      app.transaction(force: true) { clearsApp(app) }
    },
    NestedForce(
      "force around a transaction without it", asked: [], overruled: ["page(1)", "room(1)"]
    ) { app in
      app.transaction(force: true) {
        app.transaction { clearsClub(app) }
        clearsApp(app)
      }
    },
    NestedForce(
      "no force after a nested transaction with it", asked: ["page(1)"], overruled: ["room(1)"]
    ) { app in
      app.transaction {
        app.transaction(force: true) { clearsClub(app) }
        clearsApp(app)
      }
    },
    NestedForce(
      "an entry that another verb dropped before", asked: ["page(1)"], overruled: ["room(1)"],
      after: "App[home, secret *]"
    ) { app in
      app.replaceTop(.page(2))
      app.transaction(force: true) { app.setRoutes([.home, .secret]) }
    },
  ]
}

@MainActor
@Suite("Transactions in which only some verbs have force")
struct HeldNestedForceTests {
  private func makeBench() throws -> ForceBench {
    let bench = ForceBench([.home, .club(.lobby), .club(.room(1)), .page(1)])
    for name in ["room(1)", "page(1)"] { try bench.reserve(name, .confirm) }
    return bench
  }

  @Test("In a direct call, only what is left without force asks", arguments: NestedForce.all)
  private func atOnce(_ row: NestedForce) throws {
    let bench = try makeBench()
    check(row, bench, bench.app.transaction { row.body(bench.app) })
  }

  @Test("When it is called again, only what is left without force asks", arguments: NestedForce.all)
  private func calledAgain(_ row: NestedForce) throws {
    let bench = try makeBench()
    bench.session.app[.secret] = .hold(until: "gate")
    #expect(bench.app.transaction { row.body(bench.app) }.hold?.isWaiting == true)
    bench.session.allowAll()
    check(row, bench, bench.app.release("gate"))
  }

  @Test(
    "When it is held and called again twice, only what is left without force asks",
    arguments: NestedForce.all)
  private func calledTwice(_ row: NestedForce) throws {
    let bench = try makeBench()
    bench.session.app[.secret] = .hold(until: "gate")
    bench.app.transaction { row.body(bench.app) }
    bench.session.app[.secret] = .hold(until: "terms", showing: .note)
    #expect(bench.app.release("gate").hold?.isWaiting == true)
    bench.session.allowAll()
    #expect(bench.app.dismiss() == .performed)
    check(row, bench, bench.app.pendingLeave.map { .needsConfirmation($0) } ?? .performed)
  }

  private func check(_ row: NestedForce, _ bench: ForceBench, _ called: Outcome) {
    var outcome = called
    var asked: [String] = []
    while let request = outcome.leaveRequest {
      asked.append(request.name)
      outcome = request.proceed()
    }
    #expect(outcome == .performed)
    #expect(asked == row.asked)
    #expect(bench.overruled == row.overruled)
    #expect(picture(bench.app) == row.after)
  }

  @Test("An answer that joins a transaction gives force to nothing else in it")
  func joined() throws {
    let bench = try makeBench()
    try bench.reserve("lobby", .blocked)
    bench.session.app[.secret] = .hold(until: "gate")
    bench.app.transaction {
      bench.app.transaction(force: true) { NestedForce.clearsClub(bench.app) }
      NestedForce.clearsApp(bench.app)
    }
    bench.session.allowAll()
    let request = try #require(bench.app.release("gate").leaveRequest)
    let outcome = bench.app.transaction {
      #expect(request.proceed() == .performed)
      bench.app.setRoutes([.home, .secret])
    }
    #expect(outcome == .ignored(.blocked))
    #expect(bench.overruled == [])
  }

  @Test("A blocked entry that is left without force blocks the whole change")
  func blocked() async throws {
    let bench = try makeBench()
    try bench.reserve("page(1)", .blocked)
    bench.session.app[.secret] = .hold(until: "gate")
    let held = bench.app.transaction {
      bench.app.transaction(force: true) { NestedForce.clearsClub(bench.app) }
      NestedForce.clearsApp(bench.app)
    }
    bench.session.allowAll()
    #expect(bench.app.release("gate") == .ignored(.blocked))
    #expect(await held.hold?.result == .replayed(.ignored(.blocked)))
    #expect(picture(bench.app) == "App[home, Club[lobby, room(1)], page(1) *]")
  }
}

@MainActor
@Suite("Verbs of a waiting transaction are called again one by one")
struct HeldOneByOneTests {
  /// Sheets of a club, and of the app above them.
  private func makeBench() -> ForceBench {
    let bench = ForceBench([.home, .club(.lobby)])
    bench.app.onClub { $0.present(.form) }
    bench.app.present(.note)
    return bench
  }

  @Test(
    "What one of them leaves without its presenter has ended before the next one",
    arguments: [true, false])
  func orphans(_ isForced: Bool) throws {
    let plain = makeBench()
    let bench = makeBench()
    if isForced { for name in ["form", "note"] { try plain.reserve(name, .confirm) } }
    if isForced { for name in ["form", "note"] { try bench.reserve(name, .confirm) } }
    bench.session.app[.secret] = .hold(until: "gate")
    let outcomes = [plain, bench].map { bench in
      bench.app.transaction {
        bench.app.transaction(force: isForced) { bench.app.update { $0.pop() } }
        bench.app.push(.secret)
      }
    }
    #expect(outcomes[0] == .performed)
    #expect(outcomes[1].hold?.isWaiting == true)
    bench.session.allowAll()
    #expect(bench.app.release("gate") == .performed)
    #expect(picture(plain.app) == "App[home, secret *]")
    #expect(picture(bench.app) == picture(plain.app))
    #expect(bench.left == plain.left)
    #expect(bench.overruled == plain.overruled)
  }

  @Test("Each says why an entry leaves")
  func reasons() {
    let benches = [
      ForceBench([.home, .page(1), .page(2)]), ForceBench([.home, .page(1), .page(2)]),
    ]
    benches[1].session.app[.secret] = .hold(until: "gate")
    for bench in benches {
      bench.app.transaction {
        bench.app.popOrPush(.page(1))
        bench.app.setRoot(.secret)
      }
    }
    benches[1].session.allowAll()
    #expect(benches[1].app.release("gate") == .performed)
    #expect(benches[1].left == benches[0].left)
  }
}
