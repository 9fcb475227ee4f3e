import Testing

@testable import Waymark

/// A use of a reply that makes no entry, and the outcome of the verb.
struct ReplyRefusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let outcome: Outcome
  let use: @MainActor @Sendable (OfficeApp, Reply<Int>) throws -> Outcome

  init(
    _ name: String, _ outcome: Outcome,
    _ use: @escaping @MainActor @Sendable (OfficeApp, Reply<Int>) throws -> Outcome
  ) {
    testDescription = name
    self.outcome = outcome
    self.use = use
  }

  static let all =
    AnsweringVerb.allCases.flatMap { verb in
      [
        ReplyRefusal("\(verb) of a route that may not be seen", .denied("not for you")) {
          verb.show(.secret, on: $0, answering: $1)
        },
        ReplyRefusal("\(verb) of a route that is redirected", .redirected) {
          verb.show(.moved, on: $0, answering: $1)
        },
        ReplyRefusal("\(verb) in a tree that has ended", .ignored(.left)) { _, reply in
          let other = OfficeApp()
          other.setRoutes([.home, .note(0)])
          let note = try other.navigator(OfficeApp.self, of: "note(0)")
          other.end()
          return switch verb {
          case .screenPush: note.push(.people(.picker), answering: reply)
          case .screenPresent: note.present(.people(.picker), answering: reply)
          case .screenNavigate: note.navigate(to: .people(.picker), answering: reply)
          default: verb.show(.people(.picker), on: other, answering: reply)
          }
        },
      ]
    } + [
      ReplyRefusal("an app that may not start", .denied("not for you")) { _, reply in
        OfficeApp(start: .secret).push(.people(.picker), answering: reply)
      },
      ReplyRefusal("a push in a dialog", .ignored(.noStack)) { app, reply in
        app.present(.note(1), as: .dialog)
        return app.push(.people(.picker), answering: reply)
      },
      ReplyRefusal("a layer presented from below others", .ignored(.covered)) { app, reply in
        app.push(.people(.list))
        app.present(.note(1))
        let people = app.child(PeopleCoordinator.self)
        return people?.present(.picker, answering: reply) ?? .unchanged
      },
      ReplyRefusal("a screen that is covered", .ignored(.originNotOnTop)) { app, reply in
        let note = try app.navigator(OfficeApp.self, of: "note(0)")
        app.push(.note(1))
        return note.navigate(to: .people(.picker), answering: reply)
      },
      ReplyRefusal("a tab that is selected", .unchanged) { app, reply in
        app.push(.tabs(0))
        return app.navigate(to: .home, answering: reply)
      },
      ReplyRefusal("a tab that exists", .performed) { app, reply in
        app.push(.tabs(0))
        return app.navigate(to: .people(.list), answering: reply)
      },
      ReplyRefusal("no answer", .performed) { $1.answer(nil) },
    ]
}

@MainActor
@Suite("Questions without an answer")
struct ReplyNilTests {
  @Test("A use that makes no entry answers nil", arguments: ReplyRefusal.all)
  func refused(_ refusal: ReplyRefusal) async throws {
    var kept: Reply<Int>?
    let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { _, reply in
      kept = reply
      return nil
    }
    let reply = try #require(kept)
    #expect(try refusal.use(bench.app, reply) == refusal.outcome)
    #expect(bench.waits == 0, "although the reply is kept")
    #expect(await bench.answer.value == nil)
    #expect(reply.answer(1) == .ignored(.notAwaited))
  }

  @Test("A root, a fresh coordinator, and one that has left have no coordinator to ask")
  func nobody() async throws {
    let app = OfficeApp()
    var made = 0
    func ask(_ talk: TalkCoordinator) async -> Int? {
      await talk.ask { reply in
        made += 1
        return .wants(reply)
      }
    }
    let fresh = TalkCoordinator()
    #expect(await ask(fresh) == nil)
    fresh.start()
    #expect(await ask(fresh) == nil)
    app.setRoutes([.home, .talk(.start)])
    app.onAsk = { $0.answer(7) }
    let talk = try #require(app.child(TalkCoordinator.self))
    #expect(await ask(talk) == 7)
    app.popToRoot()
    #expect(await ask(talk) == nil)
    #expect(made == 2, "the one of the root, and the one that was heard")
    #expect(app.inquiryCount + fresh.inquiryCount == 0)
  }

  @Test("A screen asks while it is on top, but not after it has left")
  func screens() async throws {
    let app = OfficeApp()
    var asked = 0
    app.onAsk = { reply in
      asked += 1
      reply.answer(7)
    }
    app.setRoutes([.home, .talk(.start)])
    let talk = try app.navigator(TalkCoordinator.self, of: "start")
    #expect(await talk.ask { .wants($0) } == 7)
    app.push(.note(1))
    #expect(await talk.ask { .wants($0) } == nil)
    app.pop()
    app.present(.note(1))
    #expect(await talk.ask { .wants($0) } == nil)
    app.dismiss()
    #expect(await talk.ask { .wants($0) } == 7)
    app.popToRoot()
    #expect(await talk.ask { .wants($0) } == nil)
    #expect(asked == 2)
    #expect(app.inquiryCount == 0)
  }

