extension Coordinator {
  /// Asks again for the targets that wait for a gate. A gate whose screen leaves needs no such call.
  ///
  ///     before  App[home], and app.push(.vault) waits for the download
  ///     call    app.release(.download)
  ///     after   App[home, vault]
  ///
  /// A target for which something is shown, such as a sign-in, is asked again by itself when that leaves.
  /// Each target that waits for nothing else is one change of its own. `access` decides anew.
  ///
  /// - Parameter gate: What is released; several names at once release each of them.
  /// - Returns: What the last of the targets came to; `unchanged` if none was complete.
  @discardableResult
  public func release(_ gate: Gate) -> Outcome { adopted.tree?.release(gate) ?? .unchanged }

  /// Drops all targets that wait: at a sign-out, most likely.
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
    // Whoever reads before the first verb is told once there is a tree to read.
    accessPlace()
    return tree?.holds.pending ?? []
  }
}
