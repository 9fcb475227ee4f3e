/// The identity of a layer within its tree.
///
/// ```swift
/// app.present(.add)
/// app.projection.layers.map(\.id)  // [layer 0, layer 1]
/// ```
///
/// ## Guarantees
///
/// - No two layers of a tree ever have the same id, even if one of them has left.
/// - Two trees can have equal ids. If you show several roots, tell ids apart by their root first.
public struct LayerID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// The number of the layer, for logs: `layer 3`.
  public var description: String { "layer \(number)" }

  /// Orders layers by age, the oldest first.
  public static func < (left: LayerID, right: LayerID) -> Bool { left.number < right.number }
}
