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
  /// - Parameter beginning: The leave policies when the test began. Those that have not changed are not left over.
  @MainActor
  init(of root: some Coordinator, since beginning: LeavePolicies = LeavePolicies()) {
    self.init(
      targets: root.pendingNavigations.count, waiters: root.waiterCount,
      tasks: root.taskNames.count, question: root.pendingLeave?.name)
    var now = LeavePolicies(of: root)
    // The open question says this already.
    if let asking = root.pendingLeave?.entry { now.all[asking] = nil }
    // If several entries have one name, the strictest policy counts.
    for (id, entry) in now.all where beginning.all[id]?.policy != entry.policy {
      if policies[entry.name] != .blocked { policies[entry.name] = entry.policy }
    }
  }
}

/// The leave policies in a tree that are not `free`.
struct LeavePolicies {
  var all: [EntryID: (name: String, policy: LeavePolicy)] = [:]
}

@MainActor
extension LeavePolicies {
  init(of root: some Coordinator) {
    for layer in root.projection.layers { note(layer) }
  }

  private mutating func note<Screen>(_ layer: Layer<Screen>) {
    for entry in layer.entries {
      let policy = entry.leavePolicy
      if policy != .free { all[entry.id] = (entry.name, policy) }
      for tab in entry.tabs?.layers ?? [] { note(tab) }
    }
  }
}
