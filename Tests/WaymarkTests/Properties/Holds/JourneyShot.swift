import Waymark

/// The visible state of an app of journeys, or of one change of it.
@MainActor
struct JourneyShot {
  /// The ids of each layer, and of its entries.
  let layers: [(id: LayerID, entries: [EntryID])]
  let leaf: EntryID?
  /// The leaf's route in the app's type.
  let route: JourneyRoute?
  /// The first entry of each child, by the child's name.
  let children: [(name: String, first: EntryID)]
  var cause: NavigationCause?
  var left: Set<EntryID> = []
  var leftChildren: Set<String> = []
  var enteredChildren: [String] = []

  init(_ app: JourneyApp, _ change: NavigationChange<JourneyRoute>? = nil) {
    layers = app.projection.layers.map { ($0.id, $0.entries.ids) }
    leaf = layers.last?.entries.last
    route = app.visiblePath.last?.last
    children = app.descendants.compactMap { child in
      (child as? StepCoordinator).flatMap { flow in
        flow.stack.first.map { (flow.name, $0.id) }
      }
    }
    cause = change?.cause
    for event in change?.events ?? [] {
      switch (event.kind, event.subject) {
      case (.leave, .entry(let id, _)): left.insert(id)
      case (.leave, .coordinator(let name)): leftChildren.insert(name)
      case (.enter, .coordinator(let name)) where name != "App": enteredChildren.append(name)
      default: break
      }
    }
  }
}

/// The place where something was shown for a target, from what is visible.
enum JourneyPlace: Hashable {
  case layer(LayerID)
  case child(String)
  case entry(EntryID)
}

extension JourneyShot {
  /// The place that the change shows: its new layer, else its new child, else its new entry.
  func shown(since before: JourneyShot?) -> JourneyPlace? {
    let known = Set((before ?? self).layers.map(\.id))
    if before != nil, let layer = layers.dropFirst().first(where: { !known.contains($0.id) }) {
      return .layer(layer.id)
    }
    if let name = enteredChildren.first { return .child(name) }
    return leaf.map { .entry($0) }
  }

  /// The place around the leaf.
  var around: JourneyPlace? {
    guard let leaf, let layer = layers.last else { return nil }
    if layers.count > 1, layer.entries.first == leaf { return .layer(layer.id) }
    return children.first { $0.first == leaf }.map { .child($0.name) } ?? .entry(leaf)
  }

  /// True if nothing of the place is left after the change.
  func hasLeft(_ place: JourneyPlace) -> Bool {
    switch place {
    case .layer(let id): !layers.contains { $0.id == id }
    case .child(let name): leftChildren.contains(name)
    case .entry(let id): left.contains(id)
    }
  }

  /// True if the place begins with the first entry of the app, and cannot leave by itself.
  func begins(with place: JourneyPlace) -> Bool {
    guard let first = layers.first?.entries.first else { return false }
    return switch place {
    case .layer: false
    case .child(let name): children.contains { $0.name == name && $0.first == first }
    case .entry(let id): id == first
    }
  }
}
