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
  /// - Returns: The outcome of the last target; `unchanged` if none waits, or every target still
  ///   waits for another gate; `queued` if a verb is at work.
  /// - Complexity: Linear in the targets that wait for the gate, plus that of their verbs.
  @discardableResult
  public func release(_ gate: Gate) -> Outcome { adopted.tree?.release(gate) ?? .unchanged }

  /// Drops all targets that wait, for example at a sign-out.
  ///
  ///     before  App[home], and app.push(.vault) waits
  ///     call    app.dropHolds()
  ///     after   App[home], and the target ends with dropped(cleared)
  ///
  /// - Returns: `performed`, or `unchanged` if none waits.
  /// - Complexity: Linear in the targets that wait.
  @discardableResult
  public func dropHolds() -> Outcome {
    adopted.tree?.holds.dropAll(.cleared) == true ? .performed : .unchanged
  }

  /// The targets that wait, the oldest first. Observable.
  ///
  /// ```swift
  /// app.push(.vault)
  /// app.pendingNavigations.map(\.name)  // ["vault"]
  /// ```
  ///
  /// - Complexity: Linear in the targets that wait.
  public var pendingNavigations: [PendingNavigation] { adopted.pendingNavigations }
}

extension Flow {
  fileprivate var pendingNavigations: [PendingNavigation] {
    // If this is read before the first verb, the reader is notified once there is a tree.
    accessPlace()
    return tree?.holds.pending ?? []
  }
}
