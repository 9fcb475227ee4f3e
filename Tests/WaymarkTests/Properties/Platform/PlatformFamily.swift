@testable import Waymark

/// Where each entry lies, and what each layer depends on.
@MainActor
struct PlatformFamily {
  /// The layer of each entry.
  private(set) var layers: [EntryID: LayerID] = [:]
  /// The entry that presented a layer, or whose tab it is.
  private(set) var holders: [LayerID: EntryID] = [:]
  private(set) var entries: [LayerID: [EntryID]] = [:]
  /// The layers from the base up.
  private(set) var chain: [LayerID] = []

  init() {}

  init<Screen>(_ projection: Projection<Screen>) {
    for layer in projection.layers {
      chain.append(layer.id)
      if let presenter = layer.presenter { holders[layer.id] = presenter }
      add(layer)
    }
  }

  private mutating func add<Screen>(_ layer: Layer<Screen>) {
    entries[layer.id] = layer.entries.ids
    for entry in layer.entries {
      layers[entry.id] = layer.id
      for tab in entry.tabs?.layers ?? [] {
        holders[tab.id] = entry.id
        add(tab)
      }
    }
  }

  /// True for the first entry of the base or of a tab.
  func isRoot(_ id: EntryID) -> Bool {
    guard let layer = layers[id], entries[layer]?.first == id else { return false }
    return !chain.dropFirst().contains(layer)
  }

  /// True if the user took away the entry, or something that it depends on.
  func isJustified(_ id: EntryID, by taken: Set<EntryID>, ended: Set<LayerID>) -> Bool {
    if taken.contains(id) { return true }
    var layer = layers[id]
    while let current = layer {
      if ended.contains(current) { return true }
      // Layers above an ended layer go, too.
      if let place = chain.firstIndex(of: current) {
        for lower in chain[..<place] where lower != chain[0] {
          if ended.contains(lower) || entries[lower]?.allSatisfy(taken.contains) ?? false {
            return true
          }
          if let holder = holders[lower], isJustified(holder, by: taken, ended: ended) {
            return true
          }
        }
      }
      guard let holder = holders[current] else { return false }
      if isJustified(holder, by: taken, ended: ended) { return true }
      layer = layers[holder]
    }
    return false
  }
}
