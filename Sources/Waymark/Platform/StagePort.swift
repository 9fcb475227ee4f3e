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

  /// False for a column to the right of another. Something that a layer shows once, such as its Close button, belongs
  /// in the first column.
  ///
  /// ```swift
  /// // a sheet with columns: [split[>Menu[menu], Detail[nothing]]]
  /// menuPort.isLeading    // true
  /// detailPort.isLeading  // false
  /// ```
  ///
  /// It never changes, so it is not observed.
  public var isLeading: Bool {
    var inner = layer
    while let tabs = inner.outerTabs, let home = tabs.home {
      if tabs.areColumns, tabs.known.layers.first?.id != inner.id { return false }
      inner = home
    }
    return true
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
