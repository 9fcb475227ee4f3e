internal import Observation

/// The targets of a tree that wait, the oldest first.
@MainActor
final class HoldList: Observable {
  var policy = HoldPolicy()
  /// How user code is told: the tree has it wait while a verb is at work.
  var tell: @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
  /// What a check that is over leads to: `release(check:of:)` and what follows, as a verb.
  var releaseCheck: @MainActor (Hold, String) -> Void = { _, _ in }
  private(set) var holds: [Hold] = []
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  /// A tree that is let go of without `end()` leaves nobody waiting, and no check at work.
  deinit {
    guard !holds.isEmpty else { return }
    Task { @MainActor [holds, onDrop = policy.onDrop] in
      let ended = holds.filter { $0.end(.dropped(.left)) }
      for hold in ended { hold.settle() }
      for hold in ended { onDrop(HoldDrop(hold, .left)) }
    }
  }

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  /// What is seen of the holds. What is read is observed.
  var pending: [PendingNavigation] {
    registrar.access(self, keyPath: \.state)
    return holds.map(\.pending)
  }

  /// Makes a change of the holds; one that is not seen notifies nobody.
  func change(if isSeen: Bool = true, _ body: () -> Void) {
    // What those who are notified change themselves is a part of what they were notified of: to
    // notify them once more would never end.
    guard isSeen, !isNotifying else { return body() }
    isNotifying = true
    registrar.willSet(self, keyPath: \.state)
    isNotifying = false
    body()
    registrar.didSet(self, keyPath: \.state)
  }

  /// Keeps a hold from now on, and starts its expiry and its checks.
  func add(_ hold: Hold) {
    let former = policy.keeping == .latest ? holds : []
    end(former.filter { !$0.postpone(.replaced) }, .dropped(.replaced), adding: hold)
  }
}

// Releasing.
extension HoldList {
  var isEmpty: Bool { holds.isEmpty }

  /// The hold that waits for a gate with these verbs, and for nobody's sake.
  func hold(of targets: [any HeldTarget], until gate: Gate) -> Hold? {
    holds.last { hold in
      hold.isWaiting && !hold.isReplaying && hold.waiter == nil && hold.gate == gate
        && hold.targets.elementsEqual(targets) { $0.isEqual(to: $1) }
    }
  }

  /// True if a hold waits for one of the gate's names.
  func isAwaiting(_ gate: Gate) -> Bool {
    holds.contains { hold in gate.names.contains { hold.gate.names.contains($0) } }
  }

  /// Marks what the gate names as released, for each hold that waits for it.
  ///
  /// - Returns: The holds that wait for nothing any more, the oldest first. They still wait: call
  ///   `beginReplay()`, and after the verbs `finish(.replayed(outcome))` or `waitAgain(for:)`.
  func release(_ gate: Gate) -> [Hold] {
    dropDue()
    return release(gate.names, of: holds)
  }

  /// Marks a check of one hold as over, and its part of the gate as released.
  ///
  /// - Returns: True if the hold waits for nothing any more, as with `release`.
  func release(check name: String, of hold: Hold) -> Bool {
    if let reason = hold.due { hold.drop(reason) }
    guard hold.isWaiting else { return false }
    return !release([name], of: [hold], endingCheck: true).isEmpty
  }

  private func release(
    _ names: [String], of holds: [Hold], endingCheck: Bool = false
  ) -> [Hold] {
    change(if: holds.contains { $0.isChanged(byReleasing: names) }) {
      for hold in holds {
        if endingCheck { for name in names { hold.end(check: name) } }
        hold.release(names)
      }
    }
    return holds.filter(\.isReleased)
  }
}

// Dropping.
extension HoldList {
  /// Drops all holds; false if there is none.
  @discardableResult
  func dropAll(_ reason: HoldDropReason) -> Bool { drop(holds, reason) }

  /// Drops the holds with a verb whose coordinator has left.
  func dropLeft() {
    drop(holds.filter { $0.targets.contains(where: \.hasLeft) }, .left)
  }

  /// Drops the holds that a newer navigation takes the place of, since a check of theirs is at work.
  func supersedeChecks(except hold: Hold?) {
    drop(holds.filter { $0 !== hold && $0.isChecking }, .replaced)
  }

  private func dropDue() {
    drop(holds.filter { $0.due == .left }, .left)
    drop(holds.filter { $0.due == .expired }, .expired)
  }

  /// Drops holds; false if there is none that waits.
  @discardableResult
  func drop(_ dropped: [Hold], _ reason: HoldDropReason) -> Bool {
    let waiting = dropped.filter(\.isWaiting)
    end(waiting.filter { !$0.postpone(reason) }, .dropped(reason))
    return !waiting.isEmpty
  }

  /// Ends holds, and tells whom it concerns once the list is new.
  func end(_ ending: [Hold], _ result: HoldResult, adding hold: Hold? = nil) {
    let ended = ending.filter { $0.end(result) }
    guard !ended.isEmpty || hold != nil else { return }
    change {
      if !ended.isEmpty { holds.removeAll { $0.result != nil } }
      guard let hold else { return }
      holds.append(hold)
      hold.begin(in: self)
    }
    for hold in ended { hold.settle() }
    guard case .dropped(let reason) = result, !ended.isEmpty else { return }
    let drops = ended.map { HoldDrop($0, reason) }
    tell { [onDrop = policy.onDrop] in
      for drop in drops { onDrop(drop) }
    }
  }
}

extension HoldDrop {
  @MainActor
  fileprivate init(_ hold: Hold, _ reason: HoldDropReason) {
    token = HoldToken(hold)
    name = hold.name
    coordinator = hold.coordinator
    self.reason = reason
  }
}
