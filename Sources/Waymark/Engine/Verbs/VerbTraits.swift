/// What the engine knows about a verb without deciding it.
struct VerbTraits {
  enum Effect {
    /// The verb shows something, which may be refused, led elsewhere or wait.
    case shows
    /// The verb removes, and is never refused. Entries that it uncovers and that may not be seen
    /// go, too.
    case removes
    /// Depends on the result of the verb.
    case either
  }

  let cause: NavigationCause
  let effect: Effect
  /// The reason why entries that it drops leave.
  let leaveReason: LeaveReason
  /// True if a call from a navigator only counts while its entry is on top.
  let needsTop: Bool
  /// True if it shows something above everything else. Then its entry must be in selected tabs, so
  /// that a second tap on a button that leads to another tab does nothing.
  let presents: Bool
  /// False for a report that changes no path. It leaves alone what waits for the next navigation.
  let isNavigation: Bool

  init(
    _ cause: NavigationCause, _ effect: Effect = .shows, _ leaveReason: LeaveReason = .replaced,
    needsTop: Bool = false, presents: Bool = false, isNavigation: Bool = true
  ) {
    self.cause = cause
    self.effect = effect
    self.leaveReason = leaveReason
    self.needsTop = needsTop
    self.presents = presents
    self.isNavigation = isNavigation
  }
}
