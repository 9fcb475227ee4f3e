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
  /// Ask whether something may be left. Once the alert is gone, say so by ``ModalPort/gone(_:)``, and then answer.
  case ask(LeaveRequest)
}

/// Which step a platform was told last, and has not finished.
struct ModalSteps: Hashable, Sendable {
  enum Step { case present, dismiss, ask }

  private var presented: LayerID?
  private var dismissed: LayerID?
  private var isAsking = false

  /// True while what was to be presented has not appeared, or a question is on the screen.
  var isUnderWay: Bool { presented != nil || isAsking }

  /// - Parameter id: The layer that has appeared.
  /// - Returns: True if a step is finished with it.
  mutating func appear(_ id: LayerID) -> Bool {
    guard presented == id else { return false }
    presented = nil
    return true
  }

  /// - Returns: True if a question was on the screen.
  mutating func endQuestion() -> Bool {
    defer { isAsking = false }
    return isAsking
  }

  /// - Parameters:
  ///   - mirror: What the platform is offered.
  ///   - asks: True if there is a question. It comes once nothing is on the screen, or on its way.
  /// - Returns: The next step, once; nil if there is none yet.
  mutating func next(_ mirror: ModalMirror, asks: Bool) -> Step? {
    guard !isUnderWay else { return nil }
    if let leaving = mirror.leaving {
      guard dismissed != leaving else { return nil }
      dismissed = leaving
      return .dismiss
    }
    if let item = mirror.item {
      guard !mirror.hasAppeared else { return nil }
      presented = item
      return .present
    }
    isAsking = asks
    return asks ? .ask : nil
  }
}
