/// What a verb of a ``RouteStack`` did.
///
/// ```swift
/// var stack = RouteStack(TodosRoute.list)
/// stack.push(.detail(id: 7))       // .performed
/// stack.pushIfNew(.detail(id: 7))  // .unchanged
/// stack.pop(toLast: .archive)      // .ignored(.notFound)
/// ```
///
/// A value has no guards, links or questions, so these three are all that can happen. A coordinator's
/// verbs return an `Outcome`, which has more; `Outcome(stack.pop())` makes one of the other.
///
/// - Complexity: Making, comparing and hashing an outcome take constant time and allocate nothing.
public enum StackOutcome: Hashable, Sendable {
  /// The stack was changed.
  case performed
  /// There was nothing to do: the stack is already what was asked for.
  case unchanged
  /// The verb could not be carried out, and nothing changed.
  case ignored(Reason)

  /// True if the verb changed the stack.
  @inlinable public var didChange: Bool { self == .performed }
}
