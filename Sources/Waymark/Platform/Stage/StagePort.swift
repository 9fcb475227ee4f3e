/// The port of a view that shows a layer: a stack, tabs or columns.
///
/// ```swift
/// let port = StagePort(app, app.projection.base)
/// port.stage.stack?.root  // #1: the platform shows a stack with this root
/// ```
///
/// ## Guarantees
///
/// - Making a port does not touch the tree.
/// - A layer that has left keeps its last stage until its animation is over.
@MainActor
public final class StagePort<C: Coordinator> {
  /// The coordinator whose projection is shown. The port holds it.
  public let root: C
  /// The layer that is shown.
  public let layer: Layer<C.Screen>
  private var last = Stage<C.Screen>(content: .empty)

  /// Makes the port of a layer.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown.
  ///   - layer: The layer that is shown.
  public init(_ root: C, _ layer: Layer<C.Screen>) {
    self.root = root
    self.layer = layer
  }

  /// The present stage, including entries above the tabs around the layer. Observed.
  ///
  /// - Complexity: Linear in the entries of the layer.
  public var stage: Stage<C.Screen> {
    guard let covering = layer.covering else { return last }
    let stage = layer.stage(over: covering)
    if !stage.isEmpty { last = stage }
    return last
  }
}
