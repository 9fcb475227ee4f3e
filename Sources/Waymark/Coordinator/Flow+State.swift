// Saves and restores the state of an app.

extension Flow {
  func savedLayers(as coding: RouteCoding<Route>) -> [NavigationSnapshot.Layer] {
    guard !isFresh else {
      object.access()
      guard start.isSaved, let text = coding.text(for: start) else { return [] }
      return [NavigationSnapshot.Layer(path: [NavigationSnapshot.Entry(text)])]
    }
    guard let tree, let node, node.level == 0 else { return [] }
    return tree.withoutReentry {
      // Also in a transaction, because its draft may never be committed.
      tree.state.reading(.settled) {
        tree.state.accessSubtree(of: node)
        var builder = SnapshotBuilder(tree.state, coding)
        return builder.layers()
      }
    }
  }

  /// True for a root that still shows only its start.
  var isAtStart: Bool { isFresh || place.map { $0.0.isAtStart && $0.1.level == 0 } ?? false }

  /// True while the tree shows what its first changes have shown without an animation.
  var isUnanimatedLaunch: Bool { tree?.isUnanimatedLaunch ?? false }

  func restore(_ order: RestoreOrder) -> RestoreReport {
    order.report(isFresh ? becomeRoot(by: .restore(order)) : perform(.restore(order)))
  }
}

extension Flow {
  /// Tells a history what is shown, now and after each change.
  func begin(_ history: HistoryRecorder) {
    ownHistories.add(history)
    if let (tree, node) = place, node.level == 0 { tree.begin(history) }
  }

  /// Forgets histories that have been released, and notifies observers.
  func sweepHistories() { ownHistories.sweep() }

  /// Shows another position of a history.
  func travel(_ travel: HistoryTravel) -> Outcome {
    guard let (tree, node) = place else { return .ignored(.notFound) }
    return tree.perform(Action(.travel(travel), of: node))
  }
}

// The report of a restore.

extension RestoreOrder {
  /// Makes the report. A refusal can come before or after the whole shape was tried. If there is no
  /// reason yet for an entry, the refusal is the reason. Nothing is dropped before the user has
  /// answered, or while the verb is queued.
  func report(_ outcome: Outcome) -> RestoreReport {
    let isOpen = outcome == .queued || outcome.leaveRequest != nil
    var report = RestoreReport(
      outcome: outcome, restored: outcome.isRefusal ? 0 : restored, dropped: isOpen ? [] : dropped,
      entries: unread.reduce(shape.count) { $0 + $1.reason.entries })
    guard let reason = RestoreDropReason(refusal: outcome) else { return report }
    let said = Set(dropped.map(\.place))
    shape.visit { row, place in
      guard !said.contains(place) else { return }
      report.dropped.append(RestoreDrop(text: row.text, place: place, reason: reason))
    }
    return report
  }
}

extension RestoreDropReason {
  /// The reason why nothing came back; nil if something came back or still may.
  fileprivate init?(refusal: Outcome) {
    switch refusal {
    case .denied(let reason): self = .denied(reason)
    case .ignored(let reason): self = .ignored(reason)
    case .performed, .unchanged, .redirected, .held, .invalidLink, .needsConfirmation, .queued:
      return nil
    }
  }
}
