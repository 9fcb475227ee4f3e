extension Flow {
  /// Asks for everything in the subtree; what may no longer be seen goes, or is led elsewhere.
  func revalidate(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    while try followRedirect(draft) {}
    // What is unseen goes first: a tab of which something goes may take the place of the selected one.
    for isSeen in [false, true] {
      for (entry, refusal) in refusedEntries(draft).reversed()
      where !entry.mark.isDropped && refusal.place?.layer.isSeen == isSeen {
        try draft.removeUnseen(refusal)
      }
    }
    if draft.access.redirects > 0 { return .redirected }
    return draft.hasChanges ? .performed : .unchanged
  }

  /// Follows the first redirect that leads to something, of what would be seen; false if there is none.
  private func followRedirect(_ draft: TreeDraft) throws(Refusal) -> Bool {
    for (_, refusal) in refusedEntries(draft) {
      guard case .redirect(let redirect) = refusal.verdict, refusal.place?.layer.isSeen ?? false
      else { continue }
      if try draft.followSurely(redirect, of: refusal) { return true }
    }
    return false
  }

  /// The entries of the subtree that may not be seen, from the base up and from bottom to top.
  private func refusedEntries(
    _ draft: TreeDraft
  ) -> [(entry: Entry, refusal: AccessRefusal)] {
    var refused: [(entry: Entry, refusal: AccessRefusal)] = []
    draft.tree.walkChain(.alternate) { layer in
      layer.visitAll { entry in
        guard entry.node?.isWithin(self) ?? false, let refusal = entry.refusal() else { return }
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
