extension ModalPort {
  /// What a platform has to do now that presents and dismisses by calls; nil if nothing is to be done yet. Observed.
  ///
  /// ```swift
  /// switch port.nextStep() {
  /// case .present(let layer, _)?: present(layer) { port.appear(layer.id) }
  /// case .dismiss?: dismiss { port.gone(nil) }
  /// case .ask(let request)?:
  ///   alert { mayLeave in
  ///     port.gone(nil)
  ///     _ = mayLeave ? request.proceed() : request.cancel()
  ///   }
  /// case nil: break
  /// }
  /// ```
  ///
  /// Each step is told once, and the next one only after `appear(_:)` or `gone(_:)` has said that it is done.
  public func nextStep() -> ModalStep<C.Screen>? {
    // What has begun to appear cannot be called off: nothing else is offered meanwhile.
    guard !steps.isUnderWay else {
      observed.access()
      return nil
    }
    refresh()
    look()
    let question = question
    switch steps.next(mirror, asks: question != nil) {
    case .present?: return offered.flatMap { layer in kind(of: layer).map { .present(layer, $0) } }
    case .dismiss?: return .dismiss
    case .ask?: return question.map { .ask($0) }
    case nil: return nil
    }
  }

  /// The question whether an entry may be left, if this layer has to ask it: the one on top, once it has appeared.
  private var question: LeaveRequest? {
    guard isReady, !isOutsidePresented, !layer.isGone, layer.next == nil || hasMadeRoom else {
      return nil
    }
    return root.pendingLeave
  }
}
