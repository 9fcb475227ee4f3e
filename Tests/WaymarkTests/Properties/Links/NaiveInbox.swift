import Waymark

/// An inbox of links as plain arrays. Written from the guarantees in its documentation.
struct NaiveInbox {
  struct Scene {
    let number: Int
    var isReady = false
    var activity = 0
    var hasEnded = false
  }

  struct Kept {
    let link: String
    let policy: OpenPolicy
    /// The scene that has received it; nil if any scene may open it.
    var scene: Int?
    let deadline: Int?
    let order: Int
  }

  private(set) var scenes: [Scene] = []
  private(set) var kept: [Kept] = []
  /// What was opened, where, and how.
  private(set) var opened: [String] = []
  private(set) var drops: [String] = []
  private(set) var tally: [String: Int] = [:]
  private(set) var now = 0
  private let lifetime: Int?
  /// The links of this turn that were opened or are kept.
  private var recent: Set<String> = []
  private var (lastOrder, lastActivity) = (0, 0)

  init(lifetime: Int?) {
    self.lifetime = lifetime
  }

  mutating func count(_ kind: String) { tally[kind, default: 0] += 1 }

  /// A link that says so is refused by whoever opens it.
  static func isRefused(_ link: String) -> Bool { link.hasPrefix("/no") }

  private func place(_ scene: Int) -> Int? { scenes.firstIndex { $0.number == scene } }

  private func isReady(_ scene: Int) -> Bool { place(scene).map { scenes[$0].isReady } ?? false }

  mutating func connect(_ number: Int) { scenes.append(Scene(number: number)) }

  mutating func end(_ scene: Int) {
    if let place = place(scene) { scenes[place].hasEnded = true }
  }

  /// Only becoming ready opens what waits.
  mutating func setReady(_ scene: Int, _ isReady: Bool) {
    guard let place = place(scene), scenes[place].isReady != isReady else { return }
    scenes[place].isReady = isReady
    if isReady { deliver(to: scene) }
  }

  mutating func becomeActive(_ scene: Int) {
    guard let place = place(scene) else { return }
    lastActivity += 1
    scenes[place].activity = lastActivity
    deliver(to: scene)
  }

  /// Removes a scene, and ends the turn. What it has received is for any scene.
  mutating func remove(_ scene: Int) {
    scenes.removeAll { $0.number == scene }
    for place in kept.indices where kept[place].scene == scene {
      kept[place].scene = nil
      count("of a scene that is gone")
    }
    for scene in ready where kept.contains(where: { $0.scene == nil }) { deliver(to: scene) }
    dropReplaced()
    recent = []
  }

  mutating func endTurn() { recent = [] }

  mutating func pass(_ time: Int) {
    now += time
    drop("expired") { [now] in $0.deadline.map { $0 <= now } ?? false }
    recent = []
  }

  mutating func cancel() { drop("cancelled") { _ in true } }

  /// Returns the scene that has opened the link; nil if it waits, or has come before.
  mutating func open(_ link: String, _ policy: OpenPolicy, in scene: Int?) -> Int? {
    if let scene { becomeActive(scene) }
    if recent.contains(link) {
      count("twice in a turn")
      guard let scene, let place = kept.lastIndex(where: { $0.link == link && $0.scene == nil })
      else { return nil }
      count("received by a scene, too")
      kept[place].scene = scene
      deliver(to: scene)
      dropReplaced()
      return nil
    }
    recent.insert(link)
    let isReady = scene.map(isReady)
    if let found = openInFirst(
      link, policy, scene.map { isReady == true ? receivers($0) : [] } ?? ready)
    {
      return found
    }
    lastOrder += 1
    kept.append(
      Kept(
        link: link, policy: policy, scene: isReady == true ? nil : scene,
        deadline: lifetime.map { now + $0 }, order: lastOrder))
    count("kept")
    dropReplaced()
    return nil
  }

  /// The scenes that are ready, the one that became active last first.
  private var ready: [Int] {
    scenes.reversed().filter(\.isReady).sorted { $0.activity > $1.activity }.map(\.number)
  }

  private func receivers(_ scene: Int) -> [Int] { [scene] + ready.filter { $0 != scene } }

  private mutating func openInFirst(_ link: String, _ policy: OpenPolicy, _ scenes: [Int]) -> Int? {
    for number in scenes {
      guard let place = place(number) else { continue }
      if self.scenes[place].hasEnded {
        count("passed over")
        continue
      }
      opened.append("\(number) \(link) \(policy)")
      count("opened")
      return number
    }
    return nil
  }

  /// A scene opens the newest of the links that it may open, and the older ones are dropped.
  private mutating func deliver(to scene: Int) {
    guard isReady(scene) else { return }
    let meant = kept.filter { $0.scene == nil || $0.scene == scene }
    guard var newest = meant.last else { return }
    kept.removeAll { $0.order == newest.order }
    guard openInFirst(newest.link, newest.policy, receivers(scene)) != nil else {
      newest.scene = nil
      kept = (kept + [newest]).sorted { $0.order < $1.order }
      count("kept again")
      return dropReplaced()
    }
    count("delivered")
    drop("replaced") { link in meant.contains { $0.order == link.order } }
    if Self.isRefused(newest.link) { drops.append("\(newest.link) refused") }
  }

  private mutating func dropReplaced() {
    let all = kept
    drop("replaced") { link in all.last { $0.scene == link.scene }?.order != link.order }
  }

  /// A link that was dropped counts again.
  private mutating func drop(_ reason: String, where isMeant: (Kept) -> Bool) {
    for link in kept.filter(isMeant) {
      drops.append("\(link.link) \(reason)")
      recent.remove(link.link)
      count(reason)
    }
    kept.removeAll(where: isMeant)
  }
}
