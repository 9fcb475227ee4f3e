import Waymark

/// What is left at the end of a test.
struct Leftover: Equatable, CustomStringConvertible {
  var targets = 0
  var waiters = 0
  var tasks = 0
  var question: String?
  /// The leave policies that are not `free`, by the names of their entries.
  var policies: [String: LeavePolicy] = [:]

  private var parts: [(text: String, source: String)] {
    func part(_ count: Int, _ one: String, _ label: String) -> [(String, String)] {
      count == 0 ? [] : [(count == 1 ? "1 \(one)" : "\(count) \(one)s", "\(label): \(count)")]
    }
    let stated = policies.sorted { $0.key < $1.key }
    let words = stated.map { "the leave policy .\($0.value) of \($0.key)" }
    let list = stated.map { "\($0.key.sourceLiteral): .\($0.value)" }.joined(separator: ", ")
    return part(targets, "target", "targets") + part(waiters, "waiter", "waiters")
      + part(tasks, "task", "tasks")
      + (question.map {
        [("the question whether \($0) may be left", "question: \($0.sourceLiteral)")]
      } ?? [])
      + (words.isEmpty ? [] : [(words.joined(separator: ", "), "policies: [\(list)]")])
  }

  var description: String {
    parts.isEmpty ? "nothing" : parts.map(\.text).joined(separator: ", ")
  }

  var source: String { "test.ends(\(parts.map(\.source).joined(separator: ", ")))" }
}

extension Leftover {
  @MainActor
  init(of root: some Coordinator) {
    self.init(
      targets: root.pendingNavigations.count, waiters: root.waiterCount,
      tasks: root.taskNames.count, question: root.pendingLeave?.name)
    for layer in root.projection.layers { notePolicies(of: layer, but: root.pendingLeave?.entry) }
  }

  /// Of entries with the same name the one counts that may be left least.
  ///
  /// - Parameter asking: The entry whose question is open: that says the same.
  @MainActor
  private mutating func notePolicies<Screen>(of layer: Layer<Screen>, but asking: EntryID?) {
    for entry in layer.entries {
      let policy = entry.leavePolicy
      if policy != .free, entry.id != asking, policies[entry.name] != .blocked {
        policies[entry.name] = policy
      }
      for tab in entry.tabs?.layers ?? [] { notePolicies(of: tab, but: asking) }
    }
  }
}
