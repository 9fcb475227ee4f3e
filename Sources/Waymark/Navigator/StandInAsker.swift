/// A caller that waits for an answer of a stand-in.
@MainActor
package struct StandInAsker {
  private let waiter: any AnyResultWaiter

  init(_ waiter: any AnyResultWaiter) {
    self.waiter = waiter
  }

  /// The type of the answer, for messages.
  package var typeName: String { waiter.typeName }

  /// True if the answer has the expected type.
  package func accepts(_ value: any Sendable) -> Bool { waiter.accepts(value) }

  /// Lets the caller wait after the verb is over. If it gives up, the target that makes its entry is
  /// dropped.
  package func keep(for outcome: Outcome) {
    waiter.keep(with: outcome.hold?.hold)
  }

  /// Answers the caller, once; nil for no answer.
  package func resolve(_ value: (any Sendable)?) { waiter.resolve(value) }
}
