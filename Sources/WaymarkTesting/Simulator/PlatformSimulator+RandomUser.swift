// A user who does random things.

extension PlatformSimulator {
  /// Performs one gesture, chosen by the seed of the platform. Without a seed it is always a swipe.
  ///
  /// ```swift
  /// let simulator = PlatformSimulator(app, seed: 7)
  /// for _ in 0..<60 { simulator.doSomething(); simulator.frame() }
  /// simulator.settle()
  /// simulator.differences  // []
  /// ```
  public func doSomething() {
    let ends = GestureEnd.allCases
    let end = ends[platform.choices.roll(ends.count)]
    switch platform.choices.roll(23) {
    case 0...5: swipeBack(end)
    case 6, 7: goBack(to: platform.choices.roll(3))
    case 8...10: drag(end)
    case 11: answer()
    case 12, 13: select(tab: platform.choices.roll(4))
    case 14, 15: reselect()
    case 16: presentForeign()
    case 17: answerLeaving(proceeds: platform.choices.roll(2) == 0)
    case 18: remake()
    case 19: resize(isCollapsed: platform.choices.roll(2) == 0)
    case 20: tapBack()
    case 21: escape()
    default: becomeActive()
    }
  }
}
