/// A replacement for an entry and its coordinator, in tests and previews.
@MainActor
package protocol NavigatorStandIn<C>: NavigatorBacking {
  associatedtype C: Coordinator

  /// What a verb returns that comes too late; nil while the entry is there.
  var late: Outcome? { get }

  func perform(_ command: NavigationCommand<C.Route>) -> Outcome
  func transaction(history: HistoryPolicy?, _ body: @MainActor () -> Void) -> Outcome
  func emit(_ output: C.Output) -> Outcome

  /// Performs a command, and returns the result of its entry.
  func result<Value: Sendable>(
    of command: NavigationCommand<C.Route>, as type: Value.Type
  ) async -> Value?
  /// Performs a command whose entry answers an asker.
  func perform(_ command: NavigationCommand<C.Route>, for asker: StandInAsker) -> Outcome
  /// Emits an output that wants an answer, and makes it only for that.
  func ask(_ output: () -> C.Output, for asker: StandInAsker) -> Outcome
  /// Gets the awaited result of the entry.
  func finish(returning result: any Sendable) -> Outcome
}

extension Outcome {
  /// True if the verb made no entry that a caller could wait for.
  package var isWithoutEntry: Bool { isRefusal || self == .unchanged || self == .redirected }
}

extension NavigationCommand {
  /// True if the navigator's entry has to be on top.
  @MainActor package var needsTop: Bool { verb.traits.needsTop }
}
