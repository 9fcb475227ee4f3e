import Testing

@testable import Waymark

/// The end of a target that waits with a reply, and the answer.
struct ReplyHoldEnd: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: Int?
  let end: @MainActor @Sendable (ReplyBench) async throws -> Void

  init(
    _ name: String, _ answer: Int? = nil,
    _ end: @escaping @MainActor @Sendable (ReplyBench) async throws -> Void
  ) {
    testDescription = name
    self.answer = answer
    self.end = end
  }

  static let all = [
    ReplyHoldEnd("released, then a result", 7) { bench in
      bench.app.hasKey = true
      bench.app.release("key")
      #expect(bench.waits == 2)
      let vault = try bench.app.navigator(OfficeApp.self, of: "vault(1)")
      #expect(vault.isAwaited)
      #expect(vault.finish(returning: 7, unawaited: .stay) == .performed)
    },
    ReplyHoldEnd("the route that it showed leaves, then a result", 8) { bench in
      bench.app.hasKey = true
      bench.app.dismiss()
      let vault = try bench.app.navigator(OfficeApp.self, of: "vault(1)")
      #expect(vault.finish(returning: 8, unawaited: .stay) == .performed)
    },
    ReplyHoldEnd("released, then back") { bench in
      bench.app.hasKey = true
      bench.app.release("key")
      bench.app.dismissAll()
      bench.app.pop(toLast: .note(0))
    },
    ReplyHoldEnd("released, but no longer allowed by then") { bench in
      bench.app.hasKey = true
      bench.app.refused.insert(.vault(1))
      bench.app.release("key")
    },
    ReplyHoldEnd("given up by the user who had to sign in") { $0.app.dismiss() },
    ReplyHoldEnd("cancelled by its token") { $0.outcome?.hold?.cancel() },
    ReplyHoldEnd("cleared") { $0.app.dropHolds() },
    ReplyHoldEnd("a newer target") { $0.app.push(.vault(2)) },
    ReplyHoldEnd("the end of the app") { $0.app.end() },
    ReplyHoldEnd("the asking task is cancelled") { bench in
      bench.answer.cancel()
      _ = await bench.answer.value
    },
    ReplyHoldEnd("the asking entry leaves") { $0.app.removeAll { $0 == .talk(.start) } },
  ]
}

@MainActor
@Suite("Replies that wait")
struct ReplyWaitTests {
  @Test(
    "A held target waits with its reply, and the end of either ends both",
    arguments: ReplyHoldEnd.all, AnsweringVerb.allCases)
  func held(_ end: ReplyHoldEnd, _ verb: AnsweringVerb) async throws {
    let bench = await ReplyBench.showing(.vault(1), verb)
    let token = try #require(bench.outcome?.hold)
    #expect(token.isWaiting)
    #expect(bench.waits == 1)
    try await end.end(bench)
    #expect(await bench.answer.value == end.answer)
    #expect(!token.isWaiting)
    #expect(bench.waits == 0)
  }

  @Test("A target ends with an asker that leaves with the change that shows the sign-in")
  func askerReplaced() async throws {
    let bench = await ReplyBench {
      $0.shownForKey = .front(0)
    } _: {
      $0.push(.vault(1), answering: $1)
    }
    let token = try #require(bench.outcome?.hold)
    #expect(await token.result == .dropped(.cancelled))
    #expect(await bench.answer.value == nil)
    #expect(bench.waits == 0)
    bench.app.hasKey = true
    #expect(bench.app.pop() == .ignored(.atRoot))
    #expect(bench.app.routes == [.front(0)])
  }

  /// Asks, and lets the app show something in place of a sheet that asks before it is left.
  private func questioned(
    by route: OfficeRoute = .people(.picker)
  ) async throws -> ReplyBench {
    let bench = await ReplyBench { app in
      app.child(TalkCoordinator.self)?.present(.page(1))
      let page = app.entry(named: "page(1)")?.screen as? NavigatingScreen<TalkCoordinator>
      page?.navigator.leavePolicy = .confirm
    } _: { app, reply in
      app.navigate(to: route, answering: reply)
    }
    #expect(bench.outcome?.leaveRequest?.name == "page(1)")
    #expect(bench.waits == 1)
    return bench
  }

  @Test("A question whether something may be left keeps the reply until it is answered")
  func question() async throws {
    let proceeded = try await questioned()
    #expect(proceeded.outcome?.leaveRequest?.proceed() == .performed)
    #expect(try proceeded.picker().finish(returning: 7) == .performed)
    #expect(await proceeded.answer.value == 7)
    let cancelled = try await questioned()
    #expect(cancelled.outcome?.leaveRequest?.cancel() == .performed)
    #expect(await cancelled.answer.value == nil)
    let replaced = try await questioned()
    #expect(replaced.app.push(.note(1)) == .performed)
    #expect(await replaced.answer.value == nil)
    let refused = try await questioned()
    refused.app.refused.insert(.people(.picker))
    #expect(refused.outcome?.leaveRequest?.proceed() == .denied("not for you"))
    #expect(await refused.answer.value == nil)
    let led = try await questioned(by: .moved)
    #expect(led.outcome?.leaveRequest?.proceed() == .redirected)
    #expect(await led.answer.value == nil)
    let givenUp = try await questioned()
    givenUp.answer.cancel()
    #expect(await givenUp.answer.value == nil)
    #expect(givenUp.outcome?.leaveRequest?.proceed() == .performed)
    #expect(try !givenUp.picker().isAwaited)
    for bench in [proceeded, cancelled, replaced, refused, led, givenUp] {
      #expect(bench.waits == 0)
    }
  }

