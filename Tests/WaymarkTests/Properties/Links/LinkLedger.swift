import Waymark

/// The guarantees in the documentation of the inbox, checked at each call. It does not say what comes next, only what
/// may: each link that counts ends once, in a scene that may open it, in order and in time.
@MainActor
final class LinkLedger {
  private struct Entry {
    let number: Int
    let link: String
    let policy: OpenPolicy
    /// The scene that has received the link.
    var scene: Int?
    let deadline: Int?
  }

  private(set) var fault: String?
  private(set) var tally: [String: Int] = [:]
  private let lifetime: Int?
  /// The links that have neither been opened nor dropped, the newest last.
  private var waiting: [Entry] = []
  /// Links that wait twice. Nobody can tell which of them has ended.
  private var vague: Set<String> = []
  private var turn: Set<String> = []
  /// Refused links of which nobody has heard yet.
  private var unheard: [String] = []
  private var (now, lastNumber, lastActivity) = (0, 0, 0)
  /// The last link about which scenes were asked, and which.
  private var asked: (link: String, number: Int, scenes: Set<Int>) = ("", 0, [])
  /// The number of the link that comes just now.
  private var arriving: Int?
  /// What comes again in this turn.
  private var again: (link: String, policy: OpenPolicy, scene: Int)?
  private var isCancelling = false
  private var (activity, ready, ended): ([Int: Int], Set<Int>, Set<Int>) = ([:], [], [])

  init(lifetime: Int?) { self.lifetime = lifetime }

  private func note(_ text: String) { fault = fault ?? text }

  /// The scene that a link waits for; nil if any may open it.
  private func home(_ entry: Entry) -> Int? {
    entry.scene.flatMap { activity[$0] == nil ? nil : $0 }
  }

  private func isOver(_ entry: Entry) -> Bool { entry.deadline.map { $0 <= now } ?? false }
}

// What is done with the inbox.
extension LinkLedger {
  func connect(_ scene: Int) { activity[scene] = 0 }

  func end(_ scene: Int) { ended.insert(scene) }

  func endTurn() { turn = [] }

  func pass(_ time: Int) { now += time }

  func setReady(_ scene: Int, _ isReady: Bool) {
    if isReady { ready.insert(scene) } else { ready.remove(scene) }
  }

  func becomeActive(_ scene: Int) {
    lastActivity += 1
    activity[scene] = lastActivity
  }

  func remove(_ scene: Int) {
    activity[scene] = nil
    ready.remove(scene)
  }

  func cancel(_ run: () -> Void) {
    isCancelling = true
    run()
    isCancelling = false
    if let left = waiting.first { note("\(left.link) was neither opened nor dropped") }
  }

  func open(_ link: String, _ policy: OpenPolicy, in scene: Int?, _ run: () -> Outcome?) -> Outcome?
  {
    if let scene { becomeActive(scene) }
    if !turn.contains(link) {
      arrive(link, policy, scene)
    } else if let scene {
      again = (link, policy, scene)
      if !ready.contains(scene), let place = waiting.lastIndex(where: { $0.link == link }),
        home(waiting[place]) == nil
      {
        waiting[place].scene = scene
      }
    }
    let outcome = run()
    let isOpened = arriving.map { number in !waiting.contains { $0.number == number } } ?? false
    if isOpened != (outcome != nil), !vague.contains(link) {
      note("\(link) opened: \(isOpened), and \(outcome as Any)")
    }
    (arriving, again) = (nil, nil)
    return outcome
  }

  private func arrive(_ link: String, _ policy: OpenPolicy, _ scene: Int?) {
    if waiting.contains(where: { $0.link == link }) { vague.insert(link) }
    lastNumber += 1
    arriving = lastNumber
    turn.insert(link)
    waiting.append(
      Entry(
        number: lastNumber, link: link, policy: policy, scene: scene,
        deadline: lifetime.map { now + $0 }))
  }
}

