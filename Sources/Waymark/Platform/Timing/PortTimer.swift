/// Waits on a clock of any type, on the actor of the caller.
///
/// - Returns: False if the task was cancelled before it went on, also if the time was over by then.
@MainActor
func portTimer(_ time: Duration, by clock: some Clock<Duration>) async -> Bool {
  await portTimer(Deadline(in: time, by: clock))
}

/// Waits for a deadline, on the actor of the caller.
@MainActor
func portTimer(_ deadline: Deadline) async -> Bool {
  do {
    try await deadline.wait()
    // The end of a wait and what cancels it can be due in the same turn.
    return !Task.isCancelled
  } catch {
    return false
  }
}
