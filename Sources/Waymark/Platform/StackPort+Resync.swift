// Platforms that have taken a path but do not show it.
extension StackPort {
  /// Grows with each change of the path and each write. When it grows, wait again before `resyncIfBehind()`. Observed.
  ///
  /// - Complexity: Linear in the path.
  public var changes: Int {
    observed.access()
    _ = wantedPath()
    return offer.resync.changes
  }

  /// Grows each time that the container must be made anew. Observed.
  public var generation: Int {
    observed.access()
    return offer.resync.generation
  }

  /// True while only a part of the path is offered, for one turn. Then `settle()` must be called in the next turn.
  /// Observed.
  public var isSettling: Bool {
    observed.access()
    settling.access()
    return offer.resync.isCut || levels.isSettling
  }

  /// The levels of the next offer. The port may be settled before the platform reads them, and writes until then refer
  /// to the last offer.
  private var levels: ChainMirror {
    var levels = chain
    if isEmbedded, isInWindow { levels.offer(wantedPath()) }
    return levels
  }

  /// False while the platform must read the offer first. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return canGoOn
  }

  private var canGoOn: Bool { offer.resync.canSettle || chain.canSettle }

  /// Notes that the platform has read the offer.
  func look(_ body: () -> Void) {
    let couldSettle = canGoOn
    body()
    if !couldSettle, canGoOn { settling.tellLater() }
  }

  /// Offers a path again whose top never appeared. Call it while the scene is active, one second after the last of the
  /// `changes`; also below a sheet, because the stack may be visible beside it.
  ///
  /// First only the entries that have appeared are offered for one turn, then the whole path. If that does not help,
  /// `generation` grows, and this is reported. If that does not help either, nothing more is tried until something
  /// changes.
  ///
  /// - Returns: True if the platform was behind, and something was tried.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func resyncIfBehind() -> Bool {
    // A platform that has not read the path is not behind.
    guard offer.isBehind(wantedPath()) else { return false }
    switch offer.resync.next() {
    case .cut: animation.notify(observed)
    case .remake:
      offer.disappear()
      report()
      animation.notify(observed)
    case .nothing: return false
    }
    return true
  }

  /// Does the same after a time.
  ///
  /// ```swift
  /// .task(id: port.changes) { await port.resyncIfBehind(after: .seconds(1)) }
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

  /// Continues an offer that takes several turns.
  public func settle() {
    guard isSettling else { return }
    offer.resync.settle()
    chain.settle()
    animation.notify(observed)
  }

  private func report() {
    root.flow.report(
      MisuseReport(
        code: .unshownEntry,
        message:
          "The platform was offered \(offer.mirror.offered.last.map { "\($0)" } ?? "a path") twice, and"
          + " has not shown it. The container is made anew. Is its layer in a window, and not covered?"
      ))
  }
}
