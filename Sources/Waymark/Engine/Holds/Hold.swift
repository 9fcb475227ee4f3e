/// A target that waits for a gate, and its result.
///
/// It ends exactly once, with a replay or a drop, and keeps nothing of the tree alive. Only the
/// tasks of its checks keep their bodies, since these capture coordinators.
@MainActor
final class Hold: Numbered {
  private enum State {
    /// No list keeps it yet.
    case made
    case waiting
    /// Its verbs are being called again. A drop in the meantime only counts if it is held again.
    case replaying(dropped: HoldDropReason?)
    case ended(HoldResult)
  }

  /// The first entry of the app, and the gate for which it is shown.
  struct Front {
    let shown: ShownPlace
    let gate: Gate
  }

  /// How many gates one target may wait for, one after the other. More are treated as rules without
  /// an end.
  private static let mostGates = 100

  let name: String
  let coordinator: String
  /// The verbs, in order; none once it has ended.
  private(set) var targets: [any HeldTarget]
  /// The rest of the gate that it waits for. Once it is released, the last part stays readable.
  private(set) var gate: Gate
  /// The caller that waits for the result of the entry that the replay makes.
  private(set) var waiter: (any AnyResultWaiter)?
  /// What the first entry of the app shows for it; nil if that has left, or never did.
  private(set) var front: Front?
  /// The number that its list gave it.
  var number = 0
  /// The coordinators whose verbs wait, and a number that is the same for equal verbs. The list
  /// uses both as keys.
  let nodes: [NodeKey]
  let fingerprint: Int
  /// The names of its gate that are in the index of its list.
  var listedNames: [String] = []
  /// The places that are shown while it waits.
  var places: [ShownPlace] = []
  /// True once all places have left, until it is asked again.
  var hasLostPlace = false
  private weak var list: (any HoldKeeper)?
  private var state = State.made
  /// True once all names of the gate were released, until `access` holds the target again.
  private var hasPassedGate = false
  private var deadline: Deadline?
  private var expiry: Task<Void, Never>?
  private var checks: [HoldCheck] = []
  /// True if a check is over, of which readers may not know yet.
  private var hasUntoldEnd = false
  /// The gates that it has waited for, as `access` named them.
  private var gates: [Gate] = []
  /// The last of them, with the names that were released since.
  private(set) var namedGate: Gate
  private var awaiters: [CheckedContinuation<HoldResult, Never>] = []

  init(targets: [any HeldTarget], gate: Gate, waiter: (any AnyResultWaiter)? = nil) {
    name = targets.last?.name ?? ""
    coordinator = targets.last?.coordinatorName ?? ""
    self.targets = targets
    nodes = targets.map(\.node)
    fingerprint = targets.fingerprint
    self.gate = gate
    namedGate = gate.withoutChecks
    self.waiter = waiter
  }

  /// Its result; nil until it ends.
  var result: HoldResult? {
    guard case .ended(let result) = state else { return nil }
    return result
  }

  /// True while a list keeps it, until it ends, including while its verbs are called again.
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

  /// True if it no longer waits for anything, so that its verbs can be called.
  var isReleased: Bool {
    guard case .waiting = state else { return false }
    return hasPassedGate || gate.isReleased
  }

  /// True if a running check will release a part of the gate.
  var isChecking: Bool {
    checks.contains { $0.work != .over && gate.names.contains($0.name) }
  }

  /// True if it is shown in a place that began with this route.
  func began(_ place: HoldPlace, with first: AccessRefusal.Showing) -> Bool {
    places.contains { $0.place == place && $0.began(with: first) }
  }

  /// True if any check is running.
  var hasChecksAtWork: Bool { checks.contains { $0.work != .over } }

  /// The names of the checks that it runs itself.
  var ownChecks: [String] { checks.filter(\.isRunning).map(\.name) }

  /// True if it waits for a check with one of the names, which another target runs.
  func shares(_ names: [String]) -> Bool {
    checks.contains { $0.work == .shared && names.contains($0.name) }
  }

