/// The identity of a layer, in one tree only.
///
/// ```swift
/// app.present(.add)
/// app.projection.layers.map(\.id)  // [layer 0, layer 1]
/// ```
///
/// ## Guarantees
///
/// - No two layers of a tree ever have the same identity, also if one of them has left.
/// - Two trees have equal identities: what shows several roots tells them apart by the root first.
public struct LayerID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// The number of the layer, for logs: `layer 3`.
  public var description: String { "layer \(number)" }

  /// Orders layers by the time at which they were made, the oldest first.
  public static func < (left: LayerID, right: LayerID) -> Bool { left.number < right.number }
}
