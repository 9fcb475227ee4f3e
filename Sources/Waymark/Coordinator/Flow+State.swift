// Saving and restoring where an app is.

extension Flow {
  func savedLayers(as coding: RouteCoding<Route>) -> [NavigationSnapshot.Layer] {
    guard !isFresh else {
      object.access()
      guard start.isSaved, let text = coding.text(for: start) else { return [] }
      return [NavigationSnapshot.Layer(path: [NavigationSnapshot.Entry(text)])]
    }
    guard let tree, let node, node.level == 0 else { return [] }
    return tree.withoutReentry {
      // Also in a transaction: what is not decided yet is not saved.
      tree.state.reading(.settled) {
        tree.state.accessSubtree(of: node)
        var builder = SnapshotBuilder(tree.state, coding)
        return builder.layers()
      }
    }
  }

  func restore(_ order: RestoreOrder) -> RestoreReport {
    let outcome = isFresh ? becomeRoot(by: .restore(order)) : perform(.restore(order))
    return RestoreReport(
      outcome: outcome, restored: outcome.isRefusal ? 0 : order.restored, dropped: order.dropped)
  }
}

extension Flow {
  /// Tells a history of what is shown, now and after each change.
  func begin(_ history: HistoryRecorder) {
    histories.add(history)
    if let (tree, node) = place, node.level == 0 { tree.begin(history) }
  }

  /// Shows another position of a history.
  func travel(_ travel: HistoryTravel) -> Outcome {
    guard let (tree, node) = place else { return .ignored(.notFound) }
    return tree.perform(Action(.travel(travel), of: node))
  }
}
