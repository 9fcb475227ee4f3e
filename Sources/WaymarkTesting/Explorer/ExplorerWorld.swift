import Waymark

/// A fresh app on a platform without quirks, to be brought to a state and examined.
@MainActor
final class ExplorerWorld<C: Coordinator> {
  let app: C
  let platform: PlatformSimulator<C>
  let history: History
  let options: ExplorerOptions<C>
  let log = ExplorerLog()
  private let endless: EndlessWork
  private(set) var rest = Rest()
  /// The open question, with the move that opened it; nil if it was open before the first move.
  private var asked: (question: LeaveRequest, opener: String?)?
  /// The last move.
  private var lastMove: String?
  /// The action that was last searched for.
  var found: (name: String, number: Int, action: ExplorerAction)?

  /// How the app came to rest.
  struct Rest {
    /// False if changes or movements of the platform never end.
    var isReached = true
    /// True if nothing happened by itself, and no task runs.
    var isQuiet = true
  }

  /// - Parameter endless: What other apps have learned about waiting.
  init(_ options: ExplorerOptions<C>, _ endless: EndlessWork) {
    self.options = options
    self.endless = endless
    app = options.make()
    app.flow.reporter = MisuseReporter { [log] in log.note($0) }
    history = History(app)
    platform = PlatformSimulator(app, traits: options.traits)
    app.observe { [log] _, _ in log.hasChanged = true }
  }

  /// The present state.
  func state(home: [[String]]?) -> ExplorerState {
    noteQuestion()
    var state = ExplorerState(of: app, key: options.key(app))
    state.opener = asked?.opener
    state.isHome = options.home.map { $0(app) } ?? home.map { $0 == state.tree.visiblePath } ?? true
    return state
  }

  /// Notes that a move is made now.
  func begin(_ move: ExplorerMove) {
    noteQuestion()
    lastMove = move.name
  }

  private func noteQuestion() {
    guard let question = app.pendingLeave else { return asked = nil }
    if question != asked?.question { asked = (question, lastMove) }
  }

  /// How often `settle()` lets time pass. A recorded test waits as long.
  static var mostRounds: Int { 25 }

  /// Waits until nothing changes any more.
  func settle() async {
    rest = Rest()
    for round in 0..<Self.mostRounds {
      log.hasChanged = false
      settlePlatform()
      if let passTime = options.passTime {
        rest.isQuiet = false
        // A task must begin to sleep before time passes.
        await letAllGoOn(for: 1)
        await passTime(app)
      }
      await letAllGoOn(for: 20)
      if !log.hasChanged { await letLongTasksGoOn() }
      if !log.hasChanged {
        rest.isQuiet = rest.isQuiet && app.taskNames.isEmpty && app.waiterCount == 0
        return
      }
      rest.isQuiet = false
      if round > 0, endless.isRestless(state(home: nil)) { break }
    }
    rest.isReached = false
    endless.note(restless: state(home: nil))
  }

  /// Waits only shortly. For states in which nothing ever happened by itself.
  ///
  /// - Parameter next: The move that follows. A verb needs no platform at rest, unless there are columns, which follow
  ///   the window.
  func settleQuickly(for next: ExplorerMove?) async {
    for _ in 0..<20 { await Task.yield() }
    if next?.isGesture ?? true || platform.isCollapsed != nil {
      settlePlatform()
    } else {
      showTop()
    }
  }

  /// Lets ready tasks run, including those that come back from other threads. Stops when each task left waits for a
  /// result or is known never to end, or after some rounds. A walk calls it tens of thousands of times, so it is
  /// cheaper than `letTasksGoOn(in:)`.
  ///
  /// - Parameter rounds: The largest number of rounds.
  private func letAllGoOn(for rounds: Int) async {
    for _ in 0..<rounds {
      for _ in 0..<20 { await Task.yield() }
      // A detached task runs after work that is ready on other threads.
      await Task.detached {}.value
      for _ in 0..<10 { await Task.yield() }
      if log.hasChanged || !isAtWork { return }
    }
  }

  /// Waits long for tasks that may still end: on a busy machine, a task may take long to come back from another thread.
  private func letLongTasksGoOn() async {
    guard isAtWork else { return }
    await letTasksGoOn(in: app) { log.hasChanged }
    guard !log.hasChanged, !working.isEmpty else { return }
    endless.note(working)
  }

  /// True if a task is at work that may still end.
  private var isAtWork: Bool { endless.mayAnyEnd(among: working) }

  /// The names of entries with tasks that should end and wait for no result, once for each task.
  private var working: [String] {
    app.workingTaskNames.filter { !options.tasksAllowed.contains(caseName($0)) }
  }

  /// The case of an entry with a task that is at work.
  var endlessTask: String? { working.first.map(caseName) }

  /// Lets only the platform come to rest, and makes the screens on top.
  func settlePlatform() {
    rest.isReached = platform.settle()
    showTop()
  }

  /// Makes the screens on top.
  func showTop() {
    for layer in app.projection.layers { show(layer) }
  }

  private func show(_ layer: Layer<C.Screen>) {
    guard let top = layer.entries.last else { return }
    _ = top.screen
    guard let tabs = top.tabs else { return }
    for inner in tabs.areColumns ? tabs.layers : [tabs.selected].compactMap(\.self) { show(inner) }
  }
}
