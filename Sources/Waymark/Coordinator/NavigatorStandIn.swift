/// What stands for an entry and its coordinator where there is none: in tests and previews.
@MainActor
package protocol NavigatorStandIn<C>: AnyObject {
  associatedtype C: Coordinator

  var hasLeft: Bool { get }
  var link: LinkInformation? { get }
  var isAwaited: Bool { get }
  var leavePolicy: LeavePolicy { get set }
  var isProtected: Bool { get set }
  /// What the navigator hangs on the entry; nil if nothing is ever told.
  var attachments: EntryAttachments? { get }

  func perform(_ command: NavigationCommand<C.Route>) -> Outcome
  func transaction(_ body: @MainActor () -> Void) -> Outcome
  func emit(_ output: C.Output) -> Outcome
  func send<Signal>(_ signal: Signal) -> Outcome
  func canSend<Signal>(_ type: Signal.Type) -> Bool
  func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken
  func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>?

  /// Carries out a command, and gives what its entry finishes with.
  func result<Value: Sendable>(
    of command: NavigationCommand<C.Route>, as type: Value.Type
  ) async -> Value?
  /// Carries out a command whose entry answers somebody.
  func perform(_ command: NavigationCommand<C.Route>, for asker: StandInAsker) -> Outcome
  /// Emits an output that somebody wants an answer to.
  func ask(_ output: C.Output, for asker: StandInAsker) -> Outcome
  /// Gets what the entry finishes with, which is awaited.
  func finish(returning result: any Sendable) -> Outcome
}

/// Whoever waits for an answer that a stand-in gives.
@MainActor
package struct StandInAsker {
  private let waiter: any AnyResultWaiter

  init(_ waiter: any AnyResultWaiter) {
    self.waiter = waiter
  }

  /// The type of the answer, for people.
  package var typeName: String { waiter.typeName }

  /// True for an answer of the type that is waited for.
  package func accepts(_ value: any Sendable) -> Bool { waiter.accepts(value) }

  /// Keeps whoever asked waiting after the verb is over.
  func keep() { waiter.keep(with: nil) }

  /// Answers, once; nil if there is no answer.
  package func resolve(_ value: (any Sendable)?) { waiter.resolve(value) }
}

extension Outcome {
  /// True if the verb makes no entry that somebody could wait for.
  package var isWithoutEntry: Bool { isRefusal || self == .unchanged }
}

extension NavigationCommand {
  /// True if the navigator's entry has to be on top.
  @MainActor package var needsTop: Bool { verb.traits.needsTop }
}
