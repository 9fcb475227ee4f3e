extension PlatformSimulator {
  /// Performs one gesture, chosen by the seed of the platform. Without a seed it is always a swipe.
  ///
  /// ```swift
  /// let simulator = PlatformSimulator(app, seed: 7)
  /// for _ in 0..<60 { simulator.performRandomGesture(); simulator.frame() }
  /// simulator.settle()
  /// simulator.differences  // []
  /// ```
  public func performRandomGesture() {
    let ends = GestureEnd.allCases
    let end = ends[platform.choices.roll(ends.count)]
    let gestures = RandomGesture.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    switch gestures[platform.choices.roll(gestures.count)] {
    case .swipeBack: swipeBack(end)
    case .goBack: goBack(to: platform.choices.roll(3))
    case .drag: drag(end)
    case .answer: answer()
    case .selectTab: select(tab: platform.choices.roll(4))
    case .reselect: reselect()
    case .presentForeign: presentForeign()
    case .answerLeaving: answerLeaving(proceeds: platform.choices.roll(2) == 0)
    case .remake: remake()
    case .resize: resize(isCollapsed: platform.choices.roll(2) == 0)
    case .tapBack: tapBack()
    case .escape: escape()
    case .becomeActive: becomeActive()
    }
  }
}

private enum RandomGesture: CaseIterable {
  case swipeBack, goBack, drag, answer, selectTab, reselect, presentForeign, answerLeaving
  case remake, resize, tapBack, escape, becomeActive

  /// How often it is chosen, compared with the others.
  var weight: Int {
    switch self {
    case .swipeBack: 6
    case .drag: 3
    case .goBack, .selectTab, .reselect: 2
    case .answer, .presentForeign, .answerLeaving, .remake, .resize, .tapBack, .escape,
      .becomeActive:
      1
    }
  }
}
