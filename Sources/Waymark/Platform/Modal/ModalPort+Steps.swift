extension ModalPort {
  /// The next step of a platform that presents and dismisses by calls; nil if there is nothing to do yet. Observed.
  ///
  /// ```swift
  /// switch port.nextStep() {
  /// case .present(let layer, _)?: present(layer) { port.appear(layer.id) }
  /// case .dismiss?: dismiss { port.gone(nil) }
  /// case .ask(let request)?:
  ///   alert { proceeds in port.answer(request, proceeds: proceeds) }
  /// case nil: break
  /// }
  /// ```
  ///
  /// Each step is returned once. The next one is returned only after `appear(_:)` or `gone(_:)` has reported that it is
  /// done. For a popover, pass its layer: see `gone(_:)`.
  public func nextStep() -> ModalStep<C.Screen>? {
    // A presentation that has begun cannot be stopped. Nothing else is offered meanwhile.
    guard !steps.isUnderWay else {
      observed.access()
      return nil
    }
    refresh()
    noteRead()
    let question = question
    switch steps.next(mirror, asks: question != nil) {
    case .present?: return offered.flatMap { layer in kind(of: layer).map { .present(layer, $0) } }
    case .dismiss?: return .dismiss
    case .ask?: return question.map { .ask($0) }
    case nil: return nil
    }
  }

  /// True while a layer or a question waits until the platform presents nothing outside of the tree. Observed.
  ///
  /// Platforms may not tell when that is over. Look again while this is true:
  ///
  /// ```swift
  /// port.isOutsidePresented = presented != nil
  /// if port.waitsForOutside { loop.render(after: .milliseconds(500)) }
  /// ```
  ///
  /// - Complexity: Linear in the dialogs above the layer.
  public var waitsForOutside: Bool {
    observed.access()
    join()
    guard isOutsidePresented, !steps.isUnderWay, !layer.isGone else { return false }
    if let next = uppermost { return mirror.item != next.id || !mirror.hasAppeared }
    return root.pendingLeave != nil
  }

  /// Answers a question that was asked as a step. The question is off the screen then.
  ///
  /// ```swift
  /// port.answer(request, proceeds: false)  // the user stays
  /// ```
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - proceeds: True to leave the entry.
  /// - Returns: What the verb that asked returns if the user proceeds; otherwise what `cancel()` does.
  @discardableResult
  public func answer(_ request: LeaveRequest, proceeds: Bool) -> Outcome {
    gone(nil)
    return proceeds ? request.proceed() : request.cancel()
  }

  /// The question whether an entry may be left, if this layer asks it: the top one asks, after it has appeared.
  private var question: LeaveRequest? {
    hasRoom && !layer.isGone ? root.pendingLeave : nil
  }
}
