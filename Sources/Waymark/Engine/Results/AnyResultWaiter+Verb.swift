extension AnyResultWaiter {
  /// Calls the verb that makes its entry.
  func begin(_ verb: (any AnyResultWaiter) -> Outcome) -> Outcome {
    let outcome = verb(self)
    if outcome != .queued { settle() }
    return outcome
  }
}
