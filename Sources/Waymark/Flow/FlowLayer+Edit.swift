// From an edit of routes to a draft of slots: which entries stay, which routes join which child.

extension FlowLayer {
  /// Drafts an edit of the layer's routes.
  ///
  /// - Parameter arrival: How the new routes came, for the children that they start.
  func apply(
    _ edit: StackEdit<Route>, _ draft: TreeDraft, _ arrival: Arrival = .literal
  ) throws(Refusal) {
    guard let flow else { throw Refusal(.left) }
    var builder = SlotBuilder(layer: self, flow: flow, draft: draft, arrival: arrival)
    builder.drop(edit.dropped)
    for item in edit.tail {
      switch item {
      case .kept(let distance): try builder.keep(distance)
      case .new(let route, let id): try builder.add(route, id: id)
      }
    }
    try builder.finish()
  }

  func drop(
    _ count: Int, keeping kept: [Int], _ draft: TreeDraft
  ) throws(Refusal) {
    try apply(StackEdit(dropped: count, tail: kept.map(StackEdit<Route>.Item.kept)), draft)
  }

  func dropAll(_ draft: TreeDraft) {
    for position in 0..<slotCount(.alternate) {
      drop(slot(position, .alternate), draft)
    }
    write(keeping: 0, tail: [], draft)
  }

  func remove(_ link: AnyObject, _ draft: TreeDraft) -> Bool {
    let count = slotCount(.alternate)
    guard count > 1 else { return false }
    var position = count - 1
    while position >= 0, slot(position, .alternate).link !== link { position -= 1 }
    guard position >= 0 else { return false }
    drop(slot(position, .alternate), draft)
    write(
      keeping: position, tail: (position + 1..<count).map { slot($0, .alternate) }, draft)
    return true
  }

  /// Marks all that lies in a slot as dropped.
  func drop(_ slot: Slot<Route, Screen>, _ draft: TreeDraft) {
    switch slot {
    case .entry(let entry): draft.drop(entry)
    case .child(let link):
      draft.drop(link)
      if let node = link.body.node { draft.drop(node) }
    }
  }

  /// Writes the alternate: all slots below `kept`, then `tail`.
  func write(keeping kept: Int, tail: [Slot<Route, Screen>], _ draft: TreeDraft) {
    if var changed = alternate {
      // Taken out first, so that the tail is changed in place and not copied.
      alternate = nil
      if kept <= changed.kept {
        changed = Alternate(kept: kept, tail: tail)
      } else {
        changed.tail.removeSubrange((kept - changed.kept)...)
        changed.tail.append(contentsOf: tail)
      }
      alternate = changed
    } else {
      alternate = Alternate(kept: kept, tail: tail)
      draft.touch(self)
    }
    // What the draft has as it was is no change.
    while let first = alternate?.tail.first, let kept = alternate?.kept, kept < slots.count,
      first.isIdentical(to: slots[kept])
    {
      alternate?.tail.removeFirst()
      alternate?.kept += 1
    }
  }
}
