import Testing

@testable import Waymark

@MainActor
@Suite("What a reply keeps alive, and where it may be kept")
struct ReplyMemoryTests {
  @MainActor
  private final class Holder {
    var app: OfficeApp?
    var reply: Reply<Int>?

    init() {
      let app = OfficeApp()
      app.setRoutes([.home, .talk(.start)])
      self.app = app
    }
  }

  @Test("A reply keeps neither the tree nor its screens alive, and the end of the tree answers nil")
  func kept() async throws {
    for asksFromScreen in [true, false] {
      let holder = Holder()
      weak let app = holder.app
      weak let talk = holder.app?.child(TalkCoordinator.self)
      weak let screen = holder.app?.entry(named: "start")?.screen
      holder.app?.onAsk = { [unowned holder] in holder.reply = $0 }
      let navigator = try holder.app?.navigator(TalkCoordinator.self, of: "start")
      let task = await begun { [weak talk] in
        asksFromScreen
          ? await navigator?.ask { .wants($0) } : await talk?.ask { .wants($0) }
      }
      #expect(app?.inquiryCount == 1)
      holder.app = nil
      #expect(app == nil)
      #expect(talk == nil)
      #expect(screen == nil)
      #expect(await task.value == nil)
      #expect(holder.reply?.answer(7) == .ignored(.notAwaited))
    }
  }

  @Test("A child that is kept keeps no question of a tree that is gone")
  func heldChild() async throws {
    let holder = Holder()
    weak let app = holder.app
    holder.app?.onAsk = { [unowned holder] in holder.reply = $0 }
    let talk = try #require(holder.app?.child(TalkCoordinator.self))
    let task = await begun { await talk.ask { .wants($0) } }
    holder.app = nil
    #expect(app == nil)
    #expect(await task.value == nil)
  }

  @Test("What is shown for an answer keeps nothing alive either, in its own tree and in another")
  func shown() async throws {
    for isOther in [false, true] {
      let holder = Holder()
      weak let app = holder.app
      let other = OfficeApp()
      holder.app?.onAsk = { [unowned holder] in
        (isOther ? other : holder.app)?.push(.people(.picker), answering: $0)
      }
      let navigator = try holder.app?.navigator(TalkCoordinator.self, of: "start")
      let task = await begun { await navigator?.ask { .wants($0) } }
      holder.app = nil
      #expect(app == nil)
      #expect(await task.value == nil)
      #expect(other.waiterCount == 0)
    }
  }

  @Test("A composer in another tree answers; the end of that tree answers nil")
  func otherTree() async throws {
    for ends in [false, true] {
      let other = OfficeApp()
      let bench = await ReplyBench { _, reply in other.push(.people(.picker), answering: reply) }
      #expect(bench.waits == 1)
      #expect(other.waiterCount == 1)
      let picker = try other.navigator(PeopleCoordinator.self, of: "picker")
      #expect((ends ? other.end() : picker.finish(returning: 7)) == .performed)
      #expect(await bench.answer.value == (ends ? nil : 7))
      #expect(bench.waits == 0)
    }
  }

  @Test("What a conversion captured is released with the answer")
  func conversion() async throws {
    final class Token: Sendable {}
    weak var captured: Token?
    let bench = await ReplyBench { app, reply in
      let token = Token()
      captured = token
      let converted = reply.accepting { (value: Int) in
        withExtendedLifetime(token) { value + 1 }
      }
      return app.push(.people(.picker), answering: converted)
    }
    #expect(captured != nil)
    #expect(try bench.picker().finish(returning: 7) == .performed)
    #expect(captured == nil)
    #expect(await bench.answer.value == 8)
  }

  @Test("A reply answers from any thread, and may be released on any")
  func threads() async {
    for answers in [true, false] {
      var kept: Reply<Int>?
      let bench = await ReplyBench { _, reply in
        kept = reply
        return nil
      }
      // The last copy is released with the closure, on any thread.
      let task = Task.detached { [reply = kept] in
        answers ? await reply?.answer(7) : nil
      }
      kept = nil
      #expect(await task.value == (answers ? .performed : nil))
      #expect(await bench.answer.value == (answers ? 7 : nil))
    }
  }

  @Test("Thousands ask, each is answered once, and none is left")
  func thousands() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.start)])
    let talk = try #require(app.child(TalkCoordinator.self))
    var replies: [Reply<Int>] = []
    app.onAsk = { replies.append($0) }
    var tasks: [Task<Int?, Never>] = []
    for _ in 0..<2000 { tasks.append(await begun { await talk.ask { .wants($0) } }) }
    #expect(app.inquiryCount == 2000)
    #expect(Set(replies).count == 2000)
    for number in stride(from: 0, to: 2000, by: 2) { replies[number].answer(number) }
    #expect(app.inquiryCount == 1000)
    app.popToRoot()
    #expect(app.inquiryCount == 0)
    for (number, task) in tasks.enumerated() {
      #expect(await task.value == (number.isMultiple(of: 2) ? number : nil))
    }
  }
}
