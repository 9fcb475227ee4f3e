/// What a platform has to do next that presents and dismisses by calls, as UIKit does.
///
/// ```swift
/// app.present(.add)
/// port.nextStep()    // .present(layer 1, .sheet)
/// app.dismiss()
/// port.nextStep()    // nil: it is still on its way
/// port.appear(layer1)
/// port.nextStep()    // .dismiss
/// port.gone(nil)
/// ```
public enum ModalStep<Screen> {
  /// Present a layer in this way.
  case present(Layer<Screen>, ModalKind)
  /// Dismiss what was presented last, with all that is above it.
  case dismiss
}

/// Which step a platform was told last, and has not finished.
struct ModalSteps: Hashable, Sendable {
  enum Step { case present, dismiss }

  private var presented: LayerID?
  private var dismissed: LayerID?

  /// True while what was to be presented has not appeared.
  var isPresenting: Bool { presented != nil }

  /// - Parameter id: The layer that has appeared.
  /// - Returns: True if a step is finished with it.
  mutating func appear(_ id: LayerID) -> Bool {
    guard presented == id else { return false }
    presented = nil
    return true
  }

  /// - Parameter mirror: What the platform is offered.
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
