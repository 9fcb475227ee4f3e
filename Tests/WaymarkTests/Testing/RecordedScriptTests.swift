import Testing
import WaymarkTesting

@testable import Waymark

@Suite("A recorded navigator returns and answers what a test has written")
@MainActor
struct RecordedScriptTests {
  let studio = RecordedNavigator<Studio.StudioCoordinator> { Issue.record("\($0)") }

  @Test("Verbs return what the test says, and are still recorded")
  func outcomes() {
    let list = Studio.ListModel(studio.navigator)
    #expect(list.open(7) == .performed)
    studio.say(.denied("closed"), to: .push([.detail(id: 7)]))
    #expect(list.open(7) == .denied("closed"))
    #expect(list.open(7) == .denied("closed"))
    #expect(list.open(8) == .performed)
    studio.outcome = .queued
    #expect(list.open(8) == .queued)
    #expect(list.open(7) == .denied("closed"))
    #expect(studio.commands.count == 6)
  }

  @Test("A result is passed on, with the outcome of finish")
  func finishing() {
    studio.say(.ignored(.blocked), to: .finish)
    #expect(Studio.AddModel(studio.navigator).save(9) == .ignored(.blocked))
    #expect(studio.results(of: Int.self) == [9])
  }

  @Test(
    "Only verbs that show something need the entry on top",
    arguments: [
      (.push([.add]), true), (.replaceTop(.add), true), (.present(.add, as: nil), true),
      (.navigate(to: .add), true), (.open(.add, over: .push), true), (.open(.add), false),
      (.select(.list), false), (.pop, false), (.popToLast(.list), false), (.popToRoot, false),
      (.revise(to: .add), false), (.dismiss, false), (.dismissAll, false), (.finish, false),
    ] as [(NavigationCommand<Studio.StudioRoute>, Bool)])
  func covered(command: NavigationCommand<Studio.StudioRoute>, isRefused: Bool) {
    studio.isOnTop = false
    let navigator = studio.navigator
    #expect(navigator.perform(command) == (isRefused ? .ignored(.originNotOnTop) : .performed))
    studio.say(.unchanged, to: command)
    #expect(navigator.perform(command) == .unchanged)
  }

  @Test("A transaction is checked when it opens, and does nothing after its first refusal")
  func transaction() {
    let navigator = studio.navigator
    #expect(navigator.transaction { navigator.push(.add) } == .performed)
    let nested = navigator.transaction {
      studio.isOnTop = false
      #expect(navigator.transaction { navigator.push(.add) } == .performed)
    }
    #expect(nested == .performed)
    #expect(navigator.transaction { Issue.record("it is covered") } == .ignored(.originNotOnTop))
    studio.isOnTop = true
    studio.say(.denied("closed"), to: .pop)
    var said: [Outcome] = []
    let outcome = navigator.transaction {
      said = [navigator.dismiss(), navigator.pop(), navigator.push(.add)]
    }
    #expect(said == [.performed, .denied("closed"), .denied("closed")])
    #expect(outcome == .denied("closed"))
    #expect(navigator.push(.add) == .performed)
  }

  @Test("A route is answered in order, whichever verb shows it, and each answer is used once")
  func answers() async {
    let navigator = studio.navigator
    studio.answer(.add, with: 1)
    studio.answer(.about, with: "about")
    studio.answer(.add, with: nil)
    studio.answer(.add, with: Int?.some(3))
    #expect(studio.unusedAnswers == ["add", "about", "add", "add"])
    #expect(await navigator.present(.add, returning: Int.self) == 1)
    #expect(await navigator.push(.add, returning: Int.self) == nil)
    #expect(await navigator.navigate(to: .about, returning: String.self) == "about")
    #expect(await navigator.navigate(to: .add, returning: Int.self) == 3)
    #expect(studio.unusedAnswers.isEmpty && studio.failures.isEmpty)
  }

  @Test("A computed answer sees that the model waits")
  func workedOut() async {
    let list = Studio.ListModel(studio.navigator)
    studio.onShow(.add) {
      #expect(list.isAdding)
      return 9
    }
    await list.add()
    #expect(!list.isAdding)
    #expect(studio.commands.last == .push([.detail(id: 9)]))
  }

