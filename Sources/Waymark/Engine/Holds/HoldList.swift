/// The waiting targets of a tree, the oldest first.
///
/// - Complexity: Adding and ending a target take constant time.
@MainActor
final class HoldList: HoldKeeper {
  var policy: HoldPolicy
  /// Calls user code. The tree queues the call while a verb is at work.
  var whenIdle: @MainActor (@escaping @MainActor () -> Void) -> Void
  /// Called after targets were dropped, for a question that one of them has asked.
  var whenDropped: @MainActor () -> Void
  /// Asks targets again, as a verb.
  var askAgain: @MainActor ([Hold]) -> Void
  /// Continues after a check is over: calls `release(check:of:)` and the target, as a verb.
  var releaseCheck: @MainActor (Hold, String) -> Void
  /// The holds by number. Numbers have the order of calls.
  private var kept: [Int: Hold] = [:]
  /// Each verb reads this and not `kept`, because accesses to that are checked at run time.
  private(set) var isEmpty = true
  /// The number of the newest.
  private var last = 0
  /// A lower bound for the numbers of kept holds.
  private var oldest = 1
  private var byTarget = NumberedIndex<Int, Hold>()
  private var byNode = NumberedIndex<NodeKey, Hold>()
  private var byName = NumberedIndex<String, Hold>()
  private var byPlace = NumberedIndex<HoldPlace, Hold>()
  /// The holds that no longer wait for anything.
  private var released: [Int: Hold] = [:]
  /// The start of the root, if it waits.
  private weak var start: Hold?
  /// The targets that the first entry of the app is shown for: the start, or what was opened after a
  /// sign-out. That entry cannot leave, so without such a target nothing leads on from it.
  private var inFront: [Int: Hold] = [:]
  /// The oldest of these; nil until somebody asks.
  private weak var knownLead: Hold?
  /// The holds with a running check.
  private var checked: [Int: Hold] = [:]
  /// True during a trial: no hold ends, and no check begins.
  var isFrozen = false
  private let observed = Observed()

  init(
    _ policy: HoldPolicy,
    whenIdle: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    whenDropped: @escaping @MainActor () -> Void,
    askAgain: @escaping @MainActor ([Hold]) -> Void,
    releaseCheck: @escaping @MainActor (Hold, String) -> Void
  ) {
    self.policy = policy
    self.whenIdle = whenIdle
    self.whenDropped = whenDropped
    self.askAgain = askAgain
    self.releaseCheck = releaseCheck
  }

  /// Ends all waits and checks, even if the tree is released without `end()`.
  deinit {
    guard !kept.isEmpty else { return }
    Task { @MainActor [kept, onDrop = policy.onDrop] in
      let ended = kept.oldestFirst.filter { $0.end(.dropped(.left)) }
      for hold in ended { hold.settle() }
      for drop in ended.compactMap(HoldDrop.init) { onDrop(drop) }
    }
  }

  var holds: [Hold] { kept.oldestFirst }

  /// The waiting targets, for users. Observable.
  var pending: [PendingNavigation] {
    access()
    return holds.map(\.pending)
  }

  func access() { observed.access() }

  /// Makes a change of the holds. Only notifies observers if the change is observable.
  func change(if isSeen: Bool = true, _ body: () -> Void) {
    if isSeen { observed.change(body) } else { body() }
  }

  /// Adds a hold, and starts its expiry and its checks.
  func add(_ hold: Hold) {
    end(former.filter { !$0.postpone(.replaced) }, .dropped(.replaced), adding: hold)
  }

  /// The oldest target that leads on from the first entry of the app. Nothing replaces it.
  private var lead: Hold? {
    if knownLead == nil { knownLead = inFront.min { $0.key < $1.key }?.value }
    return knownLead
  }

  /// The holds that a new one replaces. What leads on from the first entry of the app stays.
  private var former: [Hold] {
    let lead = lead
    switch policy.keeping {
    case .latest: return holds.filter { $0 !== lead }
    case .all:
      let counted = lead == nil ? kept.count : kept.count - 1
      let excess = counted + 1 - max(1, policy.limit)
      var count = 0
      let oldest = prefix { hold in
        if hold !== lead { count += 1 }
        return count <= excess
      }
      return oldest.filter { $0 !== lead }
    }
  }

  /// The oldest holds up to the first one for which `isWanted` returns false.
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

// The indexes of the holds.
extension HoldList {
  private func insert(_ hold: Hold) {
    last += 1
    hold.number = last
    kept[last] = hold
    isEmpty = false
    if hold.waiter == nil { byTarget.insert(hold, for: hold.fingerprint) }
    for node in hold.nodes { byNode.insert(hold, for: node) }
    if hold.front != nil { noteLead(hold) }
    update(hold)
  }

