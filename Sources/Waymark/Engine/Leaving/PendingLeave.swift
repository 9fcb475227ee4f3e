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
    waiter?.keep(with: nil)
  }

  var request: LeaveRequest {
    LeaveRequest(pending: self, entry: entry, name: name, cause: cause)
  }

  /// True if the verb, called again, joins the transaction in which the question is answered.
  var joins: Bool { call?.verb.joins(isAwaited: !(waiter?.isOver ?? true)) ?? true }

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
