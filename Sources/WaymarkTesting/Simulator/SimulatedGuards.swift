import Waymark

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
