/// A target that waits for a gate, and what becomes of it.
///
/// It ends exactly once, with a replay or a drop, and keeps nothing of the tree alive. The bodies
/// of its checks are kept by their tasks alone, since they capture coordinators.
@MainActor
final class Hold {
  private enum State {
    /// No list keeps it yet.
    case made
    case waiting
    /// Its verbs are called again. What drops it meanwhile does so only if it is held once more.
    case replaying(dropped: HoldDropReason?)
    case ended(HoldResult)
  }

  /// A check that was started: it is started only once, however often its gate is named.
  private struct Check {
    let name: String
    /// Nil once the check is over.
    var task: Task<Void, Never>?
  }

  /// How many gates one target waits for, one after the other; more are taken for rules without an
  /// end.
  private static let mostGates = 100

  let name: String
  let coordinator: String
  /// The verbs, in order; none once it has ended.
  private(set) var targets: [any HeldTarget]
  /// What it waits for still. Once it is released it shows what was waited for last.
  private(set) var gate: Gate
  /// Whoever waits for what the entry finishes with that the replay makes.
  private(set) var waiter: (any AnyResultWaiter)?
  /// Of what a root was to begin with, what it has begun with instead; nil for every other target.
  var startPlace: HoldPlace?
  /// The number that its list gave it.
  var number = 0
  /// The coordinators whose verbs wait, and what is the same for equal verbs: keys for its list.
  let nodes: [NodeKey]
  let fingerprint: Int
  /// The names of its gate that its list knows.
  var listedNames: [String] = []
  /// What is shown for it.
  var places: [HoldPlace] = []
  /// True once all of that has left, until it is asked again.
  var hasLostPlace = false
  private weak var list: (any HoldKeeper)?
  private var state = State.made
  /// True once all names of the gate were released, until `access` holds the target again.
  private var hasPassedGate = false
  private var deadline: HoldDeadline?
  private var expiry: Task<Void, Never>?
  private var checks: [Check] = []
  /// The gates that it waited for, each as `access` named it.
  private var gates: [Gate] = []
  private var awaiters: [CheckedContinuation<HoldResult, Never>] = []

  init(targets: [any HeldTarget], gate: Gate, waiter: (any AnyResultWaiter)? = nil) {
    name = targets.last?.name ?? ""
    coordinator = targets.last?.coordinatorName ?? ""
    self.targets = targets
    nodes = targets.map(\.node)
    fingerprint = targets.fingerprint
    self.gate = gate
    self.waiter = waiter
  }

  /// How it ended; nil before.
  var result: HoldResult? {
    guard case .ended(let result) = state else { return nil }
    return result
  }

  /// True from when a list keeps it until it ends, also while its verbs are called again.
  var isWaiting: Bool {
    switch state {
    case .waiting, .replaying: list != nil
    case .made, .ended: false
    }
  }

  /// The same, observed with the list.
  var isSeenWaiting: Bool {
    list?.access()
    return isWaiting
  }

  var isReplaying: Bool {
    guard case .replaying = state else { return false }
    return true
  }

  /// True if it waits for nothing any more, and its verbs can be called.
  var isReleased: Bool {
    guard case .waiting = state else { return false }
    return hasPassedGate || gate.isReleased
  }

  /// True if a check is at work that will release a part of the gate.
  var isChecking: Bool {
    checks.contains { $0.task != nil && gate.names.contains($0.name) }
  }

  /// True if one is at work at all.
  var hasChecksAtWork: Bool { checks.contains { $0.task != nil } }

  /// Why it cannot wait on, whatever `access` says; nil if it can.
  var due: HoldDropReason? {
    if targets.contains(where: \.hasLeft) { return .left }
    return deadline?.isOver == true ? .expired : nil
  }

  /// What became of it, as soon as that is known.
  func finalResult() async -> HoldResult {
    if let result { return result }
    return await withCheckedContinuation { awaiters.append($0) }
  }
}

// The way to its end.
extension Hold {
  /// Ends it without calling its verbs.
  ///
  /// - Returns: False if it does not wait. While its verbs are called again it ends only if they
  ///   are held once more.
  @discardableResult
  func drop(_ reason: HoldDropReason) -> Bool { list?.drop([self], reason) ?? false }

  /// Ends it: the first time counts.
  func finish(_ result: HoldResult) { list?.end([self], result) }

  /// To be called before its verbs are called again.
  ///
  /// - Parameter isAsked: True to have them called although the gate was not released.
  /// - Returns: False if it is not released any more: it was dropped since, or is now.
  func beginReplay(isAsked: Bool = false) -> Bool {
    if mayBegin(isAsked), let reason = due { drop(reason) }
    guard mayBegin(isAsked) else { return false }
    state = .replaying(dropped: nil)
    return true
  }

