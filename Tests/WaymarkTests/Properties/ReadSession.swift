import Waymark

/// A tree with random steps. Each query is read before a step and compared after it.
///
/// The rule alone is the oracle: a result that has changed without a notification is wrong.
@MainActor
final class ReadSession {
  let seed: UInt64
  let guards = GuardSession()
  let root: any ReadLevel
  var generator: SeededGenerator
  /// The first fault.
  private(set) var failure: String?
  /// How often each step changed something, and how often each kind of place of a coordinator came up.
  private(set) var tally: [String: Int] = [:]
  private(set) var taken = 0
  private var trail: [String] = []
  private var members: [Member] = []
  private var handles: [Handle] = []
  /// What was read in the body of the transaction of this step, and in its callbacks.
  private var drafts: [any WatchedRead] = []
  private var tokens: [(token: HoldToken, watch: any WatchedRead)] = []
  /// Signal handlers that may be cancelled.
  var handlers: [ObserverToken] = []

  /// A coordinator with all its queries.
  private struct Member {
    let coordinator: any ReadLevel
    var watches: [any WatchedRead] = []
    /// The number of steps since it left.
    var absence = 0
  }

  /// A handle that a platform keeps, with all its queries.
  private struct Handle {
    let id: String
    let watches: [any WatchedRead]
    var hasTabs = false
    var absence = 0
  }

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    guards.keepsQuestions = false
    guards.back = TabBackPolicy.allCases[Int(seed % 5)]
    root = seed % 3 == 0 ? UnlinkedApp(guards) : GuardedApp(guards)
    begin(root)
    find()
  }

  private func begin(_ root: some ReadLevel) {
    root.flow.reporter = MisuseReporter { _ in }
    if seed % 2 == 0 { root.flow.holdPolicy.keeping = .all }
    root.observe { [weak self] _, _ in self?.watchCallback() }
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func oneOf<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }

  func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed), step \(taken): \(text)\n\(trail.suffix(4).joined(separator: "\n"))"
      + "\n\(picture(root))"
  }

  func count(_ name: String) { tally[name, default: 0] += 1 }

  /// The present coordinators.
  var levels: [any ReadLevel] {
    ([root] + root.descendants).compactMap { $0 as? any ReadLevel }
  }

  /// Takes a step, and compares everything that was read before it.
  func step() {
    taken += 1
    let before = picture(root)
    let (name, outcome) = takeStep()
    trail.append("\(before)\n  \(name): \(outcome)")
    if outcome.didChange { count(name) }
    if let token = outcome.hold { watch(token) }
    if let broken = root.broken { fail("broken: \(broken)") }
    compare()
    find()
    classify()
  }

  /// Ends the tree, and compares one last time.
  func end() {
    guard failure == nil else { return }
    taken += 1
    _ = root.end()
    trail.append("end")
    compare()
  }
}

// The queries.
extension ReadSession {
  private func compare() {
    let all = members.map(\.watches) + handles.map(\.watches) + [tokens.map(\.watch), drafts]
    for watches in all {
      for watch in watches {
        if let difference = watch.compare() { fail(difference) }
      }
    }
    drafts = []
  }

  /// Counts the places of coordinators.
  private func classify() {
    for level in levels.dropFirst() {
      let outer = level.projection.base
      if !level.isActive { count("not visible") }
      if outer.style == .tab { count("in a tab") }
      if outer.style == .column { count("in a column") }
      if level.layers.count > 1 { count("with a layer of its own") }
    }
    if root.projection.layers.count > 2 { count("two modal layers") }
    let tabs = handles.filter { $0.absence == 0 && $0.hasTabs }.count
    if tabs > 1 { count("tabs and tabs") }
    if !root.pendingNavigations.isEmpty { count("waiting") }
    if root.pendingLeave != nil { count("asking") }
    if members.contains(where: { $0.absence > 0 }) { count("left") }
  }

  /// Watches new coordinators and handles, and forgets those that left some time ago.
  private func find() {
    let present = levels
    for index in members.indices
    where !present.contains(where: { $0 === members[index].coordinator }) {
      members[index].absence += 1
    }
    members.removeAll { $0.absence > 2 }
    for level in present where !members.contains(where: { $0.coordinator === level }) {
      members.append(Member(coordinator: level, watches: watches(of: level)))
    }
    for index in handles.indices { handles[index].absence += 1 }
    for layer in root.projection.layers { find(layer) }
    handles.removeAll { $0.absence > 2 }
    for pending in root.pendingNavigations { watch(pending.token) }
    tokens.removeAll { !$0.token.isWaiting && roll(4) == 0 }
  }

