/// One own layer of a flow: its base, one that it presented, or one tab of its tabs.
///
/// Its slots hold the flow's own entries and its children. A platform layer shows the slots with
/// the bases of the children written out; a child's base is therefore no platform layer.
///
/// Layers, slots and entries are the same for all flows: what has a flow's types is asked for in the
/// flow. So the walks and changes of a tree meet no generic code.
@MainActor
final class FlowLayer {
  /// What a layer is to its flow.
  enum Kind {
    case base
    case modal(ModalStyle, presenter: PresenterReference)
    case tab(Int, TabSetReference)
  }

  /// The slots beside the current ones: all below `kept`, then `tail`.
  struct Alternate {
    var kept: Int
    var tail: [Slot]
  }

  let kind: Kind
  /// The flow whose layer it is.
  private(set) weak var node: (any FlowNode)?
  private(set) var slots: [Slot] = []
  var alternate: Alternate?
  /// The platform layer that begins with this one; nil for the base of a child.
  var ownObject: LayerObject?
  /// The platform layer of the parent in which the base of a child is written out.
  weak var hostObject: LayerObject?

  init(_ kind: Kind, object: LayerObject) {
    self.kind = kind
    ownObject = object
    object.host = self
  }

  /// Tells the layer whose it is.
  func belong(to node: any FlowNode) {
    self.node = node
  }
}

// Reading.
extension FlowLayer {
  func slotCount(_ reading: Reading) -> Int {
    guard reading == .alternate, let alternate else { return slots.count }
    return alternate.kept + alternate.tail.count
  }

  func slot(_ position: Int, _ reading: Reading) -> Slot {
    guard reading == .alternate, let alternate, position >= alternate.kept else {
      return slots[position]
    }
    return alternate.tail[position - alternate.kept]
  }

  func topSlot(_ reading: Reading) -> Slot? {
    let count = slotCount(reading)
    return count == 0 ? nil : slot(count - 1, reading)
  }

  /// Walks the slots from the top until `body` returns false; false if it did.
  func walkSlots(_ reading: Reading, _ body: (Slot) -> Bool) -> Bool {
    var position = slotCount(reading) - 1
    while position >= 0 {
      guard body(slot(position, reading)) else { return false }
      position -= 1
    }
    return true
  }

  func walkEntries(_ reading: Reading, _ body: (Entry) -> Bool) -> Bool {
    walkSlots(reading) { $0.walkEntries(reading, body) }
  }

  /// Walks the identities from the top, also those of children that are not made yet.
  func walkIDs(_ reading: Reading, _ body: (EntryID) -> Bool) -> Bool {
    walkSlots(reading) { $0.walkIDs(reading, body) }
  }

  /// The number of entries, counted no further than `limit`.
  func entryCount(_ reading: Reading, upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var count = 0
    _ = walkIDs(reading) { _ in
      count += 1
      return count < limit
    }
    return count
  }

  /// The uppermost entry; nil if it lies in a child that is not made yet.
  func topEntry(_ reading: Reading) -> Entry? {
    topSlot(reading)?.topEntry(reading)
  }

  func topPending(_ reading: Reading) -> (any AnyChildLink)? {
    topSlot(reading)?.topPending(reading)
  }

  /// The coordinator whose entry is on top, through tabs.
  func topNode(_ reading: Reading) -> (any FlowNode)? {
    switch topSlot(reading) {
    case .child(let link): link.child?.baseLayer.topNode(reading) ?? node
    case .entry(let entry): entry.tabSet?.selectedLayer(reading).topNode(reading) ?? node
    case nil: node
    }
  }

  func bottomEntry(_ reading: Reading) -> Entry? {
    slotCount(reading) == 0 ? nil : slot(0, reading).bottomEntry(reading)
  }
}

// The layer's place.
extension FlowLayer {
  /// The platform layer in which the entries are shown.
  var object: LayerObject? {
    // An attached flow still has the object that it was read through while it was fresh.
    hostObject ?? ownObject
  }

  /// True if the entry that presented the layer is gone in the draft.
  var hasLostPresenter: Bool {
    guard case .modal(_, let presenter) = kind else { return false }
    return presenter.isGone
  }

  /// The entry that presented the layer, while it is in the tree.
  var presenter: Entry? {
    guard case .modal(_, let presenter) = kind else { return nil }
    return presenter.settledEntry
  }

  var style: LayerStyle {
    switch kind {
    case .base: .base
    case .modal(let style, _): .modal(style)
    case .tab: .tab
    }
  }

  /// The tabs that the layer is one of, and which.
  var tab: (tabSet: any AnyTabSet, position: Int)? {
    guard case .tab(let position, let reference) = kind, let tabSet = reference.tabSet else {
      return nil
    }
    return (tabSet, position)
  }

  /// The layer of the chain in which this one lies, through children and tabs.
  var chainLayer: FlowLayer {
    var layer = object?.host ?? self
    while let outer = layer.tab?.tabSet.outerLayer { layer = outer }
    return layer
  }
}

// The alternate.
extension FlowLayer {
  /// True if the alternate differs from the slots.
  var isChanged: Bool {
    guard let alternate else { return false }
    return alternate.kept < slots.count || !alternate.tail.isEmpty
  }

  /// How many entries of the platform layer lie above the lowest change; nil if the layer is new.
  func changedReach() -> Int? {
    guard let alternate, let object else { return nil }
    if alternate.kept < slots.count {
      guard let lowest = slots[alternate.kept].bottomEntry(.current) else { return nil }
      return object.distance(of: lowest) + 1
    }
    guard alternate.kept > 0, let top = slots[alternate.kept - 1].topEntry(.current) else {
      return nil
    }
    return object.distance(of: top)
  }

  func swapAlternate() {
    guard let draft = alternate else { return }
    var changed = slots.take()
    let past = Array(changed[draft.kept...])
    changed.removeLast(changed.count - draft.kept)
    changed.append(contentsOf: draft.tail)
    slots = changed
    alternate = Alternate(kept: draft.kept, tail: past)
  }

  func clearAlternate() {
    alternate = nil
  }

  /// Empties the layer after its coordinator has left.
  func release() {
    slots = []
    alternate = nil
  }
}
