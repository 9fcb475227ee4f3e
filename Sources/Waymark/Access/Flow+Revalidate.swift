extension Flow {
  /// Asks for everything in the subtree; what may no longer be seen goes, or is led elsewhere.
  func revalidate(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    var refused = refusedEntries(draft)
    while let (refusal, redirect) = firstRedirect(refused, draft) {
      guard try draft.follow(redirect, of: refusal) else { break }
      refused = refusedEntries(draft)
    }
    for (entry, refusal) in refused.reversed() where !entry.mark.isDropped {
      try draft.removeUnseen(refusal)
    }
    if draft.redirects > 0 { return .redirected }
    return draft.hasChanges ? .performed : .unchanged
  }

  /// What would be seen of the refused entries and leads to something that may be shown.
  private func firstRedirect(
    _ refused: [(entry: any TreeEntry, refusal: AccessRefusal)], _ draft: TreeDraft
  ) -> (AccessRefusal, AccessRefusal.Redirect)? {
    for (_, refusal) in refused {
      guard case .redirect(let redirect) = refusal.verdict, refusal.place?.layer.isSeen ?? false,
        draft.mayFollow(redirect)
      else { continue }
      return (refusal, redirect)
    }
    return nil
  }

  /// The entries of the subtree that may not be seen, from the base up and from bottom to top.
  private func refusedEntries(
    _ draft: TreeDraft
  ) -> [(entry: any TreeEntry, refusal: AccessRefusal)] {
    var refused: [(entry: any TreeEntry, refusal: AccessRefusal)] = []
    draft.tree.walkChain(.alternate) { layer in
      layer.visitAll { entry in
        guard entry.node?.isWithin(self) ?? false, let refusal = entry.refusal() else { return }
        refused.append((entry, refusal))
      }
    }
    return refused
  }
}

extension AnyFlowLayer {
  /// Every entry from bottom to top, each followed by those of its tabs.
  fileprivate func visitAll(_ body: (any TreeEntry) -> Void) {
    var entries: [any TreeEntry] = []
    _ = walkEntries(.alternate) { entry in
      entries.append(entry)
      return true
    }
    for entry in entries.reversed() {
      body(entry)
      for tab in entry.tabSet?.anyLayers ?? [] { tab.visitAll(body) }
    }
  }
}
