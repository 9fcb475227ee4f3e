/// Where the call of a verb comes from.
@MainActor
enum CallOrigin {
  /// A coordinator, from outside of any layer.
  case code
  /// A coordinator, while the handler of an output or a signal runs whose sender is in this layer.
  case handler(LayerKey)
  /// The navigator of an entry.
  case entry(NavigatorOrigin)
  case system

  /// The layer of the sender whose handler calls; nil for other calls.
  var sender: LayerKey? {
    guard case .handler(let layer) = self else { return nil }
    return layer
  }
}
