// For the testing kit.
extension Coordinator {
  /// True if another coordinator composes it.
  package var isComposed: Bool { adopted.node.map { $0.level > 0 } ?? false }

  /// How many callers wait for a result or for an answer, in the coordinator's tree.
  package var waiterCount: Int {
    adopted.tree.map { $0.waiters.count + $0.inquiries.count } ?? 0
  }

  /// The names of the entries whose navigators run tasks in the coordinator's tree, once for each task.
  package var taskNames: [String] { taskNames { _ in true } }

  /// The same for tasks that wait for no result and no answer, so that they are at work.
  package var workingTaskNames: [String] { taskNames { $0.waiters == 0 } }

  private func taskNames(where isMeant: (EntryWork) -> Bool) -> [String] {
    guard let state = adopted.tree?.state else { return [] }
    return state.layers.all.flatMap { layer in
      state.rows(layer).flatMap { entry in
        let count = entry.attachments?.tasks.values.count { isMeant($0.work) } ?? 0
        // A name costs more than all the rest.
        return count > 0 ? Array(repeating: entry.name, count: count) : []
      }
    }
  }

  /// The invariant that the coordinator's tree breaks, in words; nil if all hold.
  ///
  /// - Complexity: Linear in the entries of the tree.
  package var brokenInvariant: String? { adopted.tree?.state.brokenInvariant() }

  /// The coordinator whose `access` has denied a verb that has just returned; nil for another outcome.
  package func denier(of outcome: Outcome) -> String? {
    if case .denied = outcome { adopted.tree?.denier } else { nil }
  }

  /// Calls a closure for each verb in the coordinator's tree that is not carried out, from any caller.
  ///
  /// - Returns: A closure that sets the receiver back to the one before.
  package func watchRefusals(
    _ body: @escaping @MainActor (_ verb: String, Outcome) -> Void
  ) -> () -> Void {
    let tree = adopted.tree
    let before = tree?.refusalReader
    tree?.refusalReader = body
    return { [weak tree] in tree?.refusalReader = before }
  }

  /// Calls a closure for each screen that is made in the coordinator's tree, in the type of the entry's own
  /// coordinator. The closure may not read the tree, because the reader of the screen may observe what it reads.
  ///
  /// - Returns: A closure that sets the receiver back to the one before.
  package func watchScreens(
    _ body:
      @escaping @MainActor (_ screen: Any, _ isInTree: @escaping @MainActor () -> Bool) -> Void
  ) -> () -> Void {
    let tree = adopted.tree
    let before = tree?.screenReader
    tree?.screenReader = { box, entry in
      guard let box = box as? any AnyScreenBox else { return }
      body(box.anyScreen) { [weak entry] in entry.map { $0.life != .gone } ?? false }
    }
    return { [weak tree] in tree?.screenReader = before }
  }

  /// Receives the outputs of a root, like a coordinator that composes it.
  ///
  /// - Parameter passesOn: True to pass them on to the previous receiver, too.
  /// - Returns: A closure that sets the receiver back to the one before.
  package func takeOutputs(
    passingOn passesOn: Bool = false, _ body: @escaping @MainActor (Output) -> Void
  ) -> () -> Void {
    let listeners = adopted.listeners
    let before = listeners.outputReceiver
    listeners.outputReceiver = { output in
      if let output = output as? Output { body(output) }
      if passesOn { before?(output) }
    }
    return { listeners.outputReceiver = before }
  }
}
