/// A call of a verb: the verb, its coordinator, and the origin of the call.
///
/// All functions that a verb passes through borrow it, because each copy would retain its contents.
@MainActor
struct Action: ~Copyable {
  let verb: Verb
  /// The traits of the verb, stored because they are read several times.
  let traits: VerbTraits
  /// The coordinator whose verb is called.
  let node: Node
  let origin: CallOrigin
  /// The layer of the sender whose handler calls the verb; nil for other calls.
  let sender: LayerKey?
  /// The caller that waits for the result of the entry that the verb makes.
  var waiter: (any AnyResultWaiter)?
  /// The history policy, if the call has one.
  let history: HistoryPolicy?
  /// The answered question, if the verb is called again after one.
  var answered: PendingLeave?

  init(
    _ verb: consuming Verb, of node: Node, _ origin: CallOrigin = .code,
    from sender: LayerKey? = nil,
    awaitedBy waiter: (any AnyResultWaiter)? = nil, history: HistoryPolicy? = nil
  ) {
    self.verb = verb
    traits = verb.traits
    self.node = node
    self.origin = origin
    self.sender = sender
    self.waiter = waiter
    self.history = history
  }

  var cause: NavigationCause { traits.cause }

  var source: NavigationSource {
    switch origin {
    case .code: .code(coordinator: node.name)
    case .entry(let origin): .entry(origin.id)
    case .system: .system
    }
  }

  /// The entry of the navigator that was called, unless the entry is gone.
  var entry: Entry? {
    guard case .entry(let origin) = origin else { return nil }
    return origin.entry
  }
}
