/// The stand-in of a navigator that is made from closures.
@MainActor
final class ClosureStandIn<C: Coordinator>: NavigatorStandIn {
  typealias Command = NavigationCommand<C.Route>

  let late: Outcome? = nil
  let link: LinkInformation?
  let isAwaited: Bool
  private let onOutput: @MainActor (C.Output) -> Void
  private let onResult: @MainActor (any Sendable) -> Void
  private let answer: @MainActor (Command) async -> (any Sendable)?
  private let verb: @MainActor (Command) -> Outcome
  private let policy = ObservedValue(LeavePolicy.free)
  private let protection = ObservedValue(false)

  init(
    link: LinkInformation?, isAwaited: Bool,
    onOutput: @escaping @MainActor (C.Output) -> Void,
    onResult: @escaping @MainActor (any Sendable) -> Void,
    answer: @escaping @MainActor (Command) async -> (any Sendable)?,
    verb: @escaping @MainActor (Command) -> Outcome
  ) {
    self.link = link
    self.isAwaited = isAwaited
    self.onOutput = onOutput
    self.onResult = onResult
    self.answer = answer
    self.verb = verb
  }

  var leavePolicy: LeavePolicy {
    get { policy.current }
    set { policy.current = newValue }
  }

  var isProtected: Bool {
    get { protection.current }
    set { protection.current = newValue }
  }

  var attachments: EntryAttachments? { nil }

  func perform(_ command: Command) -> Outcome { verb(command) }

  func transaction(history: HistoryPolicy?, _ body: @MainActor () -> Void) -> Outcome {
    body()
    return .performed
  }

  func emit(_ output: C.Output) -> Outcome {
    onOutput(output)
    return .performed
  }

  func send<Signal>(_ signal: Signal) -> Outcome { .performed }

  func canSend<Signal>(_ type: Signal.Type) -> Bool { true }

  func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken { ObserverToken() }

  func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    Task { await work() }
  }

  func result<Value: Sendable>(of command: Command, as type: Value.Type) async -> Value? {
    guard !Task.isCancelled, !perform(command).isWithoutEntry else { return nil }
    let waiter = ResultWaiter<Value>()
    waiter.keep(with: nil)
    let answering = Task { waiter.resolve(await answer(command)) }
    return await withTaskCancellationHandler {
      await waiter.answer()
    } onCancel: {
      answering.cancel()
    }
  }

  func perform(_ command: Command, for asker: StandInAsker) -> Outcome {
    let outcome = perform(command)
    guard !outcome.isWithoutEntry else {
      asker.resolve(nil)
      return outcome
    }
    asker.keep(for: outcome)
    Task { asker.resolve(await answer(command)) }
    return outcome
  }

  func ask(_ output: () -> C.Output, for asker: StandInAsker) -> Outcome { emit(output()) }

  func finish(returning result: any Sendable) -> Outcome {
    onResult(result)
    return .performed
  }
}
