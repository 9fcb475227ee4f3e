extension Tree {
  /// The layer of the chain in which an entry lies, through tabs, and whether they are all selected.
  private func place(of entry: Entry) -> (layer: FlowLayer?, isSelected: Bool) {
    let host = entry.layer?.host
    return (host?.chainLayer, host?.isSeen ?? true)
  }

  /// True if an entry is the top of its layer with nothing presented on it. The top of a tab that is
  /// not selected counts, but not for presenting. A tab that is a screen pushes above its tabs, so
  /// they have to be on top, too.
  func isOnTop(_ entry: Entry, presenting: Bool) -> Bool {
    guard entry.layer?.host?.topEntry(.alternate) === entry else { return false }
    if let tabs = entry.tabsOfScreen {
      guard tabs.layer?.host?.topEntry(.alternate) === tabs else { return false }
    }
    let (layer, isSelected) = place(of: entry)
    return isSelected ? layer === topLayer(.alternate) : !presenting
  }

  func dismiss(from entry: Entry, _ draft: TreeDraft) -> Outcome {
    let (layer, isSelected) = place(of: entry)
    let modals = modals(.alternate)
    let position = modals.firstIndex { $0 === layer }
    let above = (position ?? -1) + 1
    if isSelected, above < modals.count {
      draft.endModals(from: above)
    } else if let position {
      draft.endModals(from: position)
    } else {
      return .ignored(.nothingPresented)
    }
    return .performed
  }
}
