// Platforms that have taken a path but do not show it.
extension StackPort {
  /// Grows with each change of the path, and each write of another one. When it grows, wait again before
  /// `resyncIfBehind()`. Observed.
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
  func noteRead(_ body: () -> Void) {
    let couldSettle = canGoOn
    body()
    if !couldSettle, canGoOn { settling.tellLater() }
  }

  /// Offers a path again whose top never appeared. Call it while the scene is active, one second after the last of the
  /// `changes`; also below a sheet, because the stack may be visible beside it.
  ///
  /// First only the entries that have appeared are offered for one turn, then the whole path. If that does not help,
  /// `generation` grows, and this is reported. If that does not help either, nothing more is tried until something
  /// changes. Of an embedded root, only the level that has not appeared is offered again, both times.
  ///
  /// - Returns: True if the platform was behind, and something was tried.
  /// - Complexity: Linear in the path.
  @discardableResult
  public func resyncIfBehind() -> Bool {
    // A platform that has not read the path is not behind.
    guard isEmbedded ? isInWindow && chain.waitsForTop : offer.isBehind(wantedPath()) else {
      return false
    }
    switch offer.resync.next() {
    case .cut:
      chain.takeBack()
      animation.notify(observed)
    case .remake:
      if isEmbedded { chain.takeBack() } else { offer.disappear() }
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
    if chain.isSettling {
      chain.settle()
      offer.resync.noteStep()
    }
    animation.notify(observed)
  }

  private func report() {
    let top = offer.mirror.offered.last.map { "\($0)" } ?? "a path"
    let next = isEmbedded ? "It is offered once more" : "The container is made anew"
    report(
      "The platform was offered \(top) twice, and has not shown it. \(next). Is its layer in a window,"
        + " and not covered?")
  }

  private func report(_ message: String) {
    root.flow.report(MisuseReport(code: .unshownEntry, message: message))
  }

  /// Reports the top entry if it lies above a screen that brings its own stack: then nothing shows it.
  func reportUnshown() {
    guard let stack = wanted, let top = stack.path.last, reported.insert(top).inserted else {
      return
    }
    report(
      "\(top) lies above \(stack.root), which has a stack of its own (`stackOwners`), so it is not"
        + " shown. Present it, or select a tab with a stack in the same transaction.")
  }
}
