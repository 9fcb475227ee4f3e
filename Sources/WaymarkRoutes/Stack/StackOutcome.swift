/// What a verb of a ``RouteStack`` did.
///
/// ```swift
/// var stack = RouteStack(TodosRoute.list)
/// stack.push(.detail(id: 7))       // .performed
/// stack.pushIfNew(.detail(id: 7))  // .unchanged
/// stack.pop(toLast: .archive)      // .ignored(.notFound)
/// ```
///
/// A value has no guards, links or questions, so only these three are possible. Verbs of a
/// coordinator return an `Outcome`, which has more cases. `Outcome(stack.pop())` converts one to
/// the other.
///
/// - Complexity: Making, comparing and hashing an outcome take constant time and allocate nothing.
public enum StackOutcome: Hashable, Sendable {
  /// The stack was changed.
  case performed
  /// There was nothing to do: the stack already is as requested.
  case unchanged
  /// The verb could not be performed, and nothing changed.
  case ignored(Reason)

  /// True if the verb changed the stack.
  ///
  /// ```swift
  /// var stack = RouteStack(TodosRoute.list)
  /// stack.pop().didChange  // false
  /// ```
  @inlinable public var didChange: Bool { self == .performed }
}
