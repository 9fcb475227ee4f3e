/// The refusal of a draft, which undoes the whole transaction.
struct Refusal: Error {
  /// The outcome of the verb.
  let outcome: Outcome

  init(_ outcome: Outcome) {
    self.outcome = outcome
  }

  init(_ reason: IgnoredReason) {
    self.init(.ignored(reason))
  }
}
