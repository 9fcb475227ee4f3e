/// A verb that is called: whose it is, and where the call comes from.
///
/// All that a verb passes borrows it: copying it would count what it holds, each time.
@MainActor
struct Action: ~Copyable {
  let verb: Verb
  /// Those of the verb, which are asked for several times.
  let traits: VerbTraits
  /// The coordinator whose verb it is.
  let node: Node
  let origin: CallOrigin
  /// Whoever waits for what the entry finishes with that the verb makes.
  var waiter: (any AnyResultWaiter)?
  /// What the change is to a history, if the call says it.
  let history: HistoryPolicy?
  /// The question that was answered, if the verb is called again after one.
  var answered: PendingLeave?

  init(
    _ verb: consuming Verb, of node: Node, _ origin: CallOrigin = .code,
    awaitedBy waiter: (any AnyResultWaiter)? = nil, history: HistoryPolicy? = nil
  ) {
    self.verb = verb
    traits = verb.traits
    self.node = node
    self.origin = origin
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

  /// The entry whose navigator was called, unless it is gone.
  var entry: Entry? {
    guard case .entry(let origin) = origin else { return nil }
    return origin.entry
  }
}