  @Test("A verb that makes no entry uses no answer", arguments: [Outcome.denied("no"), .unchanged])
  func withoutEntry(_ outcome: Outcome) async {
    studio.answer(.add, with: 9)
    studio.say(outcome, to: .present(.add, as: nil))
    await Studio.ListModel(studio.navigator).add()
    #expect(studio.commands == [.present(.add, as: nil)])
    #expect(studio.unusedAnswers == ["add"])
  }

  @Test("Outputs that ask for an answer get one, in order, while the entry is on top")
  func asks() async {
    let list = Studio.ListModel(studio.navigator)
    studio.answerAsk(with: "Ann")
    studio.answerAsk(with: nil)
    studio.onAsk { if case .wantsName(let id, _) = $0 { "Ben \(id)" } else { nil } }
    var names: [String] = []
    for id in 1...3 {
      await list.chooseName(of: id)
      names.append(list.name)
    }
    #expect(names == ["Ann", "Ann", "Ben 3"])
    studio.answerAsk(with: "Eve")
    studio.isOnTop = false
    await list.chooseName(of: 4)
    studio.isOnTop = true
    studio.isHeard = false
    await list.chooseName(of: 5)
    #expect(list.name == "Ben 3" && studio.asks.count == 4, "a second tap asks nothing")
    #expect(studio.unusedAnswers == ["ask"])
  }

  @Test("The reply itself may give an answer")
  func replyItself() async {
    studio.onAsk { output -> String? in
      if case .wantsName(_, let reply) = output { reply.answer("Ann") }
      return nil
    }
    let list = Studio.ListModel(studio.navigator)
    await list.chooseName(of: 1)
    #expect(list.name == "Ann")
  }

  @Test("A verb that answers an asker answers from the script")
  func answering() async {
    studio.answer(.add, with: 9)
    studio.answer(.add, with: 10)
    let navigator = studio.navigator
    let other = RecordedNavigator<Asking.AskingCoordinator> { Issue.record("\($0)") }
    other.onAsk { output -> Int? in
      if case .wantsNumber(let reply) = output { navigator.present(.add, answering: reply) }
      return nil
    }
    #expect(await other.navigator.ask { .wantsNumber($0) } == 9)
    studio.outcome = .denied("closed")
    other.onAsk { output -> Int? in
      guard case .wantsNumber(let reply) = output else { return 1 }
      #expect(navigator.push(.add, answering: reply) == .denied("closed"))
      return nil
    }
    #expect(await other.navigator.ask { .wantsNumber($0) } == nil)
    #expect(studio.commands == [.present(.add, as: nil), .push([.add])])
    #expect(studio.unusedAnswers == ["add"])
  }

  @Test("Outputs and signals return whether they have a receiver")
  func heard() {
    let navigator = studio.navigator
    #expect(navigator.canSend(Int.self))
    #expect(navigator.send(1) == .performed && navigator.emit(.wantsAuthor(1)) == .performed)
    let isTold = notifies {
      _ = navigator.canSend(Int.self)
    } _: {
      studio.isHeard = false
    }
    #expect(isTold)
    #expect(!navigator.canSend(Int.self))
    #expect(navigator.send(2) == .ignored(.noReceiver))
    #expect(navigator.emit(.wantsAuthor(2)) == .ignored(.noReceiver))
    #expect(studio.signals(of: Int.self) == [1, 2])
    #expect(studio.outputs == [.wantsAuthor(1), .wantsAuthor(2)])
  }

  @Test("A task that is cancelled shows nothing, and gets nil")
  func cancelled() async {
    studio.answer(.add, with: 9)
    let list = Studio.ListModel(studio.navigator)
    let task = Task { await list.add() }
    task.cancel()
    await task.value
    #expect(studio.commands.isEmpty)
    #expect(studio.unusedAnswers == ["add"])
  }

  enum Asking {
    enum AskingRoute: Route { case start }

    final class AskingCoordinator: Coordinator {
      enum Output { case wantsNumber(Reply<Int>), other }

      let flow = Flow<AskingRoute, String>(start: .start)

      func destination(for route: AskingRoute) -> Destination<AskingCoordinator> {
        .screen { route.name }
      }
    }
  }
}