  /// The reason why it cannot keep waiting, whatever `access` says; nil if it can.
  var reasonToDrop: HoldDropReason? {
    if targets.contains(where: \.hasLeft) { return .left }
    return isOverdue ? .expired : nil
  }

  private var isOverdue: Bool { deadline?.isOver ?? false }

  /// Returns its result as soon as it is known.
  func finalResult() async -> HoldResult {
    if let result { return result }
    return await withCheckedContinuation { awaiters.append($0) }
  }
}

// Ending and calling again.
extension Hold {
  /// Ends it without calling its verbs.
  ///
  /// - Returns: False if it does not wait. While its verbs are called again, it only ends if they
  ///   are held again.
  @discardableResult
  func drop(_ reason: HoldDropReason) -> Bool { list?.drop([self], reason) ?? false }

  /// Ends it. Only the first call counts.
  func finish(_ result: HoldResult) { list?.end([self], result) }

  /// Call this before its verbs are called again.
  ///
  /// - Parameter isAsked: True to call them although the gate was not released.
  /// - Returns: False if it must not be called: it was dropped meanwhile, or is dropped now.
  func beginReplay(isAsked: Bool = false) -> Bool {
    if mayBegin(isAsked), let reason = reasonToDrop { drop(reason) }
    guard mayBegin(isAsked) else { return false }
    state = .replaying(dropped: nil)
    return true
  }

  private func mayBegin(_ isAsked: Bool) -> Bool {
    guard case .waiting = state else { return false }
    return isAsked || isReleased
  }

  /// True if asking again led back to a gate that it has already waited for. The tree's own gates
  /// do not count if nothing is shown for them, because no user can give them up.
  func isInVain(_ wait: AccessRefusal.Wait) -> Bool {
    if wait.gate.isOfTree, wait.showing == nil { return false }
    return gates.contains(wait.gate) || gates.count >= Hold.mostGates
  }

  /// True if the tree has released its gate, but `access` still names that gate, and what was shown
  /// for it is still there. The tree would release it again after each change.
  func isReleasedInVain(_ wait: AccessRefusal.Wait) -> Bool {
    wait.gate.isOfTree && wait.gate == namedGate && !places.isEmpty
  }

  /// Keeps waiting after `access` has held its verbs again. If asking was in vain, ends it, or lets it
  /// wait once more where nothing else leads on.
  ///
  /// - Returns: False if asking was in vain.
  @discardableResult
  func waitAgain(for gate: Gate, isAbandoned: Bool = false) -> Bool {
    guard isWaiting else { return false }
    let isRefused = gate.conditions.contains { $0.check != nil && hasEnded(check: $0.name) }
    let vain: HoldDropReason? = isAbandoned ? .abandoned : isRefused ? .refused : nil
    if vain != nil, front != nil { waitInFront() } else { wait(for: gate, unless: vain) }
    return vain == nil
  }

  /// Waits at the first entry of the app as it began to, and forgets the gates and checks since.
  func waitInFront() {
    guard isWaiting, let front else { return }
    gates = []
    let names = ownChecks
    if isChecking { hasUntoldEnd = true }
    for check in checks { check.cancel() }
    checks = []
    list?.show(front.shown, for: self, adding: false)
    wait(for: front.gate, unless: nil)
    list?.passOn(names)
  }

  private func wait(for gate: Gate, unless vain: HoldDropReason?) {
    guard let list else { return }
    let postponed: HoldDropReason? = if case .replaying(let reason) = state { reason } else { nil }
    state = .waiting
    if let reason = postponed ?? reasonToDrop ?? vain {
      drop(reason)
      return
    }
    note(gate)
    let isCheckSeen =
      hasUntoldEnd || checks.contains { $0.work == .shared }
      || gate.conditions.contains { $0.check != nil }
    list.change(if: gate != self.gate || isCheckSeen) {
      // A reader that was notified may have dropped it.
      guard isWaiting else { return }
      hasUntoldEnd = false
      self.gate = gate.withoutChecks
      namedGate = self.gate
      hasPassedGate = false
      start(gate)
      list.update(self)
    }
  }
}

