/// The tasks that were still at work after a long wait, and the states that never came to rest. The apps of a walk
/// share what was learned, so that none of them waits so long for the same again.
@MainActor
final class EndlessWork {
  /// How many tasks of one entry never end, by the case of its route.
  private var counts: [String: Int] = [:]
  /// How often something was learned of tasks.
  private(set) var lessons = 0
  /// The texts of the states that keep changing.
  private var restless: Set<String> = []

  /// Notes a state that keeps changing.
  func note(restless state: ExplorerState) { restless.insert(state.text) }

  /// True if this state never came to rest before.
  func isRestless(_ state: @autoclosure () -> ExplorerState) -> Bool {
    !restless.isEmpty && restless.contains(state().text)
  }

  /// Notes the tasks that are still at work.
  ///
  /// - Parameter names: The name of the entry of each task.
  func note(_ names: [String]) {
    lessons += 1
    for (name, count) in names.counted {
      let known = counts[caseName(name)] ?? 0
      counts[caseName(name)] = max(known, count)
    }
  }

  /// True if a task is at work that may still end.
  ///
  /// - Parameter names: The name of the entry of each task that waits for no result.
  func mayAnyEnd(among names: [String]) -> Bool {
    names.counted.contains { name, count in count > counts[caseName(name)] ?? 0 }
  }
}

extension [String] {
  /// How often each name occurs.
  fileprivate var counted: [String: Int] {
    var counts: [String: Int] = [:]
    for name in self { counts[name, default: 0] += 1 }
    return counts
  }
}

/// The case in the name of a route.
func caseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
