/// The result of an operation on a stack.
@usableFromInline
package enum StackDecision<Route> {
  case edit(StackEdit<Route>)
  case unchanged
  case ignored(StackOutcome.Reason)
}
