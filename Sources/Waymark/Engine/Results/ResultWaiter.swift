/// Somebody who waits for what an entry finishes with.
///
/// It belongs to the entry, and is resolved exactly once: with a value, or with nil once the entry
/// has left in any other way or the task that waits was cancelled. Where a feature asks whoever
/// composes it, that one makes the entry, or answers without any.
@MainActor
final class ResultWaiter<Value: Sendable>: AnyResultWaiter {
  private enum State {
    /// A feature asked, and whoever has the reply did nothing with it yet.
    case asked
    /// With a verb that is still to make its entry.
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
  /// Those who wait on behalf of the same asker, and its number among them.
  private weak var inquiries: WaiterList?
  private var inquiryNumber = 0
  /// What the entry finishes with, where that is not what is waited for.
  private var source: ReplySource?
  private var state: State
  private var continuation: CheckedContinuation<Value?, Never>?

  /// - Parameter isAsked: True for one whose entry others make, if any.
  nonisolated init(isAsked: Bool = false) {
    state = isAsked ? .asked : .made
  }

  var isOpen: Bool {
    if case .attached = state { true } else { false }
  }

  var isOver: Bool {
    if case .resolved = state { true } else { false }
  }

  func belong(to inquiries: WaiterList) {
    self.inquiries = inquiries
    inquiryNumber = inquiries.add(self)
  }

  func handOver(expecting source: ReplySource) -> Bool {
    guard case .asked = state else { return false }
    state = .made
    self.source = source
    return true
  }

  func settle() {
    if case .made = state { resolve(nil) }
  }

  func keep(with hold: Hold?) {
    switch state {
    case .made, .kept:
      state = .kept
      self.hold = hold
    case .asked, .attached, .resolved: return
    }
  }

  func leave(_ hold: Hold) {
    if case .kept = state, self.hold === hold { resolve(nil) }
  }

  func attach(to entry: Entry, _ object: LayerObject?, in list: WaiterList) {
    if case .resolved = state { return }
    state = .attached(list.add(self))
    self.list = list
    self.entry = entry
    self.object = object
    entry.makeAttachments().waiter = self
  }

  /// What the entry finishes with; without a hop if that is known already.
  func value() async -> Value? {
    switch state {
    case .resolved(let value): return value
    case .asked, .made, .kept, .attached:
      guard continuation == nil else { return nil }
      return await withCheckedContinuation { continuation = $0 }
    }
  }

  /// Whoever waits gives up: the entry stays, a target of which none came yet does not.
  func cancel() {
    if case .kept = state { hold?.drop(.cancelled) }
    resolve(nil)
  }

  var typeName: String { source?.typeName ?? WaymarkRoutes.typeName(of: Value.self) }

  func accepts(_ value: any Sendable) -> Bool { source?.accepts(value) ?? (value is Value) }

  func resolve(_ value: (any Sendable)?) {
    let answer = source.map { source in value.flatMap(source.convert) } ?? value
    // That may have run code of users, who may have ended the wait by it.
    // If the entry has left, its layer was told.
    var layer: LayerObject?
    switch state {
    case .resolved: return
    case .asked, .made, .kept: break
    case .attached(let number):
      list?.remove(number)
      if entry?.life == .settled { layer = object }
    }
    inquiries?.remove(inquiryNumber)
    // Cast only if there is one: nothing is also a nil of a type that is optional itself.
    let result = answer.flatMap { $0 as? Value }
    layer?.willChange([])
    state = .resolved(result)
    layer?.didChange([])
    source = nil
    continuation.take()?.resume(returning: result)
  }
}
