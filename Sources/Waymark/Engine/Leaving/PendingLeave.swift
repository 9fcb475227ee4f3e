/// An open question whether an entry may be left, with the verb that would leave it.
///
/// The tree keeps it, so it must not keep anything of the tree.
@MainActor
final class PendingLeave {
  let tree: TreeHandle
  /// Nil once the question is closed, so that captures of the verb are released.
  private(set) var call: RepeatableCall?
  private let cause: NavigationCause
  private let entry: EntryID
  private let name: String
  /// The entries that need not be asked again.
  let asked: Set<EntryID>
  /// The questions that the body of the verb has answered. It answers them again when it runs again.
  private(set) var answers: [PendingLeave]
  /// The waiter for the entry that the verb would make.
  private var waiter: (any AnyResultWaiter)?
  /// What answers the question of a stand-in; nil for that of a tree.
  let standIn: StandInQuestion?

  /// Makes the question of a stand-in, which has no entry.
  init(of name: String, cause: NavigationCause, _ standIn: StandInQuestion) {
    tree = TreeHandle()
    self.cause = cause
    entry = EntryID(number: 0)
    self.name = name
    asked = []
    answers = []
    self.standIn = standIn
  }

  init(
    about entry: Entry, _ call: RepeatableCall, asked: Set<EntryID>,
    answering answers: [PendingLeave], awaitedBy waiter: (any AnyResultWaiter)?, in tree: TreeHandle
  ) {
    self.tree = tree
    self.call = call
    cause = call.verb.traits.cause
    self.entry = entry.id
    name = entry.name
    self.asked = asked
    self.answers = answers
    self.waiter = waiter
    standIn = nil
    waiter?.keep(with: nil)
  }

  var request: LeaveRequest {
    LeaveRequest(pending: self, entry: entry, name: name, cause: cause)
  }

  /// True if the verb, called again, joins the transaction in which the question is answered.
  var joins: Bool {
    // The target would end although the transaction may be undone.
    guard call?.verb.unendedReplay == nil else { return false }
    return call?.verb.joins(isAwaited: !(waiter?.isOver ?? true)) ?? true
  }

  func takeWaiter() -> (any AnyResultWaiter)? { waiter.take() }

  func takeAnswers() -> [PendingLeave] {
    defer { answers = [] }
    return answers
  }

  /// Releases the call, and ends the wait for its entry.
  func drop() {
    for answer in takeAnswers() { answer.drop() }
    releaseOutside(call.take())
    waiter.take()?.resolve(nil)
  }
}

/// What a question of a stand-in leads to.
@MainActor
final class StandInQuestion {
  /// Called with the answer; true to proceed. Nil once the question is closed.
  var answer: (@MainActor (Bool) -> Outcome)?
  /// The caller whose verb waits for the answer.
  private var awaiter: CheckedContinuation<Bool, Never>?
  /// How the question was closed, which its caller may only ask afterwards; nil while it is open.
  private var end: Bool?

  /// Closes the question.
  func end(_ goesOn: Bool) {
    answer = nil
    if end == nil { end = goesOn }
    leave(goesOn)
  }

  private func leave(_ goesOn: Bool) { awaiter.take()?.resume(returning: goesOn) }

  /// Waits until the question is closed. Returns false if the verb is not called, or if the task is cancelled.
  func goesOn() async -> Bool {
    if let end { return end }
    guard awaiter == nil else { return false }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { awaiter = $0 }
    } onCancel: {
      Task { @MainActor in self.leave(false) }
    }
  }
}
