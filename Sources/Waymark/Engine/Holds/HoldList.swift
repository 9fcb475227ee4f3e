internal import Observation

/// The targets of a tree that wait, the oldest first.
///
/// Keeping one more, and ending one, costs the same however many wait.
@MainActor
final class HoldList: HoldKeeper, Observable {
  var policy = HoldPolicy()
  /// How user code is told: the tree has it wait while a verb is at work.
  var tell: @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
  /// What a check that is over leads to: `release(check:of:)` and what follows, as a verb.
  var releaseCheck: @MainActor (Hold, String) -> Void = { _, _ in }
  /// By their numbers, in which they came.
  private var kept: [Int: Hold] = [:]
  /// Each verb looks at this, and not at what is kept: accesses to that are checked at run time.
  private(set) var isEmpty = true
  /// The number of the newest.
  private var last = 0
  /// No hold that is kept has a smaller number.
  private var oldest = 1
  private var byTarget = HoldIndex<Int>()
  private var byNode = HoldIndex<NodeKey>()
  private var byName = HoldIndex<String>()
  private var byPlace = HoldIndex<HoldPlace>()
  /// Those that wait for nothing any more.
  private var released: [Int: Hold] = [:]
  /// Those of which a check is at work.
  private var checked: [Int: Hold] = [:]
  /// True while something is only tried: nothing ends, and no check begins.
  var isFrozen = false
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  /// A tree that is let go of without `end()` leaves nobody waiting, and no check at work.
  deinit {
    guard !kept.isEmpty else { return }
    Task { @MainActor [kept, onDrop = policy.onDrop] in
      let ended = kept.oldestFirst.filter { $0.end(.dropped(.left)) }
      for hold in ended { hold.settle() }
      for hold in ended { onDrop(HoldDrop(hold, .left)) }
    }
  }

  var holds: [Hold] { kept.oldestFirst }

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  /// What is seen of the holds. What is read is observed.
  var pending: [PendingNavigation] {
    access()
    return holds.map(\.pending)
  }

  func access() {
    registrar.access(self, keyPath: \.state)
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
    end(former.filter { !$0.postpone(.replaced) }, .dropped(.replaced), adding: hold)
  }

  /// What a new hold takes the place of.
  private var former: [Hold] {
    switch policy.keeping {
    case .latest: return holds
    case .all:
      let excess = kept.count + 1 - max(1, policy.limit)
      var count = 0
      return prefix { _ in
        count += 1
        return count <= excess
      }
    }
  }

  /// The oldest holds up to the first of which `isWanted` says no.
  private func prefix(while isWanted: (Hold) -> Bool) -> [Hold] {
    while oldest <= last, kept[oldest] == nil { oldest += 1 }
    var found: [Hold] = []
    var number = oldest
    while number <= last {
      if let hold = kept[number] {
        guard isWanted(hold) else { break }
        found.append(hold)
      }
      number += 1
    }
    return found
  }
}

// What is known of the holds by keys.
extension HoldList {
  private func insert(_ hold: Hold) {
    last += 1
    hold.number = last
    kept[last] = hold
    isEmpty = false
    if hold.waiter == nil { byTarget.insert(hold, for: hold.fingerprint) }
    for node in hold.nodes { byNode.insert(hold, for: node) }
    update(hold)
  }

  private func remove(_ hold: Hold) {
    kept[hold.number] = nil
    isEmpty = kept.isEmpty
    released[hold.number] = nil
    checked[hold.number] = nil
    byTarget.remove(hold, for: hold.fingerprint)
    for node in hold.nodes { byNode.remove(hold, for: node) }
    for name in hold.listedNames { byName.remove(hold, for: name) }
    for place in hold.places { byPlace.remove(hold, for: place) }
  }

  /// To be called once what a hold waits for has changed.
  func update(_ hold: Hold) {
    let names = hold.gate.names
    if names != hold.listedNames {
      for name in hold.listedNames { byName.remove(hold, for: name) }
      for name in names { byName.insert(hold, for: name) }
      hold.listedNames = names
    }
    released[hold.number] = hold.isReleased ? hold : nil
    checked[hold.number] = hold.hasChecksAtWork ? hold : nil
  }

  /// Notes what is shown for a hold: beside what was shown before, if it is the same wait.
  func show(_ place: HoldPlace?, for hold: Hold, adding isAdded: Bool) {
    guard hold.isWaiting else { return }
    if !isAdded {
      for place in hold.places { byPlace.remove(hold, for: place) }
      hold.places = []
    }
    hold.hasLostPlace = false
    guard let place, !hold.places.contains(place) else { return }
    hold.places.append(place)
    byPlace.insert(hold, for: place)
  }

  /// Notes that places have left; the holds of which nothing is shown any more, the oldest first.
  func leave(_ places: some Sequence<HoldPlace>) -> [Hold] {
    let left = Set(places)
    return byPlace.holds(left).filter { hold in
      for place in hold.places where left.contains(place) {
        byPlace.remove(hold, for: place)
      }
      hold.places.removeAll { left.contains($0) }
      // One that is called again at the moment has its answer with that.
      hold.hasLostPlace = hold.places.isEmpty && !hold.isReplaying
      return hold.hasLostPlace
    }
  }

