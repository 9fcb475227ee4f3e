import Waymark

/// Something that is on screen or should be, with its place.
private struct Spot: Hashable {
  enum Thing: Hashable {
    case entry(EntryID)
    case tab(LayerID)
    case layer(LayerID)
  }

  let thing: Thing
  /// The layer whose stack, tabs or presenter contains it.
  let container: LayerID
  let position: Int

  var isSelection: Bool {
    guard case .tab = thing else { return false }
    return true
  }

  /// Its place, in words.
  var place: String {
    switch thing {
    case .entry, .tab: "at \(position) in \(container)"
    case .layer: position == 0 ? "at the bottom" : "above \(container)"
    }
  }
}

extension PlatformSimulator {
  /// What differs between the screen and the tree. Each line names an identity, its place on screen, its place in the
  /// tree, and the last five events there. Empty at rest. Layers below a cover are not compared.
  ///
  /// ```swift
  /// app.push(.about)
  /// simulator.differences.first  // "#2 about: is nowhere, should be at 1 in layer 0 (shows [])"
  /// ```
  public var differences: [String] {
    // A root that has ended stays on screen unchanged until its view goes.
    guard !base.layer.isGone else { return [] }
    let (wanted, entries) = wanted()
    let shown = shownSpots
    guard wanted != shown else { return [] }
    var names = platform.names
    for entry in entries { names[entry.id] = entry.name }
    let things =
      wanted.map(\.thing) + shown.map(\.thing).filter { !wanted.map(\.thing).contains($0) }
    return things.compactMap { thing in
      let there = shown.first { $0.thing == thing }
      let due = wanted.first { $0.thing == thing }
      guard there != due else { return nil }
      var places: [LayerID] = []
      for spot in [there, due].compactMap(\.self) where !places.contains(spot.container) {
        places.append(spot.container)
      }
      let events = places.map { log(of: thing, in: $0).joined(separator: ", ") }
      return "\(title(of: thing, names)): is \(there?.place ?? "nowhere"), should be"
        + " \(due?.place ?? "nowhere") (\(events.joined(separator: "; ")))"
    }
  }

  private func title(of thing: Spot.Thing, _ names: [EntryID: String]) -> String {
    switch thing {
    case .entry(let id): names[id].map { "\(id) \($0)" } ?? "\(id)"
    case .tab(let id): "selected tab \(id)"
    case .layer(let id): "\(id)"
    }
  }
}

// Works out where things should be, from the tree alone. Ports and stages could be wrong in the same way.
extension PlatformSimulator {
  private func wanted() -> (spots: [Spot], entries: [LayerEntry<C.Screen>]) {
    var spots: [Spot] = []
    var entries: [LayerEntry<C.Screen>] = []
    var below = base.layer.id
    let covered = covered
    // A dialog is withdrawn while a question is open, or a layer lies above it.
    let layers = root.projection.layers.filter { layer in
      let isDialog = layer.style == .modal(.dialog) && base.presenter.traits.hasDialog
      return !isDialog || layer.next == nil && root.pendingLeave == nil
    }
    for (place, layer) in layers.enumerated() {
      spots.append(Spot(thing: .layer(layer.id), container: below, position: place))
      let inner = wanted(in: layer, [])
      spots += inner.spots.filter { !covered.contains($0.container) || $0.isSelection }
      entries += inner.entries
      below = layer.id
    }
    return (spots, entries)
  }

  /// - Parameter above: The entries that are shown above all entries of the layer.
  private func wanted(
    in home: Layer<C.Screen>, _ above: [LayerEntry<C.Screen>]
  ) -> (spots: [Spot], entries: [LayerEntry<C.Screen>]) {
    var stack = above
    guard let tabs = Self.topmostTabs(of: home, &stack), let last = tabs.layers.last else {
      let spots = stack.enumerated().map { place, entry in
        Spot(thing: .entry(entry.id), container: home.id, position: place)
      }
      return (spots, stack)
    }
    // Entries above columns lie in the last column, so a narrow window shows that one.
    let isCovered = tabs.areColumns && !stack.isEmpty
    let selected = isCovered ? last : tabs.selected ?? last
    let position = isCovered ? tabs.layers.count - 1 : tabs.selectedIndex
    var all = (
      spots: [Spot(thing: .tab(selected.id), container: home.id, position: position)],
      entries: [LayerEntry<C.Screen>]()
    )
    for layer in tabs.areColumns ? tabs.layers : [selected] {
      let inner = wanted(in: layer, layer.id == (tabs.areColumns ? last : selected).id ? stack : [])
      all.spots += inner.spots
      all.entries += inner.entries
    }
    return all
  }

  /// The layers that a cover has taken out of the window, so their stacks need not be right.
  private var covered: Set<LayerID> {
    Set(layers.flatMap(\.content.all).filter { !$0.isOnScreen }.map(\.layer.id))
  }

  /// The uppermost tabs, which take the whole layer. Puts the entries above them at the bottom of `stack`; without
  /// tabs, all entries of the layer.
  private static func topmostTabs(
    of layer: Layer<C.Screen>, _ stack: inout [LayerEntry<C.Screen>]
  ) -> LayerTabs<C.Screen>? {
    var tabs: LayerTabs<C.Screen>?
    var above: [LayerEntry<C.Screen>] = []
    for entry in layer.entries {
      if let found = entry.tabs {
        tabs = found
        above = []
      } else {
        above.append(entry)
      }
    }
    stack = above + stack
    return tabs
  }
}

// Reads where things are.
extension PlatformSimulator {
  private var shownSpots: [Spot] {
    var spots: [Spot] = []
    var below = base.layer.id
    for (place, layer) in layers.enumerated() {
      spots.append(Spot(thing: .layer(layer.layer.id), container: below, position: place))
      add(layer.content, &spots)
      below = layer.layer.id
    }
    return spots
  }

  private func add(_ content: SimulatedContent<C>, _ spots: inout [Spot]) {
    if let tabs = content.tabs, let inner = tabs.selected {
      spots.append(
        Spot(thing: .tab(inner.layer.id), container: content.layer.id, position: tabs.place ?? 0))
      return add(inner, &spots)
    }
    if let split = content.split {
      if let inner = split.selected {
        spots.append(
          Spot(
            thing: .tab(inner.layer.id), container: content.layer.id, position: split.place ?? 0))
      }
      for column in split.columns { add(column, &spots) }
      return
    }
    guard content.isOnScreen else { return }
    for (place, id) in (content.embedding?.shown ?? content.stack?.shown ?? []).enumerated() {
      spots.append(Spot(thing: .entry(id), container: content.layer.id, position: place))
    }
  }

  /// The last events in the container of a thing. If that is not on screen, the events of the presenter on top.
  private func log(of thing: Spot.Thing, in container: LayerID) -> [String] {
    let uppermost = layers[layers.count - 1].presenter.log.lines
    if case .layer = thing {
      return layers.first { $0.layer.id == container }?.presenter.log.lines ?? uppermost
    }
    let contents = layers.flatMap(\.content.all)
    guard let content = contents.first(where: { $0.layer.id == container }) else {
      return uppermost
    }
    if case .tab = thing { return content.tabs?.log.lines ?? content.split?.log.lines ?? [] }
    return content.embedding?.log.lines ?? content.stack?.log.lines ?? []
  }
}
