// A platform that has taken a path, and does not show it.
extension RouteStackPort: SettlingPort {
  /// Grows with each change of the path and each write: whoever waits for the platform begins anew with it. Observed.
  ///
  /// - Parameter stack: The stack as it is now.
  public func changes(of stack: RouteStack<R>) -> Int {
    observed.access()
    note(stack)
    return resync.changes
  }

  /// True while only a part is offered, for one turn: then `settle()` has to be called on the next. Observed.
  public var isSettling: Bool {
    observed.access()
    return resync.isCut
  }

  /// False while the platform has to look first at what it is offered. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return resync.canSettle
  }

  /// Offers a path anew whose top never appeared. A platform calls it while its scene is active, one second after the
  /// last of the `changes`.
  ///
  /// What has appeared is offered for one turn, then the whole. If that did not help, nothing more is tried until
  /// something changes: a container that is made anew would take along what it presents, which the port does not know.
  ///
  /// - Returns: True if something was behind, and has been tried; false before it is said where the stack is.
  @discardableResult
  public func resyncIfBehind() -> Bool {
    // Whoever has not looked yet is not behind, nor is one of which nothing is on screen.
    guard let stack, Self.path(stack) == mirror.offered, mirror.isBehind, !visible.isEmpty,
      resync.next() == .cut
    else { return false }
    observed.change()
    return true
  }

  /// The same, once a clock says that it is time.
  ///
  /// ```swift
  /// .task(id: port.changes(of: stack)) { await port.resyncIfBehind(after: .seconds(1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - time: How long to wait.
  ///   - clock: What measures that.
  public func resyncIfBehind(
    after time: Duration, by clock: any Clock<Duration> = ContinuousClock()
  ) async {
    if await portTimer(time, by: clock) { resyncIfBehind() }
  }

  /// Goes on with what is offered in two turns.
  public func settle() {
    guard isSettling else { return }
    resync.settle()
    observed.change()
  }

  /// The platform has looked at what it is offered.
  func look() {
    guard resync.isCut, !resync.canSettle else { return }
    resync.look()
    settling.tellLater()
  }
}
