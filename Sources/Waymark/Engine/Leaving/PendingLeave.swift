/// An open question whether an entry may be left, with the verb that would leave it.
///
/// The tree keeps it, so it must not keep anything of the tree.
@MainActor
final class PendingLeave {
  private let tree: TreeHandle
  private let node: NodeKey
  /// Nil once the question is closed, so that captures of the verb are released.
  private var verb: Verb?
  private let cause: NavigationCause
  private let origin: Action.Origin
  private let history: HistoryPolicy?
  /// The layer that the verb came from.
  let told: LayerKey?
  private let entry: EntryID
  private let name: String
  /// The entries that need not be asked again.
  let asked: Set<EntryID>
  /// The waiter for the entry that the verb would make.
  private var waiter: (any AnyResultWaiter)?

  init(about entry: Entry, _ action: borrowing Action, _ draft: Draft, in tree: TreeHandle) {
    told = tree.tree?.tellingLayer?.key
    self.tree = tree
    node = action.node.key
    verb = action.verb
    cause = action.cause
    origin = action.origin
    history = action.history
    self.entry = entry.id
    name = entry.name
    asked = draft.leaving.asked.union(CollectionOfOne(entry.id))
    waiter = draft.takeWaiter()
    waiter?.keep(with: nil)
  }

  var request: LeaveRequest {
    LeaveRequest(pending: self, entry: entry, name: name, cause: cause)
  }

  /// The call that asks, with the answer of its entry, as long as it can be repeated.
  var repetition: Action? {
    guard let verb, let node = tree.tree?.state.node(node) else { return nil }
    var action = Action(verb, of: node, origin, history: history)
    action.answered = self
    return action
  }

  func proceed() -> Outcome { tree.tree?.proceed(self) ?? .unchanged }

  func cancel() -> Outcome { tree.tree?.cancel(self) ?? .unchanged }

  func takeWaiter() -> (any AnyResultWaiter)? { waiter.take() }

  /// Releases the verb, and ends the wait for its entry.
  func drop() {
    verb = nil
    waiter.take()?.resolve(nil)
  }
}
