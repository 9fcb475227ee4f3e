/// Reads a tree into a snapshot.
@MainActor
struct SnapshotBuilder<Route: Waymark.Route> {
  private let state: TreeState
  private let coding: RouteCoding<Route>
  /// The places of saved entries that present layers.
  private var places: [EntryID: [Int]] = [:]
  /// For each coordinator, its uppermost modal layer so far.
  private var ownModals: [NodeKey: LayerState] = [:]

  init(_ state: TreeState, _ coding: RouteCoding<Route>) {
    self.state = state
    self.coding = coding
  }

  /// The layers from the base up, as far as they can be saved.
  mutating func layers() -> [NavigationSnapshot.Layer] {
    let base = path(of: state.base, at: [0])
    guard !base.isEmpty else { return [] }
    var layers = [NavigationSnapshot.Layer(path: base)]
    for modal in state.modals {
      guard let layer = layer(modal) else { break }
      layers.append(layer)
    }
    return layers
  }

  /// The saved layer. Nil if its presenter is not saved, or if it would be empty.
  private mutating func layer(_ modal: LayerState) -> NavigationSnapshot.Layer? {
    guard case .modal(let style) = modal.style, let owner = state.node(modal.owner),
      let presenter = modal.presenter, let place = places[presenter.id]
    else { return nil }
    let path = path(of: modal, at: [modal.place + 1])
    guard !path.isEmpty else { return nil }
    defer { ownModals[owner.key] = modal }
    return NavigationSnapshot.Layer(
      style: style, owner: owner.level,
      presenter: isOnTop(presenter, of: owner, below: modal) ? [] : place, path: path)
  }

  /// - Parameter place: The place of the layer, in the form for finding presenters.
  private mutating func path(
    of layer: LayerState, at place: @autoclosure () -> [Int]
  ) -> [NavigationSnapshot.Entry] {
    var path: [NavigationSnapshot.Entry] = []
    for entry in state.rows(layer) {
      guard let text = text(of: entry) else { break }
      if entry.presents { places[entry.id] = place() + [path.count] }
      let tabs = tabs(of: entry, at: place() + [path.count])
      path.append(NavigationSnapshot.Entry(text, tabs: tabs))
    }
    return path
  }

  private mutating func tabs(
    of entry: Entry, at place: @autoclosure () -> [Int]
  ) -> NavigationSnapshot.Tabs? {
    guard let tabs = state.tabs(of: entry) else { return nil }
    let content = state.content(of: tabs)
    let place = place()
    var paths: [[NavigationSnapshot.Entry]] = []
    for (number, layer) in content.layers.enumerated() {
      paths.append(path(of: layer, at: place + [number]))
    }
    return NavigationSnapshot.Tabs(paths, selected: content.selection.selected)
  }

  /// The text of an entry by the coding of the root; nil if it may not be saved.
  private func text(of entry: Entry) -> String? {
    var box = state.route(of: entry)
    while let outer = box.outer, box.isSaved { box = outer }
    guard box.isSaved, let root = typed(box, Route.self) else { return nil }
    return coding.text(for: root.route)
  }

  /// True if the coordinator would present its next layer on the entry if there were no layer yet.
  private func isOnTop(_ entry: Entry, of owner: Node, below modal: LayerState) -> Bool {
    let below = state.modal(modal.place - 1) ?? state.base
    guard state.topNode(of: below)?.isWithin(owner) ?? false else { return false }
    let part = ownModals[owner.key].map { Part(node: owner, layer: $0) } ?? state.base(of: owner)
    return part.flatMap(state.top(of:)) === entry
  }
}
