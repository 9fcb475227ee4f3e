/// One layer of a platform: the base, a tab, a column, or a layer that is presented above another
/// one.
///
/// ```swift
/// let base = app.projection.base
/// base.entries.map(\.name)  // ["home", "list"]
/// base.next?.style          // .modal(.sheet(stack: true)): a sheet is above it
/// ```
///
/// Entries, the layer above, selections and leave policies are observed separately: a reader of the
/// entries is not notified about a sheet above them.
@MainActor
public struct Layer<Screen>: Identifiable {
  let object: LayerObject
  /// Weak, so that a view that stores a layer keeps no screens of a tree that is gone.
  private(set) weak var source: (any ProjectionSource<Screen>)?

  /// The identity of the layer, stable while the layer is there, and unique within its tree.
  public nonisolated let id: LayerID
  /// How the platform shows the layer.
  public let style: LayerStyle

  init(_ object: LayerObject, of source: (any ProjectionSource<Screen>)?) {
    self.object = object
    self.source = source
    id = LayerID(object.number)
    style = object.style
  }

  /// The current entries, bottom first. Each element is made when it is read.
  ///
  /// ```swift
  /// layer.entries.last?.screen  // the model on top
  /// ```
  ///
  /// - Complexity: Constant time at any depth, with two exceptions: the first read of a layer makes
  ///   a list of identities, and the projection of a child walks over the layer.
  public var entries: LayerEntries<Screen> {
    guard let source else { return LayerEntries() }
    object.access(.entries)
    return LayerEntries(object, source.places(in: object), of: source)
  }

  /// The layer that is presented above this one.
  ///
  /// - Complexity: Constant time for a root's projection, otherwise linear in the presented layers.
  public var next: Layer<Screen>? {
    guard let source else { return nil }
    object.access(.next)
    return source.next(above: object).map { Layer($0, of: source) }
  }

  /// True once a button of the dialog has been tapped.
  ///
  /// The layer stores this, and not its port, because a new port is made with each view, and a
  /// dialog must not ask twice.
  var isAnswered: Bool { object.isAnswered }

  /// Notes that a button of the dialog has been tapped.
  func noteAnswer() {
    object.isAnswered = true
  }
}
