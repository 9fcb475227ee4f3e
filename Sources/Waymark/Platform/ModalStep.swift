/// The next step of a platform that presents and dismisses by calls, as UIKit does.
///
/// ```swift
/// app.present(.add)
/// port.nextStep()    // .present(layer 1, .sheet)
/// app.dismiss()
/// port.nextStep()    // nil: it is still being presented
/// port.appear(layer1)
/// port.nextStep()    // .dismiss
/// port.gone(nil)
/// ```
public enum ModalStep<Screen> {
  /// Present a layer in this way.
  case present(Layer<Screen>, ModalKind)
  /// Dismiss the layer that was presented last, with everything above it.
  case dismiss
}

/// The steps that a platform has received and not yet finished.
struct ModalSteps: Hashable, Sendable {
  enum Step { case present, dismiss }

  private var presented: LayerID?
  private var dismissed: LayerID?

  /// True until the layer to present has appeared.
  var isPresenting: Bool { presented != nil }

  /// - Parameter id: The layer that has appeared.
  /// - Returns: True if this finishes a step.
  mutating func appear(_ id: LayerID) -> Bool {
    guard presented == id else { return false }
    presented = nil
    return true
  }

  /// - Parameter mirror: The mirror of the presenter.
  /// - Returns: The next step, once; nil if there is none yet.
  mutating func next(_ mirror: ModalMirror) -> Step? {
    guard presented == nil else { return nil }
    if let leaving = mirror.leaving {
      guard dismissed != leaving else { return nil }
      dismissed = leaving
      return .dismiss
    }
    guard let item = mirror.item, !mirror.hasAppeared else { return nil }
    presented = item
    return .present
  }
}
