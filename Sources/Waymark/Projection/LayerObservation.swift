/// What a platform shows of one layer after a gesture.
///
/// ```swift
/// app.reconcile([
///   LayerObservation(tab, shown: [4, 5], remaining: [4]),
///   LayerObservation(base, shown: [1, 9], remaining: [1]),
/// ])
/// ```
@MainActor
public struct LayerObservation<Screen> {
  /// The layer on the platform.
  public let layer: Layer<Screen>
  /// The ids that counted as shown before the gesture, from bottom to top.
  public let shown: [EntryID]
  /// The ids that it shows now, from bottom to top.
  public let remaining: [EntryID]

  /// Makes an observation.
  ///
  /// - Parameters:
  ///   - layer: The layer on the platform.
  ///   - shown: The ids up to the highest that had appeared since it was offered, from bottom to top.
  ///   - remaining: The ids that it shows now, from bottom to top.
  public init(_ layer: Layer<Screen>, shown: [EntryID], remaining: [EntryID]) {
    self.layer = layer
    self.shown = shown
    self.remaining = remaining
  }

  var seen: SeenLayer { SeenLayer(object: layer.object, shown: shown, remaining: remaining) }
}
