/// A draft that cannot become a state; the whole transaction is undone.
struct Refusal: Error {
  /// What the verb returns.
  let outcome: Outcome

  init(_ outcome: Outcome) {
    self.outcome = outcome
  }

  init(_ reason: IgnoredReason) {
    self.init(.ignored(reason))
  }
}
