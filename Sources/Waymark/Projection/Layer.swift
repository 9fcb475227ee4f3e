/// One platform layer: the base, a tab, or what is presented above another layer.
@MainActor
public struct Layer<Screen>: Identifiable {
  /// Weak, so that what shows a layer keeps no screen of a tree that is gone.
  private(set) weak var object: LayerObject?
  private weak var source: (any ProjectionSource<Screen>)?

  /// The identity of the layer, the same for as long as it is there.
  public nonisolated let id: Int
  /// What the layer is to the platform.
  public let style: LayerStyle

  init(_ object: LayerObject, of source: (any ProjectionSource<Screen>)?) {
    self.object = object
    self.source = source
    id = object.number
    style = object.style
  }

  /// The entries from bottom to top, as they are now. An element is made when it is read.
  ///
  /// Costs nothing for depth, but for a list of identities when a layer is read for the first time; in
  /// the projection of a child a walk over the layer.
  public var entries: LayerEntries<Screen> {
    guard let object, let source else { return LayerEntries() }
    object.access()
    return LayerEntries(object, source.places(in: object), of: source)
  }

  /// The layer presented above this one.
  public var next: Layer<Screen>? {
    guard let object, let source else { return nil }
    object.access()
    return source.next(above: object).map { Layer($0, of: source) }
  }
}