  /// Reads the draft of the present transaction. Readers must be notified of its end.
  func watchDraft<C: ReadLevel>(of level: C) {
    drafts += watches(of: level)
  }

  /// Reads in a callback, also from coordinators that leave with the change.
  private func watchCallback() {
    guard roll(4) == 0, let member = oneOf(members) else { return }
    drafts += watches(of: member.coordinator)
  }

  private func watch(_ token: HoldToken) {
    guard !tokens.contains(where: { $0.token == token }) else { return }
    tokens.append((token, Watched("isWaiting of \(token)") { token.isWaiting }))
  }

  /// Notes that a handle exists. Returns true if it is not watched yet.
  private func isNew(_ id: String) -> Bool {
    guard let index = handles.firstIndex(where: { $0.id == id }) else { return true }
    handles[index].absence = 0
    return false
  }

  private func find(_ layer: Layer<TestScreen>) {
    let id = "\(layer.id)"
    if isNew(id) {
      let watches: [any WatchedRead] = [
        Watched("entries of \(id)") { layer.entries.ids },
        Watched("next of \(id)") { layer.next?.id },
        Watched("leavePolicy of \(id)") { layer.leavePolicy },
        Watched("presenter of \(id)") { layer.presenter },
        Watched("isGone of \(id)") { layer.isGone },
      ]
      handles.append(Handle(id: id, watches: watches))
    }
    for entry in layer.entries {
      find(entry)
      for tab in entry.tabs?.layers ?? [] { find(tab) }
    }
  }

  private func find(_ entry: LayerEntry<TestScreen>) {
    let id = "\(entry.id)"
    // A screen that may not be seen yet is made later than its entry.
    if let screen = entry.screen as? any ReadScreen, isNew("navigator of \(id)") {
      var watches: [any WatchedRead] = []
      screen.watch { watches.append($0) }
      handles.append(Handle(id: "navigator of \(id)", watches: watches))
    }
    guard isNew(id) else { return }
    var watches: [any WatchedRead] = [
      Watched("screen of \(id)") { entry.screen.map(ObjectIdentifier.init) },
      Watched("leave policy of \(id)") { entry.leavePolicy },
      Watched("tabs of \(id)") { entry.tabs?.layers.map(\.id) },
    ]
    let tabs = entry.tabs
    if let tabs { watches += self.watches(of: tabs, id) }
    handles.append(Handle(id: id, watches: watches, hasTabs: tabs != nil))
  }

  private func watches(of tabs: LayerTabs<TestScreen>, _ id: String) -> [any WatchedRead] {
    [
      Watched("selected tab of \(id)") { tabs.selectedIndex },
      Watched("revision of \(id)") { tabs.revision },
      Watched("isCollapsed of \(id)") { tabs.isCollapsed },
      Watched("selected layer of \(id)") { tabs.selected?.entries.ids },
    ]
  }

  private func watches<C: ReadLevel>(of level: C) -> [any WatchedRead] {
    let name = level.name
    var watches: [any WatchedRead] = [
      Watched("\(name).routes") { level.routes },
      Watched("\(name).layers") { level.layers },
      Watched("\(name).stack") { level.stack },
      Watched("\(name).depth") { level.depth },
      Watched("\(name).visiblePath") { level.visiblePath },
      Watched("\(name).currentRoute") { level.currentRoute },
      Watched("\(name).canGoBack") { level.canGoBack },
      Watched("\(name).isActive") { level.isActive },
      Watched("\(name).activeLeaf") { level.activeLeaf.map(ObjectIdentifier.init) },
      Watched("\(name).children") { level.children.map { ObjectIdentifier($0) } },
      Watched("\(name).describe()") { level.describe() },
      Watched("\(name).pendingNavigations") { level.pendingNavigations },
      Watched("\(name).pendingLeave") { level.pendingLeave },
      Watched("\(name).canSend") { level.canSend(ReadSignal.self) },
    ]
    // A projection makes a fresh coordinator a root.
    if taken > 0 { watches.append(Watched("\(name).projection") { ReadShot(level.projection) }) }
    level.watchLinks { watches.append($0) }
    return watches
  }
}

/// A signal to the screens and coordinators above.
struct ReadSignal {}

/// The layers of a projection.
@MainActor
struct ReadShot: Equatable {
  let layers: [[EntryID]]
  let next: [LayerID?]
  let leaf: EntryID?

  init(_ projection: Projection<TestScreen>) {
    layers = projection.layers.map(\.entries.ids)
    next = projection.layers.map(\.next?.id)
    leaf = projection.leaf?.id
  }
}
