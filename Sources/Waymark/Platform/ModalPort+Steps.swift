extension ModalPort {
  /// The next step of a platform that presents and dismisses by calls; nil if there is nothing to do yet. Observed.
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
  /// Each step is returned once. The next one is returned only after `appear(_:)` or `gone(_:)` has reported that it is
  /// done.
  public func nextStep() -> ModalStep<C.Screen>? {
    // A presentation that has begun cannot be stopped. Nothing else is offered meanwhile.
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

  /// The question whether an entry may be left, if this layer asks it: the top one asks, after it has appeared.
  private var question: LeaveRequest? {
    hasRoom && !layer.isGone ? root.pendingLeave : nil
  }
}
