import Observation

@testable import Waymark

/// What a platform reads from a tree: all its layers with their ids and tabs.
@MainActor
struct TreeShot {
  struct Tabs {
    let selected: Int
    let revision: Int
    let layers: [LayerID]
    /// Nil for tabs that are not columns.
    let isCollapsed: Bool?
  }

  struct Seen {
    let layer: Layer<TreeScreen>
    let ids: [EntryID]
    let names: [String]
    let next: LayerID?
    /// The selected tab and its revision for each entry with tabs.
    let tabs: [Int: Tabs]
    let handles: [LayerTabs<TreeScreen>]

    @MainActor
    func looks(like other: Seen) -> Bool {
      LayerWatcher.Facet.allCases.allSatisfy { looks(like: other, in: $0) }
    }

    @MainActor
    func looks(like other: Seen, in facet: LayerWatcher.Facet) -> Bool {
      switch facet {
      case .entries: ids == other.ids && names == other.names
      case .next: next == other.next
      // They are set while a step is taken, so the watcher knows them.
      case .policies: true
      case .selection:
        // New tabs were not watched.
        other.tabs.allSatisfy { id, old in
          tabs[id].map { now in
            now.selected == old.selected && now.revision == old.revision
              && now.isCollapsed == old.isCollapsed
          } ?? false
        }
      }
    }
  }

  /// The layers from the base up, with layers of tabs in the place of their entry.
  private(set) var layers: [Seen] = []

  init() {}

  init(_ root: TreeCoordinator) {
    for layer in root.projection.layers { add(layer) }
  }

  private mutating func add(_ layer: Layer<TreeScreen>) {
    let entries = layer.entries
    let place = layers.count
    var tabs: [Int: Tabs] = [:]
    var handles: [LayerTabs<TreeScreen>] = []
    var inner: [Layer<TreeScreen>] = []
    for entry in entries {
      guard let found = entry.tabs else { continue }
      tabs[entry.id.number] = Tabs(
        selected: found.selectedIndex, revision: found.revision, layers: found.layers.map(\.id),
        isCollapsed: found.areColumns ? found.isCollapsed : nil)
      handles.append(found)
      inner += found.layers
    }
    let seen = Seen(
      layer: layer, ids: entries.ids, names: entries.map(\.name), next: layer.next?.id, tabs: tabs,
      handles: handles)
    layers.insert(seen, at: place)
    for layer in inner { add(layer) }
  }

  var ids: [EntryID] { layers.flatMap(\.ids) }

  func seen(_ id: LayerID) -> Seen? { layers.first { $0.layer.id == id } }
}

/// Counts how often each layer notifies readers of its entries, of the layer above, of the selections in it, and of its
/// leave policy.
@MainActor
final class LayerWatcher {
  enum Facet: CaseIterable { case entries, next, selection, policies }

  struct Told: Hashable, CustomStringConvertible {
    let layer: LayerID
    let facet: Facet
    var description: String { "\(facet) of \(layer)" }
  }

  private var watched: [LayerID: TreeShot.Seen] = [:]
  private(set) var counts: [Told: Int] = [:]

  func watch(_ shot: TreeShot) {
    var gone = watched
    for seen in shot.layers {
      let id = seen.layer.id
      gone[id] = nil
      let hasOtherTabs = watched[id].map { $0.handles.map(\.id) != seen.handles.map(\.id) } ?? true
      let isNew = watched.updateValue(seen, forKey: id) == nil
      if isNew {
        arm(Told(layer: id, facet: .entries), 0)
        arm(Told(layer: id, facet: .next), 0)
      }
      // What its readers read depends on the layers above, so they read it anew.
      let policies = Told(layer: id, facet: .policies)
      if isNew || counts[policies] != nil { arm(policies, 0) }
      guard hasOtherTabs else { continue }
      rounds[id, default: 0] += 1
      arm(Told(layer: id, facet: .selection), rounds[id] ?? 0)
    }
    for id in gone.keys { watched[id] = nil }
    policies = watched.mapValues { $0.layer.leavePolicy }
    counts = [:]
  }

  /// The leave policies when the watch began.
  private var policies: [LayerID: LeavePolicy] = [:]

  /// True if the leave policy of a layer is another one than when the watch began.
  func hasOtherPolicy(_ layer: Layer<TreeScreen>) -> Bool {
    policies[layer.id].map { $0 != layer.leavePolicy } ?? false
  }

  /// How often the tabs of a layer were replaced.
  private var rounds: [LayerID: Int] = [:]

  private func arm(_ told: Told, _ round: Int) {
    guard let seen = watched[told.layer] else { return }
    withObservationTracking {
      switch told.facet {
      case .entries: _ = seen.layer.entries
      case .next: _ = seen.layer.next
      case .policies: _ = seen.layer.leavePolicy
      case .selection: for tabs in seen.handles { _ = tabs.selectedIndex }
      }
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, told.facet != .selection || self.rounds[told.layer] == round else { return }
        self.counts[told, default: 0] += 1
        if told.facet != .policies { self.arm(told, round) }
      }
    }
  }
}