  private func mayBegin(_ isAsked: Bool) -> Bool {
    guard isAsked, case .waiting = state else { return isReleased }
    return true
  }

  /// True if asking it again led it back to where it was. The tree's own gates are nobody's to give
  /// up.
  func isInVain(_ gate: Gate) -> Bool {
    !gate.isOfTree && (gates.contains(gate) || gates.count >= Hold.mostGates)
  }

  /// Waits on: `access` held its verbs again. It is dropped if that is in vain.
  func waitAgain(for gate: Gate, isAbandoned: Bool = false) {
    guard isWaiting, let list else { return }
    let postponed: HoldDropReason? = if case .replaying(let reason) = state { reason } else { nil }
    let isRefused = gate.parts.contains { $0.check != nil && hasEnded(check: $0.name) }
    state = .waiting
    let vain: HoldDropReason? = isAbandoned ? .abandoned : isRefused ? .refused : nil
    if let reason = postponed ?? due ?? vain {
      drop(reason)
      return
    }
    note(gate)
    list.change(if: gate != self.gate || gate.parts.contains { $0.check != nil }) {
      self.gate = gate.withoutChecks
      hasPassedGate = false
      start(gate)
      list.update(self)
    }
  }
}

extension Hold {
  /// The same target as somebody may look at it for whom nothing waits: it has ended already.
  var inert: Hold {
    let made = Hold(targets: targets, gate: gate.withoutChecks)
    _ = made.end(.dropped(.cancelled))
    made.settle()
    return made
  }
}

// What its list does with it, which tells observers.
extension Hold {
  /// - Parameters:
  ///   - deadline: When it expires; nil if never.
  ///   - startsChecks: False if what its gate names is not asked.
  func begin(in list: any HoldKeeper, until deadline: HoldDeadline?, startsChecks: Bool) {
    guard case .made = state else { return }
    state = .waiting
    self.list = list
    waiter?.keep(with: self)
    if let deadline { expire(at: deadline) }
    let gate = gate
    self.gate = gate.withoutChecks
    note(gate)
    if startsChecks { start(gate) }
  }

  private func note(_ gate: Gate) {
    if !gates.contains(gate), gates.count < Hold.mostGates { gates.append(gate.withoutChecks) }
  }

  /// True if releasing the names changes what is seen of it.
  func isChanged(byReleasing names: [String]) -> Bool {
    guard case .waiting = state, !hasPassedGate else { return false }
    let rest = gate.without(names)
    return rest != gate && !rest.isReleased
  }

  func release(_ names: [String]) {
    guard case .waiting = state, !hasPassedGate else { return }
    let rest = gate.without(names)
    if rest.isReleased { hasPassedGate = true } else { gate = rest }
  }

  /// Its check is over, and does not release it a second time.
  func end(check name: String) {
    guard let index = checks.firstIndex(where: { $0.name == name }) else { return }
    checks[index].task = nil
  }

  /// True while its verbs are called again: the drop is kept in mind for when they are held.
  func postpone(_ reason: HoldDropReason) -> Bool {
    guard case .replaying(let earlier) = state else { return false }
    state = .replaying(dropped: earlier ?? reason)
    return true
  }

  /// Marks it as ended; false if it is already.
  func end(_ result: HoldResult) -> Bool {
    guard self.result == nil else { return false }
    state = .ended(result)
    return true
  }

  /// Ends all that went on with it, once its list is without it.
  func settle() {
    guard let result else { return }
    targets = []
    expiry.take()?.cancel()
    let checks = checks
    self.checks = []
    for check in checks { check.task?.cancel() }
    waiter.take()?.leave(self)
    let awaiters = awaiters
    self.awaiters = []
    for awaiter in awaiters { awaiter.resume(returning: result) }
  }
}

// Tasks. None of them keeps the hold.
extension Hold {
  private func expire(at deadline: HoldDeadline) {
    self.deadline = deadline
    expiry = Task { [weak self] in
      do { try await deadline.wait() } catch { return }
      self?.drop(.expired)
    }
  }

  private func start(_ gate: Gate) {
    for part in gate.parts {
      guard let body = part.check, !checks.contains(where: { $0.name == part.name }) else {
        continue
      }
      let name = part.name
      let task = Task { [weak self] in
        guard !Task.isCancelled else { return }
        await body()
        self?.checkEnded(name)
      }
      checks.append(Check(name: name, task: task))
    }
  }

  private func checkEnded(_ name: String) {
    guard isWaiting, let list else { return }
    list.releaseCheck(self, name)
  }

  private func hasEnded(check name: String) -> Bool {
    checks.contains { $0.name == name && $0.task == nil }
  }
}
