import Testing
import WaymarkTesting

@testable import Waymark

/// A view model that looks at verbs that wait.
@MainActor
private final class DeskModel {
  let navigator: Navigator<Studio.StudioCoordinator>
  private(set) var message = ""
  private(set) var question: LeaveRequest?
  private(set) var added: Int?

  init(_ navigator: Navigator<Studio.StudioCoordinator>) { self.navigator = navigator }

  func open() async {
    guard case .held(let target) = navigator.open(.detail(id: 7)) else { return }
    message = "Sign in first"
    switch await target.result {
    case .replayed(.performed): message = ""
    case .replayed(let outcome): message = "\(outcome)"
    case .dropped(let reason): message = reason.rawValue
    }
  }

  func close() {
    guard case .needsConfirmation(let request) = navigator.dismiss() else { return }
    question = request
  }

  func add() async { added = await navigator.present(.add, returning: Int.self) }
}

@Suite("A recorded navigator lets verbs wait, as the test says")
@MainActor
struct RecordedWaitingTests {
  private let studio = RecordedNavigator<Studio.StudioCoordinator> { Issue.record("\($0)") }

  @Test("A model sees that its verb waits, and what became of it")
  func held() async {
    studio.say(.held(until: "session"), to: .open(.detail(id: 7)))
    let model = DeskModel(studio.navigator)
    let task = Task { await model.open() }
    try? await until(model.message == "Sign in first")
    #expect(studio.pendingNavigations.map(\.gate) == ["session"])
    #expect(studio.release("download") == .unchanged)
    #expect(studio.release("session") == .performed)
    await task.value
    #expect(model.message.isEmpty)
    #expect(studio.pendingNavigations.isEmpty)
  }

  @Test("What is called again gets what the test says by then")
  func replayed() async {
    studio.outcome = .held(until: ["session", "download"])
    let model = DeskModel(studio.navigator)
    let task = Task { await model.open() }
    try? await until(model.message == "Sign in first")
    studio.say(.denied("closed"), to: .open(.detail(id: 7)))
    #expect(studio.release("session") == .unchanged)
    #expect(studio.release("download") == .denied("closed"))
    await task.value
    #expect(model.message == "\(Outcome.denied("closed"))")
  }

  @Test("A target is given up")
  func dropped() async {
    studio.outcome = .held(until: "session")
    let model = DeskModel(studio.navigator)
    let task = Task { await model.open() }
    try? await until(model.message == "Sign in first")
    #expect(studio.dropHolds(.abandoned) == .performed)
    #expect(studio.dropHolds() == .unchanged)
    await task.value
    #expect(model.message == "abandoned")
  }

  @Test("Equal verbs are one target, and a new call after its end is another one")
  func tokens() {
    studio.outcome = .held(until: "session")
    let navigator = studio.navigator
    let first = navigator.push(.add).hold
    #expect(first?.isWaiting == true && navigator.push(.add).hold == first)
    #expect(first?.cancel() == .performed && first?.cancel() == .unchanged)
    let second = navigator.push(.add).hold
    #expect(second != first && second?.isWaiting == true)
    let other = navigator.push(.about).hold
    #expect(second?.knownResult == .dropped(.replaced) && other?.isWaiting == true)
  }

