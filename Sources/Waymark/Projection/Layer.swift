/// One platform layer: the base, a tab, or what is presented above another layer.
///
/// Entries, what is presented above, selections and leave policies are observed apart from each other: whoever
/// reads the entries is not told of a sheet above them.
@MainActor
public struct Layer<Screen>: Identifiable {
  let object: LayerObject
  /// Weak, so that what shows a layer keeps no screen of a tree that is gone.
  private(set) weak var source: (any ProjectionSource<Screen>)?

  /// The identity of the layer, the same for as long as it is there, and in one tree only.
  public nonisolated let id: LayerID
  /// What the layer is to the platform.
  public let style: LayerStyle

  init(_ object: LayerObject, of source: (any ProjectionSource<Screen>)?) {
    self.object = object
    self.source = source
    id = LayerID(object.number)
    style = object.style
  }

  /// The entries from bottom to top, as they are now. An element is made when it is read.
  ///
  /// Costs nothing for depth, but for a list of identities when a layer is read for the first time; in
  /// the projection of a child a walk over the layer.
  public var entries: LayerEntries<Screen> {
    guard let source else { return LayerEntries() }
    object.access(.entries)
    return LayerEntries(object, source.places(in: object), of: source)
  }

  /// The layer presented above this one.
  public var next: Layer<Screen>? {
    guard let source else { return nil }
    object.access(.next)
    return source.next(above: object).map { Layer($0, of: source) }
  }

  /// True once a button of the dialog was tapped.
  ///
  /// The layer knows it rather than its port: ports are made anew with their views, and no answer is asked for twice.
  var isAnswered: Bool { object.isAnswered }

  /// Notes that a button of the dialog was tapped.
  func noteAnswer() {
    object.isAnswered = true
  }
}
