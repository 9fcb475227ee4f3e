// Platforms that have taken a path but do not show it.
extension RouteStackPort {
  /// Grows with each change of the path, and each write of another one. When it grows, wait again before
  /// `resyncIfBehind()`. Observed.
  ///
  /// - Parameter stack: The present stack.
  /// - Returns: The number of changes and writes so far.
  /// - Complexity: Linear in the stack.
  public func changes(of stack: RouteStack<R>) -> Int {
    observed.access()
    note(stack)
    return offer.resync.changes
  }

  /// True while only a part of the path is offered, for one turn. Then `settle()` must be called in the next turn.
  /// Observed.
  public var isSettling: Bool {
    observed.access()
    return offer.resync.isCut
  }

  /// False while the platform must read the offer first. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return offer.resync.canSettle
  }

  /// Offers a path again whose top never appeared. Call it while the scene is active, one second after the last of the
  /// `changes`.
  ///
  /// First only the entries that have appeared are offered for one turn, then the whole path. If that does not help,
  /// nothing more is tried until something changes. Making the container anew would also end what it presents, which
  /// the port does not know.
  ///
  /// - Returns: True if the platform was behind, and something was tried; false before `connect(read:write:)`.
  /// - Complexity: Linear in the stack.
  @discardableResult
  public func resyncIfBehind() -> Bool {
    // A platform that has not read the path, or shows none of it, is not behind.
    guard let stack, offer.isBehind(Self.path(stack)), !visible.isEmpty,
      offer.resync.next() == .cut
    else { return false }
    observed.change()
    return true
  }

  /// Does the same after a time.
  ///
  /// ```swift
  /// .task(id: port.changes(of: stack)) { await port.resyncIfBehind(after: .seconds(1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - time: How long to wait.
  ///   - clock: The clock that measures the time.
  public func resyncIfBehind(
    after time: Duration, by clock: any Clock<Duration> = ContinuousClock()
  ) async {
    if await portTimer(time, by: clock) { resyncIfBehind() }
  }

  /// Offers the whole path again, one turn after a part of it.
  public func settle() {
    guard isSettling else { return }
    offer.resync.settle()
    observed.change()
  }

  /// Notes that the platform has read the offer.
  func noteRead() {
    guard offer.resync.isCut, !offer.resync.canSettle else { return }
    offer.resync.noteRead()
    settling.tellLater()
  }
}