  @Test("A model asks before it leaves, and its answer is recorded")
  func asked() throws {
    studio.say(.asks("add"), to: .dismiss)
    let model = DeskModel(studio.navigator)
    model.close()
    let question = try #require(model.question)
    #expect(question == studio.pendingLeave && question.name == "add")
    #expect(question.cause == .dismiss)
    #expect(question.cancel() == .performed && question.proceed() == .unchanged)
    model.close()
    studio.say(.ignored(.blocked), to: .dismiss)
    #expect(studio.pendingLeave?.proceed() == .ignored(.blocked))
    #expect(
      studio.actions == [
        .command(.dismiss), .answer(.cancel), .command(.dismiss), .answer(.proceed),
      ])
    #expect(studio.pendingLeave == nil)
  }

  @Test("A newer verb that is carried out closes the question")
  func replacedQuestion() {
    studio.say(.asks("add"), to: .dismiss)
    let navigator = studio.navigator
    let first = navigator.dismiss().leaveRequest
    let second = navigator.dismiss().leaveRequest
    #expect(first != second && first?.proceed() == .unchanged)
    studio.say(.ignored(.atRoot), to: .pop)
    navigator.pop()
    #expect(studio.pendingLeave == second)
    navigator.popToRoot()
    #expect(studio.pendingLeave == nil && second?.proceed() == .unchanged)
    navigator.dismiss()
    studio.tell(.leave(.popped))
    #expect(studio.pendingLeave == nil)
  }

  @Test("A caller that waits for a result waits for the gate, or for the answer, first")
  func awaited() async {
    studio.answer(.add, with: 9)
    studio.outcome = .held(until: "session")
    let model = DeskModel(studio.navigator)
    var task = Task { await model.add() }
    try? await until(!studio.pendingNavigations.isEmpty)
    #expect(studio.unusedAnswers == ["add"])
    studio.release("session")
    await task.value
    #expect(model.added == 9)
    studio.outcome = .asks("list")
    studio.answer(.add, with: 8)
    for (answer, result) in [(LeaveAnswer.cancel, nil), (.proceed, 8)] {
      task = Task { await model.add() }
      try? await until(studio.pendingLeave != nil)
      _ = answer == .cancel ? studio.pendingLeave?.cancel() : studio.pendingLeave?.proceed()
      await task.value
      #expect(model.added == result)
    }
  }

  @Test("A caller that is cancelled gives its target up, and leaves a question open")
  func cancelled() async {
    studio.outcome = .held(until: "session")
    let model = DeskModel(studio.navigator)
    var task = Task { await model.add() }
    try? await until(!studio.pendingNavigations.isEmpty)
    task.cancel()
    await task.value
    #expect(studio.pendingNavigations.isEmpty)
    studio.outcome = .asks("list")
    task = Task { await model.add() }
    try? await until(studio.pendingLeave != nil)
    task.cancel()
    await task.value
    #expect(studio.pendingLeave != nil && model.added == nil)
  }

  @Test("A caller gets nil once the recorded navigator is released", arguments: [false, true])
  func released(asks: Bool) async {
    var record: RecordedNavigator<Studio.StudioCoordinator>? = RecordedNavigator()
    record?.outcome = asks ? .asks("list") : .held(until: "session")
    let navigator = record?.navigator
    var hasEnded = false
    let task = Task {
      let result = await navigator?.present(.add, returning: Int.self)
      hasEnded = result == nil
    }
    try? await until(record?.pendingLeave != nil || record?.pendingNavigations.isEmpty == false)
    record = nil
    await task.value
    #expect(hasEnded)
  }

  @Test("An asker gets its answer although the question was answered at once")
  func answeredAtOnce() async {
    studio.outcome = .asks("list")
    studio.answer(.add, with: "Ann")
    let asker = Navigator<Studio.StudioCoordinator>(onOutput: { output in
      guard case .wantsName(_, let reply) = output else { return }
      self.studio.navigator.present(.add, answering: reply)
      #expect(self.studio.pendingLeave?.proceed() == .performed)
    }) { _ in .performed }
    #expect(await asker.ask { .wantsName(of: 1, $0) } == "Ann")
  }

  @Test("Commands that wait are one target only if they are equal, also without routes")
  func equalCommands() {
    studio.outcome = .held(until: "session")
    let first = studio.navigator.pop(toLast: .add).hold
    #expect(first != nil && studio.navigator.pop(toLast: .add).hold == first)
    #expect(studio.navigator.pop(toLast: .about).hold != first)
    #expect(first?.knownResult == .dropped(.replaced))
  }

  @Test("A transaction with a verb that waits returns that, and tells its history policy")
  func transaction() {
    studio.say(.asks("add"), to: .dismiss)
    let navigator = studio.navigator
    let outcome = navigator.transaction(history: .replace) {
      navigator.dismiss()
      navigator.push(.about)
    }
    #expect(outcome.leaveRequest?.name == "add")
    #expect(
      studio.actions == [
        .transaction(history: .replace), .command(.dismiss), .command(.push([.about])),
      ])
    #expect("\(studio.actions[0])" == "transaction(history: \(HistoryPolicy.replace))")
    #expect(studio.pendingLeave == outcome.leaveRequest)
    #expect(studio.pendingLeave?.proceed() == .performed)
    studio.outcome = .held(until: "session")
    let held = navigator.transaction {
      navigator.push(.add)
      navigator.push(.about)
    }
    #expect(held.hold?.isWaiting == true)
  }

  @Test("The target of an asker that gives up is dropped")
  func givenUp() async {
    studio.outcome = .held(until: "session")
    let asker = Navigator<Studio.StudioCoordinator>(onOutput: { [studio] output in
      guard case .wantsName(_, let reply) = output else { return }
      studio.navigator.present(.add, answering: reply)
    }) { _ in .performed }
    let task = Task { await asker.ask { .wantsName(of: 1, $0) } }
    try? await until(!studio.pendingNavigations.isEmpty)
    task.cancel()
    #expect(await task.value == nil)
    #expect(studio.pendingNavigations.isEmpty)
  }
}