// What the inbox does.
extension LinkLedger {
  /// A scene is asked to open a link, and does so or has left.
  func ask(_ scene: Int, _ link: String, _ policy: OpenPolicy) {
    guard let place = waiting.lastIndex(where: { $0.link == link }) else {
      return note("\(link) opened again, in \(scene)")
    }
    let entry = waiting[place]
    if asked.link != link { asked.scenes = [] }
    asked = (link, entry.number, asked.scenes.union([scene]))
    if !vague.contains(link) { check(entry, in: scene, policy) }
    guard !ended.contains(scene) else {
      // Another scene may open it now.
      if entry.scene == scene { waiting[place].scene = nil }
      return
    }
    waiting.remove(at: place)
    tally["opened as promised", default: 0] += 1
    if NaiveInbox.isRefused(link), entry.number != arriving { unheard.append(link) }
  }

  private func check(_ entry: Entry, in scene: Int, _ policy: OpenPolicy) {
    let text = "\(entry.link) of \(entry.scene.map(String.init) ?? "any") in \(scene)"
    if policy != entry.policy { note("\(text): \(policy) instead of \(entry.policy)") }
    if isOver(entry) { note("\(text): its time is over") }
    if !ready.contains(scene) { note("\(text), which is not ready") }
    if let home = home(entry), home != scene, !ended.contains(home) {
      note("\(text): it has received it")
    }
    if home(entry) != scene,
      ready.subtracting(ended).contains(where: {
        activity[$0, default: 0] > activity[scene, default: 0]
      }),
      !ended.contains(scene)
    {
      note("\(text): another one was active last")
    }
    let newer = waiting.first {
      $0.number > entry.number && $0.number != arriving && !vague.contains($0.link)
        && (home($0) == nil || home($0) == scene)
    }
    if let newer { note("\(text): \(newer.link) is newer") }
  }

  func drop(_ link: String, _ reason: LinkDrop.Reason) {
    if reason == .refused {
      guard let place = unheard.firstIndex(of: link) else {
        return vague.contains(link) ? () : note("\(link) reported as refused")
      }
      unheard.remove(at: place)
      return
    }
    guard let place = waiting.firstIndex(where: { $0.link == link }) else {
      return note("\(link) dropped after its end: \(reason)")
    }
    let entry = waiting.remove(at: place)
    turn.remove(link)
    tally["dropped as promised", default: 0] += 1
    if !vague.contains(link), !may(entry, be: reason) {
      note("\(link) of \(entry.scene.map(String.init) ?? "any") dropped: \(reason)")
    }
    // A scene that is ready opens what waits before it takes a link, and what that replaces counts again.
    if let again, again.link == link, ready.contains(again.scene) {
      self.again = nil
      arrive(link, again.policy, again.scene)
    }
  }

  private func may(_ entry: Entry, be reason: LinkDrop.Reason) -> Bool {
    switch reason {
    case .expired: return isOver(entry)
    case .cancelled: return isCancelling
    default:
      // One for each scene, one for any, and the newest of both.
      let home = home(entry)
      return waiting.contains { $0.number > entry.number && self.home($0) == home }
        || asked.number > entry.number && (home.map(asked.scenes.contains) ?? true)
    }
  }

  /// Checks what waits after a step.
  func check(pending: String?) {
    if let link = unheard.first, !vague.contains(link) {
      note("nobody heard that \(link) was refused")
    }
    unheard = []
    let clear = waiting.filter { !vague.contains($0.link) }
    for entry in clear {
      let home = home(entry)
      if isOver(entry) { note("\(entry.link) waits although its time is over") }
      if let scene = ready.subtracting(ended).first(where: { home == nil || home == $0 }) {
        note("\(entry.link) waits although \(scene) is ready")
      }
    }
    if Set(clear.map(home)).count < clear.count {
      note("several links wait for the same: \(clear.map(\.link))")
    }
    guard clear.count == waiting.count else { return }
    tally["waiting", default: 0] += clear.count
    if pending != waiting.last?.link {
      note("\(pending as Any) pending instead of \(waiting.map(\.link))")
    }
  }
}
