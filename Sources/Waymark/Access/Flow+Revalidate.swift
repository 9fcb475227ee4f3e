extension Flow {
  func revalidate(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    var refused = draft.refusedEntries(within: self)
    while try followRedirect(from: refused, draft) { refused = draft.refusedEntries(within: self) }
    // What is unseen goes first: a tab of which something goes may take the place of the selected one.
    for isSeen in [false, true] {
      for (entry, refusal) in refused.reversed() where !entry.mark.isDropped {
        guard let (layer, id) = refusal.place, layer.isSeen == isSeen, !draft.spares(id, in: layer)
        else { continue }
        try draft.removeUnseen(refusal)
      }
    }
    if draft.access.redirects > 0 { return .redirected }
    return draft.hasChanges ? .performed : .unchanged
  }

  /// Follows the first redirect that leads to something, of what would be seen; false if there is none.
  private func followRedirect(
    from refused: [(entry: Entry, refusal: AccessRefusal)], _ draft: TreeDraft
  ) throws(Refusal) -> Bool {
    for (_, refusal) in refused {
      guard case .redirect(let redirect) = refusal.verdict, refusal.place?.layer.isSeen ?? false
      else { continue }
      if try draft.followSurely(redirect, of: refusal) { return true }
    }
    return false
  }
}

extension TreeDraft {
  /// The entries of a subtree that were there and may not be seen, from the base up and from bottom to
  /// top. What the draft adds is asked for when it is complete.
  func refusedEntries(
    within node: any FlowNode
  ) -> [(entry: Entry, refusal: AccessRefusal)] {
    var refused: [(entry: Entry, refusal: AccessRefusal)] = []
    tree.walkChain(.alternate) { layer in
      layer.visitAll { entry in
        guard entry.mark == .settled, entry.node?.isWithin(node) ?? false,
          let refusal = refusal(of: entry)
        else { return }
        refused.append((entry, refusal))
      }
    }
    return refused
  }
}

extension FlowLayer {
  /// Every entry from bottom to top, each followed by those of its tabs.
  fileprivate func visitAll(_ body: (Entry) -> Void) {
    var entries: [Entry] = []
    _ = walkEntries(.alternate) { entry in
      entries.append(entry)
      return true
    }
    for entry in entries.reversed() {
      body(entry)
      for tab in entry.tabSet?.layers ?? [] { tab.visitAll(body) }
    }
  }
}

extension Tree {
  /// What the `revalidate()` of a transaction that is undone removes all the same, each as a change of
  /// its own.
  func revalidateAlone(_ nodes: [any FlowNode]) {
    for node in nodes {
      _ = carryOut(Action(.revalidate, of: node))
    }
  }
}
