/// A caller that waits for the result of an entry.
///
/// It belongs to the entry, and is resolved exactly once: with a value, or with nil once the entry
/// has left in any other way or the waiting task was cancelled. If a feature asks the coordinator
/// that composes it, that coordinator makes the entry, or answers without one.
@MainActor
final class ResultWaiter<Value: Sendable>: AnyResultWaiter {
  private enum State {
    /// A feature has asked, and the reply is not used yet.
    case asked
    /// It has a verb that will make its entry.
    case made
    /// Its entry is not made yet, because the verb waits for a gate or for an answer.
    case kept
    /// Its entry is in the tree. Has its number among the waiters of the tree.
    case attached(Int)
    case resolved(Value?)
  }

  private weak var list: WaiterList?
  /// The layer of its entry, to notify readers of `isAwaited`.
  private weak var object: LayerObject?
  private weak var entry: Entry?
  private weak var hold: Hold?
  /// The waiters of the same asker, and its number among them.
  private weak var inquiries: WaiterList?
  private var inquiryNumber = 0
  /// The conversion of the entry's result, if that has another type than the awaited one.
  private var source: ReplySource?
  private var state: State
  private var continuation: CheckedContinuation<Value?, Never>?
  /// The work of a navigator that waits here.
  private var work: EntryWork?

  /// - Parameter isAsked: True if another coordinator makes its entry, or none.
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

  /// The result of the entry, without a suspension if it is already known.
  func value() async -> Value? {
    switch state {
    case .resolved(let value): return value
    case .asked, .made, .kept, .attached:
      guard continuation == nil else { return nil }
      work = EntryWork.current.get()
      work?.waiters += 1
      return await withCheckedContinuation { continuation = $0 }
    }
  }

  /// Ends the wait. The entry stays, but a target that has no entry yet is dropped.
  func cancel() {
    if case .kept = state { hold?.drop(.cancelled) }
    resolve(nil)
  }

  var typeName: String { source?.typeName ?? WaymarkRoutes.typeName(of: Value.self) }

  func accepts(_ value: any Sendable) -> Bool { source?.accepts(value) ?? (value is Value) }

  func resolve(_ value: (any Sendable)?) {
    guard !isOver else { return }
    let answer = source.map { source in value.flatMap(source.convert) } ?? value
    // This may have run user code that ended the wait. If the entry has left, its layer was already
    // notified.
    var layer: LayerObject?
    switch state {
    case .resolved: return
    case .asked, .made, .kept: break
    case .attached(let number):
      list?.remove(number)
      if entry?.life == .settled { layer = object }
    }
    inquiries?.remove(inquiryNumber)
    // Only casts a real answer: without one, the cast to an optional type would succeed, too.
    let result = answer.flatMap { $0 as? Value }
    // A reader that was notified may have ended the wait.
    change(layer) { if !isOver { state = .resolved(result) } }
    let released = source.take()
    work.take()?.waiters -= 1
    continuation.take()?.resume(returning: result)
    // Its captures may call verbs when they are released.
    releaseOutside(released)
  }

  /// Verbs of notified readers wait, so that all readers hear of them.
  private func change(_ layer: LayerObject?, _ body: () -> Void) {
    guard let layer, let tree = layer.tree?.tree else { return body() }
    tree.withoutReentry {
      layer.willChange([])
      body()
      layer.didChange([])
    }
  }
}