  private func remove(_ hold: Hold) {
    kept[hold.number] = nil
    isEmpty = kept.isEmpty
    setFront(hold, at: nil)
    released[hold.number] = nil
    checked[hold.number] = nil
    byTarget.remove(hold, for: hold.fingerprint)
    for node in hold.nodes { byNode.remove(hold, for: node) }
    for name in hold.listedNames { byName.remove(hold, for: name) }
    leave(hold)
  }

  /// Call this after the gate of a hold has changed.
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

  /// Notes the place that is shown for a hold. If it is the same wait, the place is added to the
  /// earlier ones.
  func show(_ shown: ShownPlace?, for hold: Hold, adding isAdded: Bool) {
    guard hold.isWaiting else { return }
    if !isAdded { leave(hold) }
    hold.hasLostPlace = false
    guard let shown else { return }
    hold.places.removeAll { $0.place == shown.place }
    hold.places.append(shown)
    byPlace.insert(hold, for: shown.place)
  }

  /// Removes the places of a hold for which `hasLeft` returns true.
  private func leave(_ hold: Hold, where hasLeft: (HoldPlace) -> Bool = { _ in true }) {
    for shown in hold.places where hasLeft(shown.place) { byPlace.remove(hold, for: shown.place) }
    hold.places.removeAll { hasLeft($0.place) }
  }

  /// Notes that places have left. Returns the holds without any place left, the oldest first.
  func leave(_ places: some Sequence<HoldPlace>) -> [Hold] {
    let left = Set(places)
    return byPlace.all(left).filter { hold in
      leave(hold, where: left.contains)
      // A hold that is being called again needs no further question.
      hold.hasLostPlace = hold.places.isEmpty && !hold.isReplaying
      return hold.hasLostPlace
    }
  }

  /// The holds with one of the places, the oldest first.
  func shown(_ places: some Sequence<HoldPlace>) -> [Hold] { byPlace.all(places) }

  /// True if the place is shown for a hold that may wait on.
  func isShown(_ place: HoldPlace) -> Bool {
    byPlace.unordered(place).contains { $0.reasonToDrop == nil }
  }

  /// True if the place is shown for such a hold, and began with this route.
  func isShown(_ place: HoldPlace, with first: AccessRefusal.Showing) -> Bool {
    byPlace.unordered(place).contains { $0.reasonToDrop == nil && $0.began(place, with: first) }
  }

  var showsPlaces: Bool { !byPlace.isEmpty }
}

// Releasing.
extension HoldList {
  /// The hold of these verbs without a waiter, if `access` named the same gate for it, of which some
  /// may be released since, or if the gate is just what it still waits for: one release would call
  /// the verbs twice. A hold past its deadline is none, even if its timer is late.
  func hold(of targets: [any HeldTarget], until gate: Gate) -> Hold? {
    byTarget.unordered(targets.fingerprint)
      .filter { hold in
        hold.isWaiting && !hold.isReplaying && hold.reasonToDrop == nil
          && (hold.namedGate == gate || hold.gate == gate)
          && hold.targets.elementsEqual(targets) { $0.isEqual(to: $1) }
      }
      .max { $0.number < $1.number }
  }

  /// True if a hold waits for one of the gate's names.
  func isAwaiting(_ gate: Gate) -> Bool { gate.names.contains { byName.contains($0) } }

  /// Marks the names of the gate as released, for each hold that waits for one of them.
  ///
  /// - Returns: The holds whose gate is now released completely, the oldest first. They have not
  ///   ended: call `beginReplay()`, and after the verbs `finish(.replayed(outcome))`,
  ///   `waitAgain(for:)` or `waitInFront()`.
  func release(_ gate: Gate) -> [Hold] {
    drop(byName.all(gate.names).filter { $0.reasonToDrop == .left }, .left)
    // Older holds expire first.
    drop(prefix { $0.reasonToDrop == .expired }, .expired)
    release(gate.names, of: byName.all(gate.names))
    return released.oldestFirst.filter(\.isReleased)
  }

  /// Marks a check of one hold, and of those that share it, as over, and that part of the gate as
  /// released.
  ///
  /// - Returns: The holds whose gate is now released completely, as with `release`.
  func release(check name: String, of hold: Hold) -> [Hold] {
    if let reason = hold.reasonToDrop { hold.drop(reason) }
    guard hold.isWaiting else { return [] }
    let ended = [hold] + sharing([name])
    release([name], of: ended, endingCheck: true)
    return ended.sorted { $0.number < $1.number }.filter(\.isReleased)
  }

