import Waymark

/// What the view of an entry does about its leave policy, as it has read it last: the system's button goes, and one
/// comes that asks.
@MainActor
final class SimulatedGuard<Screen> {
  /// The entry as it was when the view was made.
  private let entry: LayerEntry<Screen>
  /// The base or the presented layer in which the entry lies, perhaps through tabs.
  private let home: Layer<Screen>
  private let isRoot: Bool
  private let evaluation = Evaluation()
  private var isAsking = false

  init(_ entry: LayerEntry<Screen>, in home: Layer<Screen>, isRoot: Bool) {
    self.entry = entry
    self.home = home
    self.isRoot = isRoot
  }

  private var isPresented: Bool {
    if case .modal = home.style { true } else { false }
  }

  private var asks: Bool {
    isRoot ? isPresented && home.leavePolicy != .free : entry.leavePolicy != .free
  }

  /// True while the button is there that asks. Looks first, if there is something new: that takes no time.
  var hasButton: Bool {
    look()
    return isAsking
  }

  /// True if the gesture of assistive technologies leaves the entry.
  var canEscape: Bool { !isRoot || isPresented }

  /// True if the view knows no better, and the tree says something else.
  var isStale: Bool { !evaluation.isDue && isAsking != asks }

  func look() {
    if evaluation.isDue { isAsking = evaluation.read { asks } }
  }

  func leave() -> Outcome { isRoot ? entry.dismiss() : entry.pop() }
}

/// The views of the entries in one container.
@MainActor
struct SimulatedGuards<Screen> {
  private let home: Layer<Screen>
  private var guarded: [EntryID] = []
  private var guards: [EntryID: SimulatedGuard<Screen>] = [:]

  init(in home: Layer<Screen>) {
    self.home = home
  }

  /// What the view of the uppermost entry does.
  var top: SimulatedGuard<Screen>? { guarded.last.flatMap { guards[$0] } }

  var areStale: Bool { guards.values.contains(where: \.isStale) }

  /// Views come and go with what is on screen, from bottom to top.
  mutating func show(_ ids: [EntryID], _ entry: (EntryID) -> LayerEntry<Screen>?) {
    if ids != guarded || guards.count < ids.count {
      guarded = ids
      let old = guards
      guards = [:]
      for id in ids {
        guards[id] =
          old[id] ?? entry(id).map { SimulatedGuard($0, in: home, isRoot: id == ids.first) }
      }
    }
    for view in guards.values { view.look() }
  }
}
