extension Coordinator {
  /// Asks again about the targets that wait for a gate. Not needed if a screen that is shown for
  /// the gate leaves.
  ///
  ///     before  App[home], and app.push(.vault) waits for the download
  ///     call    app.release(.download)
  ///     after   App[home, vault]
  ///
  /// If something is shown while a target waits, such as a sign-in, the target is asked again
  /// automatically when that leaves. Each target that waits for no other gate is a change of its
  /// own. `access` decides again.
  ///
  /// - Parameter gate: The gate to release. A gate with several names releases each of them.
  /// - Returns: The outcome of the last target; `unchanged` if every target still waits for another
  ///   gate.
  @discardableResult
  public func release(_ gate: Gate) -> Outcome { adopted.tree?.release(gate) ?? .unchanged }

  /// Drops all targets that wait, for example at a sign-out.
  ///
  /// - Returns: `performed`, or `unchanged` if none waits.
  @discardableResult
  public func dropHolds() -> Outcome {
    adopted.tree?.holds.dropAll(.cleared) == true ? .performed : .unchanged
  }

  /// The targets that wait, the oldest first. Observable.
  public var pendingNavigations: [PendingNavigation] { adopted.pendingNavigations }
}

extension Flow {
  fileprivate var pendingNavigations: [PendingNavigation] {
    // If this is read before the first verb, the reader is notified once there is a tree.
    accessPlace()
    return tree?.holds.pending ?? []
  }
}
