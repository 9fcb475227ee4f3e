import Bookshop
import Reader
import Shell
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Outputs")
struct OutputTests {
  @Test("A feature leads to another feature that it does not know")
  func features() {
    navigationTest(ShellCoordinator(), fail: record) { test in
      test.given { $0.push(.reader(.page(3))) }
      test.step({ $0.child(Reader.ReaderCoordinator.self)?.finishBook(3) ?? .unchanged }) {
        $0.base.append(.shop(.offer(sequelOf: 3)))
      }
    }
  }

  @Test("A feature gets an answer from another feature that it does not know, with its own type")
  func answer() async {
    await navigationTest(ShellCoordinator(), fail: record) { test in
      test.given { $0.push(.reader(.page(3))) }
      let gift = await test.waiting(
        { await $0.child(Reader.ReaderCoordinator.self)?.chooseGift(for: 3) }
      ) { $0.present(.shop(.vouchers)) }
      let shop = test.root.projection.leaf?.navigator(for: BookshopCoordinator.self)
      #expect(shop?.isAwaited == true)
      test.step({ _ in shop?.finish(returning: Voucher(code: "BOW")) ?? .unchanged }) {
        $0.dismiss()
      }
      #expect(await gift.value == "BOW")
    }
  }

  @Test("Outputs come once each, in order, with the payload of the embedding")
  func order() {
    navigationTest(Parent(), fail: record) { test in
      test.given { $0.push(.talker(room: 7, .start)) }
      test.act {
        $0.child(Talker.self)?.emit("a")
        $0.child(Talker.self)?.emit("b")
      }
      test.output("from 7: a")
      test.output("from 7: b")
    }
  }

  @Test("The handler is created with the child's first route")
  func firstRoute() {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start), .talker(room: 1, .page(5))])
    app.asked = []
    app.child(Talker.self)?.emit("a")
    #expect(app.asked == [.talker(room: 1, .start)])
  }

  @Test("A handler navigates, and outputs meanwhile come at once")
  func navigates() {
    navigationTest(Parent(), fail: record) { test in
      test.given { $0.push(.talker(room: 1, .start)) }
      test.root.onHear = { [unowned app = test.root] text in
        guard text == "1: a" else { return }
        app.push(.home)
        app.child(Talker.self)?.emit("b")
      }
      test.step({ $0.child(Talker.self)?.emit("a") ?? .unchanged }) { $0.base.append(.home) }
      test.output("from 1: b")
      test.output("from 1: a")
      #expect(test.root.heard == ["1: a", "1: b"])
    }
  }

  @Test("No handler sees a half-done transaction, and an output just before leaving is received")
  func transaction() {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start)])
    let talker = app.child(Talker.self)
    var depths: [Int] = []
    app.onHear = { _ in depths.append(app.depth) }
    var outcome: Outcome?
    app.transaction {
      app.push(.home)
      outcome = talker?.emit("a")
      app.popToRoot()
    }
    #expect(outcome == .queued)
    #expect(app.heard == ["1: a"])
    #expect(depths == [1])
  }

  @Test("An output in a transaction that is undone is still received")
  func undone() {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start)])
    let talker = app.child(Talker.self)
    let outcome = app.transaction {
      talker?.emit("a")
      app.pop(toLast: .talker(room: 9, .start))
    }
    #expect(outcome == .ignored(.notFound))
    #expect(app.heard == ["1: a"])
  }

  @Test("An output from an observer comes after the present verb")
  func observer() {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start)])
    let talker = app.child(Talker.self)
    var outcomes: [Outcome?] = []
    app.observe { change, _ in
      guard change.cause == .push else { return }
      outcomes.append(talker?.emit("a"))
      #expect(app.heard.isEmpty)
    }
    #expect(app.push(.home) == .performed)
    #expect(outcomes == [.queued])
    #expect(app.heard == ["1: a"])
  }

  @Test("After leaving, and without a parent, outputs have no receiver")
  func unheard() throws {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start)])
    let talker = try #require(app.child(Talker.self))
    let navigator = try app.navigator(Talker.self, of: "start")
    app.popToRoot()
    #expect(talker.emit("a") == .ignored(.left))
    #expect(navigator.emit("a") == .ignored(.left))
    let alone = Talker()
    #expect(alone.emit("a") == .ignored(.noReceiver))
    alone.start()
    #expect(alone.emit("a") == .ignored(.noReceiver))
    #expect(app.heard.isEmpty)
  }

  @Test("Outputs go up level by level, with each handler passing one to the next parent")
  func levels() {
    let top = GrandParent()
    top.start()
    let talker = top.descendants.lazy.compactMap { $0 as? Talker }.first
    talker?.emit("a")
    #expect(top.heard == ["from 2: a"])
  }

  @Test("A navigator emits, with and without a coordinator")
  func navigators() throws {
    let app = Parent()
    app.setRoutes([.home, .talker(room: 1, .start)])
    let navigator = try app.navigator(Talker.self, of: "start")
    #expect(navigator.emit("a") == .performed)
    #expect(app.heard == ["1: a"])
    var outputs: [String] = []
    let recording = Navigator<Talker>(onOutput: { outputs.append($0) }) { _ in .performed }
    #expect(recording.emit("b") == .performed)
    #expect(outputs == ["b"])
    #expect(Navigator<Talker> { _ in .performed }.emit("c") == .performed)
  }

  @Test("A handler that captures its coordinator keeps nothing alive")
  func lifetimes() async {
    await expectReleased(fail: record) {
      let app = Parent()
      app.setRoutes([.home, .talker(room: 1, .start)])
      app.child(Talker.self)?.emit("a")
      #expect(app.heard == ["1: a"])
      return [app, app.child(Talker.self)]
    }
  }
}

private enum TalkerRoute: Route { case start, page(Int) }

@MainActor
private final class Talker: Coordinator {
  typealias Output = String
  let flow = Flow<TalkerRoute, TestScreen>(start: .start)

  func destination(for route: TalkerRoute) -> Destination<Talker> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

private enum ParentRoute: Route { case home, talker(room: Int, TalkerRoute) }

@MainActor
private final class Parent: Coordinator {
  typealias Output = String
  let flow: Flow<ParentRoute, TestScreen>
  var heard: [String] = []
  var asked: [ParentRoute] = []
  var onHear: ((String) -> Void)?

  init(start: ParentRoute = .home) {
    flow = Flow(start: start)
  }

  func destination(for route: ParentRoute) -> Destination<Parent> {
    asked.append(route)
    return switch route {
    case .home: .screen { TestScreen("home") }
    case .talker(let room, let route):
      .child(route, as: { .talker(room: room, $0) }) {
        Talker()
      } onOutput: { output in
        self.heard.append("\(room): \(output)")
        self.onHear?("\(room): \(output)")
        self.emit("from \(room): \(output)")
      }
    }
  }
}

private enum GrandParentRoute: Route { case parent(ParentRoute) }

@MainActor
private final class GrandParent: Coordinator {
  let flow = Flow<GrandParentRoute, TestScreen>(start: .parent(.talker(room: 2, .start)))
  var heard: [String] = []

  func destination(for route: GrandParentRoute) -> Destination<GrandParent> {
    switch route {
    case .parent(let route):
      .child(route, as: GrandParentRoute.parent, showing: { $0 }) {
        Parent(start: .talker(room: 2, .start))
      } onOutput: {
        self.heard.append($0)
      }
    }
  }
}
