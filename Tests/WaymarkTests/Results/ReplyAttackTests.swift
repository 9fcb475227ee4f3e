import Observation
import Testing

@testable import Waymark

@MainActor
@Suite("Replies, misused")
struct ReplyAttackTests {
  @Test("An optional type tells a nil that is the answer from no answer")
  func optional() async {
    func answer(_ use: @escaping @MainActor (Reply<Int?>) -> Void) async -> Int?? {
      let waiter = ResultWaiter<Int?>(isAsked: true)
      use(Reply(waiter))
      return await waiter.answer()
    }
    #expect(await answer { $0.answer(.some(nil)) } == .some(.none))
    #expect(await answer { $0.answer(nil) } == Int??.none)
    #expect(await answer { $0.answer(.some(3)) } == .some(.some(3)))
    #expect(await answer { _ in } == Int??.none)
    #expect(
      await answer { $0.accepting { (text: String) in Int(text) }.answer("x") } == .some(.none))
  }

  @Test("An answer with an empty value is an answer")
  func void() async {
    let waiter = ResultWaiter<Void>(isAsked: true)
    #expect(Reply<Void>(waiter).answer(()) == .performed)
    #expect(await waiter.answer() != nil)
  }

  @Test(
    "A conversion that uses the reply again, or ends the asker, does not change the rule")
  func conversion() async {
    let bench = await ReplyBench { app, reply in
      reply.accepting { (value: Int) in
        #expect(reply.answer(1) == .ignored(.notAwaited))
        app.removeAll { $0 == .talk(.start) }
        return value
      }.answer(2)
    }
    #expect(bench.outcome == .performed)
    #expect(await bench.answer.value == nil, "who asked had left before the value was there")
    #expect(bench.waits == 0)
  }

  @Test("A conversion that navigates while its entry ends is called afterwards")
  func conversionInFinish() async throws {
    var outcome: Outcome?
    let bench = await ReplyBench { app, reply in
      let converted = reply.accepting { (value: Int) in
        outcome = app.push(.note(value))
        return value
      }
      return app.push(.people(.picker), answering: converted)
    }
    #expect(try bench.picker().finish(returning: 7) == .performed)
    #expect(outcome == .queued)
    #expect(await bench.answer.value == 7)
    #expect(bench.app.routes == [.home, .talk(.start), .note(7)])
  }

  @Test("A handler that ends the app before it answers answers no asker")
  func ended() async {
    let bench = await ReplyBench { app, reply in
      app.end()
      return reply.answer(7)
    }
    #expect(bench.outcome == .ignored(.notAwaited))
    #expect(await bench.answer.value == nil)
  }

  @Test("An answer in a transaction counts at once, even if the transaction is undone")
  func transaction() async {
    let bench = await ReplyBench { app, reply in
      app.transaction {
        #expect(reply.answer(7) == .performed)
        app.pop(toLast: .note(9))
      }
    }
    #expect(bench.outcome == .ignored(.notFound))
    #expect(await bench.answer.value == 7)
  }

  @Test("A screen that replaces everything is shown, and the asker has left")
  func root() async {
    let bench = await ReplyBench { app, reply in app.navigate(to: .front(1), answering: reply) }
    #expect(bench.outcome == .performed)
    #expect(bench.app.routes == [.front(1)])
    #expect(await bench.answer.value == nil)
    #expect(bench.waits == 0)
  }

  @Test("A screen that is shown for an answer asks in turn, and each gets its own answer")
  func chain() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.start)])
    app.onAsk = { [unowned app] in app.push(.floor(.talk(.start)), answering: $0) }
    let outer = try app.navigator(TalkCoordinator.self, of: "start")
    let first = await begun { await outer.ask { .wants($0) } }
    app.onAsk = { [unowned app] in app.present(.people(.picker), answering: $0) }
    let inner = try app.navigator(TalkCoordinator.self, of: "start")
    let second = await begun { await inner.ask { .wants($0) } }
    #expect(app.inquiryCount == 2)
    #expect(
      try app.navigator(PeopleCoordinator.self, of: "picker").finish(returning: 1) == .performed)
    #expect(await second.value == 1)
    #expect(inner.finish(returning: 2) == .performed)
    #expect(await first.value == 2)
    #expect(app.routes == [.home, .talk(.start)])
    #expect(app.inquiryCount + app.waiterCount == 0)
  }

  @Test("A revised route is the same screen: it is answered, and it answers")
  func revised() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.page(1))])
    app.onAsk = { [unowned app] in app.push(.people(.person(1)), answering: $0) }
    let page = try app.navigator(TalkCoordinator.self, of: "page(1)")
    let answer = await begun { await page.ask { .wants($0) } }
    let person = try app.navigator(PeopleCoordinator.self, of: "person(1)")
    #expect(page.revise(to: .page(2)) == .performed)
    #expect(person.revise(to: .person(2)) == .performed)
    #expect(person.finish(returning: 7) == .performed)
    #expect(await answer.value == 7)
  }

  @Test("A conversion that a cancelled task releases may navigate with what it has captured")
  func conversionReleased() async {
    let bench = await ReplyBench { app, reply in
      let model = AtRelease { [weak app] in app?.popToRoot() }
      return app.push(
        .people(.picker),
        answering: reply.accepting { (value: Int) in withExtendedLifetime(model) { value } })
    }
    bench.answer.cancel()
    #expect(await bench.answer.value == nil)
    #expect(bench.app.routes == [.home])
    #expect(bench.waits == 0)
  }

  @Test("A reader that ends the wait when it is notified has the last word")
  func endedByReader() async throws {
    let bench = await ReplyBench { app, reply in app.push(.people(.picker), answering: reply) }
    let (app, picker) = (bench.app, try bench.picker())
    withObservationTracking {
      _ = picker.isAwaited
    } onChange: {
      MainActor.assumeIsolated { _ = app.popToRoot() }
    }
    bench.answer.cancel()
    #expect(await bench.answer.value == nil)
    #expect(app.routes == [.home] && !picker.isAwaited)
    #expect(bench.waits == 0)
  }

  @Test("Once the asker has left with a change, no callback of that change answers it")
  func askerHasLeft() async {
    var kept: Reply<Int>?
    var said: Outcome?
    let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { _, reply in
      kept = reply
      return nil
    }
    bench.app.observe { _, _ in said = kept?.answer(7) }
    bench.app.removeAll { $0 == .talk(.start) }
    #expect(said == .ignored(.notAwaited))
    #expect(await bench.answer.value == nil)
  }

  @Test("What is shown for an asker that leaves is not awaited from the same notification on")
  func notAwaited() async throws {
    for isAbove in [false, true] {
      let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { app, reply in
        isAbove
          ? app.present(.people(.picker), answering: reply)
          : app.push(.people(.picker), answering: reply)
      }
      let picker = try bench.picker()
      var seen: [Bool] = []
      let counter = ChangeCounter { _ = picker.isAwaited }
      bench.app.observe { _, _ in seen.append(picker.isAwaited) }
      bench.app.removeAll { $0 == .talk(.start) }
      #expect(bench.app.layers.last?.last == .people(.picker))
      #expect(seen == [false], "\(isAbove)")
      #expect(!picker.isAwaited)
      #expect(counter.count == 1, "\(isAbove)")
      #expect(await bench.answer.value == nil)
    }
  }

  @Test("A result and the end of the asker in one change: the result arrives")
  func resultAndEnd() async throws {
    let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { app, reply in
      app.push(.people(.picker), answering: reply)
    }
    let picker = try bench.picker()
    let outcome = bench.app.transaction {
      picker.finish(returning: 7)
      bench.app.removeAll { $0 == .talk(.start) }
    }
    #expect(outcome == .performed)
    #expect(bench.app.routes == [.home, .note(0)])
    #expect(await bench.answer.value == 7)
    #expect(bench.waits == 0)
  }
}
