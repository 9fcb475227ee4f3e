/// A replacement for an entry and its coordinator, in tests and previews.
@MainActor
package protocol NavigatorStandIn<C>: NavigatorBacking {
  associatedtype C: Coordinator

  var hasLeft: Bool { get }

  func perform(_ command: NavigationCommand<C.Route>) -> Outcome
  func transaction(_ body: @MainActor () -> Void) -> Outcome
  func emit(_ output: C.Output) -> Outcome

  /// Performs a command, and returns the result of its entry.
  func result<Value: Sendable>(
    of command: NavigationCommand<C.Route>, as type: Value.Type
  ) async -> Value?
  /// Performs a command whose entry answers an asker.
  func perform(_ command: NavigationCommand<C.Route>, for asker: StandInAsker) -> Outcome
  /// Emits an output that wants an answer.
  func ask(_ output: C.Output, for asker: StandInAsker) -> Outcome
  /// Gets the awaited result of the entry.
  func finish(returning result: any Sendable) -> Outcome
}

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

  /// Lets the caller wait after the verb is over.
  func keep() { waiter.keep(with: nil) }

  /// Answers the caller, once; nil for no answer.
  package func resolve(_ value: (any Sendable)?) { waiter.resolve(value) }
}

extension Outcome {
  /// True if the verb made no entry that a caller could wait for.
  package var isWithoutEntry: Bool { isRefusal || self == .unchanged || self == .redirected }
}

extension NavigationCommand {
  /// True if the navigator's entry has to be on top.
  @MainActor package var needsTop: Bool { verb.traits.needsTop }
}
