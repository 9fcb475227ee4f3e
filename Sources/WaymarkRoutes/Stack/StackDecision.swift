/// What an operation on a stack comes to.
@usableFromInline
package enum StackDecision<Route> {
  case edit(StackEdit<Route>)
  case unchanged
  case ignored(StackOutcome.Reason)
}
