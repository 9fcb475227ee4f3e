/// A tree, flattened for a platform: a chain of layers, each a list of entries.
///
/// ```swift
/// app.navigate(to: .todos(.detail(id: 7)))
/// app.projection.base.entries.map(\.name)  // ["home", "detail(id: 7)"]
/// app.projection.leaf?.screen              // the model of the visible screen
/// ```
///
/// What is read is observed: each layer is one observable object.
///
/// ## Guarantees
///
/// - A root projects the whole tree, any other coordinator what lies in its subtree.
/// - A projection, and all that was read of it, keeps no coordinator and no screen alive.
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

  /// The top of the uppermost layer, through tabs: the visible leaf, if nothing of others lies above.
  /// Nil once the coordinator has left.
  public var leaf: LayerEntry<Screen>? {
    var leaf = layers.last?.entries.last
    while let tab = leaf?.tabs?.selected { leaf = tab.entries.last }
    return leaf
  }
}

/// Whose projection it is: a flow, without the type of its routes.
@MainActor
protocol ProjectionSource<Screen>: FlowNode {
  associatedtype Screen

  func screen(of entry: Entry) -> Screen?
}

extension Flow: ProjectionSource {
  var projection: Projection<Screen> {
    _ = enter()
    let object = base.object ?? LayerObject(number: 0, style: .base)
    return Projection(base: Layer(object, of: self))
  }
}

extension FlowNode {
  /// True for the root of a tree that has not ended: it projects all of it.
  private var projectsAll: Bool { tree.map { $0.root === self } ?? false }

  /// The places of the subtree's entries in a platform layer, where they lie side by side.
  func places(in object: LayerObject) -> Range<Int> {
    let entries = object.entries
    guard !projectsAll else { return 0..<entries.count }
    func isOwn(_ place: Int) -> Bool { entries[place].node?.isWithin(self) ?? false }
    var first = 0
    while first < entries.count, !isOwn(first) { first += 1 }
    var end = first
    while end < entries.count, isOwn(end) { end += 1 }
    return first..<end
  }

  /// The next layer of the subtree above one.
  func next(above object: LayerObject) -> LayerObject? {
    // Who has left sees no layers of the tree that it was in.
    guard let tree else { return nil }
    guard !projectsAll else { return object.next }
    tree.accessChain()
    let layers = tree.modals(.current).filter { $0.node?.isWithin(self) ?? false }
    guard let place = layers.firstIndex(where: { $0.ownObject === object }) else {
      return object === baseLayer.object ? layers.first?.ownObject : nil
    }
    return place + 1 < layers.count ? layers[place + 1].ownObject : nil
  }
}
