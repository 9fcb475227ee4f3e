import Observation

@testable import Waymark

/// What a platform reads of a tree: all its layers with their ids and tabs.
@MainActor
struct TreeShot {
  struct Seen {
    let layer: Layer<TreeScreen>
    let ids: [EntryID]
    let names: [String]
    let next: Int?
    /// The selected tab and its revision for each entry with tabs.
    let tabs: [Int: (selected: Int, revision: Int, layers: [Int])]

    func looks(like other: Seen) -> Bool {
      ids == other.ids && names == other.names && next == other.next
        && tabs.keys.sorted() == other.tabs.keys.sorted()
        && tabs.allSatisfy { other.tabs[$0.key]?.selected == $0.value.selected }
        && tabs.allSatisfy { other.tabs[$0.key]?.revision == $0.value.revision }
    }
  }

  /// Layers from the base up, those of tabs at the place of their entry.
  private(set) var layers: [Seen] = []

  init() {}

  init(_ root: TreeCoordinator) {
    for layer in root.projection.layers { add(layer) }
  }

  private mutating func add(_ layer: Layer<TreeScreen>) {
    let entries = layer.entries
    let place = layers.count
    var tabs: [Int: (selected: Int, revision: Int, layers: [Int])] = [:]
    var inner: [Layer<TreeScreen>] = []
    for entry in entries {
      guard let found = entry.tabs else { continue }
      tabs[entry.id.number] = (found.selectedIndex, found.revision, found.layers.map(\.id))
      inner += found.layers
    }
    let seen = Seen(
      layer: layer, ids: entries.ids, names: entries.map(\.name), next: layer.next?.id, tabs: tabs)
    layers.insert(seen, at: place)
    for layer in inner { add(layer) }
  }

  var ids: [EntryID] { layers.flatMap(\.ids) }

  func seen(_ id: Int) -> Seen? { layers.first { $0.layer.id == id } }
}

/// Counts how often each layer tells its observers that it changes.
@MainActor
final class LayerWatcher {
  private var watched: [Int: Layer<TreeScreen>] = [:]
  private(set) var counts: [Int: Int] = [:]

  func watch(_ shot: TreeShot) {
    var gone = watched
    for seen in shot.layers {
      gone[seen.layer.id] = nil
      guard watched[seen.layer.id] == nil else { continue }
      watched[seen.layer.id] = seen.layer
      arm(seen.layer.id)
    }
    for id in gone.keys { watched[id] = nil }
    counts = [:]
  }

  private func arm(_ id: Int) {
    guard let layer = watched[id] else { return }
    withObservationTracking {
      _ = layer.entries
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.counts[id, default: 0] += 1
        self?.arm(id)
      }
    }
  }
}
