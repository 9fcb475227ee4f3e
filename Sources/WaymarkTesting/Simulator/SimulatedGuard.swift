import Waymark

/// The part of an entry's view that obeys its leave policy. If the policy, as last read, says so, it replaces the
/// system's Back button by one that asks.
@MainActor
final class SimulatedGuard<Screen> {
  private let exit: EntryExit<Screen>
  private let evaluation = Evaluation()
  private var button: EntryExit<Screen>.Button?

  init(_ exit: EntryExit<Screen>) {
    self.exit = exit
  }

  /// True while the button that asks is shown. Reads again first, if observation reported a change.
  var hasButton: Bool {
    look()
    return button != nil
  }

  /// True if the escape gesture of assistive technologies leaves the entry.
  var canEscape: Bool { exit.canEscape }

  /// True if the view shows something else than the tree, and observation reported no change.
  var isStale: Bool { !evaluation.isDue && (button != nil) != exit.isAsking }

  func look() {
    if evaluation.isDue { button = evaluation.read { exit.button(ownsClose: false) } }
  }

  func leave() -> Outcome { exit.leave() }
}

/// The guards of the entries in one container.
@MainActor
struct SimulatedGuards<Screen> {
  private let home: Layer<Screen>
  private var guarded: [EntryID] = []
  private var guards: [EntryID: SimulatedGuard<Screen>] = [:]

  init(in home: Layer<Screen>) {
    self.home = home
  }

  /// The guard of the uppermost entry.
  var top: SimulatedGuard<Screen>? { guarded.last.flatMap { guards[$0] } }

  var areStale: Bool { guards.values.contains(where: \.isStale) }

  /// Makes and removes guards for the entries on screen, from bottom to top.
  mutating func show(_ ids: [EntryID], _ entry: (EntryID) -> LayerEntry<Screen>?) {
    if ids != guarded || guards.count < ids.count {
      guarded = ids
      let old = guards
      guards = [:]
      for id in ids {
        guards[id] =
          old[id]
          ?? entry(id).map { SimulatedGuard(EntryExit($0, in: home, isRoot: id == ids.first)) }
      }
    }
    for view in guards.values { view.look() }
  }
}
