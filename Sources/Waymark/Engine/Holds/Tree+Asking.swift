// Asks targets again once their place has left, or should end but cannot.

extension Tree {
  /// Drops the targets whose coordinators a change has ended, and notes targets without any place
  /// left.
  func noteLeft(_ draft: Draft) {
    var nodes: [NodeKey] = []
    var places = (draft.extras?.ending ?? []).map { HoldPlace.layer($0.key) }
    for event in draft.effects.events {
      guard case .leave = event.kind else { continue }
      switch event.subject {
      case .entry(let entry): places.append(.entry(entry.id))
      case .coordinator(let node):
        nodes.append(node.key)
        places.append(.coordinator(node.key))
      }
    }
    if !nodes.isEmpty { holds.dropLeft(nodes) }
    guard !places.isEmpty, !holds.isEmpty else { return }
    // If `access` removes a place, the user has not chosen something else.
    let isReplaced = !draft.isRemoval || !draft.access.isLed
    holds.supersedeStarts(without: places, isReplaced: isReplaced)
    unasked = unasked.take().adding(contentsOf: holds.leave(places))
  }

  /// Asks all due targets again, in one step, before the verbs that were queued.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the verb.
  ///   - layer: The layer whose first entry the verb should end but cannot.
  /// - Returns: The outcome of the verb after that.
  func askAgain(after outcome: Outcome, unended layer: LayerState?) -> Outcome {
    guard !isAsking, layer != nil || !unasked.isEmpty else { return outcome }
    isAsking = true
    defer { isAsking = false }
    var (said, frontStays) = (outcome, false)
    for hold in layer.map(holdsShown(atBottomOf:)) ?? [] {
      let next = replay(hold, .unended, unless: &frontStays)
      guard let next, next.hold == nil else { continue }
      // What another target has changed counts.
      if next != .unchanged || !said.didChange { said = next }
    }
    // A target that continues may end places of other targets.
    while !unasked.isEmpty {
      for hold in unasked.take() where hold.hasLostPlace {
        _ = replay(hold, .left, unless: &frontStays)
      }
    }
    return said
  }

  /// The targets whose place is the first entry of a layer, or the tabs around it.
  private func holdsShown(atBottomOf layer: LayerState) -> [Hold] {
    var places: [HoldPlace] = []
    var first = state.bottom(of: layer)
    while let entry = first {
      places += state.holdPlaces(beginningWith: entry)
      let tabs = state.layer(of: entry).flatMap { state.tab($0) }?.tabs.entry
      let home = tabs.flatMap { state.layer(of: $0) }
      first = home.flatMap { state.bottom(of: $0) } === tabs ? tabs : nil
    }
    return holds.shown(places)
  }

  /// The layer whose first entry a verb should end but cannot: the app's base, or a tab.
  func unendedLayer(_ action: borrowing Action, _ outcome: Outcome) -> LayerState? {
    guard !holds.isEmpty, holds.showsPlaces else { return nil }
    // What a platform reports never asks. The menu of a Back button is a `pop` only in words.
    if case .goBack = action.verb { return nil }
    // A refused verb has changed nothing.
    return state.reading(.settled) {
      switch (action.cause, outcome) {
      case (.pop, .ignored(.atRoot)):
        return layer(of: action) ?? state.topPart(of: action.node)?.layer
      case (.finish, .ignored(.atRoot)):
        // In a tab that is a screen, that screen cannot go.
        let own = layer(of: action)
        let isScreen = own?.tab != nil && own?.owner == action.node.key
        return isScreen ? own : state.layer(action.node.base)
      case (.dismiss, .ignored(.nothingPresented)):
        return layer(of: action) ?? visibleLayer(of: action.node)
      default: return nil
      }
    }
  }

  /// The layer of the entry of the navigator that was called.
  private func layer(of action: borrowing Action) -> LayerState? {
    action.entry.flatMap { state.layer(of: $0) }
  }

  /// The layer of the visible leaf, if it is in the subtree of a coordinator.
  private func visibleLayer(of node: Node) -> LayerState? {
    guard let leaf = state.leaf, state.isWithin(leaf, node) else { return nil }
    return state.layer(of: leaf)
  }
}
