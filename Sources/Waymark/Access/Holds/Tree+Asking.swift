// Asking targets again once what was shown for them has left, or was to end and cannot.

extension Tree {
  /// Drops the targets whose coordinators a change has ended, and notes those of which nothing that was
  /// shown is left.
  func noteLeft(_ draft: TreeDraft) {
    var nodes: [any FlowNode] = []
    var places = (draft.extras?.endingObjects ?? []).map { ObjectIdentifier($0) }
    for event in draft.plan.events {
      guard case .leave = event.kind else { continue }
      switch event.subject {
      case .entry(let entry): places.append(ObjectIdentifier(entry))
      case .coordinator(let node):
        nodes.append(node)
        places.append(ObjectIdentifier(node))
      }
    }
    if !nodes.isEmpty { holds.dropLeft(nodes) }
    if !places.isEmpty, holds.showsPlaces { unasked += holds.leave(places) }
  }

  /// Asks the targets again for which that is due, as one step: it comes before what the verb queued.
  ///
  /// - Parameters:
  ///   - outcome: What the verb says.
  ///   - layer: What it was to end the first entry of, and cannot.
  /// - Returns: What the verb says after that.
  func askAgain(after outcome: Outcome, unended layer: FlowLayer?) -> Outcome {
    guard !isAsking, layer != nil || !unasked.isEmpty else { return outcome }
    isAsking = true
    defer { isAsking = false }
    var said = outcome
    for hold in layer.map(holdsShown(atBottomOf:)) ?? [] {
      if let next = replay(hold, .unended), next.hold == nil { said = next }
    }
    // One that goes on may end what was shown for others.
    while !unasked.isEmpty {
      for hold in unasked.take() where hold.hasLostPlace { _ = replay(hold, .left) }
    }
    return said
  }

  /// The targets for which the first entry of a layer is shown, or the tabs in which that lies.
  private func holdsShown(atBottomOf layer: FlowLayer) -> [Hold] {
    var places: [ObjectIdentifier] = []
    var first = layer.bottomEntry(.current)
    while let entry = first {
      places.append(ObjectIdentifier(entry))
      places += entry.nodesBeginningWithIt.map { ObjectIdentifier($0) }
      let tabs = entry.layer?.host?.tab?.tabSet.entry
      first = tabs?.layer?.host?.bottomEntry(.current) === tabs ? tabs : nil
    }
    return holds.shown(places)
  }

  /// The layer of which a verb was to end the first entry, and that stays: the app's base, or a tab.
  func unendedLayer(_ action: Action, _ outcome: Outcome) -> FlowLayer? {
    guard holds.showsPlaces else { return nil }
    let layer: FlowLayer?
    switch (action.cause, outcome) {
    case (.pop, .ignored(.atRoot)):
      layer = self.layer(of: action) ?? action.node.topLayer(.current)
    case (.finish, .ignored(.atRoot)):
      // In a tab that is a screen, it is that screen that cannot go.
      let own = self.layer(of: action)
      layer = own?.tab == nil ? action.node.baseLayer : own
    case (.dismiss, .ignored(.nothingPresented)):
      layer = self.layer(of: action) ?? visibleLayer(of: action.node)
    default: return nil
    }
    return layer?.object?.host
  }

  /// The layer of the entry whose navigator was called.
  private func layer(of action: Action) -> FlowLayer? {
    guard case .entry(let origin) = action.origin else { return nil }
    return action.node.ownLayer(holding: origin.id)
  }

  /// The layer of the visible leaf, if that lies in the subtree of a coordinator.
  private func visibleLayer(of node: any FlowNode) -> FlowLayer? {
    guard let leaf = leaf(.current), leaf.node?.isWithin(node) ?? false else { return nil }
    return leaf.layer?.host
  }
}
