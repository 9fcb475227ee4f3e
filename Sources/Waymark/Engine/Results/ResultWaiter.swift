/// Somebody who waits for what an entry finishes with.
///
/// It belongs to the entry, and is resolved exactly once: with a value, or with nil once the entry
/// has left in any other way or the task that waits was cancelled.
@MainActor
final class ResultWaiter<Value: Sendable>: AnyResultWaiter {
  private enum State {
    case made
    /// Its entry is still to be made: the verb waits for a gate, or for an answer.
    case kept
    /// Its entry is in the tree, and this is its number among those who wait there.
    case attached(Int)
    case resolved(Value?)
  }

  private weak var list: WaiterList?
  /// The layer of its entry, for whoever reads whether that is waited for.
  private weak var object: LayerObject?
  private weak var entry: Entry?
  private weak var hold: Hold?
  private var state = State.made
  private var continuation: CheckedContinuation<Value?, Never>?

  nonisolated init() {}

  var isOpen: Bool {
    if case .attached = state { true } else { false }
  }

  func keep(with hold: Hold?) {
    switch state {
    case .made, .kept:
      state = .kept
      self.hold = hold
    case .attached, .resolved: return
    }
  }

  func leave(_ hold: Hold) {
    if case .kept = state, self.hold === hold { resolve(nil) }
  }

  func attach(to entry: Entry, in tree: Tree) {
    if case .resolved = state { return }
    state = .attached(tree.waiters.add(self))
    list = tree.waiters
    self.entry = entry
    object = tree.state.layer(of: entry)?.object
    entry.makeAttachments().waiter = self
  }

  /// What the entry finishes with; without a hop if that is known already.
  func value() async -> Value? {
    switch state {
    case .made: return nil
    case .resolved(let value): return value
    case .kept, .attached:
      guard continuation == nil else { return nil }
      return await withCheckedContinuation { continuation = $0 }
    }
  }

  /// The task that waits was cancelled: its entry stays, a target of which none came yet does not.
  func cancel() {
    if case .kept = state { hold?.drop(.cancelled) }
    resolve(nil)
  }

  var typeName: String { WaymarkRoutes.typeName(of: Value.self) }

  func accepts(_ value: any Sendable) -> Bool { value is Value }

  func resolve(_ value: (any Sendable)?) {
    // If the entry has left, its layer was told.
    var layer: LayerObject?
    switch state {
    case .made, .resolved: return
    case .kept: break
    case .attached(let number):
      list?.remove(number)
      if entry?.life == .settled { layer = object }
    }
    // Cast only if there is one: nothing is also a nil of a type that is optional itself.
    let result = value.flatMap { $0 as? Value }
    layer?.willChange([])
    state = .resolved(result)
    layer?.didChange([])
    continuation.take()?.resume(returning: result)
  }
}

/// A waiter for a value of any type.
@MainActor
protocol AnyResultWaiter: AnyObject, Sendable {
  /// True from when its entry entered until it is resolved.
  var isOpen: Bool { get }
  var typeName: String { get }
  /// Keeps it waiting before its entry is there: with a target that is held, or for an answer.
  func keep(with hold: Hold?)
  /// The target waits no longer: the waiter is resolved, unless it waits for something else by now.
  func leave(_ hold: Hold)
  func attach(to entry: Entry, in tree: Tree)
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
}
