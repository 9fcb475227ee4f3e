@testable import Waymark

/// The state of an app of journeys, or of one change of it.
@MainActor
struct JourneyShot {
  /// The entries of a layer, a tab or a column.
  struct List {
    /// Nil for a tab or a column.
    let layer: LayerID?
    let isModal: Bool
    let entries: [EntryID]
    /// The entry whose tabs or columns it is one of.
    let holder: EntryID?
  }

  /// From the base up, each followed by what is in it.
  private(set) var lists: [List] = []
  /// The visible entries with their routes in the app's type, from the base up.
  private(set) var visible: [(id: EntryID, route: JourneyRoute)] = []
  /// The declared routes of the tabs and columns around the leaf.
  private(set) var selectedTabs: Set<JourneyRoute> = []
  /// All routes, visible or not.
  private(set) var routes: Set<JourneyRoute> = []
  let leaf: EntryID?
  /// The coordinators around each entry, from the app down.
  private(set) var owners: [EntryID: [String]] = [:]
  /// The first entry of each child, by the child's name. Those outside come before those inside.
  private(set) var children: [(name: String, first: EntryID)] = []
  var cause: NavigationCause?
  var entered: Set<EntryID> = []
  var left: Set<EntryID> = []
  var leftChildren: Set<String> = []
  var enteredChildren: [String] = []

  init(_ app: JourneyApp, _ change: NavigationChange<JourneyRoute>? = nil) {
    leaf = app.projection.leaf?.id
    cause = change?.cause
    for layer in app.projection.layers {
      selectedTabs = []
      note(layer, in: nil, isVisible: true)
    }
    noteOwners(app)
    for event in change?.events ?? [] {
      switch (event.kind, event.subject) {
      case (.enter, .entry(let id, _)): entered.insert(id)
      case (.leave, .entry(let id, _)): left.insert(id)
      case (.leave, .coordinator(let name)): leftChildren.insert(name)
      case (.enter, .coordinator(let name)) where name != "App": enteredChildren.append(name)
      default: break
      }
    }
  }

  private mutating func note(_ layer: Layer<TestScreen>, in holder: EntryID?, isVisible: Bool) {
    let isModal = if case .modal = layer.style { true } else { false }
    let entries = layer.entries
    lists.append(
      List(
        layer: holder == nil ? layer.id : nil, isModal: isModal, entries: entries.ids,
        holder: holder))
    for entry in entries {
      guard let route = entry.rootRoute(as: JourneyRoute.self) else { continue }
      routes.insert(route)
      if isVisible { visible.append((entry.id, route)) }
      guard let tabs = entry.tabs else { continue }
      for tab in tabs.layers {
        // Entries above tabs hide them.
        let isShown = isVisible && tab.id == tabs.selected?.id && entry.id == entries.last?.id
        let declared = tabs.routes(as: JourneyRoute.self) ?? []
        if isShown, declared.indices.contains(tabs.selectedIndex) {
          selectedTabs.insert(declared[tabs.selectedIndex])
        }
        note(tab, in: entry.id, isVisible: isShown)
      }
    }
  }

  private mutating func noteOwners(_ app: JourneyApp) {
    guard let state = app.flow.tree?.state else { return }
    var known: Set<String> = []
    state.walkChain { layer in
      state.visitAll(layer) { entry in
        var names: [String] = []
        var next = state.node(of: entry)
        while let node = next {
          names.insert(node.name, at: 0)
          next = state.parent(of: node)
        }
        owners[entry.id] = names
        for name in names.dropFirst() where known.insert(name).inserted {
          children.append((name, entry.id))
        }
      }
    }
  }

  /// The leaf's route.
  var route: JourneyRoute? { visible.last?.route }

  func list(of entry: EntryID) -> List? { lists.first { $0.entries.contains(entry) } }

  /// True if the leaf is an entry of the coordinator or of its children.
  func isVisible(_ coordinator: String) -> Bool {
    leaf.flatMap { owners[$0] }?.contains(coordinator) ?? false
  }
}

/// The place where something was shown for a target, from what is visible.
enum JourneyPlace: Hashable {
  case layer(LayerID)
  case child(String)
  case entry(EntryID)
}

extension JourneyShot {
  /// The place that the change shows: its new layer, else its new child, else its entry.
  func shown(_ route: JourneyRoute, since before: JourneyShot?) -> JourneyPlace? {
    let known = Set((before ?? self).lists.compactMap(\.layer))
    if before != nil, let made = lists.compactMap(\.layer).first(where: { !known.contains($0) }) {
      return .layer(made)
    }
    guard let leaf else { return nil }
    if let name = enteredChildren.first(where: isVisible) { return .child(name) }
    if entered.contains(leaf) { return .entry(leaf) }
    // A tab was selected that shows it already.
    return place(showing: route)
  }

  /// The place around the visible entry with a route, or else around the leaf.
  func place(showing route: JourneyRoute) -> JourneyPlace? {
    (visible.last { $0.route == route }?.id ?? leaf).flatMap(around)
  }

  /// The layer or the child around the leaf that shows a route for a target, and in which the user has come further.
  func further(
    than route: JourneyRoute, in places: Set<JourneyPlace>, _ owner: String
  ) -> JourneyPlace? {
    guard let leaf, let list = list(of: leaf) else { return nil }
    for (id, shown) in visible.reversed()
    where shown == route && id != leaf && list.entries.contains(id) {
      guard owner == "App" || owners[id]?.contains(owner) ?? false, let place = around(id),
        places.contains(place)
      else { continue }
      switch place {
      case .layer: return place
      case .child(let name) where owners[leaf]?.contains(name) ?? false: return place
      case .child, .entry: continue
      }
    }
    return nil
  }

  /// The layer or the child around the leaf, if it is one of these places.
  func further(in places: Set<JourneyPlace>) -> JourneyPlace? {
    guard let leaf, let list = list(of: leaf) else { return nil }
    let children = (owners[leaf] ?? []).reversed().map { JourneyPlace.child($0) }
    let layer = list.layer.map { JourneyPlace.layer($0) }
    return (children + [layer].compactMap { $0 }).first(where: places.contains)
  }

  /// The place around an entry.
  func around(_ entry: EntryID) -> JourneyPlace? {
    guard let list = list(of: entry) else { return nil }
    if list.entries.first == entry {
      if list.isModal, let layer = list.layer { return .layer(layer) }
      if list.holder != nil { return .entry(entry) }
    }
    let child = children.first { $0.first == entry }
    return child.map { .child($0.name) } ?? .entry(entry)
  }

  /// True if nothing of the place is left after the change.
  func hasLeft(_ place: JourneyPlace) -> Bool {
    switch place {
    case .layer(let id): !lists.contains { $0.layer == id }
    case .child(let name): leftChildren.contains(name)
    case .entry(let id): left.contains(id)
    }
  }

  /// The first entry of the app or the tab that contains an entry, and the tabs that this begins the app with.
  func firsts(around entry: EntryID?) -> [EntryID] {
    var found: [EntryID] = []
    var next = entry
    while let id = next, let list = list(of: id), let first = list.entries.first {
      // What lies below tabs is the first entry of the app, and they are not.
      if !found.isEmpty, first != id { break }
      found.append(first)
      next = list.holder
    }
    return found
  }

  /// True if the place begins with one of the entries, so that it cannot leave by itself.
  func begins(_ place: JourneyPlace, with firsts: [EntryID]) -> Bool {
    switch place {
    case .layer: false
    case .child(let name): children.contains { $0.name == name && firsts.contains($0.first) }
    case .entry(let id): firsts.contains(id)
    }
  }
}
