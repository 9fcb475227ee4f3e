/// The tree of a root, flattened for a platform: a chain of layers, each a list of entries.
///
/// ```swift
/// app.navigate(to: .todos(.detail(id: 7)))
/// app.projection.base.entries.map(\.name)  // ["home", "detail(id: 7)"]
/// app.projection.leaf?.screen              // the model of the visible screen
/// ```
///
/// What is read is observed: each layer is one observable object.
@MainActor
public struct Projection<Screen> {
  /// The layer that everything lies on.
  public let base: Layer<Screen>

  init(base: Layer<Screen>) {
    self.base = base
  }

  /// All layers, the base first, each presented above the one before it.
  public var layers: [Layer<Screen>] {
    Array(sequence(first: base, next: \.next))
  }

  /// The visible leaf, through tabs; nil once the root has ended.
  public var leaf: LayerEntry<Screen>? {
    var leaf = layers.last?.entries.last
    while let tab = leaf?.tabs?.selected { leaf = tab.entries.last }
    return leaf
  }
}

/// One platform layer: the base, a tab, or what is presented above another layer.
@MainActor
public struct Layer<Screen>: Identifiable {
  /// Weak, so that what shows a layer keeps no screen of a tree that is gone.
  private(set) weak var object: LayerObject?
  let show: @MainActor (Entry) -> Screen?

  /// The identity of the layer, the same for as long as it is there.
  public nonisolated let id: Int
  /// What the layer is to the platform.
  public let style: LayerStyle

  init(_ object: LayerObject, show: @escaping @MainActor (Entry) -> Screen?) {
    self.object = object
    self.show = show
    id = object.number
    style = object.style
  }

  /// The entries from bottom to top. Constant time; an element is made when it is read.
  public var entries: LayerEntries<Screen> {
    object?.access()
    return LayerEntries(entries: object?.entries ?? [], show: show)
  }

  /// The layer presented above this one.
  public var next: Layer<Screen>? {
    object?.access()
    return object?.next.map { Layer($0, show: show) }
  }
}

/// The entries of a layer, from bottom to top.
@MainActor
public struct LayerEntries<Screen>: @MainActor RandomAccessCollection {
  let entries: [Entry]
  let show: @MainActor (Entry) -> Screen?

  /// Always 0, the lowest entry.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { entries.count }

  /// The entry at a place counted from the bottom; as with an array, it must be there.
  public subscript(position: Int) -> LayerEntry<Screen> {
    LayerEntry(entry: entries[position], show: show)
  }

  /// The identities from bottom to top.
  public var ids: [EntryID] { entries.map(\.id) }
}

/// One entry of a layer: a screen, or tabs.
@MainActor
public struct LayerEntry<Screen>: Identifiable {
  let entry: Entry
  let show: @MainActor (Entry) -> Screen?
  /// The identity of the entry, which is never given again.
  public nonisolated let id: EntryID

  init(entry: Entry, show: @escaping @MainActor (Entry) -> Screen?) {
    self.entry = entry
    self.show = show
    id = entry.id
  }

  /// The name of the route in its own coordinator's route type.
  public var name: String { entry.name }

  /// The screen, made when it is read for the first time; nil for tabs and for what has left.
  public var screen: Screen? { show(entry) }

  /// The tabs, if the entry is tabs.
  public var tabs: LayerTabs<Screen>? {
    entry.tabSet.map { LayerTabs(tabSet: $0, show: show) }
  }
}

/// The tabs of an entry.
@MainActor
public struct LayerTabs<Screen> {
  let tabSet: any AnyTabSet
  let show: @MainActor (Entry) -> Screen?

  private func layer(_ layer: FlowLayer) -> Layer<Screen>? {
    layer.ownObject.map { Layer($0, show: show) }
  }

  /// The tabs from left to right.
  public var layers: [Layer<Screen>] { tabSet.layers.compactMap(layer) }

  /// The names of the routes that the tabs were declared with.
  public var names: [String] { tabSet.names }

  /// The place of the selected tab, the leftmost having 0.
  public var selectedIndex: Int {
    tabSet.entry?.layer?.access()
    return tabSet.selection(.current).selected
  }

  /// The selected tab.
  public var selected: Layer<Screen>? { layers[selectedIndex] }

  /// Grows with each selection; a request says which one it has seen.
  public var revision: Int {
    tabSet.entry?.layer?.access()
    return tabSet.selection(.current).revision
  }
}
