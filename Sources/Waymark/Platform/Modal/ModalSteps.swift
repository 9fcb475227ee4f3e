/// The steps that a platform has received and not yet finished.
struct ModalSteps: Hashable, Sendable {
  enum Step { case present, dismiss, ask }

  private var presented: LayerID?
  private var dismissed: LayerID?
  private var isAsking = false

  /// True until the layer to present has appeared, or while a question is on the screen.
  var isUnderWay: Bool { presented != nil || isAsking }

  /// - Parameter id: The layer that has appeared.
  /// - Returns: True if this finishes a step.
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
  ///   - mirror: The mirror of the presenter.
  ///   - asks: True if there is a question. It is asked when nothing is on the screen or on its way there.
  /// - Returns: The next step, once; nil if there is none yet.
  mutating func next(_ mirror: ModalMirror, asks: Bool) -> Step? {
    guard !isUnderWay else { return nil }
    if let leaving = mirror.leaving {
      guard dismissed != leaving else { return nil }
      dismissed = leaving
      return .dismiss
    }
    // It may be presented again, and then has to be dismissed again.
    dismissed = nil
    if let item = mirror.item {
      guard !mirror.hasAppeared else { return nil }
      presented = item
      return .present
    }
    isAsking = asks
    return asks ? .ask : nil
  }
}
