// From an edit of routes to a draft of slots: which entries stay, which routes join which child.

extension Flow {
  /// Drafts an edit of the routes of a layer.
  ///
  /// - Parameter arrival: How the new routes came, for the children that they start.
  func apply(
    _ edit: StackEdit<Route>, to layer: FlowLayer, _ draft: TreeDraft, _ arrival: Arrival = .literal
  ) throws(Refusal) {
    guard !edit.tail.isEmpty else { return try layer.drop(edit.dropped, draft) }
    var builder = SlotBuilder(layer: layer, flow: self, draft: draft, arrival: arrival)
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
    _ count: Int, keeping kept: [Int], in layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) {
    try apply(
      StackEdit(dropped: count, tail: kept.map(StackEdit<Route>.Item.kept)), to: layer, draft)
  }
}

extension FlowLayer {
  /// Drops entries from the top; the lowest of them may be the upper part of a child.
  func drop(_ count: Int, _ draft: TreeDraft) throws(Refusal) {
    let end = slotCount(.alternate)
    var kept = end
    let remaining = walkWholeSlots(ofTop: count) { _, _ in kept -= 1 }
    // The child that keeps its lower part is drafted first: observers of siblings are told in the
    // order in which their layers were.
    if remaining > 0, kept > 0 { try slot(kept - 1, .alternate).link?.drop(remaining, draft) }
    var position = end
    while position > kept {
      position -= 1
      drop(slot(position, .alternate), draft)
    }
    write(keeping: kept, tail: [], draft)
  }

  /// The same, and brings back those at `kept`, distances from the old top.
  func drop(_ count: Int, keeping kept: [Int], _ draft: TreeDraft) throws(Refusal) {
    guard !kept.isEmpty else { return try drop(count, draft) }
    guard let node else { throw Refusal(.left) }
    try node.drop(count, keeping: kept, in: self, draft)
  }

  /// Walks the slots from the top whose entries are all among the uppermost `count`.
  ///
  /// - Returns: How many of those entries lie in the slot below, the upper part of a child.
  func walkWholeSlots(ofTop count: Int, _ body: (Slot, _ size: Int) -> Void) -> Int {
    var remaining = count
    _ = walkSlots(.alternate) { slot in
      guard remaining > 0 else { return false }
      let size = slot.count(.alternate, upTo: remaining + 1)
      guard size <= remaining else { return false }
      remaining -= size
      body(slot, size)
      return true
    }
    return remaining
  }

  /// Drops everything that the draft has in the layer.
  func dropAll(_ draft: TreeDraft) {
    for position in 0..<slotCount(.alternate) {
      drop(slot(position, .alternate), draft)
    }
    write(keeping: 0, tail: [], draft)
  }

  /// The child's slot goes; false if it is the only one.
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
  func drop(_ slot: Slot, _ draft: TreeDraft) {
    switch slot {
    case .entry(let entry): draft.drop(entry)
    case .child(let link):
      draft.drop(link)
      if let node = link.child { draft.drop(node) }
    }
  }

  /// Writes the alternate: all slots below `kept`, then `tail`.
  func write(keeping kept: Int, tail: [Slot], _ draft: TreeDraft) {
    if alternate == nil { draft.touch(self) }
    var changed = alternate ?? Alternate(kept: kept, tail: [])
    // Taken out, so that the tail is changed in place and not copied.
    alternate = nil
    if kept <= changed.kept {
      changed = Alternate(kept: kept, tail: tail)
    } else {
      changed.tail.removeLast(changed.kept + changed.tail.count - kept)
      changed.tail.append(contentsOf: tail)
    }
    // What the draft has as it was is no change.
    var same = 0
    while same < changed.tail.count, changed.kept + same < slots.count,
      changed.tail[same].isIdentical(to: slots[changed.kept + same])
    {
      same += 1
    }
    if same > 0 {
      changed.tail.removeFirst(same)
      changed.kept += same
    }
    alternate = changed
  }
}