  @Test(
    "A screen in tabs asks while the user sees it, but not when it is covered or in another tab")
  func tabs() async throws {
    let app = OfficeApp()
    app.tabs = [.talk(.start), .people(.list)]
    var asked = 0
    app.onAsk = { reply in
      asked += 1
      reply.answer(7)
    }
    app.setRoutes([.home, .tabs(1)])
    let talk = try app.navigator(TalkCoordinator.self, of: "start")
    #expect(await talk.ask { .wants($0) } == 7)
    app.push(.note(1))
    #expect(await talk.ask { .wants($0) } == nil, "its owner covers all tabs")
    app.pop()
    app.select(.people(.list))
    #expect(await talk.ask { .wants($0) } == nil, "another tab is selected")
    app.select(.talk(.start))
    #expect(await talk.ask { .wants($0) } == 7)
    #expect(asked == 2)
  }

  @Test("A screen in a column asks while the window has room for it")
  func columns() async throws {
    let app = OfficeApp()
    var asked = 0
    app.onAsk = { reply in
      asked += 1
      reply.answer(7)
    }
    app.setRoutes([.home, .columns(1)])
    let columns = try #require(app.projection.base.entries.last?.tabs)
    let middle = try #require(columns.layers[1].entries.last?.navigator(for: TalkCoordinator.self))
    let last = try #require(columns.layers[2].entries.last?.navigator(for: TalkCoordinator.self))
    func answers() async -> [Int?] {
      [await middle.ask { .wants($0) }, await last.ask { .wants($0) }]
    }
    #expect(await answers() == [nil, 7], "the last is selected")
    app.request(isCollapsed: false, in: columns)
    #expect(await answers() == [7, 7])
    app.push(.note(1))
    #expect(await answers() == [7, nil], "what covers columns is shown in the last one")
    app.request(isCollapsed: true, in: columns)
    #expect(await answers() == [nil, nil], "the only one that there is room for")
    app.request(isCollapsed: false, in: columns)
    app.push(.tabs(1))
    #expect(await answers() == [nil, nil], "tabs take all of it")
    app.pop(2)
    app.present(.note(1))
    #expect(await answers() == [nil, nil])
    #expect(asked == 4)
  }

  @Test(
    "A column that answers resets those to its right, and whoever asked above their roots gets nil")
  func reset() async throws {
    for isRoot in [true, false] {
      let app = OfficeApp()
      app.setRoutes([.home, .columns(1)])
      app.onAsk = { [unowned app] in app.navigate(to: .people(.person(7)), answering: $0) }
      if !isRoot { app.child(TalkCoordinator.self)?.push(.page(1)) }
      let column = try #require(app.projection.base.entries.last?.tabs?.layers[2])
      let talk = try #require(column.entries.last?.navigator(for: TalkCoordinator.self))
      let answer = await begun { await talk.ask { .wants($0) } }
      let person = try app.navigator(PeopleCoordinator.self, of: "person(7)")
      #expect(person.isAwaited == isRoot)
      #expect(column.entries.map(\.name) == ["start"])
      person.finish(returning: 7, unawaited: .stay)
      #expect(await answer.value == (isRoot ? 7 : nil))
      #expect(app.inquiryCount + app.waiterCount == 0)
    }
  }

  @Test("A cancelled task asks no question")
  func cancelled() async throws {
    let app = OfficeApp()
    app.setRoutes([.home, .talk(.start)])
    app.onAsk = { _ in Issue.record("nobody is interested") }
    let talk = try #require(app.child(TalkCoordinator.self))
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await talk.ask { .wants($0) }
    }
    #expect(await task.value == nil)
  }

  @Test("A reply whose asker gave up shows nothing", arguments: AnsweringVerb.allCases)
  func late(_ verb: AnsweringVerb) async throws {
    for way in ["cancelled", "left"] {
      var kept: Reply<Int>?
      let bench = await ReplyBench([.home, .talk(.start), .note(0)]) { _, reply in
        kept = reply
        return nil
      }
      if way == "left" {
        bench.app.removeAll { $0 == .talk(.start) }
      } else {
        bench.answer.cancel()
        #expect(await bench.answer.value == nil)
      }
      let before = picture(bench.app)
      let reply = try #require(kept)
      #expect(
        verb.show(.people(.picker), on: bench.app, answering: reply) == .ignored(.notAwaited))
      #expect(picture(bench.app) == before)
      #expect(await bench.answer.value == nil)
      #expect(bench.waits == 0)
    }
  }

  @Test("A parent that no longer passes it on answers nil")
  func unheard() async throws {
    let moody = MoodyParent()
    moody.setRoutes([.talk(.start)])
    let talk = try #require(moody.child(TalkCoordinator.self))
    moody.composes = false
    var kept: Reply<Int>?
    let answer = await talk.ask { reply in
      kept = reply
      return .wants(reply)
    }
    #expect(answer == nil)
    #expect(kept?.answer(7) == .ignored(.notAwaited))
  }
}

private enum MoodyRoute: Route { case home, talk(TalkRoute) }

/// Composes the feature, or shows something else.
private final class MoodyParent: Coordinator {
  let flow = Flow<MoodyRoute, TestScreen>(start: .home)
  var composes = true

  init() {
    flow.reporter = MisuseReporter { _ in }
  }

  func destination(for route: MoodyRoute) -> Destination<MoodyParent> {
    switch route {
    case .talk(let route) where composes:
      .child(route, as: MoodyRoute.talk) {
        TalkCoordinator()
      } onOutput: { _ in
      }
    default: .screen { TestScreen("home") }
    }
  }
}