extension Hold {
  /// Notes that the first entry of the app is shown for it, or no longer is.
  func setFront(_ shown: ShownPlace?) {
    // The tree would release a gate of its own there again and again.
    front = namedGate.isOfTree ? nil : shown.map { Front(shown: $0, gate: namedGate) }
    // It begins there, wherever it has waited before.
    if front != nil { gates = [namedGate] }
  }

  /// A copy that has already ended, for the outcome of a trial.
  var inert: Hold {
    let made = Hold(targets: targets, gate: gate.withoutChecks)
    _ = made.end(.dropped(.cancelled))
    made.settle()
    return made
  }
}

// Changes by its list, which notifies observers.
extension Hold {
  /// - Parameters:
  ///   - deadline: When it expires; nil if never.
  ///   - startsChecks: False if what its gate names is not asked.
  func begin(in list: any HoldKeeper, until deadline: Deadline?, startsChecks: Bool) {
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

  /// Notes that equal verbs were called again, maybe by another navigator, for the same gate.
  func join(_ equal: [any HeldTarget], for gate: Gate) {
    targets = equal
    note(gate)
  }

  /// Notes a gate that it has waited for.
  private func note(_ gate: Gate) {
    if !gates.contains(gate), gates.count < Hold.mostGates { gates.append(gate.withoutChecks) }
  }

  /// True if releasing the names changes its observable values.
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

  /// Marks a check as over, so that it does not release the hold a second time.
  func end(check name: String) {
    guard let index = checks.firstIndex(where: { $0.name == name }) else { return }
    checks[index].work = .over
    hasUntoldEnd = true
  }

  /// Keeps a drop for the end of a replay that is under way: it only counts if the verbs are held again.
  /// Returns false if no replay is under way.
  func postpone(_ reason: HoldDropReason) -> Bool {
    guard case .replaying(let earlier) = state else { return false }
    state = .replaying(dropped: earlier ?? reason)
    return true
  }

  /// Marks it as ended. Returns false if it already is. Whatever drops it after its deadline, it has
  /// expired: its timer may be late.
  func end(_ result: HoldResult) -> Bool {
    guard self.result == nil else { return false }
    state = .ended(result)
    if case .dropped = result, isOverdue { state = .ended(.dropped(.expired)) }
    return true
  }

  /// Ends its tasks and its waiter, once its list no longer contains it.
  func settle() {
    guard let result else { return }
    (targets, places) = ([], [])
    expiry.take()?.cancel()
    let checks = checks
    self.checks = []
    for check in checks { check.cancel() }
    waiter.take()?.leave(self)
    let awaiters = awaiters
    self.awaiters = []
    for awaiter in awaiters { awaiter.resume(returning: result) }
  }
}

// Tasks, none of which keeps the hold.
extension Hold {
  private func expire(at deadline: Deadline) {
    self.deadline = deadline
    expiry = Task { [weak self] in
      do { try await deadline.wait() } catch { return }
      self?.drop(.expired)
    }
  }

  private func start(_ gate: Gate) {
    checks.removeAll { $0.work == .shared }
    for condition in gate.conditions {
      guard let body = condition.check,
        !checks.contains(where: { $0.name == condition.name })
      else {
        continue
      }
      let name = condition.name
      if list?.isChecking(name, besides: self) ?? false {
        checks.append(HoldCheck(name: name, work: .shared))
        continue
      }
      let task = Task { [weak self] in
        guard !Task.isCancelled else { return }
        await body()
        // By now another run may have begun.
        guard !Task.isCancelled else { return }
        self?.checkEnded(name)
      }
      checks.append(HoldCheck(name: name, work: .running(task)))
    }
  }

  private func checkEnded(_ name: String) {
    guard isWaiting, let list else { return }
    list.releaseCheck(self, name)
  }

  private func hasEnded(check name: String) -> Bool {
    checks.contains { $0.name == name && $0.work == .over }
  }
}
