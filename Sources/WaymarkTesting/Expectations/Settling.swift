/// Waits until empty tasks that are made one after the other are through: what could go on has had its turn.
///
/// A task that waits for an answer has no end that could be waited for, so nobody waits for tasks here. On Linux the main
/// actor does not take up its work in quite the order in which it came, so one empty task is too few.
@MainActor
func letTasksGoOn() async {
  for _ in 0..<30 { await Task {}.value }
}
