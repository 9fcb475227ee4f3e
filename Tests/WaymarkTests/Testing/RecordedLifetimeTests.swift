import Observation
import Synchronization
import Testing
import WaymarkTesting

@testable import Waymark

@Suite(
  "A recorded navigator stands for an entry: the test tells what happens to it, and it ends with the entry"
)
@MainActor
struct RecordedLifetimeTests {
  typealias Recorded = RecordedNavigator<Studio.StudioCoordinator>

  let studio = Recorded { Issue.record("\($0)") }

  @Test("The model receives what the test tells")
  func told() {
    let list = Studio.ListModel(studio.navigator)
    studio.tell(.cover)
    studio.tell(.uncover)
    studio.reopen()
    studio.reselect()
    studio.revise(to: .detail(id: 7))
    #expect(studio.send(Studio.Changed(count: 3)) == .performed)
    #expect(studio.send("a signal that it does not handle") == .ignored(.noReceiver))
    #expect(list.events == ["cover", "uncover", "reopen", "reselect", "detail(id: 7)", "3"])
    #expect(studio.actions.isEmpty)
  }

  @Test("Of several handlers the newest gets a signal, until it is cancelled")
  func handlers() {
    var got: [String] = []
    studio.navigator.handle(Int.self) { got.append("first \($0)") }
    let token = studio.navigator.handle(Int.self) { got.append("last \($0)") }
    studio.send(1)
    token.cancel()
    studio.send(2)
    #expect(got == ["last 1", "first 2"])
  }

  @Test("A handler may handle more signals while it runs")
  func handlingInside() {
    let navigator = studio.navigator
    var got = 0
    navigator.handle(Int.self) { number in
      navigator.handle(String.self) { _ in got += number }
    }
    studio.send(2)
    studio.send("")
    #expect(got == 2)
  }

  @Test("Settling waits for what was cancelled when the entry left")
  func settlingAfterLeaving() async {
    var isBusy = false
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    defer { source.finish() }
    studio.navigator.task {
      isBusy = true
      for await _ in numbers {}
      isBusy = false
    }
    while !isBusy { await Task.yield() }
    studio.tell(.leave(.popped))
    #expect(studio.runningTasks == 0)
    await studio.settle()
    #expect(!isBusy)
    await studio.settle()
  }

