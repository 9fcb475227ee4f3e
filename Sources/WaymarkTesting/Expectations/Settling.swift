import Waymark

/// Gives other tasks time to run: waits for a number of empty tasks, one after the other.
///
/// It cannot wait for the tasks themselves, because a task that waits for an answer may never end. On Linux the main
/// actor does not run its work in exactly the order in which it arrived, so one empty task is not enough.
///
/// - Parameter isEnough: Returns true to stop waiting.
@MainActor
func letTasksGoOn(until isEnough: () -> Bool = { false }) async {
  for _ in 0..<30 where !isEnough() { await Task {}.value }
}

/// Waits in this way while tasks of entries are at work, which may take many turns on a busy machine. A task that waits
/// for a result is not. The number of turns is limited, because a task may never end.
///
/// - Parameter isEnough: Returns true to stop waiting.
@MainActor
func letTasksGoOn(in root: some Coordinator, until isEnough: () -> Bool = { false }) async {
  for _ in 0..<50 {
    await letTasksGoOn(until: isEnough)
    guard !isEnough(), !root.workingTaskNames.isEmpty else { return }
    // A background task runs after all work that is ready on other threads.
    await Task.detached(priority: .background) {}.value
  }
}

/// Waits until tasks have had time to run, and nothing has changed meanwhile.
///
/// - Parameter platform: A platform that should come to rest, too.
/// - Returns: False if something keeps changing.
@MainActor
func comesToRest<C: Coordinator>(_ root: C, on platform: PlatformSimulator<C>?) async -> Bool {
  var hasChanged = false
  let token = root.observe { _, _ in hasChanged = true }
  defer { token.cancel() }
  for _ in 0..<500 {
    hasChanged = false
    // Stop at the first change. Otherwise something that keeps changing would take minutes.
    await letTasksGoOn(in: root) { hasChanged }
    platform?.settle()
    if !hasChanged { return true }
  }
  return false
}