  func isChecking(_ name: String, besides hold: Hold) -> Bool {
    checked.values.contains { other in
      other !== hold && (other.front != nil || hold.front != nil)
        && other.ownChecks.contains(name)
    }
  }

  func passOn(_ names: [String]) {
    let waiting = sharing(names)
    if !waiting.isEmpty { askAgain(waiting) }
  }

  private func sharing(_ names: [String]) -> [Hold] {
    names.isEmpty ? [] : byName.all(names).filter { $0.shares(names) }
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
  /// Drops all holds. Returns false if there are none.
  @discardableResult
  func dropAll(_ reason: HoldDropReason) -> Bool { drop(holds, reason) }

  /// Drops the holds with a verb of coordinators that have left.
  func dropLeft(_ nodes: some Sequence<NodeKey>) {
    drop(byNode.all(nodes), .left)
  }

  /// Drops the holds with a running check, because a newer navigation replaces them. Holds whose
  /// places the navigation has ended are asked again instead.
  func supersedeChecks(except hold: Hold?) {
    drop(
      checked.oldestFirst.filter {
        $0 !== hold && $0.isChecking && !$0.hasLostPlace && $0.front == nil
      }, .replaced)
  }

  /// Notes the target that is the start of the root, before it is added, and the place that the root has
  /// begun with instead.
  func noteStart(_ hold: Hold, at shown: ShownPlace?) {
    start = hold
    hold.setFront(shown)
  }

  /// True for the target that is the start of the root.
  func isStart(_ hold: Hold?) -> Bool { hold != nil && hold === start }

  /// Notes that the first entry of the app is shown for a target.
  func noteFront(_ hold: Hold, at shown: ShownPlace) {
    if hold.isWaiting { setFront(hold, at: shown) }
  }

  private func setFront(_ hold: Hold, at shown: ShownPlace?) {
    guard hold.front != nil || shown != nil else { return }
    hold.setFront(shown)
    noteLead(hold)
  }

  private func noteLead(_ hold: Hold) {
    inFront[hold.number] = hold.front == nil ? nil : hold
    knownLead = nil
  }

  /// Drops the start of a root, because the root now shows a whole state, which the start would
  /// undo.
  func supersedeStarts() {
    if let start { drop([start], .replaced) }
  }

  /// Drops the start of a root if the place that it has begun with has left: the app now shows
  /// something else, which the start would undo. Any other target waits on like those from elsewhere.
  ///
  /// - Parameter isReplaced: False if `access` has removed the place.
  func supersedeStarts(without left: [HoldPlace], isReplaced: Bool) {
    for hold in inFront.oldestFirst {
      guard let front = hold.front, left.contains(front.shown.place) else { continue }
      if hold === start, isReplaced { drop([hold], .replaced) } else { setFront(hold, at: nil) }
    }
  }

  /// Drops each `open` that waits until it may open, because a newer one was performed, unless the
  /// policy keeps all targets.
  func supersedeOpens(except hold: Hold?) {
    guard policy.keeping == .latest else { return }
    let (names, lead) = (Gate.clear.names + Gate.unprotected.names, lead)
    drop(byName.all(names).filter { $0 !== hold && $0 !== lead }, .replaced)
  }

  /// Drops holds. Returns false if none of them waits.
  @discardableResult
  func drop(_ dropped: [Hold], _ reason: HoldDropReason) -> Bool {
    let waiting = dropped.filter(\.isWaiting)
    guard !isFrozen else { return !waiting.isEmpty }
    end(waiting.filter { !$0.postpone(reason) }, .dropped(reason))
    return !waiting.isEmpty
  }

  /// Ends holds, and notifies those concerned once the list is updated.
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
    let names = ended.flatMap(\.ownChecks)
    for hold in ended { hold.settle() }
    passOn(names)
    let drops = ended.compactMap(HoldDrop.init)
    guard !drops.isEmpty else { return }
    whenDropped()
    whenIdle { [onDrop = policy.onDrop] in
      for drop in drops { onDrop(drop) }
    }
  }
}

extension HoldDrop {
  /// Nil if the target was not dropped.
  @MainActor
  fileprivate init?(_ hold: Hold) {
    guard case .dropped(let reason) = hold.result else { return nil }
    token = HoldToken(hold)
    name = hold.name
    coordinator = hold.coordinator
    self.reason = reason
  }
}

extension HoldPolicy {
  /// When a target that waits from now on expires; nil if never.
  fileprivate var deadline: Deadline? { lifetime.map { Deadline(in: $0, by: clock) } }
}
