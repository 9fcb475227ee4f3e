import Testing
import Waymark
import WaymarkTesting

@Suite("A transaction of a recorded navigator behaves as in a tree")
@MainActor
struct RecordedTransactionTests {
  typealias Recorded = RecordedNavigator<Studio.StudioCoordinator>

  let studio = Recorded { Issue.record("\($0)") }

  @Test("A refused result refuses it")
  func refusedResult() {
    let navigator = studio.navigator
    studio.say(.ignored(.blocked), to: .finish)
    #expect(navigator.transaction { navigator.finish(returning: 9) } == .ignored(.blocked))
  }

  @Test("After a refused verb nobody gets a result")
  func resultAfterRefusal() {
    let navigator = studio.navigator
    studio.say(.denied("closed"), to: .pop)
    var said: Outcome?
    let outcome = navigator.transaction {
      navigator.pop()
      said = navigator.finish(returning: 9)
    }
    #expect(said == .denied("closed") && outcome == .denied("closed"))
    #expect(studio.results(of: Int.self) == [9])
  }

  @Test("What waits for its end says queued, and does not refuse it")
  func queued() async {
    let navigator = studio.navigator
    studio.say(.denied("closed"), to: .present(.add, as: nil))
    var said: [Outcome] = []
    let asker = Recorded { Issue.record("\($0)") }
    asker.onAsk { output -> String? in
      guard case .wantsName(_, let reply) = output else { return nil }
      let outcome = navigator.transaction {
        said = [
          navigator.emit(.wantsAuthor(3)), navigator.send(Studio.Changed(count: 1)),
          navigator.present(.add, answering: reply), navigator.push(.about),
        ]
      }
      #expect(outcome == .performed)
      return nil
    }
    let name = await asker.navigator.ask { .wantsName(of: 1, $0) }
    #expect(name == nil)
    #expect(said == [.queued, .queued, .queued, .performed])
    #expect(studio.commands == [.present(.add, as: nil), .push([.about])])
  }

  @Test("Verbs that change nothing, or none, leave it unchanged")
  func unchanged() {
    let navigator = studio.navigator
    #expect(navigator.transaction {} == .unchanged)
    #expect(navigator.transaction { navigator.emit(.wantsAuthor(3)) } == .unchanged)
    studio.outcome = .unchanged
    #expect(navigator.transaction { navigator.pop() } == .unchanged)
    #expect(navigator.transaction { navigator.transaction { navigator.pop() } } == .unchanged)
    studio.say(.performed, to: .popToRoot)
    var inner: [Outcome] = []
    let outcome = navigator.transaction {
      inner = [
        navigator.transaction { navigator.popToRoot() }, navigator.transaction { navigator.pop() },
      ]
    }
    #expect(outcome == .performed && inner == [.performed, .unchanged])
  }

  @Test("It is refused if the entry leaves in its body")
  func leaving() {
    let navigator = studio.navigator
    let outcome = navigator.transaction {
      studio.tell(.leave(.popped))
      navigator.pop()
    }
    #expect(outcome == .ignored(.left))
  }

  @Test("A refused verb in it that would have answered answers with nil", .timeLimit(.minutes(5)))
  func refusedAnswer() async {
    let navigator = studio.navigator
    studio.say(.denied("closed"), to: .present(.add, as: nil))
    let asker = Navigator<Studio.StudioCoordinator>(onOutput: { output in
      guard case .wantsName(_, let reply) = output else { return }
      navigator.transaction { navigator.present(.add, answering: reply) }
    }) { _ in .performed }
    #expect(await asker.ask { .wantsName(of: 1, $0) } == nil)
  }
}
