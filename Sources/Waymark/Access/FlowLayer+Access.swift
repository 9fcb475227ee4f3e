extension FlowLayer {
  /// What is said against what the draft adds to the layer.
  func entryRefusal(_ draft: TreeDraft) -> AccessRefusal? {
    guard let node, let tail = alternate?.tail, !comesUnseen else { return nil }
    var found: AccessRefusal?
    func note(_ refusal: AccessRefusal?, _ id: EntryID?) {
      guard var refusal else { return }
      if let id {
        guard !draft.spares(id, in: self) else { return }
        refusal.place = (self, id)
      }
      found = AccessRefusal.outer(found, refusal)
    }
    for slot in tail where slot.isFresh && found?.level != 0 {
      switch slot {
      case .entry(let entry): note(node.refusal(of: entry), entry.id)
      case .child(let link): link.pendingRefusals(note)
      }
    }
    return found
  }

  /// True if the draft adds an entry or a child.
  var addsSomething: Bool {
    alternate?.tail.contains(where: \.isFresh) ?? false
  }
}

// Tabs around a layer.
extension FlowLayer {
  /// The tabs around the layer, from the innermost outwards, each with the tab that it lies in.
  func outerTabs(_ body: (any AnyTabSet, _ position: Int) -> Bool) {
    var layer = object?.host
    while let (tabSet, position) = layer?.tab {
      guard body(tabSet, position) else { return }
      layer = tabSet.outerLayer
    }
  }

  /// True if the layer comes in a tab that is not selected: it is asked for when it is.
  var comesUnseen: Bool {
    guard let object, case .tab = object.style else { return false }
    var isUnseen = false
    outerTabs { tabSet, position in
      isUnseen =
        tabSet.entry?.mark == .fresh && tabSet.selection(.alternate).selected != position
      return !isUnseen
    }
    return isUnseen
  }

  /// True if all tabs that the layer lies in are selected.
  var isSeen: Bool {
    var isSeen = true
    outerTabs { tabSet, position in
      isSeen = tabSet.selection(.alternate).selected == position
      return isSeen
    }
    return isSeen
  }

  /// What is said against the entries of the layer, and of the selected tabs in it.
  func pathRefusal(_ draft: TreeDraft) -> AccessRefusal? {
    var found: AccessRefusal?
    _ = walkEntries(.alternate) { entry in
      // From the top down, and what lies lower counts first.
      if let tabSet = entry.tabSet {
        found = AccessRefusal.outer(tabSet.selectedLayer(.alternate).pathRefusal(draft), found)
      }
      if !draft.keeps(entry.id) { found = AccessRefusal.outer(entry.refusal(), found) }
      return true
    }
    return found
  }
}
