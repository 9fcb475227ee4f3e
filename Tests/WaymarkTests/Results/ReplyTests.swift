import Testing

@testable import Waymark

/// A way out of the entry that is shown for an answer, and the answer.
struct ReplyWay: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: Int?
  /// True if the shown entry is still there afterwards.
  let stays: Bool
  let leave: @MainActor @Sendable (ReplyBench) throws -> Void

  init(
    _ name: String, _ answer: Int? = nil, stays: Bool = false,
    _ leave: @escaping @MainActor @Sendable (ReplyBench) throws -> Void
  ) {
    testDescription = name
    self.answer = answer
    self.stays = stays
    self.leave = leave
  }

  static let all = [
    ReplyWay("finish with a result", 7) { bench in
      let picker = try bench.picker()
      #expect(picker.finish(returning: 7) == .performed)
    },
    ReplyWay("finish from above in the flow", 8) { bench in
      bench.app.child(PeopleCoordinator.self)?.push(.list)
      let list = try bench.app.navigator(PeopleCoordinator.self, of: "list")
      #expect(list.finish(returning: 8) == .performed)
    },
    ReplyWay("finish and leave in one transaction", 9) { bench in
      let picker = try bench.picker()
      bench.app.transaction {
        picker.finish(returning: 9)
        bench.app.popToRoot()
      }
    },
    ReplyWay("finish without a result") { try $0.picker().finish() },
    ReplyWay("a value of another type, then back") { bench in
      let picker = try bench.picker()
      #expect(picker.finish(returning: "seven") == .ignored(.wrongResult))
      #expect(bench.app.reports == [.wrongResult])
      #expect(bench.waits == 2)
      #expect(bench.app.back() == .performed)
    },
    ReplyWay("back") { #expect($0.app.back() == .performed) },
    ReplyWay("its own pop") { try $0.picker().pop() },
    ReplyWay("a gesture") { bench in
      let layer = try #require(bench.app.projection.layers.last)
      let ids = layer.entries.ids
      if layer.style == .base {
        bench.app.reconcile(layer, shown: ids, remaining: Array(ids.dropLast()))
      } else {
        bench.app.dismissed(layer)
      }
    },
    ReplyWay("other routes of a parent") { $0.app.setRoutes([.home, .talk(.start), .note(5)]) },
    ReplyWay("another root") { $0.app.setRoot(.note(5)) },
    ReplyWay("a link elsewhere") { $0.app.open(.note(5)) },
    ReplyWay("it may no longer be seen") { bench in
      bench.app.refused.insert(.people(.picker))
      bench.app.revalidate()
    },
    ReplyWay("the end of the app") { #expect($0.app.end() == .performed) },
    ReplyWay("the asking task is cancelled", stays: true) { $0.answer.cancel() },
    ReplyWay("the asking entry leaves", stays: true) { bench in
      bench.app.removeAll { $0 == .talk(.start) }
      let picker = try bench.picker()
      #expect(!picker.isAwaited, "at once")
      #expect(picker.finish(returning: 7, unawaited: .stay) == .ignored(.notAwaited))
    },
  ]
}

@MainActor
@Suite("Outputs that ask for an answer")
struct ReplyTests {
  @Test(
    "Every way out of the shown entry gives one answer, whichever verb showed it",
    arguments: ReplyWay.all, AnsweringVerb.allCases)
  func waysOut(_ way: ReplyWay, _ verb: AnsweringVerb) async throws {
    let bench = await ReplyBench.showing(.people(.picker), verb)
    #expect(bench.outcome == .performed)
    let picker = try bench.picker()
    #expect(picker.isAwaited)
    #expect(bench.waits == 2)
    try way.leave(bench)
    #expect(await bench.answer.value == way.answer)
    #expect(bench.waits == 0)
    #expect(!picker.isAwaited)
    #expect((bench.app.entry(named: "picker") != nil) == way.stays)
  }

  @Test("The answer passes the levels in between, which pass the reply on")
  func levels() async throws {
    let bench = await ReplyBench([.home, .floor(.talk(.start))]) { app, reply in
      app.navigate(to: .people(.picker), answering: reply)
    }
    #expect(try bench.picker().finish(returning: 7) == .performed)
    #expect(await bench.answer.value == 7)
    #expect(bench.app.routes == [.home, .floor(.talk(.start))])
  }

  @Test("If nothing is shown the composer answers, and the call does not wait")
  func direct() async throws {
    let bench = await ReplyBench { _, reply in reply.answer(7) }
    #expect(bench.outcome == .performed)
    #expect(bench.waits == 0)
    #expect(await bench.answer.value == 7)
    let none = await ReplyBench { _, reply in reply.answer(nil) }
    #expect(none.outcome == .performed)
    #expect(await none.answer.value == nil)
  }

  @Test("A reply that is not kept answers nil")
  func unkept() async throws {
    let bench = await ReplyBench { _, _ in nil }
    #expect(await bench.answer.value == nil)
    #expect(bench.waits == 0)
  }

  @Test("A kept reply answers later, once, and nil when it is released")
  func kept() async throws {
    var kept: Reply<Int>?
    let later = await ReplyBench { _, reply in
      kept = reply
      return nil
    }
    #expect(later.waits == 1)
    #expect(kept?.answer(7) == .performed)
    #expect(kept?.answer(8) == .ignored(.notAwaited))
    #expect(kept.map { later.app.push(.note(1), answering: $0) } == .ignored(.notAwaited))
    #expect(later.app.routes == [.home, .talk(.start)])
    #expect(await later.answer.value == 7)
    let never = await ReplyBench { _, reply in
      kept = reply
      return nil
    }
    #expect(never.waits == 1)
    kept = nil
    #expect(await never.answer.value == nil)
    #expect(never.waits == 0)
  }

  @Test("A reply belongs to one verb: another one shows nothing", arguments: AnsweringVerb.allCases)
  func handedOver(_ verb: AnsweringVerb) async throws {
    var kept: Reply<Int>?
    let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { app, reply in
      kept = reply
      return verb.show(.people(.picker), on: app, answering: reply)
    }
    let before = picture(bench.app)
    let reply = try #require(kept)
    for other in AnsweringVerb.allCases {
      #expect(other.show(.note(9), on: bench.app, answering: reply) == .ignored(.notAwaited))
    }
    #expect(reply.answer(1) == .ignored(.notAwaited))
    #expect(picture(bench.app) == before)
    #expect(try bench.picker().finish(returning: 7) == .performed)
    #expect(await bench.answer.value == 7)
    #expect(bench.app.reports.isEmpty)
  }

  @Test("The shown feature finishes with its own type of value, and the composer converts it")
  func accepting() async throws {
    struct Person: Sendable { let id: Int? }
    func shown(
      _ reply: @escaping @MainActor (Reply<Int>) -> Reply<Person>
    ) async -> ReplyBench {
      await ReplyBench { $0.push(.people(.picker), answering: reply($1)) }
    }
    for (id, answer) in [(7, 7), (nil, nil)] {
      let bench = await shown { $0.accepting { (person: Person) in person.id } }
      #expect(try bench.picker().finish(returning: 7) == .ignored(.wrongResult), "not a person")
      #expect(try bench.picker().finish(returning: Person(id: id)) == .performed)
      #expect(await bench.answer.value == answer)
      #expect(bench.app.routes == [.home, .talk(.start)])
    }
    let path = await shown { $0.accepting(\Person.id) }
    #expect(try path.picker().finish(returning: Person(id: 3)) == .performed)
    #expect(await path.answer.value == 3)
    let twice = await shown { reply in
      reply.accepting { (text: String) in Int(text) }.accepting { "\($0.id ?? 0)" }
    }
    #expect(try twice.picker().finish(returning: Person(id: 5)) == .performed)
    #expect(await twice.answer.value == 5)
    let direct = await ReplyBench { _, reply in
      reply.accepting { (text: String) in Int(text) }.answer("9")
      return reply.answer(1)
    }
    #expect(direct.outcome == .ignored(.notAwaited))
    #expect(await direct.answer.value == 9)
  }

  @Test("A view model asks from its screen, and a second tap gets nil at once")
  func navigator() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.start)])
    var asked = 0
    app.onAsk = { [unowned app] reply in
      asked += 1
      app.navigate(to: .people(.picker), answering: reply)
    }
    let talk = try app.navigator(TalkCoordinator.self, of: "start")
    let first = await begun { await talk.ask { .wants($0) } }
    let second = await begun { await talk.ask { .wants($0) } }
    #expect(await second.value == nil)
    #expect(asked == 1)
    #expect(app.routes == [.home, .talk(.start), .people(.picker)])
    #expect(
      try app.navigator(PeopleCoordinator.self, of: "picker").finish(returning: 7) == .performed)
    #expect(await first.value == 7)
    let again = await begun { await talk.ask(TalkCoordinator.Output.wants) }
    #expect(asked == 2)
    again.cancel()
    #expect(await again.value == nil)
  }

  @Test("Without a coordinator, a test answers in the composer's place")
  func recording() async throws {
    var kept: [Reply<Int>] = []
    let talk = Navigator<TalkCoordinator>(onOutput: { output in
      switch output {
      case .wants(let reply): if kept.isEmpty { kept.append(reply) } else { reply.answer(7) }
      }
    }) { _ in .performed }
    let first = await begun { await talk.ask { .wants($0) } }
    #expect(await talk.ask { .wants($0) } == 7)
    kept = []
    #expect(await first.value == nil)
  }

  @Test(
    "Without a coordinator, a test gives the result of a verb that answers",
    arguments: [
      Outcome.performed, .queued, .unchanged, .ignored(.originNotOnTop), .denied("no"),
    ])
  func recordedAnswer(_ says: Outcome) async throws {
    var commands: [NavigationCommand<OfficeRoute>] = []
    let office = Navigator<OfficeApp>(answer: {
      $0 == .present(.people(.picker), as: .cover) ? 7 : nil
    }) {
      commands.append($0)
      return says
    }
    let given = await ReplyBench { _, reply in
      office.present(.people(.picker), as: .cover, answering: reply)
    }
    #expect(given.outcome == says)
    #expect(await given.answer.value == ([.performed, .queued].contains(says) ? 7 : nil))
    let other = await ReplyBench { _, reply in office.push(.people(.picker), answering: reply) }
    #expect(await other.answer.value == nil)
    #expect(commands == [.present(.people(.picker), as: .cover), .push([.people(.picker)])])
  }
}
