/// Waits on a clock of any type, on the actor of the caller.
///
/// - Returns: False if the task was cancelled before.
@MainActor
func portTimer(_ time: Duration, by clock: some Clock<Duration>) async -> Bool {
  do {
    try await Deadline(in: time, by: clock).wait()
    return true
  } catch {
    return false
  }
}