  @Test(
    "In a transaction the verb comes afterwards, and what it shows answers",
    arguments: [true, false])
  func transaction(_ isRefused: Bool) async throws {
    var outcomes: [Outcome] = []
    let bench = await ReplyBench { app, reply in
      app.transaction {
        app.push(.note(1))
        outcomes.append(app.push(.people(.picker), answering: reply))
        if isRefused { app.pop(toLast: .note(9)) }
      }
    }
    #expect(outcomes == [.queued])
    #expect(bench.outcome == (isRefused ? .ignored(.notFound) : .performed))
    #expect(bench.waits == 2)
    #expect(try bench.picker().finish(returning: 7) == .performed)
    #expect(await bench.answer.value == 7)
    #expect(bench.app.routes == [.home, .talk(.start)] + (isRefused ? [] : [.note(1)]))
  }

  @Test("In a callback the verb comes afterwards, unless the asker is gone by then")
  func callback() async throws {
    for leaves in [false, true] {
      var kept: Reply<Int>?
      let bench = await ReplyBench { _, reply in
        kept = reply
        return nil
      }
      let app = bench.app
      let reply = try #require(kept)
      var outcome: Outcome?
      app.observe { _, _ in
        guard outcome == nil else { return }
        if leaves { app.removeAll { $0 == .talk(.start) } }
        outcome = app.push(.people(.picker), answering: reply)
        #expect(reply.answer(1) == .ignored(.notAwaited))
      }
      app.push(.note(1))
      #expect(outcome == .queued)
      if !leaves {
        #expect(app.routes == [.home, .talk(.start), .note(1), .people(.picker)])
        #expect(try bench.picker().finish(returning: 7) == .performed)
      }
      #expect(await bench.answer.value == (leaves ? nil : 7))
      #expect(app.routes == [.home] + (leaves ? [] : [.talk(.start)]) + [.note(1)])
      #expect(bench.waits == 0)
    }
  }

  @Test("A verb that is dropped past the limit of the queue answers nil")
  func limit() async throws {
    let (bench, reply) = try await ReplyBench.waiting()
    let app = bench.app
    var outcome: Outcome?
    app.observe { _, _ in
      guard outcome == nil else { return }
      for number in 0..<Tree.queueLimit { app.push(.note(number)) }
      outcome = app.push(.people(.picker), answering: reply)
    }
    app.push(.note(1))
    #expect(outcome == .queued)
    #expect(app.reports.contains(.queueLimit))
    #expect(await bench.answer.value == nil)
    #expect(bench.waits == 0)
  }

  @Test("A question in a task that begins in a transaction comes afterwards")
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func immediate() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.start)])
    app.onAsk = { [unowned app] in app.push(.people(.picker), answering: $0) }
    let talk = try app.navigator(TalkCoordinator.self, of: "start")
    var tasks: [Task<Int?, Never>] = []
    app.transaction {
      tasks.append(Task.immediate { await talk.ask { .wants($0) } })
      #expect(app.inquiryCount == 0)
    }
    try await until(app.inquiryCount > 0)
    #expect(
      try app.navigator(PeopleCoordinator.self, of: "picker").finish(returning: 7) == .performed)
    #expect(await tasks[0].value == 7)
    // If the screen has left by then, no question is asked.
    app.transaction {
      tasks.append(Task.immediate { await talk.ask { .wants($0) } })
      app.popToRoot()
    }
    #expect(await tasks[1].value == nil)
    #expect(app.routes == [.home])
  }

  @Test("A reply that was used is refused in a trial, too")
  func usedReplyTried() async throws {
    var kept: Reply<Int>?
    let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { _, reply in
      kept = reply
      return reply.answer(1)
    }
    let reply = try #require(kept)
    let note: Navigator<OfficeApp> = try bench.app.navigator(of: "note(0)")
    let refused = Outcome.ignored(.notAwaited)
    #expect(
      bench.app.evaluate { $0.push(.people(.picker), answering: reply) }.outcome == .unchanged)
    var said: [Outcome] = []
    _ = bench.app.evaluate { app in
      said = [
        app.push(.people(.picker), answering: reply), note.push(.people(.picker), answering: reply),
      ]
    }
    #expect(said == [refused, refused])
  }

  @Test("In a trial of the asker's tree, a verb of another tree is performed, and answers nobody")
  func triedElsewhere() async throws {
    let (bench, reply) = try await ReplyBench.waiting()
    let other = OfficeApp()
    other.setRoutes([.home, .note(0)])
    let note: Navigator<OfficeApp> = try other.navigator(of: "note(0)")
    var said: [Outcome] = []
    _ = bench.app.evaluate { _ in
      said = [
        note.push(.note(1), answering: reply), other.push(.people(.picker), answering: reply),
      ]
    }
    #expect(said == [.performed, .performed] && other.depth == 4)
    #expect(reply.answer(7) == .performed)
    #expect(await bench.answer.value == 7)
  }
}
