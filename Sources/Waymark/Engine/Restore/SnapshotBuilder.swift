/// Reads a tree into a snapshot.
@MainActor
struct SnapshotBuilder<Route: Waymark.Route> {
  private let state: TreeState
  private let coding: RouteCoding<Route>
  /// How many entries of each layer are saved.
  private var counts: [LayerKey: Int] = [:]

  init(_ state: TreeState, _ coding: RouteCoding<Route>) {
    self.state = state
    self.coding = coding
  }

  /// The layers from the base up, as far as they can be saved.
  mutating func layers() -> [NavigationSnapshot.Layer] {
    let base = path(of: state.base)
    guard !base.isEmpty else { return [] }
    var layers = [NavigationSnapshot.Layer(path: base)]
    for modal in state.modals {
      guard let layer = layer(modal) else { break }
      layers.append(layer)
    }
    return layers
  }

  /// Nothing of a layer whose entry is not saved, and nothing that is empty.
  private mutating func layer(_ modal: LayerState) -> NavigationSnapshot.Layer? {
    guard case .modal(let style) = modal.style, let owner = state.node(modal.owner),
      let presenter = modal.presenter, let place = place(of: presenter)
    else { return nil }
    let path = path(of: modal)
    guard !path.isEmpty else { return nil }
    return NavigationSnapshot.Layer(
      style: style, owner: owner.level,
      presenter: isOnTop(presenter, of: owner, below: modal) ? [] : place, path: path)
  }

  private mutating func path(of layer: LayerState) -> [NavigationSnapshot.Entry] {
    var path: [NavigationSnapshot.Entry] = []
    for entry in state.rows(layer) {
      guard let text = text(of: entry) else { break }
      path.append(NavigationSnapshot.Entry(text, tabs: tabs(of: entry)))
    }
    counts[layer.key] = path.count
    return path
  }

  private mutating func tabs(of entry: Entry) -> NavigationSnapshot.Tabs? {
    guard let tabs = state.tabs(of: entry) else { return nil }
    let content = state.content(of: tabs)
    var paths: [[NavigationSnapshot.Entry]] = []
    for layer in content.layers { paths.append(path(of: layer)) }
    return NavigationSnapshot.Tabs(paths, selected: content.selection.selected)
  }

  /// What the coding of the root says of an entry that may be saved.
  private func text(of entry: Entry) -> String? {
    var box = state.route(of: entry)
    while let outer = box.outer, box.isSaved { box = outer }
    guard box.isSaved, let root = typed(box, Route.self) else { return nil }
    return coding.text(for: root.route)
  }

  /// Where an entry is found again; nil if it is not saved.
  private func place(of entry: Entry) -> [Int]? {
    guard let layer = state.layer(of: entry), let row = state.place(of: entry.id, in: layer),
      row < counts[layer.key] ?? 0
    else { return nil }
    guard let (tabs, position) = state.tab(layer) else { return [layer.place + 1, row] }
    return tabs.entry.flatMap(place).map { $0 + [position, row] }
  }

  /// True if the coordinator would present its next layer on the entry, were there no layer yet.
  private func isOnTop(_ entry: Entry, of owner: Node, below modal: LayerState) -> Bool {
    let below = state.modal(modal.place - 1) ?? state.base
    guard state.topNode(of: below)?.isWithin(owner) ?? false else { return false }
    let own = state.ownModals(of: owner).last { $0.place < modal.place }
    let part = own.map { Part(node: owner, layer: $0) } ?? state.base(of: owner)
    return part.flatMap(state.top(of:)) === entry
  }
}
