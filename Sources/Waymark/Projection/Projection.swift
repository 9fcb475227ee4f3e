/// A tree, flattened for a platform: a chain of layers, each a list of entries.
///
/// ```swift
/// app.navigate(to: .todos(.detail(id: 7)))
/// app.projection.base.entries.map(\.name)  // ["home", "detail(id: 7)"]
/// app.projection.leaf?.screen              // the model of the visible screen
/// ```
///
/// Observable; each layer is observed separately, see ``Layer``.
///
/// ## Guarantees
///
/// - A root projects the whole tree, and any other coordinator its subtree.
/// - A projection, and any value read from it, keeps no coordinator and no screen alive.
@MainActor
public struct Projection<Screen> {
  /// The layer below everything else.
  public let base: Layer<Screen>

  var source: (any ProjectionSource<Screen>)? { base.source }

  /// All layers, the base first, each presented above the one before it.
  ///
  /// ```swift
  /// app.present(.add)
  /// app.projection.layers.count  // 2
  /// ```
  ///
  /// - Complexity: Linear in the layers.
  public var layers: [Layer<Screen>] {
    Array(sequence(first: base) { $0.next })
  }

  /// The top of the uppermost layer, through selected tabs. This is the visible leaf unless other
  /// coordinators show something above. Nil once the coordinator has left.
  ///
  /// - Complexity: Linear in the layers, and in how deeply the visible tabs are nested.
  public var leaf: LayerEntry<Screen>? {
    var leaf = layers.last?.entries.last
    while let tab = leaf?.tabs?.selected { leaf = tab.entries.last }
    return leaf
  }
}

extension Flow: ProjectionSource {
  var projection: Projection<Screen> {
    _ = enter()
    return Projection(base: Layer(object, of: self))
  }
}
