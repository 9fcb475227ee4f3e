import Waymark

/// Waits until empty tasks that are made one after the other are through: what could go on has had its turn.
///
/// A task that waits for an answer has no end that could be waited for, so nobody waits for tasks here. On Linux the main
/// actor does not take up its work in quite the order in which it came, so one empty task is too few.
@MainActor
func letTasksGoOn() async {
  for _ in 0..<30 { await Task {}.value }
}

/// Waits like that for as long as more tasks of entries go on than callers wait for a result: the rest is at work, and
/// where the machine is busy that may take many turns. One that never ends is waited for in vain, and not for ever.
///
/// - Parameter isEnough: True if there is nothing more to wait for now.
@MainActor
func letTasksGoOn(in root: some Coordinator, until isEnough: () -> Bool = { false }) async {
  for _ in 0..<50 {
    await letTasksGoOn()
    guard !isEnough(), root.taskNames.count > root.waiterCount else { return }
    // Has its turn behind whatever is ready elsewhere.
    await Task.detached(priority: .background) {}.value
  }
}

/// Waits until nothing changes any more: until tasks have gone on, and nothing has changed meanwhile.
///
/// - Parameter platform: What is to come to rest, too.
/// - Returns: False if something changes on and on.
@MainActor
func comesToRest<C: Coordinator>(_ root: C, on platform: PlatformSimulator<C>?) async -> Bool {
  var hasChanged = false
  let token = root.observe { _, _ in hasChanged = true }
  defer { token.cancel() }
  for _ in 0..<100 {
    hasChanged = false
    // What changes on and on would be waited for for minutes.
    await letTasksGoOn(in: root) { hasChanged }
    platform?.settle()
    if !hasChanged { return true }
  }
  return false
}
