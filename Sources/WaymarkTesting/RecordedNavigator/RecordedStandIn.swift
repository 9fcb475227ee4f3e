internal import Waymark
internal import WaymarkRoutes

/// The object that a recorded navigator is bound to. It refers to the record weakly, as a navigator does to its entry.
@MainActor
final class RecordedStandIn<C: Coordinator>: NavigatorStandIn {
  typealias Command = NavigationCommand<C.Route>

  private weak var record: RecordedNavigator<C>?

  init(_ record: RecordedNavigator<C>) {
    self.record = record
  }

  /// The record, unless its entry has left, or is just told so.
  private var living: RecordedNavigator<C>? {
    present.flatMap { $0.presence.current == .here ? $0 : nil }
  }

  /// The record, also while its entry is told that it has left.
  private var present: RecordedNavigator<C>? {
    record.flatMap { $0.presence.current == .left ? nil : $0 }
  }

  /// While the entry is told that it has left, verbs wait for the end of the change.
  var late: Outcome? { living != nil ? nil : present == nil ? .ignored(.left) : .queued }

  /// Ignores a verb of an entry that has left, and with it the transaction that it is part of.
  private func ignoreLate() -> Outcome {
    let outcome = late ?? .ignored(.left)
    return present == nil ? record?.answered(outcome) ?? outcome : outcome
  }

  var link: LinkInformation? { living?.link }
  var isAwaited: Bool { living?.isAwaited ?? false }
  var attachments: EntryAttachments? { living?.attachments }

  var leavePolicy: LeavePolicy {
    get { living?.leavePolicy ?? .free }
    set {
      guard let living, living.policy.current != newValue else { return }
      living.actions.append(.leavePolicy(newValue))
      living.policy.current = newValue
    }
  }

  var isProtected: Bool {
    get { living?.isProtected ?? false }
    set {
      guard let living, living.protection.current != newValue else { return }
      living.actions.append(.isProtected(newValue))
      living.protection.current = newValue
    }
  }

  func perform(_ command: Command) -> Outcome { living?.perform(command) ?? ignoreLate() }

  func transaction(history: HistoryPolicy?, _ body: @MainActor () -> Void) -> Outcome {
    living?.transaction(history: history, body) ?? ignoreLate()
  }

  func emit(_ output: C.Output) -> Outcome { tell(.output(output)) }

  func send<Signal>(_ signal: Signal) -> Outcome { tell(.signal(signal)) }

  /// Records an output or a signal for those above.
  private func tell(_ action: RecordedAction<C>) -> Outcome {
    guard let present else { return .ignored(.left) }
    present.actions.append(action)
    guard present.isHeard else { return .ignored(.noReceiver) }
    // Those above get it after the transaction, and once the change is over.
    return present.transaction == nil && living != nil ? .performed : .queued
  }

  func canSend<Signal>(_ type: Signal.Type) -> Bool { present?.isHeard ?? false }

  func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken { living?.signalHandlers.add(type, of: nil, handler).token ?? ObserverToken() }

  func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    living?.actions.append(.task)
    return attachments?.run(work)
  }

  func result<Value: Sendable>(of command: Command, as type: Value.Type) async -> Value? {
    guard !Task.isCancelled, let says = living?.perform(command), await says.goesOn(), let living
    else { return nil }
    let result = living.result(of: command, typeName: typeName(of: type)) { $0 is Value }
    return Task.isCancelled ? nil : result.flatMap { $0 as? Value }
  }

  func perform(_ command: Command, for asker: StandInAsker) -> Outcome {
    guard let living else {
      asker.resolve(nil)
      return late ?? .ignored(.left)
    }
    living.actions.append(.command(command))
    let says = living.outcome(of: command, isJoined: false)
    if says.waits {
      asker.keep(for: says)
      Task { await says.goesOn() ? answer(asker, with: command) : asker.resolve(nil) }
    } else {
      // A refused verb answers, too: if it is queued, nobody else does.
      says.isWithoutEntry ? asker.resolve(nil) : answer(asker, with: command)
    }
    // A verb for a caller that waits is no part of a transaction. It waits for the end.
    return living.transaction == nil ? says : .queued
  }

  /// Answers with the result of the entry that a command has made.
  private func answer(_ asker: StandInAsker, with command: Command) {
    asker.resolve(living?.result(of: command, typeName: asker.typeName, accepts: asker.accepts))
  }

  func ask(_ output: () -> C.Output, for asker: StandInAsker) -> Outcome {
    guard let living else { return .ignored(.left) }
    guard living.isOnTop else { return .ignored(.originNotOnTop) }
    let output = output()
    living.actions.append(.ask(output))
    guard living.isHeard else { return .ignored(.noReceiver) }
    asker.resolve(living.answer(to: output, for: asker))
    return .performed
  }

  func finish(returning result: any Sendable) -> Outcome {
    guard let living else { return ignoreLate() }
    living.actions.append(.result(result))
    return living.answered(living.outcome(of: .finish))
  }
}

extension Outcome {
  /// True if the verb may go on later.
  fileprivate var waits: Bool { hold != nil || leaveRequest != nil }
}
