/// Somebody who waits for what an entry finishes with.
///
/// It belongs to the entry, and is resolved exactly once: with a value, or with nil once the entry
/// has left in any other way or the task that waits was cancelled.
@MainActor
final class ResultWaiter<Value: Sendable>: AnyResultWaiter {
  private enum State {
    case made
    /// Its entry is in the tree, or may yet come, and nobody waits yet.
    case kept
    case waiting(CheckedContinuation<Value?, Never>)
    case resolved(Value?)
  }

  private weak var tree: Tree?
  private var state = State.made

  nonisolated init() {}

  var isOpen: Bool {
    switch state {
    case .kept, .waiting: true
    case .made, .resolved: false
    }
  }

  func keep() {
    if case .made = state { state = .kept }
  }

  func attach(to entry: any TreeEntry, in tree: Tree) {
    keep()
    // The task may have been cancelled while the verb was waiting for an answer.
    guard isOpen else { return }
    self.tree = tree
    tree.waiterCount += 1
    entry.makeAttachments().waiter = self
  }

  /// What the entry finishes with; without a hop if that is known already.
  func value() async -> Value? {
    switch state {
    case .made, .waiting: nil
    case .resolved(let value): value
    case .kept: await withCheckedContinuation { state = .waiting($0) }
    }
  }

  var typeName: String { Waymark.typeName(of: Value.self) }

  func accepts(_ value: any Sendable) -> Bool { value is Value }

  func resolve(_ value: (any Sendable)?) {
    guard isOpen else { return }
    // Cast only if there is one: nothing is also a nil of a type that is optional itself.
    let result = value.flatMap { $0 as? Value }
    if case .waiting(let continuation) = state { continuation.resume(returning: result) }
    state = .resolved(result)
    tree?.waiterCount -= 1
  }
}

/// A waiter for a value of any type.
@MainActor
protocol AnyResultWaiter: AnyObject, Sendable {
  /// True from when its entry entered, or something keeps it until then, until it is resolved.
  var isOpen: Bool { get }
  var typeName: String { get }
  /// Has it wait although its entry is not there yet.
  func keep()
  func attach(to entry: any TreeEntry, in tree: Tree)
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
}
