/// The targets that wait in a stand-in, and its open question. It has no tree, and so calls no verb again itself.
///
/// - Complexity: That of the targets of a tree.
@MainActor
package final class StandInWaits {
  // The gates of a stand-in have no checks.
  private let list = HoldList(
    HoldPolicy(), whenIdle: { $0() }, whenDropped: {}, askAgain: { _ in }, releaseCheck: { _, _ in }
  )
  private let asking = ObservedValue<LeaveRequest?>(nil)
  private var open: StandInQuestion?

  package init() {}

  /// Lets the caller go on even if the stand-in is released.
  deinit {
    Task { @MainActor [open] in open?.end(false) }
  }

  /// The targets that wait, the oldest first. Observable.
  package var pending: [PendingNavigation] { list.pending }
  /// The open question. Observable.
  package var question: LeaveRequest? { asking.current }

  /// Lets a command wait.
  ///
  /// - Returns: The token of the target; of an equal one, if that already waits for the gate.
  package func hold(
    _ command: NavigationCommand<some Route>, of name: String, until gate: Gate
  ) -> HoldToken {
    let targets = [StandInTarget(command, of: name)]
    if let equal = list.hold(of: targets, until: gate) { return HoldToken(equal) }
    let hold = Hold(targets: targets, gate: gate.withoutChecks)
    list.add(hold)
    return HoldToken(hold)
  }

  /// Releases a gate.
  ///
  /// - Returns: The targets that wait for nothing any more, the oldest first. End each.
  package func release(_ gate: Gate) -> [HoldToken] {
    list.release(gate).map { HoldToken($0) }
  }

  /// Ends a target whose verb has been called again.
  package func end(_ token: HoldToken, as outcome: Outcome) {
    token.hold.finish(.replayed(outcome))
  }

  /// Drops all targets.
  package func dropAll(_ reason: HoldDropReason) -> Bool { list.dropAll(reason) }

  /// Opens a question, which replaces the open one.
  ///
  /// - Parameters:
  ///   - name: The name of the entry that asks.
  ///   - answer: Called with the answer, at most once; true to proceed. Returns what the verb returns.
  package func ask(
    _ name: String, before command: NavigationCommand<some Route>,
    _ answer: @escaping @MainActor (Bool) -> Outcome
  ) -> LeaveRequest {
    dropQuestion()
    let question = StandInQuestion()
    let pending = PendingLeave(of: name, cause: command.verb.traits.cause, question)
    question.answer = { [weak self, weak pending] proceeds in
      guard let self, let pending, self.question == pending.request else { return .unchanged }
      asking.current = nil
      open = nil
      let outcome = answer(proceeds)
      question.end(proceeds && !outcome.isWithoutEntry)
      return outcome
    }
    asking.current = pending.request
    open = question
    return pending.request
  }

  /// Drops the open question, and the verb with it.
  package func dropQuestion() {
    asking.current = nil
    open.take()?.end(false)
  }
}

extension Outcome {
  /// Waits until a verb of a stand-in goes on, if it waits for a gate or for an answer. Keeps the stand-in no longer.
  ///
  /// - Returns: True if the verb makes an entry. If the task is cancelled, a target is dropped; a question stays open.
  @MainActor package func goesOn() async -> Bool {
    switch self {
    case .held(let token):
      let result = await withTaskCancellationHandler {
        await token.result
      } onCancel: {
        Task { @MainActor in token.cancel() }
      }
      guard case .replayed(let outcome) = result else { return false }
      return !outcome.isWithoutEntry
    case .needsConfirmation(let request):
      return await request.pending.standIn?.goesOn() ?? false
    default: return !isWithoutEntry
    }
  }
}

/// A command that waits in a stand-in.
@MainActor
private struct StandInTarget: HeldTarget {
  let verb: Verb
  private let command: AnyHashable
  let name: String
  let coordinatorName: String
  let history: HistoryPolicy?
  var hasLeft: Bool { false }
  var origin: Entry? { nil }
  var sender: LayerKey? { nil }
  var wide: [TabsKey] { [] }
  var isForced: Bool { false }
  /// All commands of a stand-in are those of one coordinator.
  var node: NodeKey { NodeKey(slot: 0, generation: 0) }

  init(_ command: NavigationCommand<some Route>, of coordinatorName: String) {
    verb = command.verb
    self.command = AnyHashable(command)
    name = verb.routes.last?.name ?? verb.inWords
    history = command.history
    self.coordinatorName = coordinatorName
  }

  /// Unlike a tree, a stand-in also lets links and removals wait, so more than the routes counts.
  func isEqual(to other: any HeldTarget) -> Bool {
    command == (other as? StandInTarget)?.command
  }

  func hash(into hasher: inout Hasher) { command.hash(into: &hasher) }
}

// Outcomes that a script names, without anything that waits.
extension Outcome {
  /// What a verb returns that waits for a gate. Its target has ended.
  @MainActor package static func scripted(until gate: Gate) -> Outcome {
    .held(HoldToken(Hold(targets: [], gate: gate).inert))
  }

  /// What a verb returns that an entry asks about. The question is closed.
  @MainActor package static func scripted(asking name: String) -> Outcome {
    .needsConfirmation(PendingLeave(of: name, cause: .pop, StandInQuestion()).request)
  }
}

extension HoldToken {
  /// The gate that its target waits for, or has waited for.
  @MainActor package var gate: Gate { hold.namedGate }
}
