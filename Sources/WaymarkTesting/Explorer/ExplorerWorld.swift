import Waymark

/// One fresh app on a platform that behaves, which is brought somewhere and looked at.
@MainActor
final class ExplorerWorld<C: Coordinator> {
  let app: C
  let platform: PlatformSimulator<C>
  let history: History
  let options: ExplorerOptions<C>
  let log = ExplorerLog()
  private(set) var rest = Rest()
  /// The action that was looked for last.
  var found: (name: String, number: Int, action: ExplorerAction)?

  /// How it came to rest.
  struct Rest {
    /// False if changes, or movements of the platform, have no end.
    var isReached = true
    /// True if nothing went on by itself, and nothing is at work.
    var isQuiet = true
  }

  init(_ options: ExplorerOptions<C>) {
    self.options = options
    app = options.make()
    app.flow.reporter = MisuseReporter { [log] in log.note($0) }
    history = History(app)
    platform = PlatformSimulator(app, traits: options.traits)
    app.observe { [log] _, _ in log.hasChanged = true }
  }

  /// The state as it is now.
  func state(home: [[String]]?) -> ExplorerState {
    var state = ExplorerState(of: app, key: options.key(app))
    state.isHome = options.home.map { $0(app) } ?? home.map { $0 == state.tree.visiblePath } ?? true
    return state
  }

  /// Waits until nothing changes any more.
  func settle() async {
    rest = Rest()
    for _ in 0..<25 {
      log.hasChanged = false
      settlePlatform()
      if let passTime = options.passTime {
        rest.isQuiet = false
        // Who sleeps has to fall asleep first.
        await letAllGoOn(for: 1)
        await passTime(app)
      }
      await letAllGoOn(for: 20)
      if !log.hasChanged {
        rest.isQuiet = rest.isQuiet && app.taskNames.isEmpty && app.waiterCount == 0
        return
      }
      rest.isQuiet = false
    }
    rest.isReached = false
  }

  /// Waits for nothing that takes long: of a state that nothing has ever gone on in.
  ///
  /// - Parameter next: What is done next. A verb needs no platform at rest, but for columns, which follow the window.
  func settleQuickly(for next: ExplorerMove?) async {
    for _ in 0..<20 { await Task.yield() }
    if next?.isGesture ?? true || platform.isCollapsed != nil {
      settlePlatform()
    } else {
      showTop()
    }
  }

  /// Lets tasks go on that are ready, also such as come back from elsewhere: until none of those that wait for no result
  /// is left, or it goes on for long. Cheaper than `letTasksGoOn(in:)`, which a walk would call tens of thousands of times.
  ///
  /// - Parameter rounds: How long that is.
  private func letAllGoOn(for rounds: Int) async {
    for _ in 0..<rounds {
      for _ in 0..<20 { await Task.yield() }
      // Has its turn behind what is ready elsewhere.
      await Task.detached {}.value
      for _ in 0..<10 { await Task.yield() }
      if log.hasChanged || endlessTask == nil { return }
    }
  }

  /// The case on whose entry a task goes on that waits for no result.
  var endlessTask: String? {
    let running = app.taskNames.map { String($0.prefix { $0 != "(" }) }
      .filter { !options.tasksAllowed.contains($0) }
    return running.count > app.waiterCount ? running.first : nil
  }

  /// Lets the platform alone come to rest, and show what is on top: that makes the screens.
  func settlePlatform() {
    rest.isReached = platform.settle()
    showTop()
  }

  /// Makes the screens of what is on top.
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