  /// The holds for which one of the places is shown, the oldest first.
  func shown(_ places: some Sequence<HoldPlace>) -> [Hold] { byPlace.holds(places) }

  var showsPlaces: Bool { !byPlace.isEmpty }
}

// Releasing.
extension HoldList {
  /// The hold that waits for a gate with these verbs, and for nobody's sake.
  func hold(of targets: [any HeldTarget], until gate: Gate) -> Hold? {
    byTarget.unordered(targets.fingerprint)
      .filter { hold in
        hold.isWaiting && !hold.isReplaying && hold.gate == gate
          && hold.targets.elementsEqual(targets) { $0.isEqual(to: $1) }
      }
      .max { $0.number < $1.number }
  }

  /// True if a hold waits for one of the gate's names.
  func isAwaiting(_ gate: Gate) -> Bool { gate.names.contains { byName.contains($0) } }

  /// Marks what the gate names as released, for each hold that waits for it.
  ///
  /// - Returns: The holds that wait for nothing any more, the oldest first. They still wait: call
  ///   `beginReplay()`, and after the verbs `finish(.replayed(outcome))` or `waitAgain(for:)`.
  func release(_ gate: Gate) -> [Hold] {
    drop(byName.holds(gate.names).filter { $0.due == .left }, .left)
    // What waits longer came earlier.
    drop(prefix { $0.due == .expired }, .expired)
    release(gate.names, of: byName.holds(gate.names))
    return released.oldestFirst.filter(\.isReleased)
  }

  /// Marks a check of one hold as over, and its part of the gate as released.
  ///
  /// - Returns: True if the hold waits for nothing any more, as with `release`.
  func release(check name: String, of hold: Hold) -> Bool {
    if let reason = hold.due { hold.drop(reason) }
    guard hold.isWaiting else { return false }
    release([name], of: [hold], endingCheck: true)
    return hold.isReleased
  }

  private func release(
    _ names: [String], of holds: [Hold], endingCheck: Bool = false
  ) {
    change(if: holds.contains { $0.isChanged(byReleasing: names) }) {
      for hold in holds {
        if endingCheck { for name in names { hold.end(check: name) } }
        hold.release(names)
        update(hold)
      }
    }
  }
}

// Dropping.
extension HoldList {
  /// Drops all holds; false if there is none.
  @discardableResult
  func dropAll(_ reason: HoldDropReason) -> Bool { drop(holds, reason) }

  /// Drops the holds with a verb of coordinators that have left.
  func dropLeft(_ nodes: some Sequence<NodeKey>) {
    drop(byNode.holds(nodes), .left)
  }

  /// Drops the holds that a newer navigation takes the place of, since a check of theirs is at
  /// work. Those of which it ended what was shown are asked instead.
  func supersedeChecks(except hold: Hold?) {
    drop(
      checked.oldestFirst.filter { $0 !== hold && $0.isChecking && !$0.hasLostPlace }, .replaced)
  }

  /// Drops what a root was to begin with, since it shows something whole by now: to begin would undo that.
  func supersedeStarts() { drop(holds.filter { $0.startPlace != nil }, .replaced) }

  /// Drops what a root was to begin with if what it has begun with is among what has left: the app shows something
  /// else by now, and to begin would undo that.
  ///
  /// - Parameters:
  ///   - hold: The target that is called again, for which something else may be shown now.
  ///   - place: That.
  func supersedeStarts(without left: [HoldPlace], except hold: Hold?, shownAt place: HoldPlace?) {
    for start in holds {
      guard let begun = start.startPlace, left.contains(begun) else { continue }
      if start === hold { start.startPlace = place ?? begun } else { drop([start], .replaced) }
    }
  }

  /// Drops each `open` that waits for the right time, since a newer one was shown, unless all
  /// targets count.
  func supersedeOpens(except hold: Hold?) {
    guard policy.keeping == .latest else { return }
    let names = Gate.clear.names + Gate.unprotected.names
    drop(byName.holds(names).filter { $0 !== hold }, .replaced)
  }

  /// Drops holds; false if there is none that waits.
  @discardableResult
  func drop(_ dropped: [Hold], _ reason: HoldDropReason) -> Bool {
    let waiting = dropped.filter(\.isWaiting)
    guard !isFrozen else { return !waiting.isEmpty }
    end(waiting.filter { !$0.postpone(reason) }, .dropped(reason))
    return !waiting.isEmpty
  }

  /// Ends holds, and tells whom it concerns once the list is new.
  func end(_ ending: [Hold], _ result: HoldResult) { end(ending, result, adding: nil) }

  private func end(_ ending: [Hold], _ result: HoldResult, adding hold: Hold?) {
    let ended = ending.filter { $0.end(result) }
    guard !ended.isEmpty || hold != nil else { return }
    change {
      for hold in ended { remove(hold) }
      guard let hold else { return }
      insert(hold)
      hold.begin(in: self, until: policy.deadline, startsChecks: !isFrozen)
      update(hold)
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

extension HoldPolicy {
  /// When a target that waits from now on expires; nil if never.
  fileprivate var deadline: HoldDeadline? { lifetime.map { HoldDeadline(in: $0, by: clock) } }
}