  @Test("Settling waits for the tasks of the model, with those that they start")
  func settling() async {
    studio.answer(.confirm, with: true)
    Studio.ListModel(studio.navigator).delete()
    #expect(studio.runningTasks == 1)
    await studio.settle()
    #expect(studio.runningTasks == 0)
    #expect(
      studio.actions == [
        .task, .command(.present(.confirm, as: .dialog)), .task, .command(.pop),
      ])
  }

  @Test("Once the entry has left, its tasks are cancelled and its verbs do nothing")
  func leaving() async throws {
    let list = Studio.ListModel(studio.navigator)
    let navigator = studio.navigator
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    defer { source.finish() }
    let task = try #require(navigator.task { for await _ in numbers {} })
    navigator.leavePolicy = .confirm
    let recorded = studio.actions
    studio.tell(.leave(.popped))
    #expect(task.isCancelled && studio.runningTasks == 0)
    #expect(list.events == ["leave (popped)"])
    expectLeft(navigator)
    #expect(studio.send(Studio.Changed(count: 3)) == .ignored(.left))
    studio.tell(.cover)
    studio.reopen()
    #expect(list.events == ["leave (popped)"])
    #expect(studio.actions == recorded)
    await studio.settle()
    #expect(await navigator.present(.add, returning: Int.self) == nil)
    #expect(await navigator.ask { .wantsName(of: 1, $0) } == nil)
  }

  @Test("As in the tree, a handler that hears of the leaving starts nothing, and may still tell")
  func leavingHandler() async {
    let navigator = studio.navigator
    var ran = false
    var task: Task<Void, Never>?
    var said: [Outcome] = []
    navigator.onLifecycle {
      guard case .leave = $0 else { return }
      task = navigator.task { ran = true }
      said = [
        navigator.push(.add), navigator.finish(returning: 1),
        navigator.finish(returning: 1, unawaited: .stay), navigator.transaction { ran = true },
        navigator.emit(.wantsAuthor(1)), navigator.send(1),
      ]
      navigator.leavePolicy = .confirm
    }
    studio.tell(.leave(.popped))
    await task?.value
    #expect(task == nil && !ran)
    #expect(said == Array(repeating: .queued, count: 6))
    #expect(studio.actions == [.output(.wantsAuthor(1)), .signal(1)])
  }

  @Test("Who reads what the entry is asked for hears that it leaves")
  func observedLeaving() {
    let navigator = studio.navigator
    navigator.leavePolicy = .confirm
    navigator.isProtected = true
    let questions: [@MainActor () -> Bool] = [
      { navigator.isAwaited }, { navigator.canSend(Int.self) }, { navigator.isProtected },
      { navigator.leavePolicy == .confirm },
    ]
    let told = Mutex(0)
    for question in questions {
      #expect(withObservationTracking(question) { told.withLock { $0 += 1 } })
    }
    studio.tell(.leave(.popped))
    #expect(told.withLock { $0 } == questions.count && !questions.contains { $0() })
  }

  @Test("An entry that leaves while it is awaited gives nil")
  func leavingInside() async {
    studio.onShow(.add) {
      studio.tell(.leave(.system))
      return 9
    }
    #expect(await studio.navigator.present(.add, returning: Int.self) == nil)
    #expect(studio.commands == [.present(.add, as: nil)] && studio.failures.isEmpty)
  }

  @Test("What handlers captured is released when the entry leaves")
  func handlersGo() {
    var captured: Captured? = Captured()
    weak let weakly = captured
    studio.navigator.handle(Int.self) { [captured] _ in _ = captured }
    studio.navigator.onReopen { [captured] in _ = captured }
    captured = nil
    #expect(weakly != nil)
    studio.tell(.leave(.popped))
    #expect(weakly == nil)
  }

  private final class Captured {}

  @Test("It keeps no view model alive, and no navigator keeps it alive")
  func lifetimes() throws {
    weak var list: Studio.ListModel?
    var recorded: Recorded? = Recorded { Issue.record("\($0)") }
    weak let weakly = recorded
    let navigator = try #require(recorded?.navigator)
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    defer { source.finish() }
    do {
      let model = Studio.ListModel(navigator)
      model.delete()
      list = model
    }
    let task = try #require(navigator.task { for await _ in numbers {} })
    #expect(list == nil)
    #expect(recorded?.runningTasks == 2)
    recorded = nil
    #expect(weakly == nil)
    #expect(task.isCancelled)
    expectLeft(navigator)
  }

  private func expectLeft(_ navigator: Navigator<Studio.StudioCoordinator>) {
    #expect(navigator.push(.add) == .ignored(.left))
    #expect(navigator.transaction { Issue.record("it has left") } == .ignored(.left))
    #expect(navigator.emit(.wantsAuthor(1)) == .ignored(.left))
    #expect(navigator.send(1) == .ignored(.left))
    #expect(navigator.finish(returning: 1) == .ignored(.left))
    #expect(navigator.finish(returning: 1, unawaited: .stay) == .ignored(.left))
    #expect(!navigator.canSend(Int.self) && !navigator.isAwaited && navigator.link == nil)
    navigator.leavePolicy = .blocked
    navigator.isProtected = true
    #expect(navigator.leavePolicy == .free && !navigator.isProtected)
    #expect(navigator.task { Issue.record("it has left") } == nil)
    navigator.onReopen { Issue.record("it has left") }
    navigator.handle(Studio.Changed.self) { _ in Issue.record("it has left") }
  }

  @Test(
    "What the model's handlers have captured is released outside, so that it may read the navigator"
  )
  func releasedWithEntry() {
    var seen: [Bool] = []
    var isCancelled = false
    do {
      let navigator = studio.navigator
      let model = AtRelease { seen += [navigator.isProtected, navigator.canSend(Int.self)] }
      navigator.onReopen { withExtendedLifetime(model) {} }
      let other = AtRelease { isCancelled = navigator.onReopen {}.isCancelled }
      navigator.handle(Int.self) { _ in withExtendedLifetime(other) {} }
    }
    studio.tell(.leave(.popped))
    #expect(seen.count == 2)
    #expect(isCancelled)
  }
}
