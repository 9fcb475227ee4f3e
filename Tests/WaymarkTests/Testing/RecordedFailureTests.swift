import Testing
import WaymarkTesting

@testable import Waymark

@Suite("A recorded navigator reports faults of its script")
@MainActor
struct RecordedFailureTests {
  typealias Studio = WaymarkTests.Studio

  @MainActor
  final class Failures {
    var all: [TestFailure] = []
  }

  let failures = Failures()

  func makeNavigator() -> RecordedNavigator<Studio.StudioCoordinator> {
    RecordedNavigator { [failures] in failures.all.append($0) }
  }

  @Test("A result without an answer is nil, and a failure at the line of the navigator")
  func unanswered() async throws {
    let line: UInt = #line + 1
    let studio = RecordedNavigator<Studio.StudioCoordinator> { failures.all.append($0) }
    await Studio.ListModel(studio.navigator).add()
    #expect(studio.commands == [.present(.add, as: nil)])
    let failure = try #require(failures.all.first)
    #expect(
      failure.message == """
        present(add) waits for a result of type Int, but the test has no answer left for add; the view \
        model got nil. Call answer(_:with:) before, once for each wait; with nil if it leaves without a result.
        """)
    #expect(failure.line == line && failure.column > 1)
    #expect("\(failure.fileID)" == #fileID && "\(failure.filePath)" == #filePath)
    #expect(failures.all.map(\.message) == studio.failures.map(\.message))
  }

  @Test("An answer of the wrong type is nil, and a failure")
  func wrongType() async {
    let studio = makeNavigator()
    studio.answer(.add, with: "nine")
    await Studio.ListModel(studio.navigator).add()
    #expect(
      failures.all.map(\.message) == [
        """
        present(add) waits for a result of type Int, but the test answers "nine", of type String; the view \
        model got nil. Answer with a value of type Int.
        """
      ])
    #expect(studio.unusedAnswers.isEmpty)
  }

  @Test("An output that asks without an answer in the test, or with one of another type, fails")
  func asks() async {
    let studio = makeNavigator()
    let list = Studio.ListModel(studio.navigator)
    await list.chooseName(of: 1)
    studio.answerAsk(with: 7)
    await list.chooseName(of: 2)
    #expect(list.name == "nobody")
    #expect(
      failures.all.map(\.message) == [
        """
        ask(wantsName(of: 1, Reply<String>)) asks for an answer of type String, but the test has none left; the \
        view model got nil. Call answerAsk(with:) before, once for each question; with nil if there is no answer.
        """,
        """
        ask(wantsName(of: 2, Reply<String>)) asks for an answer of type String, but the test answers 7, of type \
        Int; the view model got nil. Answer with a value of type String.
        """,
      ])
  }

  @Test("Waiting for tasks that the model has not begun is a failure at that line")
  func noTask() async throws {
    let studio = makeNavigator()
    await studio.settle()
    let line: UInt = #line - 1
    let failure = try #require(failures.all.first)
    #expect(
      failure.message == """
        settle() found no task of the view model. It waits for those of navigator.task alone: a Task that the model \
        makes itself is not known here.
        """)
    #expect(failure.line == line)
    studio.navigator.task {}
    await studio.settle()
    await studio.settle()
    #expect(failures.all.count == 1)
    let left = makeNavigator()
    left.tell(.leave(.popped))
    await left.settle()
    #expect(failures.all.count == 1)
  }

  @Test("Without a closure failures are still kept")
  func kept() async {
    let studio = RecordedNavigator<Studio.StudioCoordinator>()
    #expect(await studio.navigator.push(.add, returning: Int.self) == nil)
    #expect(studio.failures.count == 1)
  }
}
